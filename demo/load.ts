import { type Kysely, sql } from 'kysely'
import { defaultSettings } from '../contract/src/settings.ts'
import { hashPassword } from '../server/src/accounts/password.ts'
import { createIndustries } from '../server/src/catalogue/create-industries.ts'
import { createProducts } from '../server/src/catalogue/create-product.ts'
import { nameBrands } from '../server/src/catalogue/name-things.ts'
import { scalePrices } from '../server/src/catalogue/price-keys.ts'
import { createCompany } from '../server/src/company/create-company.ts'
import { indexCompany } from '../server/src/company/index-company.ts'
import { recordChecks } from '../server/src/company/record-checks.ts'
import { upsertRates } from '../server/src/currency/queries.ts'
import { inTransaction, type Queryable } from '../server/src/database.ts'
import type { DB } from '../server/src/database-types.generated.ts'
import type { Files } from '../server/src/files.ts'
import type { App } from '../server/src/http.ts'
import { storeDrawings } from '../server/src/pictures.ts'
import { insertCard } from '../server/src/rate-cards/card-queries.ts'
import { insertChange as insertLaneChange, insertLanes } from '../server/src/rate-cards/lane-queries.ts'
import { insertChange, insertTariffRows } from '../server/src/tariffs/change-queries.ts'
import type { CompanyPictures, Drawn, Pictures } from './draw-marketplace.ts'
import { brands, companies, families, industries, products } from './goods/marketplace.ts'
import { takeDrawings } from './kept-drawings.ts'
import { live } from './life/live.ts'
import { demoCards } from './rate-cards.ts'
import { demoRates } from './rates.ts'
import type { DemoCompany } from './shape.ts'
import { demoTariffs } from './tariffs.ts'
import { type Keys, toDraft } from './to-draft.ts'

/** Without `trade` nobody has traded yet: goods and accounts only. */
type Parts = {
  db: Kysely<DB>
  files: Files
  log: { info(fields: object, text: string): void }
  trade?: Pick<App, 'jobs' | 'config'>
  /** Loaded by an operator who is there already: their categories give way to the demo's. */
  isBesideOperators?: boolean
}

/** The password of every demo account (docs/product.md#demo). */
const demoPassword = 'fairquay-demo'

/** Tables whose ids begin at 1 again, so that they are the same on every machine even after a load that was interrupted. */
const numbered = [
  'images',
  'industries',
  'sub_industries',
  'brands',
  'families',
  'tags',
  'companies',
  'company_images',
  'branches',
  'users',
  'products',
  'product_options',
  'option_values',
  'sales_terms',
  'packaging_variants',
]

/**
 * Fills an empty database with the demo marketplace, through the functions that people's own goods go through, in one transaction. A database in which
 * there is anybody already is left alone. Same ids, slugs and texts on every machine; only the dates follow the clock.
 */
export async function loadDemo({ db, files, log, trade, isBesideOperators = false }: Parts): Promise<void> {
  const started = Date.now()
  const passwordHash = await hashPassword(demoPassword)
  const { drawn, kept } = await takeDrawings(async () => {
    // Eight thousand lines that most loads need not read.
    const { drawMarketplace } = await import('./draw-marketplace.ts')
    return drawMarketplace({ companies, brands, products })
  })
  const isLoaded = await inTransaction(db, async (tx) => {
    // Writing 2,100 pictures takes longer on a busy machine than a visitor's transaction may stand still.
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx)
    await sql`set local statement_timeout = 0`.execute(tx)
    await sql`lock table companies, users in share row exclusive mode`.execute(tx)
    const { rows } = await sql<{ is_empty: boolean }>`
      select not exists (select 1 from companies) and not exists (select 1 from users where not ${isBesideOperators} or role <> 'admin') as is_empty`.execute(
      tx,
    )
    if (!rows[0]?.is_empty) return false
    if (isBesideOperators) await sql`delete from industries`.execute(tx)
    for (const table of numbered)
      await sql`
        select setval(pg_get_serial_sequence(${table}, 'id'), (select coalesce(max(id), 0) + 1 from ${sql.table(table)}), false)`.execute(
        tx,
      )
    await fill(tx, await storePictures(tx, files, drawn), passwordHash, new Date(started))
    if (trade) await live(tx, trade, new Date(started))
    return true
  })
  await kept
  if (!isLoaded) return
  // The planner must know what came in before the first visitor does.
  await sql`analyze`.execute(db)
  log.info(
    { companies: companies.length, products: products.length, ms: Date.now() - started },
    'demo marketplace loaded',
  )
}

