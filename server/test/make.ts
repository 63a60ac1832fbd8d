import { emptyDraft, type PackagingDraft, type ProductDraft, plainTerm } from '@fairquay/contract/catalogue/draft.ts'
import { plainHandling } from '@fairquay/contract/catalogue/handling.ts'
import type { CompanyRole } from '@fairquay/contract/company-roles.ts'
import { sql } from 'kysely'
import { createProduct } from '../src/catalogue/create-product.ts'
import { createCompany, type NewCompany } from '../src/company/create-company.ts'
import { indexCompany } from '../src/company/index-company.ts'
import { type Database, inTransaction } from '../src/database.ts'
import { openSession } from '../src/session.ts'

/** Things for tests to stand on, made through the product's own functions, so that they are what a real one would be. */

/** Of four digits always: no name is the beginning of another, and none holds a price that a test says nobody is told. */
let made = 1000
const next = () => ++made

type Role = 'buyer' | 'seller' | 'provider' | 'broker' | 'admin'
export type Person = { id: number; email: string; token: string; companyId: number | undefined; role: Role }

/** A person with an open session. Without a company of theirs, one of their kind is made. The password fits nothing: sign in with the token. */
export async function makePerson(
  db: Database,
  {
    role = 'buyer',
    companyId,
    status = 1,
    email = `person-${next()}@test.invalid`,
    companyRole = 'owner',
  }: Partial<Person> & { status?: 0 | 1 | 2; companyRole?: CompanyRole } = {},
): Promise<Person> {
  const company = companyId ?? (role === 'admin' ? undefined : await makeEmptyCompany(db, role))
  const { id } = await db
    .insertInto('users')
    .values({
      email,
      password_hash: 'none',
      first_name: 'Test',
      last_name: 'Person',
      role,
      status,
      company_id: company,
      company_role: companyRole,
      email_confirmed_at: sql<Date>`now()`,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const token = await openSession(db, id, 'test')
  if (company !== undefined) await inTransaction(db, (tx) => indexCompany(tx, company))
  return { id, email, token, companyId: company, role }
}

function makeEmptyCompany(db: Database, kind: NewCompany['kind']): Promise<number> {
  return inTransaction(db, (tx) => createCompany(tx, { kind, name: `Company ${next()}`, country: 'PT', city: 'Porto' }))
}

export type MadeCompany = { id: number; slug: string; name: string; owner: Person }

/** A company with its first person, who decides whether it is open. */
export async function makeCompany(
  db: Database,
  { status = 1, ...company }: Partial<NewCompany> & { status?: 0 | 1 | 2 } = {},
): Promise<MadeCompany> {
  const kind = company.kind ?? 'seller'
  const id = await inTransaction(db, (tx) =>
    createCompany(tx, { name: `House ${next()}`, country: 'PT', city: 'Porto', ...company, kind }),
  )
  const owner = await makePerson(db, { role: kind === 'operator' ? 'admin' : kind, companyId: id, status })
  const { slug, name } = await db
    .selectFrom('companies')
    .select(['slug', 'name'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return { id, slug, name, owner }
}

export type MadeProduct = { id: number; slug: string; draft: ProductDraft; termIds: number[] }

/** A published product in stock at 12.50 a piece; `change` says what is different. */
export async function makeProduct(
  db: Database,
  companyId: number,
  change: Partial<ProductDraft> & { createdAt?: Date } = {},
): Promise<MadeProduct> {
  const { createdAt, ...more } = change
  const draft: ProductDraft = {
    ...emptyDraft(`Product ${next()}`, 'PT'),
    state: 'published',
    terms: [plainTerm(12.5, { availableQty: 1000 })],
    ...more,
  }
  const id = await inTransaction(db, (tx) => createProduct(tx, { companyId, draft, createdAt }))
  const { slug } = await db.selectFrom('products').select('slug').where('id', '=', id).executeTakeFirstOrThrow()
  const terms = await db
    .selectFrom('sales_terms')
    .select('id')
    .where('product_id', '=', id)
    .orderBy('position')
    .execute()
  return { id, slug, draft, termIds: terms.map((term) => term.id) }
}

/** An industry with sub-industries of these names; the ids of the latter. */
export async function makeIndustry(db: Database, name: string, subIndustries: readonly string[]): Promise<number[]> {
  const { id } = await db
    .insertInto('industries')
    .values({ name, slug: `industry-${next()}`, icon: 'box' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const rows = subIndustries.map((sub, position) => ({ industry_id: id, name: sub, position }))
  const made = await db.insertInto('sub_industries').values(rows).returning('id').execute()
  return made.map((row) => row.id)
}

/** A picture without a file. */
export async function makeImage(db: Database): Promise<number> {
  const name = `test-picture-${String(next()).padStart(8, '0')}`
  const { id } = await db
    .insertInto('images')
    .values({ name, format: 'svg', width: 800, height: 800, bytes: 1000 })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A whole description of a carton, as a load plan needs it. */
export function cartonOf(unitsPerPack: number, more: Partial<PackagingDraft> = {}): PackagingDraft {
  return {
    level: 'inner',
    type: 'Carton',
    unitsPerPack,
    packPrice: null,
    weightValue: 8,
    weightUnit: 'kg',
    volumeValue: null,
    volumeUnit: 'm3',
    width: 40,
    height: 30,
    depth: 30,
    dimensionUnit: 'cm',
    ...plainHandling,
    ...more,
  }
}
