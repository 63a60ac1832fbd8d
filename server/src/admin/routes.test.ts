import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { postMail } from '../mail.ts'

let market: TestApp
beforeAll(async () => {
  market = await openTestApp()
  for (const subject of ['first', 'second', 'third'])
    await postMail(market.db, market.app.config, {
      toName: 'Jo',
      toAddress: `${subject}@example.test`,
      subject,
      text: `${subject} text`,
    })
})
afterAll(() => market.close())

const path = '/api/v1/outbox'

test('the admin reads every mail, newest first, page by page', async () => {
  const admin = await market.as('admin')
  const first = await admin.get(path, { query: { perPage: 2 } })
  expect(first.body.data).toEqual([
    {
      id: 3,
      to: 'third@example.test',
      subject: 'third',
      text: 'third text',
      created_at: expect.stringMatching(/Z$/),
      sent_at: null,
      attempts: 0,
      last_error: null,
      state: 'kept',
      next_try_at: null,
      is_emptied: false,
      useless_after: null,
    },
    expect.objectContaining({ subject: 'second' }),
  ])
  expect(first.body.pagination).toEqual({ current_page: 1, per_page: 2, total: 3 })
  const second = await admin.get(path, { query: { perPage: 2, page: 2 } })
  expect(second.body.data).toMatchObject([{ subject: 'first' }])
})

test('nobody else does', async () => {
  expect((await market.guest.get(path)).status).toBe(401)
  for (const role of ['buyer', 'seller', 'provider', 'broker'] as const)
    expect((await (await market.as(role)).get(path)).status).toBe(403)
})
