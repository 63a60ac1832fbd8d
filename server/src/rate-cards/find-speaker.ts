import { sql } from 'kysely'
import { speaksFirst } from '../company/speaker.ts'
import type { Queryable } from '../database.ts'
import { Failure } from '../failure.ts'
import type { Viewer, ViewerCompany } from '../session.ts'

/** Who answers for a provider when its rate card does: the first of its people. */
export async function findSpeaker(tx: Queryable, companyId: number): Promise<Viewer> {
  const { rows } = await sql<{
    userId: number
    email: string
    firstName: string
    lastName: string
    role: Viewer['role']
    companyRole: ViewerCompany['role']
    slug: string
    name: string
    kind: string
  }>`
    select u.id as "userId", u.email, u.first_name as "firstName", u.last_name as "lastName", u.role, u.company_role as "companyRole", c.slug, c.name, c.kind
    from users u join companies c on c.id = u.company_id
    where c.id = ${companyId} and c.verified_at is not null and u.status = 1 order by ${speaksFirst} limit 1`.execute(
    tx,
  )
  const [row] = rows
  if (!row) throw new Failure('conflict')
  const { slug, name, kind, companyRole, ...person } = row
  return {
    ...person,
    isWaiting: false,
    accepted: { terms: 0, privacy: 0 },
    visit: undefined,
    hasSecondStep: true,
    company: { id: companyId, slug, name, kind, isVerified: true, role: companyRole },
  }
}
