import * as quotes from '@fairquay/contract/freight/endpoints.ts'
import { freight } from '@fairquay/contract/freight/kind.ts'
import { planInputOfFreight } from '@fairquay/contract/freight/plan-input.ts'
import type { ShipmentData } from '@fairquay/contract/freight/shapes.ts'
import type { SaidOfPlace } from '@fairquay/contract/places/endpoints.ts'
import { planMessages } from '@fairquay/contract/shipment-plans/messages.ts'
import { renderDocument } from '../documents.ts'
import { Failure } from '../failure.ts'
import { type App, implement, implementOnce } from '../http.ts'
import { sayOfPlace } from '../places/say-of-place.ts'
import { queuedFor } from '../queued-for.ts'
import { presentPlan } from '../shipment-plans/present-plan.ts'
import { findRequestOf } from '../trade/find-request.ts'
import { findRequestDocument } from '../trade/request-documents.ts'
import { scopeOf } from '../trade/scope.ts'
import { sendPdf } from '../trade/send-pdf.ts'
import { checkGoods } from './check-goods.ts'
import { createLogisticQuote } from './create-logistic-quote.ts'
import { planFreight } from './plan-freight.ts'
import { presentAddresses, presentQuote } from './present.ts'
import { findCompanyAddresses, findQuote } from './queries.ts'
import { writeReviewDocument } from './write-review.ts'

export function freightRoutes(app: App): void {
  implementOnce(app, quotes.createLogisticQuote, async (tx, { viewer, body }) => ({
    id: await createLogisticQuote(tx, app, viewer, body, new Date()),
    ...warnOfPlace(body.shipment_data),
  }))

  implement(app, quotes.getLogisticQuote, async ({ viewer, params }) => {
    const row = await findRequestOf(app.db, freight, scopeOf(viewer), params.id)
    const quote = row && (await findQuote(app.db, row.id))
    if (!row || !quote) throw new Failure('not_found')
    return presentQuote(row, quote)
  })

  implement(app, quotes.getQuotePlan, async ({ viewer, params }) => {
    const row = await findRequestOf(app.db, freight, scopeOf(viewer), params.id)
    const quote = row && (await findQuote(app.db, row.id))
    if (!row || !quote?.plan) throw new Failure('not_found')
    const input = planInputOfFreight(quote.request.shipment_data, quote.goods)
    return presentPlan({ title: planMessages.ofRequest(row.id), input, plan: quote.plan }, null, row.created_at)
  })

  implement(app, quotes.makeReviewDocument, async (call) => {
    const { viewer, body } = call
    if (body.id !== undefined) {
      const row = await findRequestOf(app.db, freight, scopeOf(viewer), body.id)
      const stored = row && (await findRequestDocument(app.db, row.id, row.sight))
      if (!stored) throw new Failure('not_found')
      return sendPdf(call, await renderDocument(stored.template, stored.data, queuedFor(call)))
    }
    const checked = body.products && (await checkGoods(app.db, body.products, viewer.company?.id ?? 0))
    const goods = checked?.goods ?? []
    const data = writeReviewDocument({
      review: body,
      goods,
      plan: goods.length > 0 ? await planFreight(body.shipment_data, goods) : null,
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

/** What is wrong or doubtful about the place named beside the term of a request. */
function warnOfPlace({ incoterm, incoterm_place: named, transport }: ShipmentData): { place?: SaidOfPlace } {
  const said = named === undefined ? undefined : sayOfPlace({ incoterm, named, mode: transport.type })
  return said && said.level !== 'fact' ? { place: said } : {}
}
