import { adminMessages } from '@fairquay/contract/admin/messages.ts'
import { settingMessages } from '@fairquay/contract/setting-rules.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Answer, type Caller, openTestApp, type TestApp } from '../../test/app.ts'
import { makeCompany, makeImage, makePerson, makeProduct } from '../../test/make.ts'
import { inTransaction } from '../database.ts'
import { postMail } from '../mail.ts'

let market: TestApp
let admin: Caller
beforeAll(async () => {
  market = await openTestApp()
  admin = await market.as('admin')
})
afterAll(() => market.close())

/** Statements of this database that wait for what another transaction holds. */
const countWaiting = async () => {
  const waiting = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  return (await waiting.execute(market.db)).rows.length
}
const findAudit = async (query: object) => (await admin.get('/api/v1/operator/audit', { query })).body.data
const cardOf = async (slug: string) => (await market.guest.get(`/api/v1/marketplace/product/${slug}`)).body.data.product

async function makeCategory(name: string, sub: string) {
  const industry = await admin.post('/api/v1/operator/industries', { body: { name, icon: 'package' } })
  const path = `/api/v1/operator/industries/${industry.body.id}/sub-industries`
  const made = await admin.post(path, { body: { name: sub } })
  expect([industry.status, made.status]).toEqual([201, 201])
  return { industryId: industry.body.id as number, subId: made.body.id as number }
}

describe('categories', () => {
  test('an operator of an empty marketplace adds industries, and goods find their place in them', async () => {
    const { subId } = await makeCategory('Fish', 'Smoked fish')
    const house = await makeCompany(market.db)
    const goods = await makeProduct(market.db, house.id, { categories: [subId] })
    expect((await cardOf(goods.slug)).get_sub_industries).toMatchObject([{ name: 'Smoked fish' }])
    const { body } = await admin.get('/api/v1/operator/categories')
    expect(body.data.find((one: { name: string }) => one.name === 'Fish')).toMatchObject({
      products: 1,
      sub_industries: [{ id: subId, name: 'Smoked fish', products: 1 }],
    })
  })

  test('what is shown with a name is shown with the new one, and moves with its sub-industry', async () => {
    const wood = await makeCategory('Wood', 'Chairs')
    const metal = await makeCategory('Metal', 'Bolts')
    const house = await makeCompany(market.db)
    const goods = await makeProduct(market.db, house.id, { categories: [wood.subId] })
    const change = { body: { name: 'Stools', industry_id: metal.industryId } }
    expect((await admin.put(`/api/v1/operator/sub-industries/${wood.subId}`, change)).status).toBe(200)
    expect((await cardOf(goods.slug)).get_sub_industries).toMatchObject([{ name: 'Stools' }])
    const { body } = await market.guest.get('/api/v1/products/all', { query: { category: metal.subId } })
    expect(body.data.total).toBe(0)
    const facets = await market.db
      .selectFrom('facet_entries')
      .select('facet')
      .where('product_id', '=', goods.id)
      .execute()
    expect(facets.map(({ facet }) => facet)).toContain(`industry:${metal.industryId}`)
    expect(facets.map(({ facet }) => facet)).not.toContain(`industry:${wood.industryId}`)
    expect(await findAudit({ thing: 'sub-industry', action: 'moved' })).toMatchObject([
      { name: 'Stools', before: { name: 'Chairs', industry: 'Wood' }, after: { name: 'Stools', industry: 'Metal' } },
    ])
  })

  test('only what is empty is deleted, and a name is given once, whatever its case', async () => {
    const { industryId, subId } = await makeCategory('Paper', 'Notebooks')
    const house = await makeCompany(market.db)
    await makeProduct(market.db, house.id, { categories: [subId] })
    const industry = await admin.delete(`/api/v1/operator/industries/${industryId}`)
    expect([industry.status, industry.body.message]).toEqual([422, adminMessages.industryNotEmpty])
    const sub = await admin.delete(`/api/v1/operator/sub-industries/${subId}`)
    expect([sub.status, sub.body.message]).toEqual([422, adminMessages.subIndustryNotEmpty])
    const again = await admin.post('/api/v1/operator/industries', { body: { name: 'PAPER ', icon: 'package' } })
    expect([again.status, again.body.message]).toEqual([409, adminMessages.nameTaken])
    await makeCategory('Rope & Twine', 'Balls')
    const blanks = await admin.post('/api/v1/operator/industries', {
      body: { name: ' rope &  twine', icon: 'package' },
    })
    expect([blanks.status, blanks.body.message]).toEqual([409, adminMessages.nameTaken])
    const empty = await makeCategory('Empty', 'Nothing')
    expect((await admin.delete(`/api/v1/operator/sub-industries/${empty.subId}`)).status).toBe(200)
    expect((await admin.delete(`/api/v1/operator/industries/${empty.industryId}`)).status).toBe(200)
  })

  test('an order is taken only when it names everything there is', async () => {
    const read = async () =>
      (await admin.get('/api/v1/operator/categories')).body.data.map((one: { id: number }) => one.id) as number[]
    await makeCategory('Last', 'One')
    const ids = await read()
    const short = await admin.put('/api/v1/operator/industries/order', { body: { ids: ids.slice(1) } })
    expect([short.status, short.body.message]).toEqual([409, adminMessages.notAll])
    const turned = [...ids].reverse()
    expect((await admin.put('/api/v1/operator/industries/order', { body: { ids: turned } })).status).toBe(200)
    expect(await read()).toEqual(turned)
  })
})

