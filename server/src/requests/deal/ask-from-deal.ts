import type { BodyOf } from '@fairquay/contract/endpoint.ts'
import type { QuoteProduct } from '@fairquay/contract/freight/shapes.ts'
import { writeMoney } from '@fairquay/contract/money.ts'
import type { askDutiesOfDeal, askFreightOfDeal } from '@fairquay/contract/requests/deal/endpoints.ts'
import { sql } from 'kysely'
import { readMarkets, sendCustomsRequest } from '../../customs/create-customs-request.ts'
import type { Queryable } from '../../database.ts'
import { sendQuote } from '../../freight/create-logistic-quote.ts'
import type { App } from '../../http.ts'
import type { Viewer } from '../../session.ts'
import type { RequestToStore } from '../../trade/lines-to-store.ts'
import { lockAgreed } from './find-agreed.ts'
import { packAgreed } from './pack-agreed.ts'

/** Asks every approved provider to carry what was agreed. Nothing of the goods is taken from the browser, and from the market of today only what the deal leaves open. */
export async function askForFreight(
  tx: Queryable,
  app: Pick<App, 'jobs' | 'config'>,
  viewer: Viewer,
  requestId: number,
  body: BodyOf<typeof askFreightOfDeal>,
  now: Date,
): Promise<number> {
  const { deal, fileId, order } = await lockAgreed(tx, viewer, requestId)
  const goods = await packAgreed(tx, deal.lines)
  return sendQuote(
    tx,
    app,
    viewer,
    { ...body, order_data: { products: listProducts(order) } },
    { order, goods, fileId },
    now,
  )
}

/** The fixed shape names goods by their products and price lines: of a deal those that are still there. */
export function listProducts({ lines, currency }: RequestToStore): QuoteProduct[] {
  return lines.flatMap(({ productId, termId, quantity, total }) =>
    productId === null || termId === null
      ? []
      : [{ product_id: productId, quantity, selected_price_id: termId, total_price: writeMoney(total, currency) }],
  )
}

/** Asks every approved broker what importing the whole deal costs. */
export async function askForDuties(
  tx: Queryable,
  app: Pick<App, 'jobs' | 'config'>,
  viewer: Viewer,
  requestId: number,
  body: BodyOf<typeof askDutiesOfDeal>,
  now: Date,
): Promise<number> {
  const { deal, fileId, order } = await lockAgreed(tx, viewer, requestId)
  const { city, country, company } = deal.seller
  return sendCustomsRequest(
    tx,
    app,
    viewer,
    {
      ...readMarkets(body),
      broker: body.broker,
      seller: { company, place: [city, country].filter(Boolean).join(', ') },
      product: null,
      order,
      terms: { incoterm: deal.incoterm ?? '', place: deal.place, freight: await findAgreedFreight(tx, fileId) },
      fileId,
    },
    now,
  )
}

/** What carrying goods of this file costs, where that was agreed: the newest deal, minor units. */
async function findAgreedFreight(tx: Queryable, fileId: number): Promise<{ total: number; currency: string } | null> {
  const { rows } = await sql<{ total: number; currency: string }>`
    select (d.snapshot ->> 'total')::bigint as total, d.snapshot ->> 'currency' as currency
    from request_deals d join requests r on r.id = d.request_id
    where r.file_id = ${fileId} and r.kind = 'logistic' order by d.accepted_at desc limit 1`.execute(tx)
  return rows[0] ?? null
}
