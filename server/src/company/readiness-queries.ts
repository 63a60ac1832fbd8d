import type { Readiness } from '@fairquay/contract/company/shapes.ts'
import { sql } from 'kysely'
import { firstOwner } from '../catalogue/queries.ts'
import type { Queryable } from '../database.ts'

/** How far a seller (`companies c`) has come, with its first owner's address, as JSON of the contract's shape. */
export const readinessOf = sql<Readiness>`json_build_object(
  'is_email_confirmed', coalesce((select u.email_confirmed_at is not null from users u where u.company_id = c.id order by ${firstOwner} limit 1), false),
  'missing', to_jsonb(array_remove(array[
    case when coalesce(c.registration_number, '') = '' and coalesce(c.tax_number, '') = '' then 'registrationNumber' end,
    case when c.address = '' or c.city = '' then 'address' end,
    case when c.description = '' then 'description' end,
    case when c.logo_image_id is null then 'logo' end], null)),
  'products', (select count(*)::int from products p where p.company_id = c.id and p.state = 'published'
    and not exists (select 1 from product_deletions d where d.product_id = p.id)),
  'drafts', (select count(*)::int from products p where p.company_id = c.id and p.state = 'draft'
    and not exists (select 1 from product_deletions d where d.product_id = p.id)),
  'is_approved', c.verified_at is not null)`

/** How far one company has come; nothing where there is none. */
export async function findReadiness(db: Queryable, companyId: number): Promise<Readiness | undefined> {
  const { rows } = await sql<{ readiness: Readiness }>`
    select ${readinessOf} as readiness from companies c where c.id = ${companyId}`.execute(db)
  return rows[0]?.readiness
}
