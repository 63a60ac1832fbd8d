import type { Product } from '@fairquay/contract/catalogue/shapes.ts'
import { findCountry } from '@fairquay/contract/countries.ts'
import type { QuoteGoods, QuoteRequest } from '@fairquay/contract/freight/shapes.ts'
import { sum } from '@fairquay/contract/money.ts'
import { reckonLines, takeAll } from '@fairquay/contract/purchase/offer-rules.ts'
import type {
  DealAddress,
  DealLine,
  DealPacking,
  DealParty,
  DealSnapshot,
} from '@fairquay/contract/requests/deal/snapshot.ts'
import { totalOf } from '@fairquay/contract/requests/offer/rules.ts'
import type { Offer } from '@fairquay/contract/requests/offer/shapes.ts'
import { findPack, loadPacks } from '@fairquay/contract/trade/load.ts'
import type { TakenLine } from '@fairquay/contract/trade/offer-parts.ts'
import type { AskedLine } from '@fairquay/contract/trade/offer-rules.ts'
import { sql } from 'kysely'
import type { Queryable } from '../../database.ts'
import { findRequestLines, type LineRow } from '../inbox/find-requests.ts'
import type { OfferRow } from '../offer/make-offer.ts'
import type { Held } from '../thread/hold-thread.ts'

export type Taking = {
  /** Undefined: everything that is offered. */
  taken?: readonly TakenLine[] | undefined
  lines: readonly AskedLine[]
  /** Null for a quotation: what would be agreed. */
  acceptedAt: Date | null
}

/**
 * What an offer says with everything it is about, so that nothing needs to be looked up later: who, from where to where, which goods and how they are
 * packed, at which prices and terms. Made at acceptance and kept; for a quotation made from the offer as it stands.
 */
export async function freezeDeal(
  tx: Queryable,
  { request, thread }: Pick<Held, 'request' | 'thread'>,
  { number, body: offer, created_at, user_id }: OfferRow,
  { taken, lines, acceptedAt }: Taking,
): Promise<DealSnapshot> {
  const [quote, customs] = [await findQuoteData(tx, request.id), await findCustomsData(tx, request.id)]
  const buyer = await getParty(tx, request.buyerId, await findBuyerUser(tx, request.id))
  const answerer = await getParty(tx, thread.companyId, user_id)
  const seller = request.kind.desk === null ? answerer : await getParty(tx, request.supplierId, undefined)
  const rows = await findRequestLines(tx, request.id)
  const cards = await findCards(
    tx,
    rows.flatMap(({ product_id }) => product_id ?? []),
  )
  const dealLines =
    offer.kind === 'purchase'
      ? offeredLines(offer, taken, lines, rows, cards)
      : rows.map((row) => describeLine(row, cards))
  const goodsTotal = sum(dealLines.map(({ total }) => total))
  return {
    version: 1,
    request_id: request.id,
    kind: offer.kind,
    revision: number,
    requested_at: request.createdAt.toISOString(),
    offered_at: created_at.toISOString(),
    accepted_at: acceptedAt?.toISOString() ?? null,
    currency: offer.currency,
    buyer,
    answerer,
    seller,
    addresses: quote ? readAddresses(quote.request) : addressesOf(seller, buyer),
    incoterm: offer.kind === 'purchase' ? offer.incoterm : (quote?.request.shipment_data.incoterm ?? null),
    place: offer.kind === 'purchase' ? offer.place : (quote?.request.shipment_data.incoterm_place ?? ''),
    payment_terms: offer.kind === 'purchase' ? offer.payment_terms : '',
    valid: offer.valid,
    note: offer.note,
    lines: dealLines,
    goods_total: goodsTotal,
    goods_currency: request.currency,
    total: offer.kind === 'purchase' ? goodsTotal : totalOf(offer, lines),
    logistic:
      offer.kind === 'logistic' && quote
        ? {
            legs: offer.legs,
            transit_days: offer.transit_days,
            routing: offer.routing,
            shipment: quote.request.shipment_data,
            goods: quote.goods,
            additional_notes: quote.request.additional_notes ?? '',
          }
        : null,
    customs: offer.kind === 'customs' && customs ? { offer, ...customs } : null,
  }
}

function offeredLines(
  offer: Extract<Offer, { kind: 'purchase' }>,
  taken: readonly TakenLine[] | undefined,
  lines: readonly AskedLine[],
  rows: readonly LineRow[],
  cards: ReadonlyMap<number, Product>,
): DealLine[] {
  return reckonLines(offer, taken ?? takeAll(offer, lines), lines).flatMap((reckoned) => {
    const row = rows.find(({ position }) => position === reckoned.position)
    if (!row) return []
    const { quantity, unitPrice, total, offer: answer } = reckoned
    return [
      {
        ...describeLine({ ...row, quantity }, cards),
        unit_price: unitPrice,
        total,
        lead_time_days: answer.lead_time_days,
        packing: answer.packing,
      },
    ]
  })
}

