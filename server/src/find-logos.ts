import type { CompanyLogos } from '@fairquay/contract/company-logos.ts'
import { sql } from 'kysely'
import type { Queryable } from './database.ts'
import { addressesOf } from './pictures.ts'

/** The logos of these companies, of those that have one; each once. */
export async function findLogos(db: Queryable, companyIds: readonly number[]): Promise<CompanyLogos> {
  const { rows } = await sql<{ company_id: number; name: string; format: string }>`
    select c.id as company_id, i.name, i.format from companies c join images i on i.id = c.logo_image_id
    where c.id = any(${[...companyIds]}::int[]) order by c.id`.execute(db)
  return rows.map(({ company_id, name, format }) => ({ company_id, logo: addressesOf(name, format).preview }))
}
