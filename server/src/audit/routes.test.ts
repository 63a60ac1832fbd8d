import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Caller, openTestApp, type TestApp } from '../../test/app.ts'
import { makePerson } from '../../test/make.ts'
import { recordChanges } from './record-change.ts'

let market: TestApp
let admin: Caller
let annId: number
beforeAll(async () => {
  market = await openTestApp()
  admin = await market.as('admin')
  annId = (await makePerson(market.db)).id
  const ann = { userId: annId, firstName: 'Ann', lastName: 'Lee' }
  for (let number = 1; number <= 5; number++)
    await recordChanges(market.db, number % 2 ? ann : undefined, [
      { action: 'created', thing: 'brand', id: number, name: `Brand ${number}` },
      { action: 'changed', thing: 'family', id: number, name: `Family ${number}`, after: { name: 'x' } },
    ])
  await market.db
    .updateTable('audit_log')
    .set({ at: '2026-03-31T23:30:00Z' })
    .where('name', 'in', ['Brand 1', 'Brand 2'])
    .execute()
})
afterAll(() => market.close())

const read = async (query: object) => (await admin.get('/api/v1/operator/audit', { query })).body
const names = ({ data }: { data: { name: string }[] }) => data.map(({ name }) => name)

test('page after page shows every entry once, newest first', async () => {
  const seen: string[] = []
  let older: number | null = null
  do {
    const page: { data: { name: string }[]; next: number | null } = await read({ perPage: 3, ...(older && { older }) })
    seen.push(...names(page))
    older = page.next
  } while (older !== null)
  expect(seen).toHaveLength(10)
  expect(seen.slice(0, 2)).toEqual(['Family 5', 'Brand 5'])
  expect(new Set(seen).size).toBe(10)
})

test('it is narrowed by person, thing and action', async () => {
  expect(names(await read({ person: annId, thing: 'brand' }))).toEqual(['Brand 5', 'Brand 3', 'Brand 1'])
  expect(names(await read({ thing: 'family', thing_id: 4 }))).toEqual(['Family 4'])
  expect(names(await read({ action: 'created', perPage: 2 }))).toEqual(['Brand 5', 'Brand 4'])
})

test('days are whole days, both included, and are paged as well', async () => {
  const march = { from: '2026-03-31', to: '2026-03-31' }
  expect(names(await read(march))).toEqual(['Brand 2', 'Brand 1'])
  const first = await read({ ...march, perPage: 1 })
  expect(names(await read({ ...march, older: first.next }))).toEqual(['Brand 1'])
  expect(names(await read({ from: '2026-03-30', to: '2026-03-30' }))).toEqual([])
  const answer = await admin.get('/api/v1/operator/audit', { query: { from: '2026-02-30' } })
  expect(answer.status).toBe(400)
})

test('everybody who stands in it can be chosen', async () => {
  const { body } = await admin.get('/api/v1/operator/audit/people')
  expect(body.data).toEqual([{ id: annId, name: 'Test Person' }])
})
