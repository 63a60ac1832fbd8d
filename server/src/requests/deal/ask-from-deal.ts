import { cartMessages } from '@fairquay/contract/cart/messages.ts'
import { readVariantKey } from '@fairquay/contract/catalogue/prices.ts'
import type { Product } from '@fairquay/contract/catalogue/shapes.ts'
import { readTravel } from '@fairquay/contract/catalogue/travel.ts'
import type { BodyOf } from '@fairquay/contract/endpoint.ts'
import type { QuoteGoods, QuoteProduct } from '@fairquay/contract/freight/shapes.ts'
import { writeMoney } from '@fairquay/contract/money.ts'
import type { askDutiesOfDeal, askFreightOfDeal } from '@fairquay/contract/requests/deal/endpoints.ts'
import type { DealLine } from '@fairquay/contract/trade/deal.ts'
import { readDealPacking } from '@fairquay/contract/trade/load.ts'
import { sql } from 'kysely'
import { readMarkets, sendCustomsRequest } from '../../customs/create-customs-request.ts'
import type { Queryable } from '../../database.ts'
import { Failure } from '../../failure.ts'
import { sendQuote } from '../../freight/create-logistic-quote.ts'
import type { App } from '../../http.ts'
import type { Viewer } from '../../session.ts'
import { describeLoad } from '../../trade/describe-line.ts'
import { findCards } from '../../trade/find-cards.ts'
import type { RequestToStore } from '../../trade/lines-to-store.ts'
import { lockAgreed } from './find-agreed.ts'

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
  const goods = await packGoods(tx, deal.lines)
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
function listProducts({ lines, currency }: RequestToStore): QuoteProduct[] {
  return lines.flatMap(({ productId, termId, quantity, total }) =>
    productId === null || termId === null
      ? []
      : [{ product_id: productId, quantity, selected_price_id: termId, total_price: writeMoney(total, currency) }],
  )
}

/** The packs of the deal; goods whose packing, code or dangers were described only since are as their product says now. */
async function packGoods(tx: Queryable, lines: readonly DealLine[]): Promise<QuoteGoods[]> {
  const open = lines.flatMap(({ load, hts, product_id }) => (load?.travel && hts !== null ? [] : (product_id ?? [])))
  const cards = await findCards(tx, open)
  const goods = lines.map((line) => {
    const chosen = readVariantKey(line.variant_key ?? '')
    const card = cards.get(line.product_id ?? 0)
    const load = line.load ?? describeLoad(card, chosen, line.quantity)
    return load && describeGoods(line, load, card)
  })
  if (goods.includes(null)) {
    const { title, description } = cartMessages.incompletePackaging
    throw new Failure('refused', { goods: description }, title)
  }
  return goods.filter((line) => line !== null)
}

function describeGoods(line: DealLine, load: NonNullable<DealLine['load']>, card: Product | undefined): QuoteGoods {
  const { pack, ...packed } = readDealPacking(load)
  const travel = pack.travel ?? (card && readTravel(card))
  return {
    product_id: line.product_id,
    name: line.name,
    options: line.options,
    origin: line.origin,
    hts: line.hts ?? card?.product_data.hts ?? null,
    quantity: line.quantity,
    order_measure: line.order_measure,
    total_price: line.total,
    ...packed,
    pack: travel && Object.keys(travel).length > 0 ? { ...pack, travel } : pack,
  }
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
