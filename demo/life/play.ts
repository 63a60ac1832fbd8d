import { standardRate, writeRate } from '@fairquay/contract/billing/vat.ts'
import { readGoodsNeeds } from '@fairquay/contract/freight/from-goods.ts'
import type { ShipmentData } from '@fairquay/contract/freight/shapes.ts'
import { type Currency, writeMoney } from '@fairquay/contract/money.ts'
import type { Offer } from '@fairquay/contract/requests/offer/shapes.ts'
import { endOfDay } from '@fairquay/contract/trade/validity.ts'
import { sql } from 'kysely'
import { findVatRates } from '../../server/src/billing/billing-profile.ts'
import { createCustomsRequest } from '../../server/src/customs/create-customs-request.ts'
import type { Queryable } from '../../server/src/database.ts'
import { createLogisticQuote } from '../../server/src/freight/create-logistic-quote.ts'
import type { App } from '../../server/src/http.ts'
import { createPurchaseRequests } from '../../server/src/purchase/create-purchase-requests.ts'
import { acceptOffer } from '../../server/src/requests/offer/accept-offer.ts'
import { agreeToCounter } from '../../server/src/requests/offer/agree-to-counter.ts'
import { expireThread } from '../../server/src/requests/offer/expire-offer.ts'
import { makeOffer } from '../../server/src/requests/offer/make-offer.ts'
import { declineThread } from '../../server/src/requests/thread/decline-thread.ts'
import { openRequest } from '../../server/src/requests/thread/open-request.ts'
import { sendMessage } from '../../server/src/requests/thread/send-message.ts'
import { withdrawRequest } from '../../server/src/requests/thread/withdraw-request.ts'
import { findRequestLines, type LineRow } from '../../server/src/trade/request-lines.ts'
import type { Cast, Goods, House } from './cast.ts'
import { offerDuty, offerFreight, offerGoods, openFor } from './offers.ts'
import { usualCourse } from './order-steps.ts'
import { playOrder } from './play-order.ts'
import type { Offering, Step, Story } from './story.ts'
import { whenDone, whenNoticed } from './working-hours.ts'

export type Stage = { tx: Queryable; app: Pick<App, 'jobs' | 'config'>; cast: Cast }

/** Something that happens at a time. */
export type Scene = { at: Date; play: (now: Date) => Promise<void> }

/** The scenes of a story, in their order; what would happen after `now` has not happened yet. */
export function makeScenes(stage: Stage, story: Story, now: Date): Scene[] {
  const buyer = houseOf(stage.cast, story.buyer)
  const seller = houseOf(stage.cast, story.seller)
  const answerer = story.with ? houseOf(stage.cast, story.with) : seller
  const run: Run = {
    ...stage,
    story,
    buyer,
    seller,
    answerer,
    requestId: 0,
    revision: 0,
    isOver: false,
    validUntil: undefined,
  }
  let ago = story.daysAgo
  const scenes: Scene[] = [{ at: whenDone(now, ago), play: (at) => begin(run, at) }]
  for (const step of story.steps) {
    ago -= step.after
    scenes.push({ at: whenDone(now, ago), play: (at) => play(run, step, at) })
  }
  let orderAgo = ago
  const isAgreed = story.steps.some(({ do: what }) => what === 'accept' || what === 'agree')
  const course = story.order ?? (story.kind === 'purchase' && isAgreed ? usualCourse : [])
  for (const step of course) {
    orderAgo -= step.after
    if (orderAgo >= 0) scenes.push({ at: whenDone(now, orderAgo), play: (at) => playOrder(run, step, at) })
  }
  const last = story.steps.at(-1)
  let read = whenDone(now, ago - 0.2)
  if (last?.do === 'offer' && last.open !== undefined) {
    const ends = new Date(endOfDay(openFor(whenDone(now, ago), last.open)).getTime() + 60_000)
    scenes.push({ at: ends, play: (at) => expire(run, at) })
    read = whenNoticed(ends)
  }
  if (story.rival) {
    const other: Run = { ...run, answerer: houseOf(stage.cast, story.rival.with) }
    const { after, off } = story.rival
    const offerToo = async (at: Date) => {
      other.requestId = run.requestId
      await play(other, { do: 'open', after }, at)
      await play(
        other,
        { do: 'offer', after, off, note: 'One invoice for everything, thirty days after delivery.' },
        at,
      )
    }
    scenes.push({ at: whenDone(now, story.daysAgo - after), play: offerToo })
  }
  // What is over has been read by everybody; what runs waits for one of them.
  if (isOver(story)) scenes.push({ at: read, play: (at) => readByAll(run, at) })
  return scenes.filter(({ at }) => at < now)
}

