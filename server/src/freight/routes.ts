import * as quotes from '@fairquay/contract/freight/endpoints.ts'
import { renderDocument } from '../documents.ts'
import { Failure } from '../failure.ts'
import { type App, implement, implementOnce } from '../http.ts'
import { queuedFor } from '../queued-for.ts'
import { findRequest } from '../requests/inbox/find-requests.ts'
import { scopeOf } from '../requests/inbox/scope.ts'
import { findRequestDocument, sendPdf } from '../requests/papers/documents.ts'
import { checkGoods } from './check-goods.ts'
import { createLogisticQuote } from './create-logistic-quote.ts'
import { presentAddresses, presentQuote } from './present.ts'
import { findCompanyAddresses, findQuote } from './queries.ts'
import { writeReviewDocument } from './write-review.ts'

export function freightRoutes(app: App): void {
  implementOnce(app, quotes.createLogisticQuote, async (tx, { viewer, body }) => ({
    id: await createLogisticQuote(tx, app, viewer, body, new Date()),
  }))

  implement(app, quotes.getLogisticQuote, async ({ viewer, params }) => {
    const scope = scopeOf(viewer)
    const row = scope && (await findRequest(app.db, scope, params.id))
    const quote = row && (await findQuote(app.db, row.id))
    if (!row || !quote) throw new Failure('not_found')
    return presentQuote(row, quote)
  })

  implement(app, quotes.makeReviewDocument, async (call) => {
    const { viewer, body } = call
    if (body.id !== undefined) {
      const stored = await findRequestDocument(app.db, scopeOf(viewer), body.id)
      if (stored?.template !== 'logistic-quote') throw new Failure('not_found')
      return sendPdf(call, await renderDocument(stored.template, stored.data, queuedFor(call)))
    }
    const checked = body.products && (await checkGoods(app.db, body.products, viewer.company?.id ?? 0))
    const data = writeReviewDocument({
      review: body,
      goods: checked?.goods ?? [],
      day: new Date().toISOString().slice(0, 10),
      value: checked?.order,
      marketplace: app.config.settings.name,
    })
    return sendPdf(call, await renderDocument('logistic-quote', data, queuedFor(call)))
  })

  implement(app, quotes.getCompanyAddresses, async ({ viewer, params }) => {
    const own = viewer.company?.id
    const row = await findCompanyAddresses(app.db, params.id, own)
    if (!row) throw new Failure('not_found')
    return presentAddresses(row, row.id === own)
  })
}
