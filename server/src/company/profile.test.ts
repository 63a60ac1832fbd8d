import { bannerMessages } from '@fairquay/contract/company/banner-rules.ts'
import type { CompanyForm } from '@fairquay/contract/company/form.ts'
import { profileFaults } from '@fairquay/contract/company/profile-messages.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Caller, openTestApp, type TestApp } from '../../test/app.ts'
import { type MadeCompany, makeCompany, makeImage, makeIndustry, makePerson, makeProduct } from '../../test/make.ts'

let market: TestApp
beforeAll(async () => {
  market = await openTestApp()
})
afterAll(() => market.close())

const makeHouse = async (change = {}) => {
  const house = await makeCompany(market.db, { verifiedAt: new Date(), address: 'Rua Nova 1', ...change })
  return { house, owner: await market.as(house.owner) }
}
const read = async (caller: Caller): Promise<{ version: number; slug: string; form: CompanyForm }> =>
  (await caller.get('/api/v1/own-company')).body
const save = async (caller: Caller, change: Partial<CompanyForm>, version?: number) => {
  const stored = await read(caller)
  return caller.put('/api/v1/own-company', {
    body: { version: version ?? stored.version, form: { ...stored.form, ...change } },
  })
}
const pageOf = async (slug: string) =>
  (await market.guest.get(`/api/v1/marketplace/company/${slug}`)).body.data?.company
const own = async ({ id }: MadeCompany) => {
  const imageId = await makeImage(market.db)
  await market.db.insertInto('uploads').values({ image_id: imageId, company_id: id }).execute()
  const { name } = await market.db
    .selectFrom('images')
    .select('name')
    .where('id', '=', imageId)
    .executeTakeFirstOrThrow()
  return { imageId, path: `/files/${name}.svg` }
}

