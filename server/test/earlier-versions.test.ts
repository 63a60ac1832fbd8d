import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { openDatabase } from '../src/database.ts'
import { type Caller, openTestApp, type TestApp } from './app.ts'
import { unhurried } from './database.ts'
import type { Person } from './make.ts'
import { restoreAside } from './restore-drill.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 })

const folder = join(import.meta.dirname, 'fixtures/versions')
const versions = (await readdir(folder)).filter((name) => name.endsWith('.tar.zst'))

const once = (body: object) => ({ body, headers: { 'idempotency-key': randomUUID() } })

describe.each(versions)('the marketplace of %s', (archive) => {
  let market: TestApp
  let buyer: Caller
  let seller: Caller

  beforeAll(async () => {
    market = await openTestApp({
      open: async () => {
        const restored = await restoreAside(inject('postgres').url, join(folder, archive))
        const db = openDatabase(restored.url, { connections: 5, patience: unhurried })
        const close = async () => {
          await db.destroy()
          await restored.drop()
        }
        return { url: restored.url, db, close }
      },
    })
    buyer = await signIn('buyer@old.test')
    seller = await signIn('seller@old.test')
  })
  afterAll(() => market.close())

  /** With the password of that version. */
  async function signIn(email: string): Promise<Caller> {
    const answer = await market.guest.post('/api/auth/login', { body: { email, password: 'seven slow barges' } })
    expect(answer.status, email).toBe(200)
    return market.as({ token: answer.body.jwt.token } as Person)
  }

  test('shows its goods to guests, and their price to buyers', async () => {
    await market.runJobs()
    const list = await market.guest.get('/api/v1/products/all')
    expect(list.body.data.data.map(({ name }: { name: string }) => name)).toEqual(['Olive oil 5 l'])
    const [{ slug }] = list.body.data.data
    expect((await market.guest.get(`/api/v1/marketplace/product/${slug}`)).text).not.toContain('12.5')
    expect((await buyer.get(`/api/v1/marketplace/product/${slug}`)).text).toContain('12.5')
  })

  test('has its requests with what was said and offered, and what was agreed on is an order', async () => {
    const requests = await buyer.get('/api/v1/requests')
    expect(requests.body.data.map(({ id, status }: { id: number; status: string }) => [id, status]).sort()).toEqual([
      [1, 'accepted'],
      [2, 'quoted'],
      [3, 'sent'],
    ])
    const messages = await seller.get(`/api/v1/requests/3/threads/1/messages`)
    expect(messages.body.data).toMatchObject([{ text: 'When can you deliver?' }])
    const orders = await seller.get('/api/v1/orders')
    expect(orders.body.data).toHaveLength(1)
  })

  test('goes on: a new request, an answer to an old one, a second order of an account with its operator', async () => {
    const { body } = await buyer.get('/api/v1/requests/1')
    const [line] = body.data.lines ?? body.data.purchase?.lines ?? []
    expect(line).toMatchObject({ product_id: 1 })
    const again = await buyer.post(
      '/api/v1/purchase-requests',
      once({ lines: [{ product_id: 1, quantity: 4, selected_price_id: 1 }] }),
    )
    expect(again.status).toBe(201)
    const answered = await seller.post('/api/v1/requests/3/threads/1/messages', once({ text: 'In two weeks.' }))
    expect(answered.status).toBe(201)
    const operator = await signIn('admin@old.test')
    expect((await operator.get('/api/v1/operator/health')).status).toBe(200)
    expect((await operator.get('/api/v1/outbox')).body.data.length).toBeGreaterThan(3)
    expect((await buyer.get('/api/auth/custom-session')).body.user.to_accept).toEqual([])
  })
})
