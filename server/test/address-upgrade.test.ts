import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import pg from 'pg'
import { expect, inject, test } from 'vitest'
import { openDatabase } from '../src/database.ts'
import { cloneDatabase } from './templates.ts'

const folder = join(import.meta.dirname, '../migrations')
const upgrade = '0034_postal_codes.sql'

test('a postal code at the end of a street moves to its own place where it can be nothing else', async () => {
  const { url, drop } = await cloneDatabase(inject('postgres').url, 'template1')
  const run = async (text: string) => {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    await client.query(text).finally(() => client.end())
  }
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql') && name < upgrade).sort()
  for (const name of names) await run(await readFile(join(folder, name), 'utf8'))
  const db = openDatabase(url, { connections: 2 })
  try {
    const cases: [address: string, city: string, zip: string, street: string, code: string][] = [
      ['Havnevej 1, 8000', 'Aarhus', '', 'Havnevej 1', '8000'],
      ['Havnevej 1, 8000 aarhus', 'Aarhus', '', 'Havnevej 1', '8000'],
      ['Rua do Cais 1, 4050-030 Porto', 'Porto', '', 'Rua do Cais 1', '4050-030'],
      ['Keizersgracht 5, 1015 AB Amsterdam', 'Amsterdam', '', 'Keizersgracht 5', '1015 AB'],
      ['Kungsgatan 4, 111 43 Stockholm', 'Stockholm', '', 'Kungsgatan 4', '111 43'],
      // Another place, a number that may be the house, one that is there already, and plain streets stay as they are.
      ['Havnevej 1, 8000 Odense', 'Aarhus', '', 'Havnevej 1, 8000 Odense', ''],
      ['Calle Mayor, 1234', 'Madrid', '', 'Calle Mayor, 1234', ''],
      ['Havnevej 1, 8000', 'Aarhus', '8100', 'Havnevej 1, 8000', '8100'],
      ['Via Roma 1', 'Milano', '', 'Via Roma 1', ''],
      ['Suite 5, 12', 'Milano', '', 'Suite 5, 12', ''],
      ['', 'Milano', '', '', ''],
    ]
    await sql`insert into countries (code, name, dial_code) values ('DK', 'Denmark', '45') on conflict do nothing`.execute(
      db,
    )
    for (const [index, [address, city, zip]] of cases.entries())
      await sql`
        insert into companies (slug, kind, name, country_code, city, address, zip)
        values (${`c-${index}`}, 'buyer', ${`C ${index}`}, 'DK', ${city}, ${address}, ${zip})`.execute(db)
    await run(await readFile(join(folder, upgrade), 'utf8'))
    const { rows } = await sql<{
      address: string
      zip: string
    }>`select address, zip from companies order by id`.execute(db)
    expect(rows.map(({ address, zip }) => [address, zip])).toEqual(cases.map(([, , , street, code]) => [street, code]))
  } finally {
    await db.destroy()
    await drop()
  }
})
