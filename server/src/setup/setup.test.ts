import { setupMessages } from '@fairquay/contract/setup/messages.ts'
import { starterIndustries } from '@fairquay/contract/setup/starter-categories.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Caller, openTestApp, type TestApp } from '../../test/app.ts'
import { openMailServer } from '../../test/mail-server.ts'
import { makePerson } from '../../test/make.ts'
import { takeStoredSettings } from '../stored-settings.ts'

let market: TestApp
let operator: Caller
const setup = '/api/v1/operator/setup'
beforeAll(async () => {
  market = await openTestApp()
  operator = await market.as('admin')
})
afterAll(() => market.close())

test('a new marketplace says what is missing, and what is done counts', async () => {
  expect((await operator.get(setup)).body).toMatchObject({
    is_finished: false,
    is_operator_named: false,
    logo: null,
    mail: { has_server: false, tested_at: null },
    industries: 0,
    operators: 1,
    companies: 0,
    demo: { state: 'none', refusal: null },
  })
  await operator.put('/api/v1/operator/settings', {
    body: { companyNumber: 'HRB 1', supportAddress: 'desk@market.test', legalName: 'Market GmbH', country: 'DE' },
  })
  await operator.put(setup, { body: { is_finished: true } })
  expect((await operator.get(setup)).body).toMatchObject({ is_finished: true, is_operator_named: true })
  await operator.put(setup, { body: { is_finished: false } })
  expect((await operator.get(setup)).body.is_finished).toBe(false)
})

test('the starter set is added as chosen, twice leaves nothing double', async () => {
  const industries = starterIndustries
    .slice(0, 3)
    .map((one) => ({ ...one, sub_industries: one.sub_industries.slice(0, 2) }))
  const path = '/api/v1/operator/starter-categories'
  expect((await operator.post(path, { body: { industries } })).body).toEqual({ industries: 3, sub_industries: 6 })
  expect((await operator.post(path, { body: { industries } })).body).toEqual({ industries: 0, sub_industries: 0 })
  const more = [{ ...industries[0], name: industries[0]?.name.toUpperCase(), sub_industries: ['Salt & Sugar'] }]
  expect((await operator.post(path, { body: { industries: more } })).body).toEqual({ industries: 0, sub_industries: 1 })
  const { body } = await operator.get('/api/v1/operator/categories')
  expect(body.data.map((one: { name: string }) => one.name)).toEqual(industries.map(({ name }) => name))
  expect(body.data[0].sub_industries.length).toBe(3)
  const bad = await operator.post(path, {
    body: { industries: [{ name: 'Tools', icon: 'wrench', sub_industries: ['x'] }] },
  })
  expect(Object.keys(bad.body.details)).toEqual(['industries.0.sub_industries.0'])
})

test('the logo stands in the page, and is no picture that nothing shows', async () => {
  const { id } = await market.db
    .insertInto('images')
    .values({ name: 'ab'.repeat(16), format: 'webp', width: 10, height: 10, bytes: 100 })
    .returning('id')
    .executeTakeFirstOrThrow()
  expect((await operator.put('/api/v1/operator/logo', { body: { image_id: 2_000_000_000 } })).status).toBe(400)
  await operator.put('/api/v1/operator/logo', { body: { image_id: id } })
  expect((await operator.get(setup)).body.logo).toBe(`/files/${'ab'.repeat(16)}-preview.webp`)
  await operator.put('/api/v1/operator/logo', { body: { image_id: null } })
  expect((await operator.get(setup)).body.logo).toBeNull()
})

