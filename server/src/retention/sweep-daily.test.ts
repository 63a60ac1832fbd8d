import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { ago, hash, type KeptKind, makeDelivery, makeRegistration } from '../../test/kept-kind.ts'
import { keptKinds } from '../../test/kept-things.ts'
import { type MadeCompany, makeCompany } from '../../test/make.ts'
import { jobKinds } from '../app.ts'
import { openDatabase } from '../database.ts'
import { openJobs } from '../jobs.ts'
import type { Sweep } from '../sweep.ts'
import { retentions } from './retentions.ts'
import { sweepAll, sweepDaily } from './sweep-daily.ts'

let market: TestApp
let house: MadeCompany

beforeAll(async () => {
  market = await openTestApp()
})
afterAll(() => market.close())
beforeEach(async () => {
  house = await makeCompany(market.db)
})

const keeper = () => ({ db: market.db, house })
let marks = 1000
const marksOf = async ({ find }: KeptKind, among: string[]) => {
  const { rows } = await sql<{ mark: string }>`
    select mark from (${sql.raw(find)}) x where mark = any(${among}::text[]) order by 1`.execute(market.db)
  return rows.map(({ mark }) => mark)
}

async function makeKeys(count: number): Promise<void> {
  await sql`
    insert into idempotency_keys (user_id, route, key, fingerprint, status, answer, created_at)
    select ${house.owner.id}, 'POST /somewhere', 'key-number-' || n, '', 200, '', now() - make_interval(days => 40, mins => n)
    from generate_series(1, ${count}::int) n`.execute(market.db)
}
const countKeys = async () =>
  (await sql`select 1 from idempotency_keys where key like 'key-number-%'`.execute(market.db)).rows.length

describe('the daily sweep throws away', () => {
  test.each(keptKinds)(
    '$what after their time and not before, and finds nothing when it is done again',
    async (kind) => {
      const [old, young] = [String(marks++), String(marks++)]
      await kind.make(keeper(), old, ago(kind.old))
      await kind.make(keeper(), young, ago(kind.young))
      expect(await marksOf(kind, [old, young])).toEqual([old, young])
      for (let time = 0; time < 2; time++) {
        await sweepAll(market.app, new Date())
        expect(await marksOf(kind, [old, young])).toEqual([young])
      }
    },
  )

  test('no delivery that is still to be made, and nothing of what an operator keeps for ever', async () => {
    const kept = String(marks++)
    await makeDelivery(keeper(), kept, ago(400), 'waiting')
    const mail = String(marks++)
    await sql`
      insert into mails (message_id, to_name, to_address, subject, text, state, sent_at) values (${mail}, '', '', '', 'kept', 'sent', ${ago(4000)})`.execute(
      market.db,
    )
    const { app } = market
    await sweepAll({ ...app, config: { ...app.config, keptDays: { ...app.config.keptDays, mails: 0 } } }, new Date())
    expect(await marksOf({ find: 'select event as mark from webhook_deliveries' } as KeptKind, [kept])).toEqual([kept])
    expect(
      await marksOf({ find: "select message_id as mark from mails where text = 'kept'" } as KeptKind, [mail]),
    ).toEqual([mail])
  })

  test('no mail that still waits for its mail server', async () => {
    const mark = String(marks++)
    await sql`
      insert into mails (message_id, to_name, to_address, subject, text, state, created_at)
      values (${mark}, '', '', '', 'a text', 'waiting', ${ago(400)})`.execute(market.db)
    await sweepAll(market.app, new Date())
    const waiting = { find: "select message_id as mark from mails where text <> ''" } as KeptKind
    expect(await marksOf(waiting, [mark])).toEqual([mark])
  })

  test('the text of a mail, and says so where it stood', async () => {
    const asAdmin = await market.as('admin')
    await sql`
      insert into mails (message_id, to_name, to_address, subject, text, state, sent_at) values ('emptied', '', '', 'An old one', 'private', 'sent', ${ago(100)})`.execute(
      market.db,
    )
    await sweepAll(market.app, new Date())
    const { body } = await asAdmin.get('/api/v1/outbox', { query: { search: 'An old one' } })
    expect(body.data).toMatchObject([{ subject: 'An old one', text: '', is_emptied: true }])
  })
})

