import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../test/database.ts'
import { type Database, inTransaction, openDatabase } from './database.ts'
import { sendAlong } from './send-along.ts'

let database: TestDatabase
let db: Database
beforeAll(async () => {
  database = await openTestDatabase()
  // One connection: what a transaction leaves behind on it would meet the next one.
  db = openDatabase(database.url, { connections: 1 })
  await sql`create table jars (name text primary key)`.execute(db)
})
afterAll(async () => {
  await db.destroy()
  await database.close()
})
beforeEach(() => sql`delete from jars`.execute(db))

const put = (name: string) => sql`insert into jars (name) values (${name})`
const names = async (from = db) =>
  (await sql<{ name: string }>`select name from jars order by name`.execute(from)).rows.map(({ name }) => name)

test('what is sent along is done before what comes next, in turn', async () => {
  await inTransaction(db, async (tx) => {
    await sendAlong(tx, put('plum'))
    await sendAlong(tx, sql`update jars set name = 'quince' where name = 'plum'`)
    expect(await names(tx)).toEqual(['quince'])
    await sendAlong(tx, put('rhubarb'))
  })
  expect(await names()).toEqual(['quince', 'rhubarb'])
})

test('when it fails, what comes next fails with its error, or the whole transaction at its end; nothing stays', async () => {
  const taken = { code: '23505' }
  await put('plum').execute(db)
  const next = inTransaction(db, async (tx) => {
    await sendAlong(tx, put('plum'))
    await put('medlar').execute(tx)
  })
  await expect(next).rejects.toMatchObject(taken)
  const end = inTransaction(db, async (tx) => {
    await put('quince').execute(tx)
    await sendAlong(tx, put('plum'))
  })
  await expect(end).rejects.toMatchObject(taken)
  const alone = inTransaction(db, (tx) => sendAlong(tx, put('plum')))
  await expect(alone).rejects.toMatchObject(taken)
  expect(await names()).toEqual(['plum'])
})

test('a statement that was refused behind a failure is understood on the same connection afterwards', async () => {
  const neverAsked = sql`insert into jars (name) values (${'late'}::text || 'r')`
  const failing = inTransaction(db, async (tx) => {
    await sendAlong(tx, sql`select 1 / 0`)
    await neverAsked.execute(tx)
  })
  await expect(failing).rejects.toMatchObject({ code: '22012' })
  await inTransaction(db, (tx) => neverAsked.execute(tx))
  expect(await names()).toEqual(['later'])
})

test('what somebody takes back is never asked', async () => {
  await expect(
    inTransaction(db, async (tx) => {
      await sendAlong(tx, put('plum'))
      throw new Error('no')
    }),
  ).rejects.toThrow('no')
  await expect(
    inTransaction(db, async (tx) => {
      await put('quince').execute(tx)
      await sendAlong(tx, put('quince'))
      throw new Error('no')
    }),
  ).rejects.toThrow('no')
  expect(await names()).toEqual([])
})

test('a transaction in which nothing is asked is none; outside of one, it is done at once', async () => {
  expect(await inTransaction(db, async () => 'nothing')).toBe('nothing')
  // Within one transaction it would be the same moment.
  const moment = async () => (await sql<{ at: string }>`select now()::text as at`.execute(db)).rows[0]?.at
  expect(await moment()).not.toBe(await moment())
  await sendAlong(db, put('plum'))
  expect(await names()).toEqual(['plum'])
})

test('a transaction begins with what it asks first', async () => {
  const both = await inTransaction(db, async (tx) => {
    const one = await sql<{ id: string }>`select pg_current_xact_id()::text as id`.execute(tx)
    const other = await sql<{ id: string }>`select pg_current_xact_id()::text as id`.execute(tx)
    return [one.rows[0]?.id, other.rows[0]?.id]
  })
  expect(both[0]).toBe(both[1])
})
