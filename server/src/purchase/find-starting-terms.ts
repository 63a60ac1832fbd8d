import { findChosen, showVariant } from '@fairquay/contract/catalogue/variant-facts.ts'
import type { StartingTerms } from '@fairquay/contract/purchase/endpoints.ts'
import { purchase } from '@fairquay/contract/purchase/kind.ts'
import type { PurchaseOffer } from '@fairquay/contract/purchase/offer.ts'
import {
  chooseLeadTime,
  chooseTerms,
  readListedTerms,
  type ToldLeadTime,
} from '@fairquay/contract/purchase/starting-terms.ts'
import type { Goods } from '@fairquay/contract/trade/check-lines.ts'
import { needsClearance } from '@fairquay/contract/trade/customs-unions.ts'
import { isIncotermCode } from '@fairquay/contract/trade/incoterms.ts'
import { sql } from 'kysely'
import type { Queryable } from '../database.ts'
import { Failure } from '../failure.ts'
import type { Viewer } from '../session.ts'
import { findProducts } from '../trade/find-products.ts'
import { findRequestOf } from '../trade/find-request.ts'
import { findGoods } from '../trade/lock-goods.ts'
import { findRequestLines } from '../trade/request-lines.ts'
import { scopeOf } from '../trade/scope.ts'

/** How an answer to a purchase request begins: pictures for both sides; price list and last terms for its seller alone. */
export async function findStartingTerms(db: Queryable, viewer: Viewer, requestId: number): Promise<StartingTerms> {
  const request = await findRequestOf(db, purchase, scopeOf(viewer), requestId)
  if (!request) throw new Failure('not_found')
  const rows = await findRequestLines(db, requestId)
  const productIds = rows.flatMap(({ product_id }) => product_id ?? [])
  const cards = await findProducts(db, productIds)
  const isSeller = viewer.company?.id === request.supplierId
  const goods = isSeller ? await findGoods(db, request.supplierId, productIds) : new Map<number, Goods>()
  const leadTimes = isSeller ? await findLeadTimes(db, request.supplierId, productIds) : new Map<number, ToldLeadTime>()
  const offers = isSeller ? await findLastOffers(db, request.supplierId) : []
  const asked = isSeller ? await findWishedTerms(db, requestId) : undefined
  const share = isSeller ? await findPromisedShare(db, requestId) : 0
  return {
    lines: rows.map(({ position, product_id, options, price_unit }) => {
      const card = cards.get(product_id ?? 0)
      const picture = card && showVariant(card, findChosen(card.options, options))
      const own = goods.get(product_id ?? 0)
      const before = findLastLine(offers, product_id)
      return {
        position,
        picture: picture ? { url: picture.preview, width: picture.width, height: picture.height } : null,
        listed: own
          ? readListedTerms(own, { options, currency: request.currency, priceUnit: price_unit }, share)
          : null,
        lead_time_days: chooseLeadTime(
          leadTimes.get(product_id ?? 0),
          before && { days: before.line.lead_time_days, at: before.at },
        ),
        packing: before?.line.packing ?? '',
      }
    }),
    last: chooseTerms(offers, request.buyerId),
    ...(asked && { asked }),
    crosses_border: await findCrossing(db, requestId),
  }
}

/** Whether the goods of a request are cleared by customs on their way. */
async function findCrossing(db: Queryable, requestId: number): Promise<boolean> {
  const { rows } = await sql<{ from: string; to: string }>`
    select s.country_code as "from", coalesce(r.delivery ->> 'country_code', b.country_code) as "to"
    from requests r join companies s on s.id = r.supplier_company_id join companies b on b.id = r.buyer_company_id where r.id = ${requestId}`.execute(
    db,
  )
  return needsClearance(rows[0]?.from ?? '', rows[0]?.to ?? '')
}

/** The terms that the buyer wishes; undefined where none were named. */
async function findWishedTerms(db: Queryable, requestId: number): Promise<StartingTerms['asked']> {
  const { rows } = await sql<{ incoterm: string | null; place: string; payment_terms: string }>`
    select wanted_incoterm as incoterm, wanted_incoterm_place as place, wanted_payment_terms as payment_terms
    from requests where id = ${requestId}`.execute(db)
  const [row] = rows
  if (!row || (row.incoterm === null && row.payment_terms === '')) return undefined
  return { ...row, incoterm: row.incoterm !== null && isIncotermCode(row.incoterm) ? row.incoterm : null }
}

/** What the request was promised for its order value, hundredths of a percent; 0 where nothing was. */
async function findPromisedShare(db: Queryable, requestId: number): Promise<number> {
  const { rows } = await sql<{ share: number }>`
    select coalesce(value_share, 0) as share from requests where id = ${requestId}`.execute(db)
  return rows[0]?.share ?? 0
}

/** What products of a company say of their lead time, by id; those that say none are missing. */
async function findLeadTimes(
  db: Queryable,
  companyId: number,
  productIds: readonly number[],
): Promise<Map<number, ToldLeadTime>> {
  const { rows } = await sql<ToldLeadTime & { id: number }>`
    select id, lead_time_days as days, updated_at as at from products
    where id = any(${[...new Set(productIds)]}::integer[]) and company_id = ${companyId} and lead_time_days is not null`.execute(
    db,
  )
  return new Map(rows.map(({ id, ...told }) => [id, told]))
}

/** An offer with the product each of its positions is about. */
type LastOffer = {
  buyerId: number
  offer: PurchaseOffer
  at: Date
  products: { position: number; product_id: number | null }[]
}

/** Far enough back for goods that are asked for again. */
const offersLookedAt = 20

/** The newest answer to each of the newest purchase requests that a company has answered, the newest request first; their prices are not read. */
async function findLastOffers(db: Queryable, companyId: number): Promise<LastOffer[]> {
  const { rows } = await sql<LastOffer>`
    select r.buyer_company_id as "buyerId", o.body as offer, o.created_at as at,
      (select coalesce(json_agg(json_build_object('position', l.position, 'product_id', l.product_id)), '[]')
       from request_lines l where l.request_id = t.request_id) as products
    from request_threads t
    join requests r on r.id = t.request_id and r.kind = ${purchase.name}
    join lateral (
      select body, created_at from request_offers where thread_id = t.id and side = 'answer' order by number desc limit 1) o on true
    where t.company_id = ${companyId} and t.revision > 0
    order by t.requested_at desc, t.request_id desc
    limit ${offersLookedAt}`.execute(db)
  return rows
}

function findLastLine(
  offers: readonly LastOffer[],
  productId: number | null,
): { line: PurchaseOffer['lines'][number]; at: Date } | undefined {
  for (const { offer, at, products } of productId === null ? [] : offers) {
    const position = products.find(({ product_id }) => product_id === productId)?.position
    const line = offer.lines.find((one) => one.position === position)
    if (line?.included) return { line, at }
  }
  return undefined
}
