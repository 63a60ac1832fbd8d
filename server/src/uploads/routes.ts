import type { Readable } from 'node:stream'
import { largestUpload, uploadImage, uploadImageBytes } from '@fairquay/contract/uploads/endpoints.ts'
import { uploadMessages } from '@fairquay/contract/uploads/messages.ts'
import multipart from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { Failure } from '../failure.ts'
import { type App, implement } from '../http.ts'
import { readByteList } from './read-byte-list.ts'
import { countUpload, storeUpload } from './store-upload.ts'

export function uploadRoutes(app: App): void {
  // In a corner of their own, so that no other call takes files or bodies of this size.
  app.http.register(async (http) => {
    await http.register(multipart, {
      limits: { fileSize: largestUpload, files: 1, fields: 4, parts: 6, headerPairs: 50 },
    })
    http.addContentTypeParser(
      ['application/octet-stream', 'image/png', 'image/jpeg', 'image/jpg', 'image/webp', 'image/avif'],
      { parseAs: 'buffer', bodyLimit: largestUpload },
      (_request, body, done) => done(null, body),
    )
    http.removeContentTypeParser('application/json')
    http.addContentTypeParser('application/json', async (_request: FastifyRequest, payload: Readable) =>
      readByteList(payload),
    )
    const corner = { ...app, http }

    implement(corner, uploadImage, async ({ viewer, request }) => {
      await countUpload(app, viewer)
      const { id, preview, medium, original, width, height } = await storeUpload(
        app,
        viewer,
        await readFile(request, 'image'),
      )
      return { success: true, image: original, id, preview, medium, original, width, height }
    })

    implement(corner, uploadImageBytes, async ({ viewer, request }) => {
      await countUpload(app, viewer)
      const content = Buffer.isBuffer(request.body) ? request.body : await readFile(request, 'file')
      const { id, original } = await storeUpload(app, viewer, content)
      return { locations: [original], id }
    })
  })
}

async function readFile(request: FastifyRequest, field: string): Promise<Buffer> {
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
