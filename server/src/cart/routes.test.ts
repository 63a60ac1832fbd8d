import { plainTerm } from '@fairquay/contract/catalogue/draft.ts'
import { buyerMessages } from '@fairquay/contract/trade/buyer-messages.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Caller, openTestApp, type TestApp } from '../../test/app.ts'
import { type MadeCompany, type MadeProduct, makeCompany, makeProduct } from '../../test/make.ts'
import { forgetPerson } from '../accounts/forget-person.ts'
import { changeProduct } from '../catalogue/change-product.ts'
import { indexCompany } from '../company/index-company.ts'
import { inTransaction } from '../database.ts'

let market: TestApp
let house: MadeCompany
let shirt: MadeProduct
let mug: MadeProduct
let small: number
let large: number

beforeAll(async () => {
  market = await openTestApp()
  house = await makeCompany(market.db)
  shirt = await makeProduct(market.db, house.id, {
    options: [{ name: 'Size', values: ['S', 'L'] }],
    terms: [
      plainTerm(10, { options: { Size: 'S' }, maxQty: 9, availableQty: 90 }),
      plainTerm(8, { options: { Size: 'S' }, minQty: 10, availableQty: 90 }),
      plainTerm(11, { options: { Size: 'L' }, availableQty: 90 }),
    ],
  })
  mug = await makeProduct(market.db, house.id)
  const values = await market.db.selectFrom('option_values').select(['id', 'value']).orderBy('id').execute()
  small = values.find(({ value }) => value === 'S')?.id ?? 0
  large = values.find(({ value }) => value === 'L')?.id ?? 0
})
afterAll(() => market.close())

const past = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
const line = (product: MadeProduct, quantity: number, changed_at: string, option_values: number[] = []) => ({
  product_id: product.id,
  option_values,
  selected_price_id: null,
  quantity,
  changed_at,
})
const put = (caller: Caller, ...lines: object[]) => caller.put('/api/v1/cart', { body: { lines } })
const short = (answer: { body: { lines: { product_id: number; option_values: number[]; quantity: number }[] } }) =>
  answer.body.lines.map((one) => [one.product_id, one.option_values, one.quantity])

