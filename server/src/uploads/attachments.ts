import { offerMessages } from '@fairquay/contract/trade/offer-messages.ts'
import type { FastifyRequest } from 'fastify'
import { Failure } from '../failure.ts'
import { encodePicture, findPictureKind } from '../pictures.ts'
import { makeWorkQueue } from '../work-queue.ts'

/** Files that people attach to what they write: pictures, which are always encoded anew, and PDFs. */

const longestName = 120

const runQueued = makeWorkQueue({ most: 1, mostWaiting: 16, refuse: { code: 'too_many', retryAfter: 5 } })

/** What a file is decides its content, not what it is called. Refusals: 400 when it is empty, 415 neither picture nor PDF. */
export async function readAttachment(content: Buffer): Promise<{ kept: Buffer; ending: 'webp' | 'pdf' }> {
  if (content.length === 0) throw new Failure('invalid_input', { file: offerMessages.fileEmpty })
  if (isPdf(content)) return { kept: content, ending: 'pdf' }
  const refuse = () => new Failure('unsupported_type', { file: offerMessages.fileType }, offerMessages.fileType)
  if (!['png', 'jpeg'].includes(findPictureKind(content) ?? '')) throw refuse()
  return runQueued(async () => ({
    // Whatever the decoder does not like about what was sent, it is no picture we can show.
    kept: await encodePicture(content, widest).catch(() => {
      throw refuse()
    }),
    ending: 'webp' as const,
  }))
}

/** Photographed papers stay readable. */
const widest = 3000

function isPdf(content: Buffer): boolean {
  return /^%PDF-[12]\.\d/.test(content.subarray(0, 8).toString('latin1')) && content.subarray(-1024).includes('%%EOF')
}

/** What people call it, without anything a file system or a header could stumble over, and with the ending of what it is. */
export function nameAttachment(name: string, ending: string): string {
  const stem = name
    .replace(/^.*[\\/]/, '')
    .replace(/\.[A-Za-z0-9]{1,5}$/, '')
    // Browsers send quotation marks and breaks of lines like this.
    .replace(/%(?:22|0A|0D)/g, ' ')
    .replace(/[\p{C}\s"<>:|?*;%]+/gu, ' ')
    .trim()
    .slice(0, longestName)
  return `${stem === '' ? 'file' : stem}.${ending}`
}

/** The multipart field `file` of a call. Refusals: 400 without one, 413 above the limit the route was registered with. */
export async function readAttachmentPart(request: FastifyRequest): Promise<{ content: Buffer; name: string }> {
  try {
    const part = request.isMultipart() ? await request.file() : undefined
    if (part?.fieldname === 'file') return { content: await part.toBuffer(), name: part.filename ?? '' }
    // What is not read would hold the connection.
    part?.file.resume()
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'FST_REQ_FILE_TOO_LARGE')
      throw new Failure('too_large', { file: offerMessages.fileTooLarge }, offerMessages.fileTooLarge)
  }
  throw new Failure('invalid_input', { file: offerMessages.fileMissing }, offerMessages.fileMissing)
}
