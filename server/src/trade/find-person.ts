import { sql } from 'kysely'
import { speaksFirst } from '../company/speaker.ts'
import type { Queryable } from '../database.ts'

/** Somebody to tell; `userId` is missing for an operator's address that stands in for a desk nobody has. */
export type Concerned = { userId: number | undefined; companyId: number | undefined; name: string; email: string }

/** Who looks after a request in a company. */
export async function findPerson(tx: Queryable, requestId: number, companyId: number): Promise<Concerned | undefined> {
  const { rows } = await sql<Concerned>`
    select u.id as "userId", u.company_id as "companyId", u.first_name || ' ' || u.last_name as name, u.email
    from users u
    where u.company_id = ${companyId} and u.status = 1
    order by
      u.id = (select a.user_id from request_assignees a where a.request_id = ${requestId} and a.company_id = ${companyId}) desc nulls last,
      u.id = (select r.buyer_user_id from requests r where r.id = ${requestId}) desc,
      ${speaksFirst}
    limit 1`.execute(tx)
  return rows[0]
}
