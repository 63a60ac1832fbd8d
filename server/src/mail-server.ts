import { readFileSync } from 'node:fs'
import type { Config } from './config.ts'
import { loadWhenUsed } from './load-when-used.ts'
import { writeMailPage } from './mail-page.ts'
import type { TakenMail } from './mail-queue.ts'

const loadMailer = loadWhenUsed<typeof import('nodemailer')>('nodemailer')

/** How handing a mail over went: it was taken, it was refused itself, or nobody could have handed over anything. */
export type HandOver =
  | { is: 'sent' }
  | { is: 'refused'; isFinal: boolean; reason: string }
  | { is: 'unreachable'; reason: string }

export type MailServerLimits = {
  /** Until a connection stands and the server has greeted, milliseconds. */
  connecting: number
  /** Between two signs of life. */
  silence: number
  /** For one mail from the queue to the end; some servers trickle their answers for ever. */
  whole: number
}

export const mailServerLimits: MailServerLimits = { connecting: 10_000, silence: 20_000, whole: 60_000 }

/** The mail server of the settings, behind a few connections that stay open from mail to mail. */
export type MailServer = {
  handOver(mail: TakenMail): Promise<HandOver>
  /** Ends idle connections, and with `force` also those at work. */
  close(force: boolean): void
}

type MailSettings = Pick<
  Config,
  'smtpUrl' | 'smtpConnections' | 'mailFrom' | 'mailReturnTo' | 'dkim' | 'publicUrl' | 'settings'
>

export function openMailServer(
  { smtpUrl, smtpConnections, mailFrom, mailReturnTo, dkim, publicUrl, settings }: MailSettings,
  limits = mailServerLimits,
): MailServer {
  const transport = loadMailer().createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: smtpConnections,
    maxMessages: 100,
    // A server may close a connection between two mails: once, the mail takes the next one.
    maxRequeues: 1,
    idleTimeout: 5000,
    connectionTimeout: limits.connecting,
    greetingTimeout: limits.connecting,
    dnsTimeout: limits.connecting,
    socketTimeout: limits.silence,
    ...(dkim && {
      dkim: { domainName: dkim.domain, keySelector: dkim.selector, privateKey: readFileSync(dkim.keyFile, 'utf8') },
    }),
  } as object)
  return {
    async handOver(mail) {
      try {
        await transport.sendMail({
          from: mailFrom,
          ...(mailReturnTo && { envelope: { from: mailReturnTo, to: mail.to_address } }),
          to: { name: mail.to_name, address: mail.to_address },
          subject: mail.subject,
          text: mail.text,
          html: writeMailPage(mail, { name: settings.name, publicUrl }),
          messageId: mail.message_id,
          headers: {
            // No answers of absent people (RFC 3834).
            'Auto-Submitted': 'auto-generated',
            // Some services give a mail another Message-ID; reports quote this as well.
            'X-Mail-Ref': mail.message_id,
            ...(mail.unsubscribe_url !== null && {
              'List-Unsubscribe': `<${mail.unsubscribe_url}>`,
              'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
            }),
          },
          disableFileAccess: true,
          disableUrlAccess: true,
          signal: AbortSignal.timeout(limits.whole),
        } as object)
        return { is: 'sent' }
      } catch (error) {
        const judged = judge(error)
        return { ...judged, reason: hideSecrets(judged.reason, smtpUrl).slice(0, 500) }
      }
    },
    close: (force) => (transport.close as (options: { force: boolean }) => void)({ force }),
  }
}

type SmtpError = Error & { code?: string; responseCode?: number; command?: string }

/** What is said about this recipient or this text is the mail's own; all else would have met any other mail as well. */
function judge(error: unknown): Exclude<HandOver, { is: 'sent' }> {
  const { code, responseCode, command, message, name } = error as SmtpError
  if (code === 'EABORT' || name === 'AbortError' || name === 'TimeoutError')
    return { is: 'unreachable', reason: 'The mail server did not finish in time.' }
  const isAboutMail = command === 'RCPT TO' || command === 'DATA'
  if (isAboutMail && responseCode !== undefined && responseCode !== 421)
    return { is: 'refused', isFinal: responseCode >= 500, reason: message }
  // Refused before the server was asked: an address it cannot be told, a text too large for what it announced.
  if (code === undefined || code === 'EMESSAGE' || (code === 'EENVELOPE' && command === 'API'))
    return { is: 'refused', isFinal: true, reason: message }
  return { is: 'unreachable', reason: message }
}

/** Servers may repeat what they were told. */
function hideSecrets(text: string, smtpUrl: string | undefined): string {
  const password = smtpUrl && URL.canParse(smtpUrl) ? new URL(smtpUrl).password : ''
  const plain = decodeSafely(password)
  const secrets = [password, plain, plain && Buffer.from(plain).toString('base64')].filter((secret) => secret !== '')
  return secrets.reduce((shown, secret) => shown.replaceAll(secret, '…'), text)
}

function decodeSafely(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
