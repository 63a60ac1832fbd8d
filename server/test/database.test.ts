import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openTestDatabase } from './database.ts'

test('every test file works on a database of its own', async () => {
  const [one, other] = await Promise.all([openTestDatabase(), openTestDatabase()])
  try {
    await one.db.insertInto('countries').values({ code: 'QQ', name: 'Nowhere', dial_code: '' }).execute()
    const find = ({ db }: typeof one) => db.selectFrom('countries').select('name').where('code', '=', 'QQ').execute()
    expect([await find(one), await find(other)]).toEqual([[{ name: 'Nowhere' }], []])
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