describe('the cart of a person', () => {
  test('is answered with today’s products and the price line that options and quantity fall into', async () => {
    const buyer = await market.as('buyer')
    const answer = await put(buyer, line(shirt, 12, past(3), [small]), line(mug, 2, past(2)))
    expect(answer.status).toBe(200)
    expect(answer.body.lines).toMatchObject([
      {
        product_id: shirt.id,
        option_values: [small],
        selected_price_id: shirt.termIds[1],
        quantity: 12,
        product: { id: shirt.id, slug: shirt.slug, prices: expect.any(Array) },
        company: { id: house.id, name: house.name, slug: house.slug },
      },
      { product_id: mug.id, option_values: [], selected_price_id: mug.termIds[0], quantity: 2 },
    ])
    expect((await buyer.get('/api/v1/cart')).text).toBe(answer.text)
  })

  test('holds the same product in two sizes as two lines', async () => {
    const buyer = await market.as('buyer')
    const answer = await put(buyer, line(shirt, 1, past(2), [small]), line(shirt, 2, past(1), [large]))
    expect(short(answer)).toEqual([
      [shirt.id, [small], 1],
      [shirt.id, [large], 2],
    ])
  })

  test('is nobody else’s', async () => {
    const buyer = await market.as('buyer')
    await put(buyer, line(mug, 2, past(1)))
    expect((await (await market.as('buyer')).get('/api/v1/cart')).body).toEqual({ lines: [] })
    expect((await market.guest.get('/api/v1/cart')).status).toBe(401)
    expect((await market.guest.put('/api/v1/cart', { body: 'x' })).status).toBe(401)
  })

  test('survives a new price list, also one that no longer has the combination', async () => {
    const goods = await makeProduct(market.db, house.id, {
      options: [{ name: 'Size', values: ['M', 'XL'] }],
      terms: [plainTerm(1, { options: { Size: 'M' } }), plainTerm(1, { options: { Size: 'XL' } })],
    })
    const { id: medium } = await market.db
      .selectFrom('option_values')
      .select('id')
      .where('value', '=', 'M')
      .executeTakeFirstOrThrow()
    const buyer = await market.as('buyer')
    await put(buyer, line(goods, 4, past(1), [medium]))
    const terms = [plainTerm(1.5, { options: { Size: 'XL' } })]
    await inTransaction(market.db, (tx) => changeProduct(tx, { productId: goods.id, draft: { ...goods.draft, terms } }))
    expect((await buyer.get('/api/v1/cart')).body.lines).toMatchObject([
      { product_id: goods.id, quantity: 4, selected_price_id: null },
    ])
  })

  test('names goods that are off the market without anything about them, and has them again when they are back', async () => {
    const goods = await makeProduct(market.db, house.id)
    const buyer = await market.as('buyer')
    await put(buyer, line(goods, 4, past(1)))
    const change = (state: 'hidden' | 'published') =>
      inTransaction(market.db, (tx) => changeProduct(tx, { productId: goods.id, draft: { ...goods.draft, state } }))
    await change('hidden')
    const { name } = goods.draft
    expect((await buyer.get('/api/v1/cart')).body.lines).toMatchObject([
      {
        product_id: goods.id,
        quantity: 4,
        product: null,
        product_name: name,
        selected_price_id: null,
        company: { id: house.id },
      },
    ])
    await change('published')
    expect((await buyer.get('/api/v1/cart')).body.lines).toMatchObject([
      { product_id: goods.id, quantity: 4, product: { name } },
    ])
  })

  test('says of goods that they are gone for good once nobody is left at their seller', async () => {
    const leaving = await makeCompany(market.db)
    const goods = await makeProduct(market.db, leaving.id)
    const buyer = await market.as('buyer')
    expect((await put(buyer, line(goods, 4, past(1)))).body.lines).toMatchObject([{ is_gone_for_good: false }])
    const read = async () => (await buyer.get('/api/v1/cart')).body.lines
    const suspend = async (status: 1 | 2) => {
      await market.db.updateTable('users').set({ status }).where('id', '=', leaving.owner.id).execute()
      await inTransaction(market.db, (tx) => indexCompany(tx, leaving.id))
    }
    await suspend(2)
    expect(await read()).toMatchObject([{ product: null, is_gone_for_good: false }])
    await suspend(1)
    await inTransaction(market.db, async (tx) => {
      await forgetPerson(tx, leaving.owner.id, leaving.owner.email)
      await indexCompany(tx, leaving.id)
    })
    expect(await read()).toMatchObject([{ product: null, is_gone_for_good: true }])
  })

  test('keeps the price that was seen with each line, as it was seen last', async () => {
    const buyer = await market.as('buyer')
    const seen = { price: 12.34, currency: 'EUR' }
    expect((await put(buyer, { ...line(mug, 2, past(3)), seen })).body.lines).toMatchObject([{ seen }])
    await put(buyer, { ...line(mug, 3, past(2)), seen: { ...seen, price: 11 } })
    await put(buyer, { ...line(mug, 9, past(5)), seen: { ...seen, price: 99 } })
    expect((await buyer.get('/api/v1/cart')).body.lines).toMatchObject([{ quantity: 3, seen: { ...seen, price: 11 } }])
    expect((await put(buyer, line(mug, 4, past(1)))).body.lines).toMatchObject([{ quantity: 4, seen: null }])
  })
})