function isOver({ steps, daysAgo }: Story): boolean {
  return daysAgo > 30 || steps.some(({ do: what }) => what === 'accept' || what === 'agree' || what === 'decline')
}

type Run = Stage & {
  story: Story
  buyer: House
  seller: House
  answerer: House
  requestId: number
  revision: number
  isOver: boolean
  validUntil: Date | undefined
}

function houseOf({ houses }: Cast, slug: string): House {
  const house = houses.get(slug)
  if (!house) throw new Error(`The demo tells of "${slug}", which is not there.`)
  return house
}

function goodsOf({ cast, seller, story }: Run): (Goods & { wanted: number })[] {
  const list = cast.goods.get(seller.companyId) ?? []
  if (list.length === 0) throw new Error(`${story.seller} has nothing the demo could ask for.`)
  const places = [...new Set(story.goods.map((place) => place % list.length))]
  return places.flatMap((place) => {
    const goods = list[place]
    return goods ? [{ ...goods, wanted: Math.min(goods.most, goods.quantity * story.times) }] : []
  })
}

async function begin(run: Run, now: Date): Promise<void> {
  run.requestId = await ask(run, now)
}

async function ask(run: Run, now: Date): Promise<number> {
  const { tx, app, buyer, seller, story } = run
  const products = goodsOf(run).map(({ productId, termId, wanted }) => ({
    product_id: productId,
    quantity: wanted,
    selected_price_id: termId,
  }))
  if (story.kind === 'freight') return createLogisticQuote(tx, app, buyer.viewer, describeFreight(run, products), now)
  if (story.kind === 'customs')
    return createCustomsRequest(
      tx,
      app,
      buyer.viewer,
      {
        exporting_market: seller.country,
        importing_market: buyer.country,
        seller_company_id: seller.companyId,
        buyer_company_id: buyer.companyId,
        product_id: products[0]?.product_id ?? 0,
        broker: 'ttw_broker',
        ...(await findDeal(run, products[0]?.product_id ?? 0)),
      },
      now,
    )
  const asked = story.message ? { asked: { message: story.message } } : {}
  const [request] = await createPurchaseRequests(tx, app, buyer.viewer, { lines: products, ...asked }, now)
  return request?.id ?? 0
}

/** The deal in which the goods were asked for, so that duty is asked of as many. */
async function findDeal({ tx, buyer, seller }: Run, productId: number): Promise<{ file_id?: number }> {
  const { rows } = await sql<{ file_id: number }>`
    select r.file_id from requests r join request_lines l on l.request_id = r.id
    where r.kind = 'purchase' and r.buyer_company_id = ${buyer.companyId} and r.supplier_company_id = ${seller.companyId} and l.product_id = ${productId}
    order by r.id desc limit 1`.execute(tx)
  return rows[0] ?? {}
}

const shipment: Omit<ShipmentData, 'is_dangerous_goods' | 'transport'> = {
  is_required_insurance: false,
  is_already_palletized: true,
  delivery_date: 'Unspecified',
  pickup_date: 'ASAP',
  incoterm: 'FCA',
  wrapper: 'pallets',
  pallet_category: 'EUR-1',
  container: 'groupage',
  extra_needs: ['none'],
}

function describeFreight(run: Run, products: { product_id: number; quantity: number; selected_price_id: number }[]) {
  const { buyer, seller } = run
  // As the form begins with it: what is kept cool does not travel dry.
  const needs = readGoodsNeeds(goodsOf(run).map(({ travel }) => travel))
  const degrees = needs.transport_temperature_degrees
  const person = ({ viewer, phone }: House) => ({
    first_name: viewer.firstName,
    last_name: viewer.lastName,
    company: viewer.company?.name ?? '',
    phone,
    email: viewer.email,
  })
  const place = ({ country, city, street, zip }: House) => ({ country, city, street, zip })
  return {
    seller_data: {
      supplier_id: seller.companyId,
      ...person(seller),
      loading_address: { ...place(seller), isStock: false },
    },
    buyer_data: {
      ...person(buyer),
      shipping_address: place(buyer),
      billing_address: { billing_company_name: buyer.viewer.company?.name ?? '', ...place(buyer) },
    },
    shipment_data: {
      ...shipment,
      incoterm_place: seller.city,
      is_dangerous_goods: needs.dangerous_goods ?? false,
      transport: {
        type: isFar(buyer, seller) ? ('boat' as const) : ('truck' as const),
        condition: needs.transport_condition || 'dry',
        temperature: { type: 'celsius' as const, degree: degrees ? Number(degrees) : null },
      },
    },
    additional_notes: 'Please announce the truck a day before.',
    order_data: { products },
  }
}

