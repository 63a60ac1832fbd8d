import { sql } from 'kysely'
import type { Queryable } from '../../database.ts'
import { Failure } from '../../failure.ts'
import { companyOf, holdSession, type Viewer, type ViewerCompany } from '../../session.ts'
import type { Acting } from '../acting.ts'

/** The company whose people sign in somewhere else. The operator's own is not one. */
export function providersCompany(viewer: Viewer): ViewerCompany {
  const company = companyOf(viewer)
  if (company.kind === 'operator') throw new Failure('not_found')
  return company
}

/** The company first, as whoever changes its members does; the viewer must still be its owner when something is written. */
export async function holdOwner(tx: Queryable, { viewer, session }: Acting, company: ViewerCompany): Promise<void> {
  await sql`select 1 from companies where id = ${company.id} for no key update`.execute(tx)
  await holdSession(tx, viewer.userId, session)
  const { rows } = await sql`
    select 1 from users where id = ${viewer.userId} and company_id = ${company.id} and company_role = 'owner'`.execute(
    tx,
  )
  if (rows.length === 0) throw new Failure('conflict')
}
