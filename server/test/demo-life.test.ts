import { orderStatuses } from '@fairquay/contract/orders/statuses.ts'
import { requestStatuses } from '@fairquay/contract/trade/statuses.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { live } from '../../demo/life/live.ts'
import { inTransaction } from '../src/database.ts'
import { openTestApp, type TestApp } from './app.ts'

const day = 86_400_000

let test: TestApp
const now = new Date()

beforeAll(async () => {
  test = await openTestApp({ demo: true })
  await inTransaction(test.db, (tx) => live(tx, test.app, now))
}, 120_000)
afterAll(() => test.close())

async function ask<T>(text: string): Promise<T[]> {
  return (await sql.raw<T>(text).execute(test.db)).rows
}

async function listOf(text: string): Promise<unknown[]> {
  return (await ask<{ value: unknown }>(text)).map(({ value }) => value)
}

describe('the demo marketplace after ninety days of trade', () => {
  it('has requests of every kind in every state that can be met', async () => {
    const states = new Set(await listOf('select distinct t.status as value from request_threads t'))
    for (const state of requestStatuses) expect(states, state).toContain(state)
    expect(
      await listOf(
        'select distinct r.kind as value from requests r join request_deals d on d.request_id = r.id order by 1',
      ),
    ).toEqual(['customs', 'logistic', 'purchase'])
    expect(await listOf('select distinct status as value from rfqs order by 1')).toEqual(['awarded', 'closed', 'open'])
  })

  it('has carriage that two companies offer, and asks duty of as many as the deal is about', async () => {
    const compared = await listOf(`select t.request_id as value from request_threads t
      where t.status = 'quoted' group by t.request_id having count(*) > 1`)
    expect(compared.length).toBeGreaterThan(0)
    const quantities = await ask<{ bought: number; cleared: number }>(`
      select bought.quantity as bought, cleared.quantity as cleared
      from requests c join request_lines cleared on cleared.request_id = c.id
      join requests p on p.file_id = c.file_id and p.kind = 'purchase'
      join request_lines bought on bought.request_id = p.id and bought.product_id = cleared.product_id
      where c.kind = 'customs'`)
    expect(quantities.length).toBeGreaterThan(2)
    for (const { bought, cleared } of quantities) expect(cleared).toBe(bought)
  })

  it('asks for goods that are kept cool to travel in a reefer, at a temperature they bear', async () => {
    const asked = await ask<{ condition: string; degree: number; min: number; max: number }>(`
      select q.request->'shipment_data'->'transport'->>'condition' as condition,
        (q.request->'shipment_data'->'transport'->'temperature'->>'degree')::float8 as degree,
        p.temperature_min::float8 as min, p.temperature_max::float8 as max
      from logistic_quotes q join request_lines l on l.request_id = q.request_id join products p on p.id = l.product_id
      where p.temperature_min is not null`)
    expect(asked.length).toBeGreaterThan(0)
    for (const { condition, degree, min, max } of asked)
      expect([condition, degree >= min && degree <= max]).toEqual(['reefer', true])
  })

  it('has orders in every state, with shipments on their way, invoices that are due, and claims', async () => {
    const states = await listOf('select distinct status as value from orders')
    for (const state of orderStatuses) expect(states, state).toContain(state)
    const [money] = await ask<{ due: number; overdue: number; paid: number }>(`
      select count(*) filter (where due_on >= current_date)::int as due, count(*) filter (where due_on < current_date)::int as overdue,
        count(*) filter (where invoiced > 0 and paid >= invoiced)::int as paid from orders`)
    for (const [name, count] of Object.entries(money ?? {})) expect(count, name).toBeGreaterThan(0)
    expect(await listOf('select id as value from orders where open_claims > 0')).not.toEqual([])
    expect(await listOf("select id as value from claims where status = 'settled'")).not.toEqual([])
    expect(
      await listOf(
        "select id as value from shipments where delivered_on is null and status not in ('preparing', 'ready', 'cancelled')",
      ),
    ).not.toEqual([])
  })

  it('lies within the last ninety days, none of it in the future, in the order it happened', async () => {
    for (const [table, column] of [
      ['requests', 'created_at'],
      ['request_events', 'at'],
      ['request_offers', 'created_at'],
      ['request_messages', 'created_at'],
      ['request_deals', 'accepted_at'],
      ['request_papers', 'issued_at'],
      ['mails', 'created_at'],
      ['notifications', 'created_at'],
      ['order_events', 'at'],
    ] as const) {
      const [span] = await ask<{ first: Date; last: Date; count: number }>(
        `select min(${column}) as first, max(${column}) as last, count(*) as count from ${table}`,
      )
      expect(span?.count, table).toBeGreaterThan(0)
      expect(span?.first.getTime(), table).toBeGreaterThan(now.getTime() - 91 * day)
      expect(span?.last.getTime(), table).toBeLessThanOrEqual(now.getTime())
    }
    expect(
      await listOf(
        'select e.id as value from request_events e join request_events f on f.request_id = e.request_id and f.id > e.id and f.at < e.at',
      ),
    ).toEqual([])
    expect(await listOf('select id as value from request_events where at = transaction_timestamp()')).toEqual([])
  })

  it('happens while people work: Monday to Friday, 8 to 18 by the clock of UTC; only what ends by itself ends at night', async () => {
    for (const [table, column, which] of [
      ['requests', 'created_at', 'true'],
      ['request_events', 'at', "action <> 'expire'"],
      ['request_offers', 'created_at', 'true'],
      ['request_messages', 'created_at', 'true'],
      ['request_threads', 'seen_at', 'seen_at is not null'],
      ['request_deals', 'accepted_at', 'true'],
      ['request_papers', 'issued_at', 'true'],
      ['rfqs', 'created_at', 'true'],
      ['order_events', 'at', 'company_id is not null'],
    ] as const) {
      const out = await ask(
        `select ${column}::text from (select ${column}, ${column} at time zone 'UTC' as clock from ${table} where ${which}) done
         where extract(isodow from clock) > 5 or clock::time < '08:00' or clock::time > '18:00'`,
      )
      expect(out, table).toEqual([])
    }
  })

  it('leaves the columns that take the present time as they were', async () => {
    expect(
      await listOf("select table_name as value from information_schema.columns where column_default like '%demo.now%'"),
    ).toEqual([])
    expect(
      (await listOf("select column_name as value from information_schema.columns where column_default = 'now()'"))
        .length,
    ).toBeGreaterThan(20)
  })

  it('shows every desk something: views, requests that wait, offers to look at', async () => {
    const views = await ask<{ days: number; views: number }>(
      'select count(distinct day)::int as days, sum(views)::int as views from views_by_day',
    )
    // More than the ninety days that figures show first, so that something stands beside them.
    expect(views[0]?.days).toBeGreaterThan(150)
    expect(views[0]?.views).toBeGreaterThan(5000)
    for (const email of [
      'buyer@demo.test',
      'buyer2@demo.test',
      'seller@demo.test',
      'seller2@demo.test',
      'provider@demo.test',
      'provider2@demo.test',
      'broker@demo.test',
    ]) {
      const waiting = await listOf(
        `select n.id as value from notifications n join users u on u.id = n.user_id where u.email = '${email}' and n.read_at is null`,
      )
      expect(waiting.length, email).toBeGreaterThan(0)
    }
  })

  it('writes mails that never leave, whatever mail server there is', async () => {
    expect(await listOf('select distinct state as value from mails')).toEqual(['kept'])
  })
})
