import { getRequestPdf } from '@fairquay/contract/requests/papers/pdf-endpoint.ts'
import type { RequestReader } from '@fairquay/contract/trade/parties.ts'
import { sql } from 'kysely'
import type { Queryable } from '../../database.ts'
import { renderDocument } from '../../documents.ts'
import { Failure } from '../../failure.ts'
import { type App, answered, type Call, implement } from '../../http.ts'
import { queuedFor } from '../../queued-for.ts'
import type { RequestDocument } from '../../trade/write-document.ts'
import { findRequest } from '../inbox/find-requests.ts'
import { scopeOf } from '../inbox/scope.ts'

/** The document of a request that the reader has a part in; another's answers like none. */
export async function findRequestDocument(
  db: Queryable,
  reader: RequestReader | undefined,
  requestId: number,
): Promise<RequestDocument | undefined> {
  if (!reader || !(await findRequest(db, reader, requestId))) return undefined
  const { rows } = await sql<RequestDocument>`
    select template, data from request_documents where request_id = ${requestId}`.execute(db)
  return rows[0]
}

/** Sends a PDF as a file to keep, named with the day it is (docs/product.md#wire). */
export function sendPdf({ reply }: Pick<Call<typeof getRequestPdf>, 'reply'>, pdf: Buffer): typeof answered {
  const day = new Date().toISOString().slice(0, 10)
  reply.type('application/pdf').header('Content-Disposition', `attachment; filename="${day}.pdf"`).send(pdf)
  return answered
}

/** The PDFs of all kinds of request. */
export function requestDocumentRoutes(app: App): void {
  implement(app, getRequestPdf, async (call) => {
    const document = await findRequestDocument(app.db, scopeOf(call.viewer), call.params.id)
    if (!document) throw new Failure('not_found')
    return sendPdf(call, await renderDocument(document.template, document.data, queuedFor(call)))
  })
}
