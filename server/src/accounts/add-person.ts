import type { Newcomer } from '@fairquay/contract/accounts/rules.ts'
import type { CompanyRole } from '@fairquay/contract/company-roles.ts'
import { normalisePhone } from '@fairquay/contract/contact-rules.ts'
import { sql } from 'kysely'
import type { Queryable } from '../database.ts'
import type { Viewer } from '../session.ts'
import type { Status } from './set-status.ts'

type NewPerson = Omit<Newcomer, 'password'> & {
  email: string
  passwordHash: string
  role: Viewer['role']
  companyId: number
  companyRole: CompanyRole
  status: Status
}

/** Stores the account of somebody who joins a company that is there already; a link has shown that the address is theirs. */
export async function addPerson(tx: Queryable, person: NewPerson): Promise<number> {
  const { id } = await tx
    .insertInto('users')
    .values({
      email: person.email,
      password_hash: person.passwordHash,
      first_name: person.first_name.trim(),
      last_name: person.last_name.trim(),
      ...normalisePhone({ phone_code: person.phone_code ?? '', phone: person.phone ?? '' }),
      role: person.role,
      status: person.status,
      company_id: person.companyId,
      company_role: person.companyRole,
      email_confirmed_at: sql<Date>`now()`,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