describe('of registrations, the daily sweep leaves', () => {
  const findPeople = async (marks: string[]) =>
    (
      await sql<{ mark: string }>`
      select split_part(email, '@', 1) as mark from users where email = any(${marks.map((mark) => `${mark}@test.invalid`)}::text[]) order by 1`.execute(
        market.db,
      )
    ).rows.map(({ mark }) => mark)

  test('those that were confirmed or decided on, and those with a link under way', async () => {
    const [confirmed, active, suspended, linked] = Array.from({ length: 4 }, () => String(marks++)) as [
      string,
      string,
      string,
      string,
    ]
    await makeRegistration(keeper(), confirmed, ago(400), { confirmedAt: ago(399) })
    await makeRegistration(keeper(), active, ago(400), { status: 1 })
    await makeRegistration(keeper(), suspended, ago(400), { status: 2 })
    await makeRegistration(keeper(), linked, ago(400))
    await sql`
      insert into email_tokens (token_hash, user_id, purpose, email, expires_at)
      select ${hash()}, id, 'confirm', email, now() + interval '1 hour' from users where email = ${`${linked}@test.invalid`}`.execute(
      market.db,
    )
    await sweepAll(market.app, new Date())
    expect(await findPeople([confirmed, active, suspended, linked])).toEqual([confirmed, active, suspended, linked])
  })

  test('the company somebody else belongs to, and what something refers to after all, without keeping the others', async () => {
    const [colleague, buyer, plain] = Array.from({ length: 3 }, () => String(marks++)) as [string, string, string]
    await makeRegistration(keeper(), colleague, ago(40), { companyId: house.id })
    await makeRegistration(keeper(), buyer, ago(40))
    await makeRegistration(keeper(), plain, ago(40))
    await sql`
      insert into products (company_id, slug, name, country_code) select id, ${`p-${buyer}`}, 'Thing', 'PT' from companies where slug = ${buyer}`.execute(
      market.db,
    )
    await sweepAll(market.app, new Date(), { atOnce: 1 })
    expect(await findPeople([colleague, buyer, plain])).toEqual([buyer])
    expect(await market.db.selectFrom('companies').select('id').where('id', '=', house.id).execute()).toHaveLength(1)
  })
})

describe('a sweep', () => {
  test('that breaks off has done a part, does not keep the others back, and is finished by the next', async () => {
    await makeKeys(10)
    await sql`insert into attempts (subject, window_start, count) values ('stays-not', ${ago(40)}, 1)`.execute(
      market.db,
    )
    await sql`
      create function hold_on() returns trigger language plpgsql as
      $$ begin if old.key = 'key-number-5' then raise exception 'not now'; end if; return old; end $$`.execute(
      market.db,
    )
    await sql`create trigger hold_on before delete on idempotency_keys for each row execute function hold_on()`.execute(
      market.db,
    )
    await expect(sweepAll(market.app, new Date(), { atOnce: 2 })).rejects.toThrow('not now')
    // Oldest first: 10 and 9, 8 and 7; then 6 and 5, which breaks off.
    expect(await countKeys()).toBe(6)
    expect(
      await market.db.selectFrom('attempts').select('subject').where('subject', '=', 'stays-not').execute(),
    ).toEqual([])
    await sql`drop function hold_on cascade`.execute(market.db)
    await sweepAll(market.app, new Date(), { atOnce: 2 })
    expect(await countKeys()).toBe(0)
  })

  test('in two processes at once takes everything once, and neither waits for the other', async () => {
    await makeKeys(600)
    const second = openDatabase(market.app.config.databaseUrl ?? '', { connections: 2 })
    const keys = retentions.find(({ what }) => what === 'retry keys') as Sweep
    const counts = await Promise.all(
      [market.db, second].map((db) => keys.sweep({ db, files: market.app.files, atOnce: 20 }, ago(7))),
    )
    await second.destroy()
    expect(await countKeys()).toBe(0)
    expect((counts[0] ?? 0) + (counts[1] ?? 0)).toBe(600)
  })

  test('is due once a day, however many processes there are', async () => {
    const second = await openJobs(market.app.config.databaseUrl ?? '', jobKinds, pino({ level: 'silent' }))
    for (const jobs of [market.app.jobs, second]) await jobs.startWorkers([sweepDaily(market.app)])
    const { rows } = await sql`select cron, timezone from pgboss.schedule where name = 'sweep-daily'`.execute(market.db)
    await second.stop()
    expect(rows).toEqual([{ cron: '17 3 * * *', timezone: 'UTC' }])
  })

  test('is told in the table of docs/retention.md, kind by kind', async () => {
    const table = await readFile(join(import.meta.dirname, '../../../docs/retention.md'), 'utf8')
    const missing = retentions.filter(({ what }) => !table.toLowerCase().includes(`| ${what.toLowerCase()} |`))
    expect(missing.map(({ what }) => what)).toEqual([])
  })
})
