import type { BranchForm, CompanyForm } from '@fairquay/contract/company/form.ts'
import { sql } from 'kysely'
import { findWords } from '../catalogue/find-words.ts'
import type { Queryable } from '../database.ts'
import { insertRows } from '../insert-rows.ts'
import { speaksFirst } from './speaker.ts'

type ProfileRow = {
  id: number
  slug: string
  kind: 'buyer' | 'seller' | 'provider' | 'broker' | 'operator'
  version: number
  form: CompanyForm
}

/** A company as its form, with the pictures and people it names by id; `isHeld` keeps others from changing it until the transaction ends. */
export async function findProfile(
  db: Queryable,
  companyId: number,
  { isHeld = false } = {},
): Promise<ProfileRow | undefined> {
  if (isHeld) await sql`select 1 from companies where id = ${companyId} for no key update`.execute(db)
  const { rows } = await sql<ProfileRow>`
    select c.id, c.slug, c.kind, c.version, json_build_object(
      'name', c.name, 'description', c.description, 'logoImageId', c.logo_image_id,
      'gallery', ${pictures('gallery')}, 'certificates', ${pictures('certificate')},
      'brands', coalesce((select json_agg(b.name order by lower(b.name), b.id) from company_brands x join brands b on b.id = x.brand_id where x.company_id = c.id), '[]'),
      'industries', coalesce((select json_agg(i.id order by i.position, i.id) from company_industries x join industries i on i.id = x.industry_id where x.company_id = c.id), '[]'),
      'exportCountries', coalesce((select json_agg(x.country_code order by x.country_code) from company_export_countries x where x.company_id = c.id), '[]'),
      'establishedOn', coalesce(to_char(c.established_on, 'YYYY-MM-DD'), ''), 'employees', c.employees, 'ownership', coalesce(c.ownership, ''),
      'turnover', c.turnover_usd, 'exportPercent', c.export_percent, 'website', coalesce(c.website, ''), 'email', coalesce(c.email, ''),
      'registrationNumber', coalesce(c.registration_number, ''), 'taxNumber', coalesce(c.tax_number, ''),
      'currency', coalesce(c.currency, ''),
      'country', c.country_code, 'city', c.city, 'address', c.address, 'zip', c.zip, 'lat', c.lat, 'lng', c.lng,
      'branches', coalesce((select json_agg(json_build_object('id', b.id, 'kind', b.kind, 'name', b.name, 'code', b.code, 'country', b.country_code,
        'city', b.city, 'address', b.address, 'zip', b.zip, 'lat', b.lat, 'lng', b.lng, 'isPrimary', b.is_primary) order by b.id)
        from branches b where b.company_id = c.id), '[]')
    ) as form
    from companies c where c.id = ${companyId}`.execute(db)
  return rows[0]
}

const pictures = (kind: 'gallery' | 'certificate') => sql`coalesce((
  select json_agg(json_build_object('imageId', x.image_id, 'title', x.title) order by x.position, x.id) from company_images x
  where x.company_id = c.id and x.kind = ${kind}), '[]')`

export async function findProfileImages(db: Queryable, form: CompanyForm) {
  const ids = imageIdsOf(form)
  if (ids.length === 0) return []
  return db.selectFrom('images').select(['id', 'name', 'format']).where('id', 'in', ids).execute()
}

export function imageIdsOf(form: CompanyForm): number[] {
  const listed = [...form.gallery, ...form.certificates].map(({ imageId }) => imageId)
  return form.logoImageId === null ? listed : [form.logoImageId, ...listed]
}

export async function findImageId(db: Queryable, name: string): Promise<number | undefined> {
  const row = await db.selectFrom('images').select('id').where('name', '=', name).executeTakeFirst()
  return row?.id
}

/** The first owner, whom the public page names. */
export async function findContact(db: Queryable, companyId: number) {
  const { rows } = await sql<{
    first_name: string
    last_name: string
    email: string
    phone_code: string
    phone: string
  }>`
    select u.first_name, u.last_name, u.email, u.phone_code, u.phone from users u where u.company_id = ${companyId}
    order by ${speaksFirst} limit 1`.execute(db)
  return rows[0] ?? null
}

