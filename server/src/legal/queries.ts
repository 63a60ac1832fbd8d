import type { LegalDocument } from '@fairquay/contract/legal-documents.ts'
import { sql } from 'kysely'
import type { Queryable } from '../database.ts'

export type VersionRow = {
  number: number
  text: string
  changes: string
  is_asked: boolean
  in_force_on: string
  published_at: Date
}

const versionColumns = sql`v.number, v.text, v.changes, v.is_asked, v.in_force_on::text, v.published_at`

export async function findVersion(
  db: Queryable,
  document: LegalDocument,
  number: number,
): Promise<VersionRow | undefined> {
  const { rows } = await sql<VersionRow>`
    select ${versionColumns} from legal_versions v where v.document = ${document} and v.number = ${number}`.execute(db)
  return rows[0]
}

/** All versions of a document by number and day, the newest first. */
export async function listVersionDays(
  db: Queryable,
  document: LegalDocument,
): Promise<{ number: number; in_force_on: string }[]> {
  const { rows } = await sql<{ number: number; in_force_on: string }>`
    select number, in_force_on::text from legal_versions where document = ${document} order by number desc`.execute(db)
  return rows
}

export type DeskVersionRow = VersionRow & { document: LegalDocument; published_by: string | null; accepted: number }

/** Every version with how many people who may sign in have accepted it or a later one. */
export async function findDeskVersions(db: Queryable): Promise<DeskVersionRow[]> {
  const { rows } = await sql<DeskVersionRow>`
    with people as materialized (
      select accepted_terms, accepted_privacy, count(*) as count from users where ${asked} group by 1, 2)
    select v.document, ${versionColumns}, u.first_name || ' ' || u.last_name as published_by, (
      select coalesce(sum(count), 0)::int from people
      where case v.document when 'terms' then accepted_terms else accepted_privacy end >= v.number) as accepted
    from legal_versions v left join users u on u.id = v.published_by order by v.number desc`.execute(db)
  return rows
}

/** People who may sign in; operators are never asked. */
const asked = sql`status = 1 and role <> 'admin'`

export async function countPeople(db: Queryable): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from users where ${asked}`.execute(db)
  return rows[0]?.count ?? 0
}

export async function findAcceptances(
  db: Queryable,
  userId: number,
): Promise<{ document: LegalDocument; number: number; accepted_at: Date }[]> {
  const { rows } = await sql<{ document: LegalDocument; number: number; accepted_at: Date }>`
    select document, number, accepted_at from acceptances where user_id = ${userId} order by accepted_at desc, document, number desc`.execute(
    db,
  )
  return rows
}
