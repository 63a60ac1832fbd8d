import type { BodyOf } from '@fairquay/contract/endpoint.ts'
import type { QuoteGoods, QuoteProduct } from '@fairquay/contract/freight/shapes.ts'
import { isWhole, readMoney } from '@fairquay/contract/money.ts'
import type { FreightLoad } from '@fairquay/contract/rate-cards/load.ts'
import type { FreightEnd } from '@fairquay/contract/rate-cards/match-lanes.ts'
import { rateMessages as texts } from '@fairquay/contract/rate-cards/messages.ts'
import type { findFreightPrices, GivenLoad } from '@fairquay/contract/rate-cards/price-endpoints.ts'
import { sql } from 'kysely'
import { type Database, inTransaction, type Queryable } from '../database.ts'
import { Failure } from '../failure.ts'
import { checkGoods } from '../freight/check-goods.ts'
import { lockAgreed } from '../requests/deal/find-agreed.ts'
import { packAgreed } from '../requests/deal/pack-agreed.ts'
import { companyOf, type Viewer } from '../session.ts'

/** What prices are asked for: goods with their packs, or what somebody says that a load comes to. `sellerId` is whose goods they are. */
export type AskedGoods = {
  goods: readonly Pick<QuoteGoods, 'name' | 'options' | 'pack' | 'quantity'>[]
  given: FreightLoad | null
  value: FreightLoad['value']
  sellerId: number | null
}

type Body = Pick<BodyOf<typeof findFreightPrices>, 'products' | 'request_id' | 'load'>

/** Reads what prices are asked for. Goods are those of the marketplace or of an own deal, at their prices; nothing of them is taken from the browser. */
export async function readAskedGoods(db: Database, viewer: Viewer, body: Body): Promise<AskedGoods> {
  const { products, request_id, load } = body
  if ([products, request_id, load].filter((one) => one !== undefined).length !== 1)
    throw new Failure('refused', { products: texts.oneOf }, texts.oneOf)
  if (load) return { goods: [], given: readGivenLoad(load), value: readValue(load), sellerId: null }
  return request_id === undefined ? readMarketGoods(db, viewer, products ?? []) : readDealGoods(db, viewer, request_id)
}

async function readMarketGoods(db: Database, viewer: Viewer, products: readonly QuoteProduct[]): Promise<AskedGoods> {
  const { order, goods } = await checkGoods(db, products, companyOf(viewer, texts.noBuyer).id)
  const value = { amount: order.total, currency: order.currency }
  return { goods, given: null, value, sellerId: order.companyId }
}

function readDealGoods(db: Database, viewer: Viewer, requestId: number): Promise<AskedGoods> {
  return inTransaction(db, async (tx) => {
    const { deal, order } = await lockAgreed(tx, viewer, requestId)
    const goods = await packAgreed(tx, deal.lines)
    return {
      goods,
      given: null,
      value: { amount: order.total, currency: order.currency },
      sellerId: order.companyId,
    }
  })
}

function readGivenLoad(load: GivenLoad): FreightLoad {
  const { gross_kg = null, volume_m3 = null, ldm = null, pallets = null } = load
  const isMeasured = gross_kg !== null && volume_m3 !== null
  return {
    gross_kg,
    volume_m3,
    ldm,
    pallets,
    // What is charged by depends on the way and is reckoned by `chargeGiven`.
    chargeable_kg: null,
    wm: isMeasured ? Math.max(gross_kg / 1000, volume_m3) : null,
    units: null,
    value: readValue(load),
  }
}

function readValue({ value, value_currency }: GivenLoad): FreightLoad['value'] {
  if (value === undefined || value_currency === undefined) return null
  const amount = readMoney(value, value_currency)
  if (!isWhole(amount)) throw new Failure('refused', { 'load.value': texts.tooFine }, texts.tooFine)
  return { amount, currency: value_currency }
}

/** Where the goods of a company wait when nobody says another place. */
export async function findSellersPlace(db: Queryable, sellerId: number): Promise<FreightEnd> {
  const { rows } = await sql<{ country: string; zip: string }>`
    select country_code as country, zip from companies where id = ${sellerId}`.execute(db)
  return { country: rows[0]?.country ?? '', zip: rows[0]?.zip ?? '', port: '' }
}