function describeLine(row: LineRow, cards: ReadonlyMap<number, Product>): DealLine {
  const card = row.product_id === null ? undefined : cards.get(row.product_id)
  return {
    position: row.position,
    product_id: row.product_id,
    name: row.product_name,
    options: row.options,
    origin: card ? (findCountry(card.country.code)?.name ?? card.country.name) : '',
    hts: card?.product_data.hts ?? null,
    quantity: row.quantity,
    order_measure: row.order_measure,
    unit_price: row.unit_price,
    price_unit: row.price_unit,
    unit_weight: row.unit_weight,
    total: row.line_total,
    lead_time_days: null,
    packing: '',
    load: describeLoad(card, row.quantity),
  }
}

function describeLoad(card: Product | undefined, quantity: number): DealPacking | null {
  const pack = card && findPack(card.get_packaging)
  if (!pack) return null
  const { packs, isLastPackPartial, grams, litres } = loadPacks(pack, quantity)
  const { type, units, width, height, depth } = pack
  return { type, units, packs, isLastPackPartial, width, height, depth, grams_each: pack.grams, grams, litres }
}

function readAddresses({ seller_data, buyer_data }: QuoteRequest): DealSnapshot['addresses'] {
  const place = (
    company: string,
    { street, city, zip = '', country }: { street: string; city: string; zip?: string; country: string },
  ): DealAddress => ({ company, street, city, zip, country })
  const { billing_address: billing } = buyer_data
  return {
    loading: place(seller_data.company, seller_data.loading_address),
    shipping: place(buyer_data.company, buyer_data.shipping_address),
    billing: place(billing.billing_company_name, billing),
  }
}

function addressesOf(seller: DealParty, buyer: DealParty): DealSnapshot['addresses'] {
  const place = ({ company, street, city, zip, country }: DealParty): DealAddress => ({
    company,
    street,
    city,
    zip,
    country,
  })
  return { loading: place(seller), shipping: place(buyer), billing: place(buyer) }
}

/** A company as it is now, with the person who spoke for it, else the first of its people. */
async function getParty(tx: Queryable, companyId: number, userId: number | undefined): Promise<DealParty> {
  const { rows } = await sql<DealParty>`
    select c.id as company_id, c.name as company, coalesce(u.first_name || ' ' || u.last_name, '') as person, coalesce(u.email, c.email, '') as email,
      trim(coalesce(u.phone_code || ' ' || u.phone, '')) as phone, c.address as street, c.city, c.zip, n.name as country, c.country_code,
      c.registration_number, c.tax_number
    from companies c
    join countries n on n.code = c.country_code
    left join lateral (
      select * from users u where u.company_id = c.id or u.id = ${userId ?? 0}
      order by u.id = ${userId ?? 0} desc, u.status <> 1, u.company_role <> 'owner', u.id limit 1) u on true
    where c.id = ${companyId}`.execute(tx)
  const [row] = rows
  if (!row) throw new Error(`Company ${companyId} is not there`)
  return row
}

async function findBuyerUser(tx: Queryable, requestId: number): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`select buyer_user_id as id from requests where id = ${requestId}`.execute(
    tx,
  )
  return rows[0]?.id
}

async function findQuoteData(
  tx: Queryable,
  requestId: number,
): Promise<{ request: QuoteRequest; goods: QuoteGoods[] } | undefined> {
  const { rows } = await sql<{ request: QuoteRequest; goods: QuoteGoods[] }>`
    select request, goods from logistic_quotes where request_id = ${requestId}`.execute(tx)
  return rows[0]
}

async function findCustomsData(tx: Queryable, requestId: number) {
  const { rows } = await sql<{
    exporting_market: string
    importing_market: string
    origin: string
    hts: string | null
  }>`
    select exporting_country as exporting_market, importing_country as importing_market, origin_country as origin, hts
    from customs_requests where request_id = ${requestId}`.execute(tx)
  return rows[0]
}

/** Products on the market as members see them. */
async function findCards(tx: Queryable, productIds: readonly number[]): Promise<Map<number, Product>> {
  const { rows } = await sql<{ product_id: number; card: string }>`
    select product_id, shared || member_end as card from listing_texts where product_id = any(${[...new Set(productIds)]}::integer[])`.execute(
    tx,
  )
  return new Map(rows.map(({ product_id, card }) => [product_id, JSON.parse(card) as Product]))
}
