import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openTestApp, type TestApp } from '../test/app.ts'
import { countListeners, cutListeners } from '../test/listeners.ts'
import { makePerson } from '../test/make.ts'
import { buildApp } from './app.ts'
import { type FollowedSettings, followSettings } from './follow-settings.ts'
import type { App } from './http.ts'

let market: TestApp
/** Another process on the same database, as far as its settings go: nobody asks it for a page. */
let other: App
let followed: FollowedSettings
beforeAll(async () => {
  market = await openTestApp()
  const config = { ...market.app.config, settings: structuredClone(market.app.config.settings) }
  other = await buildApp({ ...market.app, config, log: pino({ level: 'silent' }) })
  followed = followSettings(other)
  await vi.waitFor(async () => expect(await countListeners(market.db)).toBe(1))
})
afterAll(async () => {
  await other.http.close()
  expect(await countListeners(market.db)).toBe(0)
  await market.close()
})

const soon = { timeout: 3000, interval: 20 }

test('what an operator sets by one process is known to another, and taken back there too', async () => {
  const operator = await market.as('admin')
  await operator.put('/api/v1/operator/settings', { body: { name: 'Harbour' } })
  await vi.waitFor(() => expect(other.config.settings.name).toBe('Harbour'), soon)
  await operator.put('/api/v1/operator/settings', { body: { name: null } })
  await vi.waitFor(() => expect(other.config.settings.name).toBe('Fairquay'), soon)
})

test('who is asked to accept a new version of the terms is asked by every process', async () => {
  const operator = await market.as('admin')
  const published = await operator.put('/api/v1/operator/legal/terms/1', {
    body: { text: 'Trade fairly.', changes: '', is_asked: true, in_force_on: new Date().toISOString().slice(0, 10) },
  })
  expect(published.status, published.text).toBe(200)
  await vi.waitFor(() => expect(other.config.settings.legal.terms).toEqual({ current: 1, asked: 1 }), soon)
})

test('whether somebody runs the marketplace is known when the first operator comes and when the last is suspended', async () => {
  const admins = () => market.db.updateTable('users').where('role', '=', 'admin')
  await admins().set({ status: 0 }).execute()
  await vi.waitFor(() => expect(other.config.settings.isOpening).toBe(true), soon)
  const { id } = await makePerson(market.db, { role: 'admin' })
  await vi.waitFor(() => expect(other.config.settings.isOpening).toBe(false), soon)
  await market.db.deleteFrom('users').where('id', '=', id).execute()
  await vi.waitFor(() => expect(other.config.settings.isOpening).toBe(true), soon)
  await admins().set({ status: 1 }).execute()
})

test('an announcement is told and ends by the clock, without anybody asking', async () => {
  const told = () => other.config.settings.announcements.map(({ text }) => text)
  await sql`
    insert into announcements (text, starts_at, ends_at)
    values ('Low tide', now() + interval '0.4 seconds', now() + interval '0.8 seconds')`.execute(market.db)
  await followed.settled()
  expect(told()).toEqual([])
  await vi.waitFor(() => expect(told()).toEqual(['Low tide']), soon)
  await vi.waitFor(() => expect(told()).toEqual([]), soon)
})

test('what was set while the line was broken is known once it is there again', async () => {
  await cutListeners(market.db)
  await market.db.insertInto('settings').values({ name: 'name', value: 'Unheard' }).execute()
  expect(other.config.settings.name).toBe('Fairquay')
  await vi.waitFor(() => expect(other.config.settings.name).toBe('Unheard'), { timeout: 10_000, interval: 50 })
})
