import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Caller, openTestApp, type TestApp } from '../../test/app.ts'
import { takeStoredSettings } from '../stored-settings.ts'

const path = '/api/v1/operator/announcements'

let market: TestApp
let operator: Caller
beforeAll(async () => {
  market = await openTestApp()
  operator = await market.as('admin')
})
afterAll(() => market.close())
beforeEach(async () => {
  await market.db.deleteFrom('announcements').execute()
  await takeStoredSettings(market.db, market.app.config)
})

const from = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()
const plain = { text: 'We move on Saturday.', link: '', is_warning: false, starts_at: from(-5), ends_at: from(5) }
const add = (change: object = {}) => operator.post(path, { body: { ...plain, ...change } })
/** What the next page is told; another process may have written. */
const shown = async () => {
  await takeStoredSettings(market.db, market.app.config)
  return market.app.config.settings.announcements.map(({ text }) => text)
}

test('pages come with what is told at this moment, the newest first and no more than three', async () => {
  await add({ text: 'Yesterday', starts_at: from(-2000), ends_at: from(-1000) })
  await add({ text: 'Tomorrow', starts_at: from(1000), ends_at: null })
  expect(await shown()).toEqual([])
  for (const n of [4, 3, 2, 1]) await add({ text: `Now ${n}`, starts_at: from(-n * 10), ends_at: null })
  expect(await shown()).toEqual(['Now 1', 'Now 2', 'Now 3'])
})

test('one is changed, ended and taken away, at once, and the log says what it was', async () => {
  const { id } = (await add()).body
  const change = (body: object) => operator.put(`${path}/${id}`, { body: { ...plain, ...body } })
  expect((await change({ text: 'We move on Sunday.', is_warning: true })).status).toBe(200)
  expect(market.app.config.settings.announcements).toEqual([
    { id, text: 'We move on Sunday.', link: '', isWarning: true },
  ])
  expect((await change({ ends_at: from(-1) })).status).toBe(200)
  expect(market.app.config.settings.announcements).toEqual([])
  expect((await operator.get(path)).body.data).toMatchObject([{ id, text: 'We move on Saturday.' }])
  expect((await operator.delete(`${path}/${id}`)).status).toBe(200)
  expect((await operator.delete(`${path}/${id}`)).status).toBe(404)
  const log = await operator.get('/api/v1/operator/audit', { query: { thing: 'announcement', thing_id: id } })
  expect(log.body.data.map(({ action }: { action: string }) => action)).toEqual([
    'deleted',
    'changed',
    'changed',
    'created',
  ])
  expect(log.body.data[2]).toMatchObject({
    before: { text: 'We move on Saturday.' },
    after: { text: 'We move on Sunday.' },
  })
})

test('what cannot be told is refused by field', async () => {
  const refused = await add({ text: ' ', link: 'javascript:alert(1)', ends_at: from(-10) })
  expect([refused.status, refused.body.details]).toEqual([
    400,
    {
      text: 'Please write 1 to 300 characters.',
      link: 'A link begins with http:// or https://, or with /#/ for a page of the marketplace.',
      ends_at: 'It cannot end before it begins.',
    },
  ])
})
