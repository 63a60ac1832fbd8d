import type { Queryable } from '../database.ts'

export type OutboxRow = {
  id: number
  to_address: string
  subject: string
  text: string
  created_at: Date
  sent_at: Date | null
}

/** One page of all mails, newest first. */
export async function findMails(db: Queryable, limit: number, offset: number): Promise<OutboxRow[]> {
  return db
    .selectFrom('mails')
    .select(['id', 'to_address', 'subject', 'text', 'created_at', 'sent_at'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
}

export async function countMails(db: Queryable): Promise<number> {
  const row = await db
    .selectFrom('mails')
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirst()
  return row?.count ?? 0
}
