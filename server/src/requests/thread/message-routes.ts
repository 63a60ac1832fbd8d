import * as threads from '@fairquay/contract/requests/thread/endpoints.ts'
import { buyerMessages } from '@fairquay/contract/trade/buyer-messages.ts'
import multipart from '@fastify/multipart'
import { Failure } from '../../failure.ts'
import { type App, implement, implementOnce } from '../../http.ts'
import { companyOf } from '../../session.ts'
import { scopeOf } from '../../trade/scope.ts'
import { readAttachmentPart } from '../../uploads/attachments.ts'
import { sendAttachment } from '../../uploads/send-attachment.ts'
import { findMessageFile, findMessages, findReadableThread } from './find-messages.ts'
import { sendMessage } from './send-message.ts'
import { checkMayWrite, countMessageFile, storeMessageFile, storeRequestFile } from './store-message-file.ts'

const perPage = 50

export function messageRoutes(app: App): void {
  implement(app, threads.listMessages, async ({ viewer, params, query }) => {
    const thread = await findReadableThread(app.db, scopeOf(viewer), params.id, params.company)
    if (!thread) throw new Failure('not_found')
    const found = await findMessages(app.db, { ...thread, before: query.before, limit: perPage + 1 })
    return { data: found.slice(-perPage), has_more: found.length > perPage }
  })

  implementOnce(app, threads.sendMessage, async (tx, { viewer, params, body }) => ({
    data: await sendMessage(tx, app, viewer, params, body, new Date()),
  }))

  implement(app, threads.getMessageFile, async ({ viewer, params, reply }) => {
    return sendAttachment(app, reply, await findMessageFile(app.db, scopeOf(viewer), params.id))
  })

  // In a corner of their own, so that no other call takes files of this size.
  app.http.register(async (http) => {
    await http.register(multipart, {
      limits: { fileSize: threads.largestMessageFile, files: 1, fields: 4, parts: 6, headerPairs: 50 },
    })
    implement({ ...app, http }, threads.uploadMessageFile, async ({ viewer, params, request }) => {
      await checkMayWrite(app, viewer, params)
      await countMessageFile(app, viewer)
      return { data: await storeMessageFile(app, viewer, params, await readAttachmentPart(request)) }
    })
    implement({ ...app, http }, threads.uploadRequestFile, async ({ viewer, request }) => {
      companyOf(viewer, buyerMessages.noCompany)
      await countMessageFile(app, viewer)
      return { data: await storeRequestFile(app, viewer, await readAttachmentPart(request)) }
    })
  })
}
