import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openTestDatabase } from './database.ts'

test('every test file works on a database of its own', async () => {
  const [one, other] = await Promise.all([openTestDatabase(), openTestDatabase()])
  try {
    await one.db.insertInto('countries').values({ code: 'PT', name: 'Portugal', dial_code: '351' }).execute()
    const count = ({ db }: typeof one) =>
      db
        .selectFrom('countries')
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .executeTakeFirstOrThrow()
    expect([(await count(one)).n, (await count(other)).n]).toEqual([1, 0])
  } finally {
    await Promise.all([one.close(), other.close()])
  }
})

test('a closed database is gone', async () => {
  const [gone, kept] = [await openTestDatabase(), await openTestDatabase()]
  await gone.close()
  const name = new URL(gone.url).pathname.slice(1)
  const { rows } = await sql`select 1 from pg_database where datname = ${name}`.execute(kept.db)
  await kept.close()
  expect(rows).toEqual([])
})
