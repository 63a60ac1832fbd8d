import { sql } from 'kysely'
import { isCompanyOpen } from '../catalogue/queries.ts'
import type { Queryable } from '../database.ts'

export type CompanyRow = {
  id: number
  slug: string
  name: string
  kind: string
  description: string
  banner_title: string | null
  banner_subtitle: string | null
  established_on: string | null
  employees: number | null
  ownership: string | null
  turnover_usd: number | null
  export_percent: number | null
  website: string | null
  email: string | null
  address: string
  city: string
  zip: string
  country_code: string
  country_name: string
  is_verified: boolean
  is_open: boolean
  created_at: Date
  logo_name: string | null
  logo_format: string | null
  banner_name: string | null
  banner_format: string | null
}

export type CompanyImageRow = {
  kind: 'gallery' | 'certificate'
  title: string
  name: string
  format: string
  width: number
  height: number
}
export type CompanyRecord = CompanyRow & {
  industries: { id: number; name: string; icon: string }[]
  images: CompanyImageRow[]
}

/** Companies with what their cards show; two more statements, however many they are. */
export async function findCompanyRecords(db: Queryable, ids: readonly number[]): Promise<CompanyRecord[]> {
  const { rows } = await sql<CompanyRow>`
    select c.id, c.slug, c.name, c.kind, c.description, c.banner_title, c.banner_subtitle, c.established_on, c.employees, c.ownership, c.turnover_usd,
      c.export_percent, c.website, c.email, c.address, c.city, c.zip, c.country_code, n.name as country_name, c.verified_at is not null as is_verified,
      ${isCompanyOpen} as is_open, c.created_at, l.name as logo_name, l.format as logo_format, b.name as banner_name, b.format as banner_format
    from companies c join countries n on n.code = c.country_code
    left join images l on l.id = c.logo_image_id left join images b on b.id = c.banner_image_id
    where c.id = any(${ids}::int[]) order by c.id`.execute(db)
  const industries = await sql<{ company_id: number; id: number; name: string; icon: string }>`
    select x.company_id, i.id, i.name, i.icon from company_industries x join industries i on i.id = x.industry_id
    where x.company_id = any(${ids}::int[]) order by i.position, i.id`.execute(db)
  const images = await sql<CompanyImageRow & { company_id: number }>`
    select x.company_id, x.kind, x.title, i.name, i.format, i.width, i.height from company_images x join images i on i.id = x.image_id
    where x.company_id = any(${ids}::int[]) order by x.position, x.id`.execute(db)
  return rows.map((row) => ({
    ...row,
    industries: industries.rows
      .filter(({ company_id }) => company_id === row.id)
      .map(({ id, name, icon }) => ({ id, name, icon })),
    images: images.rows.filter(({ company_id }) => company_id === row.id),
  }))
}

export async function findProductIdsOf(db: Queryable, companyId: number): Promise<number[]> {
  const rows = await db.selectFrom('products').select('id').where('company_id', '=', companyId).orderBy('id').execute()
  return rows.map(({ id }) => id)
}
