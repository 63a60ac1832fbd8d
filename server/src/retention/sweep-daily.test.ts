import { randomBytes, randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../test/app.ts'
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

const day = 24 * 60 * 60 * 1000
const ago = (days: number) => new Date(Date.now() - days * day)
const run = (text: ReturnType<typeof sql>) => text.execute(market.db)
const hash = () => randomBytes(32)

type Kind = {
  what: string
  /** Ages in days, of what goes and of what stays. */
  old: number
  young: number
  /** Makes one that is so old; `mark` is how it is found again. */
  make(mark: string, at: Date): Promise<unknown>
  find: string
}

async function makeDelivery(mark: string, at: Date, state = 'delivered') {
  await sql`
    with hook as (
      insert into webhooks (company_id, url, events, secret) values (${house.id}, 'https://x.test', '{a}', ${hash()}) returning id),
    delivery as (
      insert into webhook_deliveries (webhook_id, message_id, event, body, state, created_at)
      select id, 'message-of-a-test', ${mark}, '', ${state}, ${at} from hook returning id)
    insert into webhook_attempts (delivery_id, milliseconds) select id, 1 from delivery`.execute(market.db)
}

type Registered = { status?: number; confirmedAt?: Date | null; companyId?: number | null }

async function makeRegistration(
  mark: string,
  at: Date,
  { status = 0, confirmedAt = null, companyId }: Registered = {},
) {
  await sql`
    with c as (
      insert into companies (slug, name, kind, country_code) values (${mark}, ${`Company ${mark}`}, 'seller', 'PT') returning id)
    insert into users (email, password_hash, first_name, last_name, role, status, email_confirmed_at, company_id, created_at)
    select ${`${mark}@test.invalid`}, '', 'A', 'B', 'seller', ${status}, ${confirmedAt}::timestamptz, coalesce(${companyId ?? null}::int, id), ${at} from c`.execute(
    market.db,
  )
}

const kinds: Kind[] = [
  {
    what: 'retry keys',
    old: 40,
    young: 6,
    make: (mark, at) =>
      run(sql`insert into idempotency_keys (user_id, route, key, fingerprint, status, answer, created_at)
        values (${house.owner.id}, ${mark}, '12345678', ${hash()}, 200, '', ${at})`),
    find: `select route as mark from idempotency_keys`,
  },
  {
    what: 'counted attempts',
    old: 40,
    young: 1,
    make: (mark, at) => run(sql`insert into attempts (subject, window_start, count) values (${mark}, ${at}, 1)`),
    find: `select subject as mark from attempts`,
  },
  {
    what: 'sessions that ran out',
    old: 40,
    young: 0.5,
    make: (mark, at) =>
      run(
        sql`insert into sessions (token_hash, user_id, expires_at, user_agent) values (${hash()}, ${house.owner.id}, ${at}, ${mark})`,
      ),
    find: `select user_agent as mark from sessions`,
  },
  {
    what: 'links of mails that ran out',
    old: 40,
    young: 0.5,
    make: (mark, at) =>
      run(sql`insert into email_tokens (token_hash, user_id, purpose, email, expires_at)
        values (${hash()}, ${house.owner.id}, 'reset', ${mark}, ${at})`),
    find: `select email as mark from email_tokens`,
  },
  {
    what: 'known browsers',
    old: 181,
    young: 179,
    make: (mark, at) =>
      run(
        sql`insert into known_devices (mark_hash, user_id, seen_at) values (sha256(${mark}::text::bytea), ${house.owner.id}, ${at})`,
      ),
    find: `select n::text as mark from generate_series(1000, 2000) n join known_devices on mark_hash = sha256(n::text::bytea)`,
  },
  {
    what: 'invitations that ran out',
    old: 40,
    young: 29,
    make: (mark, at) =>
      run(sql`insert into invitations (company_id, email, role, token_hash, expires_at)
        values (${house.id}, ${mark}, 'viewer', ${hash()}, ${at})`),
    find: `select email as mark from invitations`,
  },
  {
    what: 'API tokens that were revoked',
    old: 100,
    young: 40,
    make: (mark, at) =>
      run(sql`insert into api_tokens (company_id, user_id, name, prefix, token_hash, scopes, expires_at, revoked_at)
        values (${house.id}, ${house.owner.id}, ${mark}, '', ${hash()}, '{a}', ${new Date(Date.now() + day)}, ${at})`),
    find: `select name as mark from api_tokens`,
  },
  {
    what: 'notifications that were read',
    old: 100,
    young: 40,
    make: (mark, at) =>
      run(
        sql`insert into notifications (user_id, topic, kind, created_at, read_at) values (${house.owner.id}, 'security', ${mark}, ${at}, now())`,
      ),
    find: `select kind as mark from notifications`,
  },
  {
    what: 'notifications nobody read',
    old: 400,
    young: 100,
    make: (mark, at) =>
      run(
        sql`insert into notifications (user_id, topic, kind, created_at) values (${house.owner.id}, 'security', ${mark}, ${at})`,
      ),
    find: `select kind as mark from notifications`,
  },
  {
    what: 'deliveries to webhooks, with their attempts',
    old: 40,
    young: 29,
    make: makeDelivery,
    find: `select event as mark from webhook_deliveries d where exists (select 1 from webhook_attempts a where a.delivery_id = d.id)`,
  },
  {
    what: 'replaced secrets of webhooks',
    old: 40,
    young: 0.5,
    make: (mark, at) =>
      run(sql`insert into webhooks (company_id, url, events, secret, description, old_secret, old_secret_until)
        values (${house.id}, 'https://x.test', '{a}', ${hash()}, ${mark}, ${hash()}, ${at})`),
    find: `select description as mark from webhooks where old_secret is not null or old_secret_until is not null`,
  },
  {
    what: 'texts of mails that were sent',
    old: 100,
    young: 40,
    make: (mark, at) =>
      run(
        sql`insert into mails (message_id, to_name, to_address, subject, text, state, sent_at) values (${randomUUID()}, '', '', ${mark}, 'a text', 'sent', ${at})`,
      ),
    find: `select subject as mark from mails where text <> ''`,
  },
  {
    what: 'texts of mails that are read in the app',
    old: 100,
    young: 40,
    make: (mark, at) =>
      run(
        sql`insert into mails (message_id, to_name, to_address, subject, text, state, created_at) values (${randomUUID()}, '', '', ${mark}, 'a text', 'kept', ${at})`,
      ),
    find: `select subject as mark from mails where text <> ''`,
  },
  {
    what: 'views of a day',
    old: 402,
    young: 40,
    make: (mark, at) =>
      run(
        sql`insert into views_by_day (company_id, kind, thing_id, day) values (${house.id}, 'product', ${Number(mark)}, ${at})`,
      ),
    find: `select thing_id::text as mark from views_by_day`,
  },
  {
    what: 'changes of stock',
    old: 402,
    young: 390,
    make: (mark, at) =>
      run(sql`
        with p as (insert into products (slug, company_id, name, country_code) values (${mark}, ${house.id}, 'Kept goods', 'PT') returning id)
        insert into stock_changes (product_id, variant_key, at, reason, tracking, on_hand, reserved, on_hand_by, reserved_by)
        select id, ${mark}, ${at}, 'set', 'counted', 1, 0, 1, 0 from p`),
    find: `select variant_key as mark from stock_changes`,
  },
  {
    what: 'visits of an hour',
    old: 1.1,
    young: 0.9,
    make: (mark, at) =>
      run(sql`insert into recent_looks (hour, kind, thing_id, visitor)
        values (${at}, 'product', ${Number(mark)}, ${randomBytes(16)})`),
    find: `select thing_id::text as mark from recent_looks`,
  },
  {
    what: 'parts of imported files',
    old: 100,
    young: 40,
    make: (mark, at) =>
      run(sql`
        with i as (insert into imports (company_id, file_name, size, state, changed_at) values (${house.id}, ${mark}, 1, 'applied', ${at}) returning id)
        insert into import_parts (import_id, kind, position, content) select id, 'source', n, '' from i, generate_series(1, 3) n`),
    find: `select distinct i.file_name as mark from imports i join import_parts p on p.import_id = i.id`,
  },
  {
    what: 'what imports did with each product',
    old: 91,
    young: 89,
    make: (mark, at) =>
      run(sql`
        with i as (insert into imports (company_id, file_name, size, state, changed_at) values (${house.id}, ${mark}, 1, 'applied', ${at}) returning id)
        insert into import_outcomes (import_id, position, action, handle, name, lines, summary)
        select id, n, 'create', '', '', '', '' from i, generate_series(1, 3) n`),
    find: `select distinct i.file_name as mark from imports i join import_outcomes o on o.import_id = i.id`,
  },
  {
    what: 'registrations nobody confirmed, with their company',
    old: 8,
    young: 6,
    make: makeRegistration,
    find: `select c.slug as mark from users u join companies c on c.id = u.company_id union select slug from companies`,
  },
]

let marks = 1000
const marksOf = async ({ find }: Kind, among: string[]) => {
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
  test.each(kinds)('$what after their time and not before, and finds nothing when it is done again', async (kind) => {
    const [old, young] = [String(marks++), String(marks++)]
    await kind.make(old, ago(kind.old))
    await kind.make(young, ago(kind.young))
    expect(await marksOf(kind, [old, young])).toEqual([old, young])
    for (let time = 0; time < 2; time++) {
      await sweepAll(market.app, new Date())
      expect(await marksOf(kind, [old, young])).toEqual([young])
    }
  })

  test('no delivery that is still to be made, and nothing of what an operator keeps for ever', async () => {
    const kept = String(marks++)
    await makeDelivery(kept, ago(400), 'waiting')
    const mail = String(marks++)
    await sql`
      insert into mails (message_id, to_name, to_address, subject, text, state, sent_at) values (${mail}, '', '', '', 'kept', 'sent', ${ago(4000)})`.execute(
      market.db,
    )
    const { app } = market
    await sweepAll({ ...app, config: { ...app.config, keptDays: { ...app.config.keptDays, mails: 0 } } }, new Date())
    expect(await marksOf({ find: 'select event as mark from webhook_deliveries' } as Kind, [kept])).toEqual([kept])
    expect(await marksOf({ find: "select message_id as mark from mails where text = 'kept'" } as Kind, [mail])).toEqual(
      [mail],
    )
  })

  test('no mail that still waits for its mail server', async () => {
    const mark = String(marks++)
    await sql`
      insert into mails (message_id, to_name, to_address, subject, text, state, created_at)
      values (${mark}, '', '', '', 'a text', 'waiting', ${ago(400)})`.execute(market.db)
    await sweepAll(market.app, new Date())
    const waiting = { find: "select message_id as mark from mails where text <> ''" } as Kind
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
    await makeRegistration(confirmed, ago(400), { confirmedAt: ago(399) })
    await makeRegistration(active, ago(400), { status: 1 })
    await makeRegistration(suspended, ago(400), { status: 2 })
    await makeRegistration(linked, ago(400))
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
    await makeRegistration(colleague, ago(40), { companyId: house.id })
    await makeRegistration(buyer, ago(40))
    await makeRegistration(plain, ago(40))
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