async function storePictures(tx: Queryable, files: Files, { drawings, pictures }: Drawn): Promise<Pictures> {
  const ids = await storeDrawings(tx, files, drawings)
  const idAt = (place: number) => ids[place] ?? 0
  return {
    companies: pictures.companies.map(({ logo, banner, gallery, certificates }) => ({
      logo: idAt(logo),
      banner: idAt(banner),
      gallery: gallery.map(idAt),
      certificates: certificates.map(({ imageId, title }) => ({ imageId: idAt(imageId), title })),
    })),
    brands: pictures.brands.map(idAt),
    products: pictures.products.map((views) => views.map(idAt)),
  }
}

async function fill(tx: Queryable, pictures: Pictures, passwordHash: string, now: Date): Promise<void> {
  await upsertRates(tx, demoRates(now), 'file', null)
  await scalePrices(tx, defaultSettings.currency)
  const industryIds = await createIndustries(
    tx,
    industries.map(({ name, icon, subIndustries }) => ({
      name,
      icon,
      subIndustries: subIndustries.map((sub) => sub.name),
    })),
  )
  await nameBrands(
    tx,
    brands.map(({ name }, index) => ({ name, logoImageId: pictures.brands[index] ?? 0 })),
  )
  const industryIdOf = keyed(industries.map(({ key }, index) => [key, industryIds[index]?.id]))
  const companyIds: [string, number][] = []
  for (const [index, company] of companies.entries()) {
    const drawn = pictures.companies[index]
    if (drawn) companyIds.push([company.key, await loadCompany(tx, company, drawn, industryIdOf, passwordHash, now)])
  }
  const operator = await insertUser(
    tx,
    { email: 'admin@demo.test', firstName: 'Ada', lastName: 'Quayside', role: 'admin', status: 1 },
    passwordHash,
    now,
  )
  await bringTariffs(tx, operator, now)
  const companyIdOf = keyed(companyIds)
  await keepCards(tx, companyIdOf, now)
  const keys: Keys = {
    brandName: keyed(brands.map(({ key, name }) => [key, name])),
    familyName: keyed(families.map(({ key, name }) => [key, name])),
    subIndustryId: keyed(
      industries.flatMap(({ subIndustries }, index) =>
        subIndustries.map(({ key }, place) => [key, industryIds[index]?.subIndustryIds[place]]),
      ),
    ),
  }
  const positions = new Map<string, number>()
  const drafts = products.map((product, index) => {
    const position = (positions.get(product.company) ?? 0) + 1
    positions.set(product.company, position)
    return {
      companyId: companyIdOf(product.company),
      draft: toDraft(product, pictures.products[index] ?? [], position, keys),
      createdAt: daysBefore(now, product.ageDays, index),
    }
  })
  await createProducts(tx, drafts)
}

async function loadCompany(
  tx: Queryable,
  company: DemoCompany,
  drawn: CompanyPictures,
  industryIdOf: (key: string) => number,
  passwordHash: string,
  now: Date,
): Promise<number> {
  const { contact } = company
  const createdAt = daysBefore(now, ageOf(company), 0)
  const isApproved = (contact.status ?? 1) === 1
  const id = await createCompany(tx, {
    ...company,
    establishedOn: company.established,
    industryIds: company.industries.map(industryIdOf),
    brands: company.brands.map((key) => brands.find((brand) => brand.key === key)?.name ?? key),
    logoImageId: drawn.logo,
    bannerImageId: drawn.banner,
    images: [
      ...drawn.gallery.map((imageId) => ({ kind: 'gallery' as const, imageId, title: '' })),
      ...drawn.certificates.map(({ imageId, title }) => ({ kind: 'certificate' as const, imageId, title })),
    ],
    createdAt,
    ...(isApproved && company.kind !== 'buyer' && { verifiedAt: createdAt }),
  })
  if (isApproved && company.kind !== 'buyer') await recordDemoChecks(tx, id, createdAt, now)
  const person = {
    ...contact,
    email: contact.email ?? company.email,
    role: company.kind,
    status: contact.status ?? 1,
    companyId: id,
  }
  await insertUser(tx, person, passwordHash, createdAt)
  await indexCompany(tx, id)
  return id
}

