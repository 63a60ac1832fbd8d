import { emptyDraft, plainTerm } from '@fairquay/contract/catalogue/draft.ts'
import { toProductForm } from '@fairquay/contract/products/form.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { readLinkToken } from '../../test/mailbox.ts'
import { makeProduct } from '../../test/make.ts'
import { goodPassword, registrationForm } from '../../test/registration-form.ts'

let market: TestApp
beforeAll(async () => {
  market = await openTestApp({ environment: { PUBLIC_URL: 'https://market.test' } })
})
afterAll(() => market.close())

const login = (email: string) => market.guest.post('/api/auth/login', { body: { email, password: goodPassword } })

async function register(type: 'seller' | 'provider' = 'seller') {
  const form = registrationForm({ type })
  await market.guest.post('/api/auth/register', { body: form })
  return form
}

/** A seller who has confirmed the address and signed in. */
async function enterWaiting() {
  const form = await register()
  const token = await readLinkToken(market.db, form.email)
  expect((await market.guest.post('/api/v1/email-confirmations', { body: { token } })).body.state).toBe('waiting')
  const { body } = await login(form.email)
  const call = await market.as({ ...body.user, token: body.jwt.token, companyId: body.user.company.id })
  return { form, user: body.user, company: body.user.company, call }
}

test('who has not confirmed the address, or is suspended, stays out', async () => {
  const form = await register()
  expect((await login(form.email)).status).toBe(401)
  const { user, form: other, call } = await enterWaiting()
  const admin = await market.as('admin')
  await admin.put(`/api/v1/people/${user.id}/suspension`, { body: { suspended: true } })
  expect((await call.get('/api/auth/custom-session')).status).toBe(401)
  expect((await login(other.email)).status).toBe(401)
  await admin.put(`/api/v1/people/${user.id}/suspension`, { body: { suspended: false } })
  expect((await login(other.email)).body.user.is_waiting).toBe(true)
})

test('a seller who waits prepares company and goods, nobody sees them, and the approval publishes them', async () => {
  const { user, company, call } = await enterWaiting()
  expect(user).toMatchObject({ is_waiting: true, profile: { is_seller: true, is_seller_verified: false } })
  const readiness = async () => (await call.get('/api/v1/own-company/readiness')).body
  expect(await readiness()).toEqual({
    is_email_confirmed: true,
    missing: ['registrationNumber', 'description', 'logo'],
    products: 0,
    drafts: 0,
    is_approved: false,
  })

  const { version, form } = (await call.get('/api/v1/own-company')).body
  const told = { ...form, description: 'Olive oil of our own trees, pressed the same day.', taxNumber: 'IT 123' }
  expect((await call.put('/api/v1/own-company', { body: { version, form: told } })).status).toBe(200)
  const draft = { ...emptyDraft('Quinceberry preserve', 'IT'), terms: [plainTerm(12.5)] }
  const create = (state: 'draft' | 'published') =>
    call.post('/api/v1/own-products', { body: { form: toProductForm({ ...draft, state }) } })
  const product = await create('published')
  expect([product.status, (await create('draft')).status]).toEqual([201, 201])
  expect(await readiness()).toMatchObject({ missing: ['logo'], products: 1, drafts: 1 })
  const admin = await market.as('admin')
  const waiting = (await admin.get('/api/v1/approvals', { query: { perPage: 100 } })).body.data
  expect(waiting.find((one: { company: { id: number } }) => one.company.id === company.id).readiness).toEqual(
    await readiness(),
  )

  const buyer = await market.as('buyer')
  const lookedFor = async () => ({
    product: (await buyer.get(`/api/v1/marketplace/product/${product.body.slug}`)).status,
    ownProduct: (await call.get(`/api/v1/marketplace/product/${product.body.slug}`)).status,
    catalogue: (await buyer.get('/api/v1/products/all')).text.includes('Quinceberry'),
    ownCatalogue: (await call.get('/api/v1/products/all')).text.includes('Quinceberry'),
    search: (await buyer.get('/api/v2/search?search=quinceberry&target=all')).body.pagination.total,
    arrivals: (await market.guest.get('/special-products/new-arrivals')).text.includes('Quinceberry'),
    showroom: (await buyer.get(`/api/v1/marketplace/showroom/${company.slug}`)).status,
    facts: (await market.guest.get(`/api/v1/marketplace/company/${company.slug}`)).status,
    sellers: (await market.guest.get('/api/marketplace/sellers')).text.includes(company.slug),
    sitemap: (await market.guest.get('/sitemap.xml')).text.includes(company.slug),
    request: (
      await buyer.post('/api/v1/purchase-requests', {
        body: { lines: [{ product_id: product.body.id, quantity: 5, selected_price_id: null }] },
      })
    ).status,
  })
  const locked = (await buyer.get(`/api/v1/marketplace/showroom/${company.slug}`)).status
  expect(await lookedFor()).toEqual({
    product: 404,
    ownProduct: 404,
    catalogue: false,
    ownCatalogue: false,
    search: 0,
    arrivals: false,
    showroom: locked,
    facts: locked,
    sellers: false,
    sitemap: false,
    request: expect.toSatisfy((status: number) => status >= 400),
  })
  expect(locked).toBeGreaterThanOrEqual(400)

  await admin.put(`/api/v1/companies/${company.id}/approval`, { body: { approved: true } })
  // The open session goes on, as that of a seller like any other.
  expect((await call.get('/api/auth/custom-session')).body.user).toMatchObject({
    is_waiting: false,
    profile: { is_seller_verified: true },
  })
  expect(await lookedFor()).toMatchObject({ product: 200, catalogue: true, showroom: 200, facts: 200, sitemap: true })
})

test('a seller who waits asks for nothing, invites nobody and opens no door to programs', async () => {
  const { call } = await enterWaiting()
  const house = await market.as('seller')
  const { body: session } = await house.get('/api/auth/custom-session')
  const goods = await makeProduct(market.db, session.user.company.id)
  const refused = [
    await call.post('/api/v1/purchase-requests', {
      body: { lines: [{ product_id: goods.id, quantity: 5, selected_price_id: goods.termIds[0] }] },
    }),
    await call.post('/api/v1/invitations', { body: { email: 'friend@test.invalid', role: 'owner' } }),
    await call.post('/api/v1/api-tokens', { body: { name: 'ERP', scopes: ['products:read'], days: 30 } }),
  ]
  expect(refused.map(({ status }) => status)).toEqual([403, 403, 403])
  expect(refused[0]?.body.message).toBe(
    'Your company waits for approval. Until then you can prepare your company and products; nothing can be asked or sold yet.',
  )
})

test('a refused seller is put out at once', async () => {
  const { company, form, call } = await enterWaiting()
  const admin = await market.as('admin')
  await admin.put(`/api/v1/companies/${company.id}/approval`, { body: { approved: false, reason: 'No register.' } })
  expect((await call.get('/api/auth/custom-session')).status).toBe(401)
  expect((await login(form.email)).status).toBe(401)
})
