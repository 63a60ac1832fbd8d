import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { cardOf } from '@fairquay/contract/catalogue/card.ts'
import { plainTerm, type TermDraft } from '@fairquay/contract/catalogue/draft.ts'
import { readUnitPrice } from '@fairquay/contract/money.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from './app.ts'
import { makeCompany, makeImage, makeProduct } from './make.ts'
import { findWholeProducts } from './whole-products.ts'

let market: TestApp
beforeAll(async () => {
  market = await openTestApp()
})
afterAll(() => market.close())

const inStock = (price: number, more: Partial<TermDraft> = {}) => plainTerm(price, { availableQty: 50, ...more })

/** Price lists of every kind that a card says something else about. */
const priceLists: readonly TermDraft[][] = [
  [inStock(12.5)],
  [inStock(12.5, { maxQty: 9 }), inStock(0.0042, { minQty: 10, listPrice: readUnitPrice(13) })],
  [inStock(10, { listPrice: readUnitPrice(12.5) })],
  [inStock(20, { maxQty: 4 }), inStock(9, { minQty: 5, maxQty: 9, isAvailable: false }), inStock(15, { minQty: 10 })],
  [plainTerm(3, { type: 'on_demand', price: null })],
  [plainTerm(7, { availableQty: 0, listPrice: readUnitPrice(14) })],
  [inStock(4.25, { measuringUnit: 'kg', measuringUnitType: 'weight' })],
  [inStock(6, { maxQty: 9 }), inStock(6, { minQty: 10, orderMeasure: 'Stück "groß"' })],
  [inStock(1234567.89)],
]

test('lists carry the card of each product, and an upgrade makes the same cards of what was there', async () => {
  const { db, guest } = market
  const seller = await makeCompany(db, { name: 'Card & Söhne "Ltd"' })
  for (const [n, terms] of priceLists.entries()) {
    const images = n % 2 === 0 ? [{ imageId: await makeImage(db), alt: 'Seen from “above”', sourceUrl: null }] : []
    await makeProduct(db, seller.id, {
      name: `Cárd ${n} \\ "x"`,
      terms,
      images,
      tags: n === 1 ? ['Tägged', '<b>'] : [],
    })
  }
  const callers = [guest, await market.as('buyer')]
  const whole = await Promise.all(callers.map((caller) => findWholeProducts(caller, seller.id)))
  const query = { supplier: String(seller.id), sortOldest: 'true', perPage: 100 }
  const list = () =>
    Promise.all(callers.map(async (caller) => (await caller.get('/api/v1/products/all', { query })).body.data.data))
  expect(await list()).toEqual(whole.map((products) => products.map(cardOf)))
  expect(whole[0]).toHaveLength(priceLists.length)

  const sellers = async () => (await guest.get('/api/marketplace/sellers', { query: { perPage: 100 } })).body.data
  const [written] = await sellers()
  expect(written).toMatchObject({ name: seller.name, images: [] })

  const pictures = '"images":[{"preview":"first"},{"preview":"second"}]'
  await sql`update company_listings set card = replace(card, '"images":[]', ${pictures})`.execute(db)
  await sql`drop table listing_cards`.execute(db)
  const upgrade = await readFile(join(import.meta.dirname, '../migrations/0161_light_cards.sql'), 'utf8')
  for (const statement of upgrade.replace(/^ *--.*$/gm, '').split(/;\n/))
    if (statement.trim() !== '') await sql.raw(statement).execute(db)
  // What was kept ready is of before.
  await sql`insert into market_changes (changes) values (1)`.execute(db)
  expect(await list()).toEqual(whole.map((products) => products.map(cardOf)))
  expect(await sellers()).toEqual([{ ...written, images: [{ preview: 'first' }] }])
})