test('a test mail arrives, or the words of the mail server come back', async () => {
  const send = (caller: Caller, to: string) => caller.post('/api/v1/operator/test-mails', { body: { to } })
  expect((await send(operator, 'me@firm.test')).body.details).toEqual({ to: setupMessages.noMailServer })
  const refuse = (address: string) => (address.startsWith('no') ? { code: 550, text: 'No such box here' } : undefined)
  const server = await openMailServer({ refuse })
  const other = await openTestApp({ environment: { SMTP_URL: server.url } })
  try {
    const operator = await other.as('admin')
    expect((await send(operator, 'me@firm.test')).status).toBe(200)
    expect(server.received.map(({ envelopeTo }) => envelopeTo)).toEqual([['me@firm.test']])
    expect((await operator.get(setup)).body.mail).toMatchObject({ has_server: true, tested_at: expect.any(String) })
    const refused = await send(operator, 'nobody@firm.test')
    expect(refused.status).toBe(422)
    expect(refused.body.details.to).toContain('No such box here')
  } finally {
    await other.close()
    await server.close()
  }
})

test('the demo goes with everything that was traded, and the operator stays signed in', async () => {
  const demo = await openTestApp({ demo: true, environment: { DEMO: 'true' } })
  try {
    await takeStoredSettings(demo.db, demo.app.config)
    const one = await makePerson(demo.db, { role: 'admin' })
    const operator = await demo.as(one)
    await operator.put('/api/v1/operator/settings', { body: { name: 'Harbour' } })
    expect((await operator.get(setup)).body.demo).toMatchObject({ state: 'loaded', others: [] })
    const remove = (word: string) => operator.post('/api/v1/operator/demo/removal', { body: { word } })
    expect((await remove('Fairquay')).body.details).toEqual({ word: setupMessages.demoWord('Harbour') })
    expect((await remove('Harbour')).status).toBe(200)

    expect((await operator.get(setup)).body).toMatchObject({
      companies: 0,
      industries: 0,
      operators: 1,
      demo: { state: 'none' },
    })
    expect((await operator.get('/api/v1/operator/people')).body.data).toMatchObject([{ email: one.email }])
    expect((await demo.guest.get('/api/v1/products/all')).body.data.total).toBe(0)
    expect(demo.app.config.settings).toMatchObject({
      name: 'Harbour',
      demo: false,
      companyNumber: '',
      cardFacts: 'data',
    })
    expect(await findTraces(demo)).toEqual([])
    // Goods can be kept again at once.
    await operator.post('/api/v1/operator/starter-categories', { body: { industries: starterIndustries } })
    expect((await demo.guest.get('/api/rest/industries')).status).toBeLessThan(500)
  } finally {
    await demo.close()
  }
})

test('that another process loads the demo is told by all', async () => {
  const operator = await market.as('admin')
  const state = async () => (await operator.get(setup)).body.demo.state
  await market.db.transaction().execute(async (tx) => {
    await sql`lock table companies, users in share row exclusive mode`.execute(tx)
    expect(await state()).toBe('loading')
    expect((await operator.post('/api/v1/operator/demo')).body.message).toBe(setupMessages.demoLoading)
  })
  expect(await state()).toBe('none')
})

test('whoever is signed in with an account of the demo cannot take it away', async () => {
  const demo = await openTestApp({ demo: true, environment: { DEMO: 'true' } })
  try {
    const { body } = await demo.guest.post('/api/auth/login', {
      body: { email: 'admin@demo.test', password: 'fairquay-demo' },
    })
    const refused = await demo.guest.post('/api/v1/operator/demo/removal', {
      body: { word: 'Fairquay' },
      headers: { authorization: `Bearer ${body.jwt.token}` },
    })
    expect([refused.status, refused.body.message]).toEqual([422, setupMessages.demoOneself])
  } finally {
    await demo.close()
  }
})

/** Tables of which a row still speaks of the demo's people or companies. */
async function findTraces({ db }: TestApp): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(
    db,
  )
  const found: string[] = []
  for (const { name } of rows) {
    if (name === 'audit_log') continue
    const { rows: traces } = await sql`
      select 1 from ${sql.table(name)} t where t::text ~ '(demo\\.test|\\.example|Porto)' limit 1`.execute(db)
    if (traces.length > 0) found.push(name)
  }
  return found
}