describe('two machines', () => {
  test('the later change of a line wins, in whichever order they arrive', async () => {
    const buyer = await market.as('buyer')
    await put(buyer, line(mug, 5, past(1)))
    expect(short(await put(buyer, line(mug, 9, past(2))))).toEqual([[mug.id, [], 5]])
    expect(short(await put(buyer, line(mug, 7, past(0))))).toEqual([[mug.id, [], 7]])
  })

  test('a removal on one machine is not undone by an older line of the other', async () => {
    const buyer = await market.as('buyer')
    await put(buyer, line(mug, 5, past(3)))
    await put(buyer, line(mug, 0, past(1)))
    expect(short(await put(buyer, line(mug, 5, past(2))))).toEqual([])
    expect(short(await put(buyer, line(mug, 6, past(0))))).toEqual([[mug.id, [], 6]])
  })

  test('what comes back by an undo stands where it stood, what is put in anew at the end', async () => {
    const buyer = await market.as('buyer')
    await put(buyer, line(mug, 1, past(9)))
    await put(buyer, line(shirt, 2, past(8), [large]))
    await put(buyer, line(shirt, 3, past(7), [small]))
    await put(buyer, line(mug, 0, past(6)), line(shirt, 0, past(6), [large]))
    const back = await put(buyer, { ...line(mug, 1, past(5)), is_back: true }, line(shirt, 2, past(5), [large]))
    expect(short(back)).toEqual([
      [mug.id, [], 1],
      [shirt.id, [small], 3],
      [shirt.id, [large], 2],
    ])
    expect((await buyer.get('/api/v1/cart')).text).toBe(back.text)
  })

  test('a clock that is ahead does not win for ever', async () => {
    const buyer = await market.as('buyer')
    await put(buyer, line(mug, 5, past(-60)))
    expect(short(await put(buyer, line(mug, 8, new Date(Date.now() + 10).toISOString())))).toEqual([[mug.id, [], 8]])
  })

  test('both sending at once end with the later change', async () => {
    const buyer = await market.as('buyer')
    const changes = Array.from({ length: 20 }, (_, index) => [
      line(mug, index + 1, past(30 - index)),
      line(shirt, index + 1, past(30 - index), [small]),
    ])
    await Promise.all(changes.map((lines, index) => put(buyer, ...(index % 2 ? lines : lines.toReversed()))))
    expect(short(await buyer.get('/api/v1/cart')).map(([, , quantity]) => quantity)).toEqual([20, 20])
  })
})

describe('what a machine may send', () => {
  test('the same line twice counts once, the later change', async () => {
    const buyer = await market.as('buyer')
    expect(short(await put(buyer, line(mug, 5, past(1)), line(mug, 6, past(2))))).toEqual([[mug.id, [], 5]])
  })

  test('goods that never were are left out without harm', async () => {
    const buyer = await market.as('buyer')
    const ghost = { ...line(mug, 1, past(1)), product_id: 2_000_000_000 }
    expect(short(await put(buyer, ghost, line(mug, 3, past(1))))).toEqual([[mug.id, [], 3]])
  })

  test.each(['0000-01-01T00:00:00Z', '9999-12-31T23:59:59-23:59', '2026-06-30T23:59:60Z'])(
    'a time like %s breaks nothing',
    async (time) => {
      const buyer = await market.as('buyer')
      expect(short(await put(buyer, line(mug, 3, time)))).toEqual([[mug.id, [], 3]])
    },
  )

  test.each([
    ['money', { price: 1 }],
    ['a price in no currency', { seen: { price: 1, currency: 'gold' } }],
    ['a price that no seller can ask', { seen: { price: 1e9 + 1, currency: 'USD' } }],
    ['a negative quantity', { quantity: -1 }],
    ['a time that is none', { changed_at: 'yesterday' }],
  ])('%s is refused', async (_, change) => {
    const buyer = await market.as('buyer')
    expect((await put(buyer, { ...line(mug, 1, past(1)), ...change })).status).toBe(400)
  })

  test('goods of the own company are refused with the reason; a line of them that is there can be taken out', async () => {
    const seller = await market.as(house.owner)
    expect(await put(seller, line(mug, 1, past(1)))).toMatchObject({
      status: 422,
      body: { details: { lines: buyerMessages.ownProduct } },
    })
    expect((await seller.get('/api/v1/cart')).body.lines).toEqual([])
    expect((await put(seller, line(mug, 0, past(1)))).status).toBe(200)
  })

  test('a cart holds two hundred lines; what would make it more is refused as a whole', async () => {
    const buyer = await market.as('buyer')
    const many = (count: number, from: number) =>
      Array.from({ length: count }, (_, index) => line(mug, 1, past(1), [from + index]))
    expect((await put(buyer, ...many(200, 1))).body.lines).toHaveLength(200)
    expect(await put(buyer, line(shirt, 1, past(1)))).toMatchObject({
      status: 422,
      body: { details: { lines: 'A cart holds at most 200 lines. Send or remove some first.' } },
    })
    expect((await buyer.get('/api/v1/cart')).body.lines).toHaveLength(200)
  })
})
