import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../test/database.ts'
import { rememberAnswer } from './remember-answer.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

let made: string[] = []
const ask = (key: string, length = 60) =>
  rememberAnswer(
    database.db,
    key,
    async () => {
      made.push(key)
      return 'x'.repeat(length)
    },
    200,
  )

test('answers are kept up to so many characters, those asked least lately go first', async () => {
  made = []
  for (const key of ['a', 'b', 'c', 'a', 'd', 'a', 'c', 'b']) await ask(key)
  expect(made).toEqual(['a', 'b', 'c', 'd', 'b'])
  // One that is too long by itself is answered, and not kept.
  expect(await ask('long', 500)).toHaveLength(500)
  await ask('long', 500)
  expect(made.filter((key) => key === 'long')).toHaveLength(2)
})

test('a failure is not kept', async () => {
  const failing = () => rememberAnswer(database.db, 'failing', () => Promise.reject(new Error('the database hung up')))
  await expect(failing()).rejects.toThrow('hung up')
  made = []
  await ask('failing')
  expect(made).toEqual(['failing'])
})

test('an answer is made again when the market has changed', async () => {
  await ask('again', 10)
  made = []
  await ask('again', 10)
  expect(made).toEqual([])
  await sql`insert into market_changes (changes) values (1)`.execute(database.db)
  await ask('again', 10)
  expect(made).toEqual(['again'])
})