describe('the profile', () => {
  test('is stored as it was sent, and the public page shows it at once', async () => {
    const { house, owner } = await makeHouse()
    await makeIndustry(market.db, 'Presses', ['Oil presses'])
    const industry = await market.db
      .selectFrom('industries')
      .select('id')
      .where('name', '=', 'Presses')
      .executeTakeFirstOrThrow()
    const [logo, first, second, paper] = [await own(house), await own(house), await own(house), await own(house)]
    const form: Partial<CompanyForm> = {
      description: 'Cold pressed since 1987.',
      logoImageId: logo.imageId,
      gallery: [
        { imageId: second.imageId, title: 'The press' },
        { imageId: first.imageId, title: '' },
      ],
      certificates: [{ imageId: paper.imageId, title: 'Organic' }],
      brands: ['Olio', 'Verde'],
      industries: [industry.id],
      exportCountries: ['DE', 'IT'],
      establishedOn: '1987-05-01',
      employees: 42,
      ownership: 'Family',
      turnover: 12_500_000_000,
      exportPercent: 60,
      website: 'www.oil-house.test',
      email: 'Desk@Oil-House.test',
      registrationNumber: 'PT 1',
      taxNumber: '',
      currency: '',
      zip: '4000-001',
      lat: 41.15,
      lng: -8.61,
      branches: [
        {
          id: null,
          kind: 'warehouse',
          name: 'Harbour store',
          code: 'W1',
          country: 'ES',
          city: 'Vigo',
          address: 'Muelle 3',
          zip: '',
          lat: 42.2,
          lng: -8.7,
          isPrimary: true,
        },
      ],
    }
    const { status, body } = await save(owner, form)
    expect(status).toBe(200)
    expect(body.form).toMatchObject({
      ...form,
      website: 'https://www.oil-house.test',
      email: 'desk@oil-house.test',
      branches: [{ name: 'Harbour store' }],
    })
    expect(body.contact).toMatchObject({ first_name: 'Test' })
    expect(await pageOf(house.slug)).toMatchObject({
      description: 'Cold pressed since 1987.',
      logo: logo.path,
      images: [{ alt: 'The press' }, {}],
      certificates: [{ alt: 'Organic' }],
      brands: [{ name: 'Olio' }, { name: 'Verde' }],
      get_industries: [{ industry: { name: 'Presses' } }],
      establishment_date: '1987-05-01',
      turnover: 12_500_000_000,
      export: 60,
      website: 'https://www.oil-house.test',
      get_branches: [{ name: 'Harbour store', country: 'Spain' }],
    })
    const again = await save(owner, {})
    expect(again.body.form).toEqual(body.form)
    const log = await market.db
      .selectFrom('audit_log')
      .selectAll()
      .where('thing_id', '=', house.id)
      .where('thing', '=', 'company')
      .execute()
    expect(log).toHaveLength(1)
    expect(log[0]?.after).toMatchObject({ employees: 42 })
  })

  test('keeps the ids of places that stay, and drops those that are left out', async () => {
    const { owner } = await makeHouse({
      branches: [
        { name: 'One', country: 'PT' },
        { name: 'Two', country: 'PT', isPrimary: true },
      ],
    })
    const { form } = await read(owner)
    const [one, two] = form.branches
    if (!one || !two) throw new Error('There are no branches.')
    const { body } = await save(owner, { branches: [{ ...one, name: 'First', isPrimary: true }] })
    expect(body.form.branches).toMatchObject([{ id: one.id, name: 'First', isPrimary: true }])
    expect((await save(owner, { branches: [two] })).body.details).toEqual({ branches: profileFaults.unknownBranch })
  })

  test('of a renamed company gets a new address; the old one keeps answering, and its goods name it anew', async () => {
    const { house, owner } = await makeHouse({ name: 'Old Mill' })
    const goods = await makeProduct(market.db, house.id)
    const { body } = await save(owner, { name: 'New Mill' })
    expect(body.slug).toBe('new-mill')
    for (const slug of ['old-mill', 'new-mill'])
      expect(await pageOf(slug)).toMatchObject({ name: 'New Mill', slug: 'new-mill' })
    const { body: product } = await market.guest.get(`/api/v1/marketplace/product/${goods.slug}`)
    expect(product.data.product.get_supplier).toMatchObject({ name: 'New Mill', slug: 'new-mill' })
    const other = await makeHouse({ name: 'Third Mill' })
    expect((await save(other.owner, { name: 'Old Mill' })).body.slug).toBe('old-mill-2')
  })

  test('that somebody else has changed meanwhile is not overwritten, also in the same moment', async () => {
    const { house, owner } = await makeHouse()
    const second = await market.as(await makePerson(market.db, { role: 'seller', companyId: house.id }))
    const { version } = await read(owner)
    const answers = await Promise.all([
      save(owner, { ownership: 'A' }, version),
      save(second, { ownership: 'B' }, version),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const late = answers.find(({ status }) => status === 409)
    expect(late?.body).toMatchObject({
      code: 'conflict',
      message: profileFaults.changedMeanwhile('Test Person'),
      details: { version: String(version + 1), changed_by: 'Test Person' },
    })
  })

  test('shows no picture of another company, whatever its number is', async () => {
    const [{ house, owner }, { house: other }] = [await makeHouse(), await makeHouse()]
    const [mine, theirs] = [await own(house), await own(other)]
    for (const [change, field] of [
      [{ logoImageId: theirs.imageId }, 'logo'],
      [
        {
          gallery: [
            { imageId: mine.imageId, title: '' },
            { imageId: theirs.imageId, title: '' },
          ],
        },
        'gallery',
      ],
      [{ certificates: [{ imageId: 2_000_000_000, title: '' }] }, 'certificates'],
    ] as const)
      expect((await save(owner, change as Partial<CompanyForm>)).body.details).toEqual({
        [field]: profileFaults.foreignPicture,
      })
  })

  test('names the fields that are wrong and stores nothing', async () => {
    const { owner } = await makeHouse()
    const { status, body } = await save(owner, { website: 'javascript:alert(1)', employees: -1, industries: [] })
    expect([status, Object.keys(body.details).sort()]).toEqual([400, ['employees', 'website']])
    expect((await save(owner, { industries: [2_000_000_000] })).body.details).toEqual({
      industries: profileFaults.unknownIndustry,
    })
    expect((await read(owner)).version).toBe(1)
  })

  test('is also a buyer’s and a provider’s, who have no public page', async () => {
    for (const kind of ['buyer', 'provider'] as const) {
      const { owner, house } = await makeHouse({ kind })
      expect((await save(owner, { description: 'We buy.' })).status).toBe(200)
      expect((await market.guest.get(`/api/v1/marketplace/company/${house.slug}`)).status).toBe(404)
    }
  })

  test('is read by everybody of the company and changed by owners only', async () => {
    const { house } = await makeHouse()
    for (const companyRole of ['editor', 'viewer'] as const) {
      const caller = await market.as(await makePerson(market.db, { role: 'seller', companyId: house.id, companyRole }))
      const { version, form } = await read(caller)
      expect((await caller.put('/api/v1/own-company', { body: { version, form } })).status).toBe(403)
    }
  })
})

describe('the banner', () => {
  const change = (caller: Caller, body: object) => caller.post('/api/v1/supplier/banner-upload', { body })

  test('changes title, sub-title and picture of the own showroom, for a guest to see', async () => {
    const { house } = await makeHouse()
    const editor = await market.as(
      await makePerson(market.db, { role: 'seller', companyId: house.id, companyRole: 'editor' }),
    )
    const { path } = await own(house)
    const { status, body } = await change(editor, {
      bannerTitle: ' Oils ',
      bannerSubTitle: 'Cold',
      path,
      supplierID: house.id,
    })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      success: true,
      data: { company: { id: house.id, bannerTitle: 'Oils', bannerSubTitle: 'Cold', bannerImage: path } },
    })
    const show = async () => (await market.guest.get(`/api/v1/marketplace/showroom/${house.slug}`)).body.data.company
    expect(await show()).toMatchObject({ bannerTitle: 'Oils', bannerSubTitle: 'Cold', bannerImage: path })
    // Whoever names nothing changes nothing.
    const same = await change(editor, { supplierID: house.id })
    expect([same.status, same.body]).toEqual([200, body])
    await change(editor, { bannerTitle: '', bannerSubTitle: '', supplierID: house.id })
    expect(await show()).toMatchObject({ bannerTitle: null, bannerSubTitle: null, bannerImage: path })
    const log = await market.db
      .selectFrom('audit_log')
      .selectAll()
      .where('thing', '=', 'banner')
      .where('thing_id', '=', house.id)
      .execute()
    expect(log).toHaveLength(2)
  })

  test('takes no picture that is not stored here, or not the company’s own', async () => {
    const [{ house, owner }, { house: other }] = [await makeHouse(), await makeHouse()]
    const { path: theirs } = await own(other)
    for (const path of [
      theirs,
      'https://elsewhere.test/a.png',
      '/files/0123456789abcdef.webp',
      'data:image/png;base64,AA',
    ])
      expect((await change(owner, { path, supplierID: house.id })).body).toMatchObject({
        message: bannerMessages.incorrectImage,
        details: { path: bannerMessages.incorrectImage },
      })
  })

  test('of another company is nobody’s to change, and a request without a company says so', async () => {
    const [{ owner }, { house: other }] = [await makeHouse(), await makeHouse()]
    const hidden = await change(owner, { bannerTitle: 'Mine now', supplierID: other.id })
    const missing = await change(owner, { bannerTitle: 'Mine now', supplierID: 2_000_000_000 })
    expect([hidden.status, hidden.text]).toEqual([404, missing.text])
    expect((await change(owner, { bannerTitle: 'Mine' })).body.message).toBe(bannerMessages.noCompany)
    expect(await pageOf(other.slug)).toMatchObject({ bannerTitle: null })
  })
})