describe('brands and families', () => {
  const find = async (kind: string, search: string) =>
    (await admin.get(`/api/v1/operator/words/${kind}`, { query: { search } })).body.data

  test('a renamed brand is found by its new name, and its goods show it', async () => {
    const house = await makeCompany(market.db)
    await makeProduct(market.db, house.id, { brand: 'Ostrea' })
    const [brand] = await find('brands', 'ostr')
    const path = `/api/v1/operator/words/brands/${brand.id}`
    const logo = await makeImage(market.db)
    expect((await admin.put(path, { body: { name: 'Marea', logo_image_id: logo } })).status).toBe(200)
    const found = await market.guest.get('/api/v2/search', { query: { search: 'marea', target: 'brands' } })
    expect(found.body.data).toMatchObject([{ type: 'brand', name: 'Marea' }])
    const goods = await market.guest.get('/api/v2/search', { query: { search: 'marea', target: 'products' } })
    expect(goods.body.data).toHaveLength(1)
    expect(await find('brands', 'marea')).toMatchObject([{ products: 1, logo: expect.stringContaining('/') }])
    expect(await findAudit({ thing: 'brand', thing_id: brand.id })).toMatchObject([
      { action: 'changed', before: { name: 'Ostrea', logo: null }, after: { name: 'Marea' } },
    ])
    const unknown = await admin.put(path, { body: { name: 'Marea', logo_image_id: 2_000_000_000 } })
    expect([unknown.status, unknown.body.details]).toEqual([400, { logo_image_id: adminMessages.unknownPicture }])
  })

  test('merged, the goods of both stand under one, and the other is gone', async () => {
    const house = await makeCompany(market.db)
    for (const brand of ['Nordlys', 'Nordlys AS']) await makeProduct(market.db, house.id, { brand })
    const [one, other] = await find('brands', 'nordlys')
    const taken = await admin.put(`/api/v1/operator/words/brands/${other.id}`, { body: { name: 'nordlys' } })
    expect([taken.status, taken.body.message]).toEqual([409, adminMessages.nameTakenMerge])
    // A name that is taken while it is being given is refused in the same words.
    let answer: Promise<Answer> | undefined
    await inTransaction(market.db, async (tx) => {
      await tx.updateTable('brands').set({ name: 'Nordlicht' }).where('id', '=', one.id).execute()
      answer = admin.put(`/api/v1/operator/words/brands/${other.id}`, { body: { name: 'Nordlicht' } })
      await expect.poll(countWaiting).toBe(1)
    })
    expect(await answer).toMatchObject({ status: 409, body: { message: adminMessages.nameTakenMerge } })
    await market.db.updateTable('brands').set({ name: 'Nordlys' }).where('id', '=', one.id).execute()
    const merge = await admin.post(`/api/v1/operator/words/brands/${other.id}/merge`, { body: { into: one.id } })
    expect(merge.body).toEqual({ success: true, products: 1 })
    expect(await find('brands', 'nordlys')).toMatchObject([{ id: one.id, products: 2 }])
    const { body } = await market.guest.get('/api/v1/products/all', { query: { brand: one.id } })
    expect(body.data.total).toBe(2)
    const self = await admin.post(`/api/v1/operator/words/brands/${one.id}/merge`, { body: { into: one.id } })
    expect(self.status).toBe(422)
  })

  test('a family is renamed and deleted once nothing names it', async () => {
    const house = await makeCompany(market.db)
    const goods = await makeProduct(market.db, house.id, { family: 'Harbour line' })
    const [family] = await find('families', 'harbour')
    const path = `/api/v1/operator/words/families/${family.id}`
    expect((await admin.put(path, { body: { name: 'Quay line' } })).status).toBe(200)
    const used = await admin.delete(path)
    expect([used.status, used.body.message]).toEqual([422, adminMessages.wordNotEmpty])
    await market.db.updateTable('products').set({ family_id: null }).where('id', '=', goods.id).execute()
    expect((await admin.delete(path)).status).toBe(200)
    expect(await find('families', 'quay')).toEqual([])
  })
})

