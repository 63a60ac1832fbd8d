import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { unhurried } from '../../test/database.ts'
import { type MadeCompany, makeCompany, makeProduct } from '../../test/make.ts'
import { addressOf, openDatabase } from '../database.ts'
import { storeVisits } from './store-visits.ts'
import { makeVisitCounter, mostGuestsOfAddress } from './visit-counter.ts'
import type { Visit } from './visitor.ts'
import { describeVisitor } from './visitor.ts'

let market: TestApp
beforeAll(async () => {
  market = await openTestApp()
})
afterAll(() => market.close())

const noon = new Date('2026-11-21T12:20:00Z')
const open = (now = noon) => makeVisitCounter(market.db, market.app.log, { now: () => now })
const guest = (number: number, agent = 'Firefox') => describeVisitor(undefined, `192.0.2.${number}`, agent)
const showroom = ({ id }: MadeCompany) => ({ kind: 'showroom' as const, thingId: id, viewerCompanyId: undefined })

async function viewsOf({ id }: MadeCompany): Promise<object[]> {
  const { rows } = await sql<object>`
    select kind, thing_id as id, day::text as day, views from views_by_day where company_id = ${id} order by kind, thing_id, day`.execute(
    market.db,
  )
  return rows
}

test('visits are counted by day for the company they are at, not those of its own people and not of what is not there', async () => {
  const house = await makeCompany(market.db)
  const goods = await makeProduct(market.db, house.id)
  const hidden = await makeProduct(market.db, house.id, { state: 'hidden' })
  const counter = open()
  const visit = (thingId: number, visitor: number, viewerCompanyId?: number) =>
    counter.count({ kind: 'product', thingId, viewerCompanyId, ...guest(visitor) })
  for (const visitor of [1, 2, 3]) visit(goods.id, visitor)
  visit(goods.id, 4, house.id)
  visit(goods.id, 5, house.id + 1000)
  visit(hidden.id, 1)
  visit(2_000_000_000, 1)
  counter.count({ ...showroom(house), ...guest(1) })
  await counter.flush()
  visit(goods.id, 6)
  await counter.flush()
  expect(await viewsOf(house)).toEqual([
    { kind: 'product', id: goods.id, day: '2026-11-21', views: 5 },
    { kind: 'showroom', id: house.id, day: '2026-11-21', views: 1 },
  ])
})

test('a visitor counts once an hour at a thing, whichever process hears of it and after a restart too', async () => {
  const house = await makeCompany(market.db)
  const processes = [open(), open(), open()]
  for (let times = 0; times < 5; times++)
    for (const process of processes) process.count({ ...showroom(house), ...guest(1) })
  await Promise.all(processes.map((process) => process.flush()))
  const restarted = open(new Date('2026-11-21T12:59:59Z'))
  restarted.count({ ...showroom(house), ...guest(1) })
  await restarted.flush()
  expect(await viewsOf(house)).toMatchObject([{ views: 1 }])
  const later = open(new Date('2026-11-21T13:00:00Z'))
  later.count({ ...showroom(house), ...guest(1) })
  await later.flush()
  expect(await viewsOf(house)).toMatchObject([{ views: 2 }])
})

test('guests of one address count up to a limit, however many browsers they name and processes they ask at once', async () => {
  const house = await makeCompany(market.db)
  const processes = [open(), open(), open()]
  for (const [part, process] of processes.entries())
    for (let browser = 0; browser < 50; browser++)
      process.count({ ...showroom(house), ...guest(1, `Firefox ${part} ${browser}`) })
  await Promise.all(processes.map((process) => process.flush()))
  expect(await viewsOf(house)).toMatchObject([{ views: mostGuestsOfAddress }])
  const [first] = processes
  first?.count({ ...showroom(house), ...guest(2) })
  first?.count({ ...showroom(house), ...describeVisitor({ userId: 1 }, '192.0.2.1', 'Firefox') })
  await first?.flush()
  expect(await viewsOf(house)).toMatchObject([{ views: mostGuestsOfAddress + 2 }])
})

test('guests of one address count up to a limit at all things together', async () => {
  const houses = [await makeCompany(market.db), await makeCompany(market.db), await makeCompany(market.db)]
  const hour = '2026-11-21T15:00:00.000Z'
  const visits = houses.flatMap((house): Visit[] =>
    [1, 2, 3].map((browser) => ({ ...showroom(house), ...guest(9, `Firefox ${browser}`), hour })),
  )
  await storeVisits(market.db, visits.slice(0, 4), { atThing: 3, inAll: 5 })
  await storeVisits(market.db, visits.slice(4), { atThing: 3, inAll: 5 })
  const counted = (await Promise.all(houses.map(viewsOf))).flat() as { views: number }[]
  expect(counted.reduce((sum, { views }) => sum + views, 0)).toBe(5)
})

test('a flood takes no more memory than a fixed number of visits', async () => {
  const house = await makeCompany(market.db)
  const counter = open(new Date('2026-11-21T18:00:00Z'))
  for (let person = 0; person < 21_000; person++)
    counter.count({ ...showroom(house), ...describeVisitor({ userId: person }, '', '') })
  await counter.flush()
  expect(await viewsOf(house)).toMatchObject([{ views: 20_000 }])
})

test('nothing that is stored tells who looked once the day is over', async () => {
  const house = await makeCompany(market.db)
  const secrets = async () =>
    (await sql<{ day: string }>`select day::text as day from visitor_secrets order by day`.execute(market.db)).rows
  for (const day of ['2026-11-22', '2026-11-23']) {
    const counter = open(new Date(`${day}T08:00:00Z`))
    counter.count({ ...showroom(house), ...guest(77) })
    await counter.flush()
    expect(await secrets()).toEqual([{ day }])
  }
  const { rows } = await sql<{ visitor: Buffer; origin: Buffer }>`
    select visitor, origin from recent_looks where thing_id = ${house.id} and kind = 'showroom'`.execute(market.db)
  const kept = rows.flatMap(({ visitor, origin }) => [visitor.toString('hex'), origin.toString('hex')])
  // The same guest has another hash the next day.
  expect(new Set(kept).size).toBe(4)
})

test('what could not be written is kept and written with the next', async () => {
  const house = await makeCompany(market.db)
  const impatient = openDatabase(addressOf(market.db).url, { connections: 2, patience: { ...unhurried, lock: 300 } })
  const counter = makeVisitCounter(impatient, market.app.log, { now: () => new Date('2026-11-24T10:00:00Z') })
  counter.count({ ...showroom(house), ...guest(1) })
  await market.db.transaction().execute(async (tx) => {
    // Nobody else writes while this is held, so that the writing gives up.
    await sql`lock table views_by_day in exclusive mode`.execute(tx)
    await counter.flush()
  })
  expect(await viewsOf(house)).toEqual([])
  await counter.flush()
  expect(await viewsOf(house)).toMatchObject([{ views: 1 }])
  await impatient.destroy()
})