const europe = new Set(['Portugal', 'Denmark', 'Greece', 'Germany', 'France', 'Sweden', 'Italy', 'Poland'])

function isFar(one: House, other: House): boolean {
  return !europe.has(one.country) || !europe.has(other.country)
}

async function play(run: Run, step: Step, now: Date): Promise<void> {
  const { tx, app, buyer, answerer, requestId } = run
  const address = { id: requestId, company: answerer.companyId }
  const by = 'by' in step && step.by === 'buyer' ? buyer.viewer : answerer.viewer
  if (step.do === 'open' || step.do === 'read')
    await openRequest({ ...app, db: tx }, step.do === 'open' ? answerer.viewer : buyer.viewer, requestId, now)
  else if (step.do === 'ask' || step.do === 'write')
    await sendMessage(tx, app, by, address, { text: step.text, is_question: step.do === 'ask' }, now)
  else if (step.do === 'decline') await declineThread(tx, app, by, address, step.reason, now)
  else if (step.do === 'withdraw') await withdrawRequest({ ...app, db: tx }, buyer.viewer, requestId)
  else if (step.do === 'accept') await acceptOffer(tx, app, buyer.viewer, address, { number: run.revision }, now)
  else if (step.do === 'agree') await agreeToCounter(tx, app, answerer.viewer, address, { number: run.revision }, now)
  else if (step.do === 'counter' || step.do === 'offer') {
    const who = step.do === 'counter' ? buyer.viewer : answerer.viewer
    await makeOffer(tx, app, who, address, { base: run.revision, offer: await writeOffer(run, step, now) }, now)
    run.revision += 1
  }
}

async function writeOffer(run: Run, { off, open = 30, note = '' }: Offering, now: Date): Promise<Offer> {
  const { tx, story, seller, buyer, requestId } = run
  const { rows } = await sql<{
    currency: Currency
    total_price: number
  }>`select currency, total_price from requests where id = ${requestId}`.execute(tx)
  const { currency = 'USD', total_price: value = 0 } = rows[0] ?? {}
  const lines = await findRequestLines(tx, requestId)
  const valid = openFor(now, open)
  if (story.kind === 'purchase') return offerGoods(await timeLines(tx, lines), currency, seller.city, off, valid, note)
  if (story.kind === 'customs') {
    const vat = await findImportVat(tx, buyer.country, now)
    return offerDuty(writeMoney(value, currency), currency, lines[0]?.quantity ?? 1, vat, valid, now)
  }
  return offerFreight(await weigh(tx, requestId), currency, off, valid, isFar(buyer, seller), note)
}

/** The standard rate of a country, percent; a fifth where none is on record. */
async function findImportVat(tx: Queryable, country: string, now: Date): Promise<number> {
  const rate = standardRate(await findVatRates(tx, 0, country), now.toISOString().slice(0, 10))
  return rate === undefined ? 20 : writeRate(rate)
}

/** The lines with the lead time that each product names. */
async function timeLines(tx: Queryable, lines: readonly LineRow[]) {
  const ids = lines.flatMap(({ product_id }) => product_id ?? [])
  const { rows } = await sql<{ id: number; days: number | null }>`
    select id, lead_time_days as days from products where id = any(${ids}::integer[])`.execute(tx)
  const daysOf = new Map(rows.map(({ id, days }) => [id, days]))
  return lines.map((line) => ({ ...line, leadTimeDays: daysOf.get(line.product_id ?? 0) ?? null }))
}

/** Kilograms of the goods of a freight quote. */
async function weigh(tx: Queryable, requestId: number): Promise<number> {
  const { rows } = await sql<{ kilograms: number | null }>`
    select (sum((item->>'grams')::numeric) / 1000)::float8 as kilograms from logistic_quotes q, jsonb_array_elements(q.goods) item where q.request_id = ${requestId}`.execute(
    tx,
  )
  return rows[0]?.kilograms ?? 100
}

async function expire({ tx, app, requestId, answerer }: Run, now: Date): Promise<void> {
  const { rows } = await sql<{
    id: number
  }>`select id from request_threads where request_id = ${requestId} and company_id = ${answerer.companyId}`.execute(tx)
  if (rows[0]) await expireThread({ ...app, db: tx }, requestId, rows[0].id, now)
}

async function readByAll({ tx, app, requestId, buyer, answerer, story }: Run, now: Date): Promise<void> {
  await openRequest({ ...app, db: tx }, buyer.viewer, requestId, now)
  if (story.steps.length > 0) await openRequest({ ...app, db: tx }, answerer.viewer, requestId, now)
}
