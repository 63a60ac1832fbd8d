import { getRequestPdf } from '@fairquay/contract/requests/papers/pdf-endpoint.ts'
import { renderDocument } from '../../documents.ts'
import { Failure } from '../../failure.ts'
import { type App, implement } from '../../http.ts'
import { queuedFor } from '../../queued-for.ts'
import { findRequestDocument } from '../../trade/request-documents.ts'
import { scopeOf } from '../../trade/scope.ts'
import { sendPdf } from '../../trade/send-pdf.ts'
import { findRequest } from '../inbox/find-requests.ts'
import { getParty, sightOf } from '../inbox/present.ts'

/** The PDFs of all kinds of request. */
export function requestDocumentRoutes(app: App): void {
  implement(app, getRequestPdf, async (call) => {
    const reader = scopeOf(call.viewer)
    const { id } = call.params
    const row = reader && (await findRequest(app.db, reader, id))
    const document = row && (await findRequestDocument(app.db, id, sightOf(row, getParty(row, reader))))
    if (!document) throw new Failure('not_found')
    return sendPdf(call, await renderDocument(document.template, document.data, queuedFor(call)))
  })
}