test('an excluded country leaves the list of markets and comes back', async () => {
  const names = async () =>
    (await market.guest.get('/api/v1/marketplace/countries')).body.countries.map(({ name }: { name: string }) => name)
  const put = (excluded: boolean) => admin.put('/api/v1/operator/countries/IS', { body: { excluded } })
  expect((await put(true)).status).toBe(200)
  expect(await names()).not.toContain('Iceland')
  expect((await put(false)).status).toBe(200)
  expect(await names()).toContain('Iceland')
  expect(await findAudit({ thing: 'country' })).toMatchObject([{ action: 'shown' }, { action: 'hidden' }])
})

describe('people and companies', () => {
  test('they are found by name, address and state; what stands in a search is no pattern', async () => {
    const house = await makeCompany(market.db, { name: '100% Linen', kind: 'buyer' })
    await makePerson(market.db, { role: 'buyer', status: 2, email: 'under_score@linen.test', companyId: house.id })
    const people = async (query: object) => (await admin.get('/api/v1/operator/people', { query })).body
    expect((await people({ search: 'LINEN.test' })).data).toMatchObject([
      { email: 'under_score@linen.test', state: 'suspended', company: { name: '100% Linen' }, role: 'buyer' },
    ])
    expect((await people({ search: 'under-score' })).data).toEqual([])
    expect((await people({ search: 'linen', state: 'active' })).pagination.total).toBe(1)
    const companies = await admin.get('/api/v1/operator/companies', { query: { search: '% l', kind: 'buyer' } })
    expect(companies.body.data).toMatchObject([{ name: '100% Linen', state: 'open', people: 2 }])
  })

  test('a suspended company loses every session and its showroom at once, and gets it back', async () => {
    const house = await makeCompany(market.db)
    const second = await makePerson(market.db, { role: 'seller', companyId: house.id })
    const goods = await makeProduct(market.db, house.id)
    const calls = [await market.as(house.owner), await market.as(second)]
    const put = (suspended: boolean) =>
      admin.put(`/api/v1/companies/${house.id}/suspension`, { body: { suspended, reason: 'Counterfeit goods.' } })
    expect((await put(true)).status).toBe(200)
    for (const call of calls) expect((await call.get('/api/auth/custom-session')).status).toBe(401)
    expect((await market.guest.get(`/api/v1/marketplace/showroom/${house.slug}`)).status).toBe(403)
    expect((await market.guest.get(`/api/v1/marketplace/product/${goods.slug}`)).status).toBe(404)
    expect(await findAudit({ thing: 'company', thing_id: house.id })).toMatchObject([
      { action: 'suspended', after: { people: 2, reason: 'Counterfeit goods.' } },
    ])
    await market.db.updateTable('companies').set({ verified_at: new Date() }).where('id', '=', house.id).execute()
    expect((await put(false)).status).toBe(200)
    expect((await market.guest.get(`/api/v1/marketplace/showroom/${house.slug}`)).status).toBe(200)
  })
})

describe('settings', () => {
  const path = '/api/v1/operator/settings'
  const readOne = async (name: string) =>
    (await admin.get(path)).body.data.find((one: { name: string }) => one.name === name)

  test('stand over the defaults, are read by mails at once, and go back', async () => {
    expect((await admin.put(path, { body: { name: 'Harbour', terms: 'https://harbour.test/terms' } })).status).toBe(200)
    expect(market.app.config.settings).toMatchObject({
      name: 'Harbour',
      links: { terms: 'https://harbour.test/terms' },
    })
    expect(await readOne('name')).toEqual({ name: 'name', value: 'Harbour', fallback: 'Fairquay', is_set: true })
    await admin.put(path, { body: { name: null } })
    expect(market.app.config.settings.name).toBe('Fairquay')
    expect(await findAudit({ thing: 'setting' })).toMatchObject([
      { name: 'name', before: { value: 'Harbour' }, after: { value: 'Fairquay' } },
      { name: 'terms', after: { value: 'https://harbour.test/terms' } },
      { name: 'name', before: { value: 'Fairquay' }, after: { value: 'Harbour' } },
    ])
  })

  test('name no source of the program until it is set, and none again when it is emptied', async () => {
    const links = () => market.app.config.settings.links
    expect(links().sourceCode).toBeNull()
    const sourceCode = 'https://code.harbour.test/market'
    expect((await admin.put(path, { body: { sourceCode } })).status).toBe(200)
    expect(links().sourceCode).toBe(sourceCode)
    expect((await admin.put(path, { body: { sourceCode: '' } })).status).toBe(200)
    expect(links().sourceCode).toBeNull()
  })

  test('are all refused when one is not valid', async () => {
    const answer = await admin.put(path, { body: { companyNumber: 'HRB 1', about: 'javascript:alert(1)' } })
    expect([answer.status, answer.body.details]).toEqual([400, { about: settingMessages.link }])
    expect(await readOne('companyNumber')).toMatchObject({ is_set: false })
  })
})

