import { largestDocument } from '@fairquay/contract/catalogue/companions.ts'
import { getDocument, uploadDocument } from '@fairquay/contract/products/endpoints.ts'
import multipart from '@fastify/multipart'
import { type App, implement } from '../http.ts'
import { readAttachmentPart } from '../uploads/attachments.ts'
import { sendAttachment } from '../uploads/send-attachment.ts'
import { countDocument, findDocument, storeDocument } from './document-files.ts'

/** Data sheets, certificates and manuals of products. */
export function documentRoutes(app: App): void {
  implement(app, getDocument, async ({ viewer, params, reply }) =>
    sendAttachment(app, reply, await findDocument(app.db, viewer, params.id)),
  )

  // In a corner of their own, so that no other call takes files of this size.
  app.http.register(async (http) => {
    await http.register(multipart, {
      limits: { fileSize: largestDocument, files: 1, fields: 4, parts: 6, headerPairs: 50 },
    })
    implement({ ...app, http }, uploadDocument, async ({ viewer, request }) => {
      await countDocument(app, viewer)
      return { data: await storeDocument(app, viewer, await readAttachmentPart(request)) }
    })
  })
}
