import type { Readable } from 'node:stream'
import { largestUpload, uploadImage, uploadImageBytes } from '@fairquay/contract/uploads/endpoints.ts'
import multipart from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { type App, implement } from '../http.ts'
import { readByteList } from './read-byte-list.ts'
import { readPictureField } from './read-picture-field.ts'
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
        await readPictureField(request, 'image'),
      )
      return { success: true, image: original, id, preview, medium, original, width, height }
    })

    implement(corner, uploadImageBytes, async ({ viewer, request }) => {
      await countUpload(app, viewer)
      const content = Buffer.isBuffer(request.body) ? request.body : await readPictureField(request, 'file')
      const { id, original } = await storeUpload(app, viewer, content)
      return { locations: [original], id }
    })
  })
}