test('the links of mails are shown without their tokens, but where the outbox is the only place to find them', async () => {
  const text = 'Open https://a.test/#/secured/confirm?token=secretsecret'
  const mail = { toName: 'Jo', toAddress: 'jo@example.test', subject: 'A link', text }
  const id = await postMail(market.db, market.app.config, mail)
  const read = async () => (await admin.get('/api/v1/outbox', { query: { search: 'a link' } })).body.data[0].text
  expect(await read()).toBe(text)
  for (const state of ['waiting', 'failed', 'dropped', 'sent']) {
    const sent_at = state === 'sent' ? new Date() : null
    await market.db.updateTable('mails').set({ state, sent_at }).where('id', '=', id).execute()
    expect(await read(), state).toBe('Open https://a.test/#/secured/confirm?token=…')
  }
})

describe('mails that did not get out', () => {
  const withServer = { smtpUrl: 'smtp://127.0.0.1:1' }
  const post = (subject: string, more: object = {}) =>
    postMail(market.db, withServer, { toName: 'Jo', toAddress: 'jo@example.test', subject, text: 'Text', ...more })
  const set = (id: number, columns: object) =>
    market.db.updateTable('mails').set(columns).where('id', '=', id).execute()
  const list = async (state: string) => (await admin.get('/api/v1/outbox', { query: { state } })).body
  beforeAll(() => {
    market.app.config.smtpUrl = withServer.smtpUrl
  })
  afterAll(() => {
    market.app.config.smtpUrl = undefined
  })

  test('are listed by how they stand, with the reason, and one can be sent again under its old name', async () => {
    const id = await post('Stuck')
    await set(id, { state: 'failed', last_error: '550 no', attempts: 4, refusals: 4 })
    const before = await market.db
      .selectFrom('mails')
      .select('message_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const failed = await list('failed')
    expect(failed).toMatchObject({ failing: 1, has_mail_server: true, away: null })
    expect(failed.data).toMatchObject([{ subject: 'Stuck', state: 'failed', attempts: 4, last_error: '550 no' }])
    expect((await admin.post(`/api/v1/outbox/${id}/resend`)).status).toBe(200)
    expect((await list('failed')).data).toEqual([])
    expect((await list('waiting')).data).toMatchObject([{ id, state: 'waiting', last_error: null, sent_at: null }])
    const after = await market.db.selectFrom('mails').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    expect(after).toMatchObject({ message_id: before.message_id, refusals: 0 })
    expect(await findAudit({ thing: 'mail' })).toMatchObject([{ action: 'resent', name: 'Stuck' }])
  })

  test('can all be sent again at once, but those whose links have ended, which are dropped', async () => {
    const ids = [await post('Again 1'), await post('Again 2')]
    for (const id of ids) await set(id, { state: 'failed', last_error: 'x'.repeat(500) })
    const late = await post('Late', { usefulMinutes: 15 })
    await set(late, { state: 'failed', last_error: '550 no', useless_after: new Date(Date.now() - 1000) })
    const answer = await admin.post('/api/v1/outbox/resend-failed')
    expect([answer.status, answer.body]).toEqual([200, { resent: 2, dropped: 1 }])
    expect(await list('failed')).toMatchObject({ failing: 0, data: [] })
    expect((await list('dropped')).data).toMatchObject([{ id: late, state: 'dropped' }])
    const again = await admin.post(`/api/v1/outbox/${late}/resend`)
    expect([again.status, again.body.message]).toEqual([422, adminMessages.linkEnded])
    expect((await list('waiting')).waiting).toBeGreaterThanOrEqual(2)
    expect((await findAudit({ thing: 'mail' })).map(({ name }: { name: string }) => name)).toEqual(
      expect.arrayContaining(['Again 1', 'Again 2']),
    )
  })

  test('are not sent while no mail server is set up, and what was written then is kept for good', async () => {
    market.app.config.smtpUrl = undefined
    const id = await postMail(market.db, market.app.config, {
      toName: '',
      toAddress: 'jo@example.test',
      subject: 'Kept',
      text: '',
    })
    for (const path of [`/api/v1/outbox/${id}/resend`, '/api/v1/outbox/resend-failed']) {
      const answer = await admin.post(path)
      expect([answer.status, answer.body.message]).toEqual([422, adminMessages.noMailServer])
    }
    market.app.config.smtpUrl = withServer.smtpUrl
    expect((await list('kept')).data[0]).toMatchObject({ id, state: 'kept' })
    expect((await list('waiting')).data.map((mail: { id: number }) => mail.id)).not.toContain(id)
  })
})
