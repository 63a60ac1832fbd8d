import { sql } from 'kysely'
import type { Queryable } from '../database.ts'
import type { Actor } from './record-change.ts'

/** Somebody by their id, for the audit log; nobody when they have left, or when nobody did it in person. */
export async function findActor(db: Queryable, userId: number | null): Promise<Actor> {
  const { rows } = await sql<NonNullable<Actor>>`
    select id as "userId", first_name as "firstName", last_name as "lastName" from users where id = ${userId}`.execute(
    db,
  )
  return rows[0]
}
