import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { type MadeCompany, makeCompany, makeImage, makeIndustry, makeProduct } from '../../test/make.ts'

let app: TestApp
let seller: MadeCompany
let locked: MadeCompany

const port = { country: 'PT', city: 'Porto', address: 'Rua do Cais 1', zip: '4050', lat: 41.14, lng: -8.61 }

beforeAll(async () => {
  app = await openTestApp()
  seller = await makeCompany(app.db, {
    ...port,
    name: 'Cais Ltda',
    establishedOn: '1987-05-01',
    employees: 40,
    ownership: 'Family owned',
    turnoverUsd: 12_500_000,
    exportPercent: 65,
    website: 'https://cais.test',
    email: 'hello@cais.test',
    exportCountries: ['FR', 'CA'],
    brands: ['Cais', 'Barca'],
    images: [
      { kind: 'gallery', imageId: await makeImage(app.db), title: 'The hall' },
      { kind: 'certificate', imageId: await makeImage(app.db), title: 'ISO 9001' },
    ],
    branches: [
      { name: 'Lyon office', code: 'LYS', country: 'FR', city: 'Lyon', lat: 45.76, lng: 4.84 },
      { name: 'Nowhere yet', country: 'FR', kind: 'warehouse' },
    ],
  })
  for (const name of ['One', 'Two', 'Three', 'Four']) await makeProduct(app.db, seller.id, { name: `Product ${name}` })
  locked = await makeCompany(app.db, {
    ...port,
    name: 'Locked',
    status: 0,
    branches: [{ ...port, name: 'Locked branch' }],
  })
})
afterAll(() => app.close())

describe('the company facts', () => {
  test('hold everything its page shows', async () => {
    const { body } = await app.guest.get(`/api/v1/marketplace/company/${seller.slug}`)
    const { company } = body.data
    expect(company).toMatchObject({
      name: 'Cais Ltda',
      establishment_date: '1987-05-01',
      employees: 40,
      ownership: 'Family owned',
      turnover: 12_500_000,
      export: 65,
      website: 'https://cais.test',
      email: 'hello@cais.test',
      address: 'Rua do Cais 1',
      city: 'Porto',
      country: 'Portugal',
      zip: '4050',
      brands: [{ name: 'Barca' }, { name: 'Cais' }],
      images: [{ alt: 'The hall' }],
      certificates: [{ alt: 'ISO 9001' }],
      get_branches: [{ name: 'Lyon office', code: 'LYS', city: 'Lyon', country: 'France' }, { name: 'Nowhere yet' }],
      get_user: [{ first_name: 'Test', last_name: 'Person', status: 1 }],
      total_products: 4,
    })
    expect(JSON.parse(company.export_countries)).toEqual({
      exportCountries: [{ shortCode: 'CA' }, { shortCode: 'FR' }],
    })
    expect(company.products.map(({ name }: { name: string }) => name)).toEqual([
      'Product Four',
      'Product Three',
      'Product Two',
    ])
  })

  test('tell a new phone number at once', async () => {
    await app.db
      .updateTable('users')
      .set({ phone_code: '351', phone: '22 123' })
      .where('id', '=', seller.owner.id)
      .execute()
    const { body } = await app.guest.get(`/api/v1/marketplace/company/${seller.slug}`)
    expect(body.data.company.get_user).toMatchObject([{ phone_code: '351', phone: '22 123' }])
  })

  test('hold no address of a person and no number of the books', async () => {
    const { text } = await app.guest.get(`/api/v1/marketplace/company/${seller.slug}`)
    expect(text).not.toContain(seller.owner.email)
    expect(text).not.toMatch(/registration_number|tax_number|password/)
  })
})

describe('the places on the map', () => {
  const ask = async (path: string, query: object) => (await app.guest.get(`/api/rest/${path}`, { query })).body

  test('are the headquarters and the units whose position is known', async () => {
    expect(await ask('company-locations', { company_id: seller.id })).toEqual([
      { id: seller.id, name: 'Cais Ltda', address: 'Rua do Cais 1, 4050 Porto, Portugal', lat: 41.14, lng: -8.61 },
    ])
    const units = await ask('company-units', { company_id: seller.id })
    expect(units).toMatchObject([{ name: 'Lyon office', address: 'Lyon, France', lat: 45.76, lng: 4.84 }])
    expect(await ask('locations', { id: units[0].id })).toEqual(units)
  })

  test('of a locked company are nobody’s business', async () => {
    const branch = await app.db
      .selectFrom('branches')
      .select('id')
      .where('company_id', '=', locked.id)
      .executeTakeFirstOrThrow()
    expect(await ask('company-locations', { company_id: locked.id })).toEqual([])
    expect(await ask('company-units', { company_id: locked.id })).toEqual([])
    expect(await ask('locations', { id: branch.id })).toEqual([])
  })

  test('need an id', async () => {
    const answer = await app.guest.get('/api/rest/company-units')
    expect(answer).toMatchObject({ status: 400, body: { details: { company_id: expect.any(String) } } })
  })
})

test('sellers are filtered by the categories of what they have on the market', async () => {
  const [bags = 0, boots = 0, hats = 0] = await makeIndustry(app.db, 'Fashion', ['Bags', 'Boots', 'Hats'])
  const makeSeller = async (name: string, categories: number[], state: 'draft' | 'published' = 'published') => {
    const { id } = await makeCompany(app.db, { name })
    await makeProduct(app.db, id, { categories, state })
  }
  await makeSeller('Bag House', [bags])
  await makeSeller('Boot House', [boots, bags])
  await makeSeller('Hat House', [hats], 'draft')
  const names = async (category: string) =>
    (await app.guest.get('/api/marketplace/sellers', { query: { category, sortAlphabetically: true } })).body.data.map(
      ({ name }: { name: string }) => name,
    )
  expect(await names(`${bags}`)).toEqual(['Bag House', 'Boot House'])
  expect(await names(`${boots},${hats}`)).toEqual(['Boot House'])
  expect(await names('none')).toEqual([])
})