/** What the operator of the demo has checked of a company, in the days after it came. */
async function recordDemoChecks(tx: Queryable, id: number, createdAt: Date, now: Date): Promise<void> {
  const dayAfter = (days: number) =>
    new Date(Math.min(now.getTime(), createdAt.getTime() + days * 86_400_000)).toISOString().slice(0, 10)
  const checks = [
    { kind: 'registry', checked_on: dayAfter(1), evidence: `Extract of the company register, file ${id}/1` },
    { kind: 'address', checked_on: dayAfter(2), evidence: `Letter with a code to the address, answered, file ${id}/2` },
    { kind: 'bank', checked_on: dayAfter(3), evidence: `Test transfer of 0.01, file ${id}/3` },
    { kind: 'person', checked_on: dayAfter(1), evidence: `Passport and power of attorney, file ${id}/4` },
  ] as const
  // Not everybody has had the account looked at.
  const done = checks.filter(({ kind }) => kind !== 'bank' || id % 3 > 0)
  await recordChecks(tx, id, done, { userId: null, name: 'Ada Quayside' })
}

type NewUser = Pick<DemoCompany['contact'], 'firstName' | 'lastName'> & {
  email: string
  role: DemoCompany['kind'] | 'admin'
  status: 0 | 1 | 2
  phoneCode?: string
  phone?: string
  companyId?: number
}

async function insertUser(tx: Queryable, user: NewUser, passwordHash: string, createdAt: Date): Promise<number> {
  const { id } = await tx
    .insertInto('users')
    .values({
      email: user.email.toLowerCase(),
      password_hash: passwordHash,
      first_name: user.firstName,
      last_name: user.lastName,
      phone_code: user.phoneCode ?? '',
      phone: user.phone ?? '',
      role: user.role,
      status: user.status,
      company_id: user.companyId,
      email_confirmed_at: createdAt,
      created_at: createdAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** As one file that the operator took, so that it can be undone as a whole. */
async function bringTariffs(tx: Queryable, madeBy: number, now: Date): Promise<void> {
  const rows = demoTariffs(now)
  const counts = { added: rows.length }
  const change = await insertChange(tx, { what: 'file', title: 'demo-rates.csv', format: 'plain', madeBy, counts })
  await insertTariffRows(tx, change, rows)
}

/** What carriers of the demo ask for carrying goods. */
async function keepCards(tx: Queryable, companyIdOf: (key: string) => number, now: Date): Promise<void> {
  for (const { company, terms, lanes } of demoCards(now.toISOString().slice(0, 10))) {
    const companyId = companyIdOf(company)
    const madeBy = await findFirst(tx, companyId)
    const cardId = await insertCard(tx, companyId, terms)
    const counts = { added: lanes.length }
    const change = await insertLaneChange(tx, { cardId, what: 'file', title: 'demo-lanes.csv', madeBy, counts })
    await insertLanes(tx, cardId, change, lanes)
  }
}

async function findFirst(tx: Queryable, companyId: number): Promise<number> {
  const { rows } = await sql<{
    id: number
  }>`select id from users where company_id = ${companyId} order by id limit 1`.execute(tx)
  return rows[0]?.id ?? 0
}

/** A house is on the market a while before its first goods are. */
function ageOf(company: DemoCompany): number {
  const place = companies.indexOf(company)
  const oldest = products
    .filter((product) => product.company === company.key)
    .reduce((most, { ageDays }) => Math.max(most, ageDays), 0)
  return oldest + 3 + ((place * 17) % 29)
}

/** `index` keeps things of the same day apart, so that their order is the same everywhere. */
function daysBefore(now: Date, days: number, index: number): Date {
  return new Date(now.getTime() - days * 86_400_000 - index * 1000)
}

function keyed<T>(entries: readonly (readonly [string, T | undefined])[]): (key: string) => T {
  const values = new Map(entries)
  return (key) => {
    const value = values.get(key)
    if (value === undefined) throw new Error(`The demo marketplace names "${key}", which it does not have.`)
    return value
  }
}
