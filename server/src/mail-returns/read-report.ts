import type { ReturnKind } from '@fairquay/contract/mail-return-rules.ts'
import PostalMime from 'postal-mime'

/** What a report says of one of our mails. */
export type ReturnReport = {
  kind: Exclude<ReturnKind, 'refused'>
  /** Names the mail: only its recipient and the servers on the way have ever seen it, so that nobody else can write a report about it. */
  messageId: string
  status: string
  reason: string
}

/**
 * Reads a message in the mailbox of returns: a report that a mail was not delivered (RFC 3464), or that somebody called it spam (RFC 5965). Nothing for all else,
 * such as a mail that is only late, or an answer somebody wrote by hand.
 */
export async function readReport(source: Uint8Array): Promise<ReturnReport | undefined> {
  const { attachments } = await PostalMime.parse(source, { maxNestingDepth: 20 })
  const partOf = (...types: string[]) => {
    const part = attachments.find(({ mimeType }) => types.includes(mimeType.toLowerCase()))
    return part && toText(part.content)
  }
  const returned = partOf('message/rfc822', 'message/global', 'text/rfc822-headers', 'message/global-headers')
  const messageId = findMessageId(returned ?? '') ?? findMessageId(toText(source))
  if (messageId === undefined) return undefined
  const complaint = partOf('message/feedback-report')
  if (complaint !== undefined) return readComplaint(complaint, messageId)
  const delivery = partOf('message/delivery-status', 'message/global-delivery-status')
  return delivery === undefined ? undefined : readDelivery(delivery, messageId)
}

function readComplaint(text: string, messageId: string): ReturnReport | undefined {
  const type = readFields(text).get('feedback-type')?.toLowerCase() ?? ''
  // "not-spam" takes a complaint back, "dmarc" and others are no word of the person.
  if (type !== 'abuse' && type !== 'fraud' && type !== 'opt-out') return undefined
  return { kind: 'complained', messageId, status: '', reason: '' }
}

/** The first group of fields is about the report itself, each further one about a recipient; our mails have one. */
function readDelivery(text: string, messageId: string): ReturnReport | undefined {
  const recipients = text
    .split(/\r?\n\s*\r?\n/)
    .map(readFields)
    .filter((fields) => fields.has('action'))
  const failed = recipients.find((fields) => fields.get('action')?.toLowerCase() === 'failed')
  if (!failed) return undefined
  const status = /^[245]\.\d{1,3}\.\d{1,3}/.exec(failed.get('status') ?? '')?.[0] ?? ''
  const reason = (failed.get('diagnostic-code') ?? '').replace(/^[\w-]+\s*;\s*/, '')
  return { kind: 'bounced', messageId, status, reason: reason.slice(0, 500) }
}

/** Fields as a mail has them, folded lines made one; names in lower case. */
function readFields(text: string): Map<string, string> {
  const lines = text.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/)
  return new Map(
    lines.flatMap((line) => {
      const [, name, value] = /^([\w-]+)\s*:\s*(.*)$/.exec(line) ?? []
      return name === undefined ? [] : [[name.toLowerCase(), (value ?? '').trim()] as const]
    }),
  )
}

function findMessageId(text: string): string | undefined {
  return /<[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}@fairquay>/.exec(text)?.[0]
}

function toText(content: string | ArrayBuffer | Uint8Array): string {
  return typeof content === 'string' ? content : Buffer.from(content as Uint8Array).toString('utf8')
}