/** What the form offers to choose from. */
export async function findProfileChoices(db: Queryable, companyId: number) {
  const industries = await db.selectFrom('industries').select(['id', 'name']).orderBy('name').execute()
  return { industries, brands: await findWords(db, 'brands', companyId) }
}

/** Who changed the profile last, as the audit log has it. */
export async function findLastEditor(db: Queryable, companyId: number): Promise<string | undefined> {
  const { rows } = await sql<{ actor: string }>`
    select actor from audit_log where thing = 'company' and thing_id = ${companyId} and action = 'changed' and actor <> ''
    order by id desc limit 1`.execute(db)
  return rows[0]?.actor
}

export async function updateCompanyRow(
  tx: Queryable,
  companyId: number,
  slug: string,
  form: CompanyForm,
): Promise<void> {
  await tx
    .updateTable('companies')
    .set({
      slug,
      name: form.name,
      description: form.description,
      logo_image_id: form.logoImageId,
      established_on: form.establishedOn || null,
      employees: form.employees,
      ownership: form.ownership || null,
      turnover_usd: form.turnover,
      export_percent: form.exportPercent,
      website: form.website || null,
      email: form.email || null,
      registration_number: form.registrationNumber || null,
      tax_number: form.taxNumber || null,
      currency: form.currency || null,
      country_code: form.country,
      city: form.city,
      address: form.address,
      zip: form.zip,
      lat: form.lat,
      lng: form.lng,
      version: sql<number>`version + 1`,
      updated_at: sql<Date>`now()`,
    })
    .where('id', '=', companyId)
    .execute()
}

/** Writes anew what hangs on the company's id alone. */
export async function rewriteLists(
  tx: Queryable,
  companyId: number,
  form: CompanyForm,
  brandIds: readonly number[],
): Promise<void> {
  for (const table of ['company_export_countries', 'company_industries', 'company_brands', 'company_images'] as const)
    await sql`delete from ${sql.table(table)} where company_id = ${companyId}`.execute(tx)
  await insertRows(
    tx,
    'company_export_countries',
    { company_id: 'int', country_code: 'text' },
    form.exportCountries.map((code) => ({ company_id: companyId, country_code: code })),
  )
  await insertRows(
    tx,
    'company_industries',
    { company_id: 'int', industry_id: 'int' },
    form.industries.map((id) => ({ company_id: companyId, industry_id: id })),
  )
  await insertRows(
    tx,
    'company_brands',
    { company_id: 'int', brand_id: 'int' },
    [...new Set(brandIds)].map((id) => ({ company_id: companyId, brand_id: id })),
  )
  const imagesOf = (kind: 'gallery' | 'certificate', list: CompanyForm['gallery']) =>
    list.map(({ imageId, title }, position) => ({
      company_id: companyId,
      image_id: imageId,
      kind,
      title,
      position,
    }))
  await insertRows(
    tx,
    'company_images',
    { company_id: 'int', image_id: 'int', kind: 'text', title: 'text', position: 'int' },
    [...imagesOf('gallery', form.gallery), ...imagesOf('certificate', form.certificates)],
  )
}

/** Branches that stay keep their ids, because requests name them. */
export async function rewriteBranches(
  tx: Queryable,
  companyId: number,
  branches: readonly BranchForm[],
): Promise<void> {
  const kept = branches.flatMap(({ id }) => (id === null ? [] : [id]))
  await sql`delete from branches where company_id = ${companyId} and id <> all(${kept}::int[])`.execute(tx)
  // Only one may be the primary one at any moment, also while they are written one by one.
  await sql`update branches set is_primary = false where company_id = ${companyId}`.execute(tx)
  for (const branch of branches) {
    const values = {
      kind: branch.kind,
      name: branch.name,
      code: branch.code,
      country_code: branch.country,
      city: branch.city,
      address: branch.address,
      zip: branch.zip,
      lat: branch.lat,
      lng: branch.lng,
      is_primary: branch.isPrimary,
    }
    if (branch.id === null)
      await tx
        .insertInto('branches')
        .values({ company_id: companyId, ...values })
        .execute()
    else
      await tx
        .updateTable('branches')
        .set(values)
        .where('id', '=', branch.id)
        .where('company_id', '=', companyId)
        .execute()
  }
}
