import type { FastifyReply } from 'fastify'
import { Failure } from '../failure.ts'
import { type App, answered } from '../http.ts'

/** Sends a stored attachment as a file to keep, under the name it came with: nothing in it can run (docs/safety.md#uploads). One that is not there answers like none. */
export async function sendAttachment(
  { files }: Pick<App, 'files'>,
  reply: FastifyReply,
  found: { file: string; name: string } | undefined,
): Promise<typeof answered> {
  const content = found && (await files.read(found.file))
  if (!found || !content) throw new Failure('not_found')
  reply
    .type(found.file.endsWith('.pdf') ? 'application/pdf' : 'image/webp')
    .header('Content-Disposition', `attachment; filename*=UTF-8''${encodeURIComponent(found.name)}`)
    .header('Content-Security-Policy', "default-src 'none'; sandbox")
    .header('X-Content-Type-Options', 'nosniff')
    .send(content)
  return answered
}
