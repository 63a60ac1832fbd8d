import { uploadMessages } from '@fairquay/contract/uploads/messages.ts'
import type { FastifyRequest } from 'fastify'
import { Failure } from '../failure.ts'

/** The picture sent as this field of a form; refused with the field named where there is none. */
export async function readPictureField(request: FastifyRequest, field: string): Promise<Buffer> {
  const part = request.isMultipart() ? await readPart(request) : undefined
  if (!part || part.fieldname !== field) {
    // What is not read would hold the connection.
    part?.file.resume()
    throw new Failure('invalid_input', { [field]: uploadMessages.missing }, uploadMessages.missing)
  }
  return part.toBuffer().catch((error: unknown) => {
    throw readProblem(error)
  })
}

async function readPart(request: FastifyRequest) {
  try {
    return await request.file()
  } catch (error) {
    throw readProblem(error)
  }
}

/** What a form is refused for; one that ends in the middle or is no form at all was not sent by a browser. */
function readProblem(error: unknown): Failure {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'FST_REQ_FILE_TOO_LARGE')
    return new Failure('too_large', { image: uploadMessages.tooLarge }, uploadMessages.tooLarge)
  return new Failure('invalid_input', { image: uploadMessages.missing }, uploadMessages.missing)
}
