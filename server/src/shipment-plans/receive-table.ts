import { tableMessages } from '@fairquay/contract/shipment-plans/messages.ts'
import type { FastifyRequest } from 'fastify'
import { Failure } from '../failure.ts'

/** The bytes of the file that was sent: the body itself, or the field `file` of a form. Refusals: 400 without one, 413 above the limit the route was registered with. */
export async function receiveTable(request: FastifyRequest): Promise<Buffer> {
  if (Buffer.isBuffer(request.body)) return request.body
  try {
    const part = request.isMultipart() ? await request.file() : undefined
    if (part?.fieldname === 'file') return await part.toBuffer()
    // What is not read would hold the connection.
    part?.file.resume()
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'FST_REQ_FILE_TOO_LARGE')
      throw new Failure('too_large', { file: tableMessages.tooLarge }, tableMessages.tooLarge)
  }
  throw new Failure('invalid_input', { file: tableMessages.missing }, tableMessages.missing)
}
