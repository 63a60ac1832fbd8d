import type { NotificationFacts } from '@fairquay/contract/notifications/messages.ts'
import { mostCounted } from '@fairquay/contract/notifications/messages.ts'
import type { NotificationKind, Topic } from '@fairquay/contract/notifications/topics.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Queryable } from '../database.ts'

export type Recipient = {
  id: number
  email: string
  first_name: string
  last_name: string
  in_app: boolean
  by_mail: boolean
  is_daily: boolean
  digest_hour: number
  time_zone: string
  unsubscribe_token: string | null
  /** Whether something waits already for the digest that is next. */
  has_digest: boolean
}

/** The active ones of these people with how they want to be told of a topic. */
export async function findRecipients(
  tx: Queryable,
  userIds: readonly number[],
  topic: Topic | 'security',
): Promise<Recipient[]> {
  const { rows } = await sql<Recipient>`
    select u.id, u.email, u.first_name, u.last_name, coalesce(c.in_app, true) as in_app, coalesce(c.by_mail, true) as by_mail,
      coalesce(s.is_daily, false) as is_daily, coalesce(s.digest_hour, 8) as digest_hour, coalesce(s.time_zone, 'UTC') as time_zone,
      s.unsubscribe_token,
      exists (select 1 from notifications n where n.user_id = u.id and n.digest_at > now() and n.digested_at is null) as has_digest
    from users u
    left join notification_settings s on s.user_id = u.id
    left join notification_choices c on c.user_id = u.id and c.topic = ${topic}
    where u.id = any(${[...new Set(userIds)]}::integer[]) and u.status = 1
    order by u.id`.execute(tx)
  return rows
}

/** The token of a person's links to end mails, made with the first mail that needs it. */
export async function makeUnsubscribeToken(tx: Queryable, userId: number): Promise<string> {
  const { rows } = await sql<{ token: string }>`
    insert into notification_settings (user_id) values (${userId})
    on conflict (user_id) do update set user_id = excluded.user_id
    returning unsubscribe_token as token`.execute(tx)
  const token = rows[0]?.token
  if (token === undefined) throw new Error(`User ${userId} has no notification settings`)
  return token
}

export type NotificationRow = {
  id: number
  kind: NotificationKind
  facts: NotificationFacts
  request_id: number | null
  created_at: Date
  read_at: Date | null
}

function isListed(userId: number, isUnreadOnly: boolean): RawBuilder<unknown> {
  return sql`user_id = ${userId} and is_shown${isUnreadOnly ? sql` and read_at is null` : sql``}`
}

export async function findNotifications(
  db: Queryable,
  userId: number,
  { isUnreadOnly, limit, offset }: { isUnreadOnly: boolean; limit: number; offset: number },
): Promise<NotificationRow[]> {
  const { rows } = await sql<NotificationRow>`
    select id, kind, facts, request_id, created_at, read_at from notifications
    where ${isListed(userId, isUnreadOnly)} order by id desc limit ${limit} offset ${offset}`.execute(db)
  return rows
}

export async function countNotifications(db: Queryable, userId: number, isUnreadOnly: boolean): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from notifications where ${isListed(userId, isUnreadOnly)}`.execute(db)
  return rows[0]?.count ?? 0
}

/** How many are unread, counted only as far as anybody reads it, and the newest of all. */
export async function readUnread(db: Queryable, userId: number): Promise<{ unread: number; newest: number }> {
  const { rows } = await sql<{ unread: number; newest: number }>`
    select (select count(*) from (
        select 1 from notifications where user_id = ${userId} and is_shown and read_at is null limit ${mostCounted + 1}) n) as unread,
      coalesce((select id from notifications where user_id = ${userId} and is_shown order by id desc limit 1), 0) as newest`.execute(
    db,
  )
  return rows[0] ?? { unread: 0, newest: 0 }
}

export type Reading = {
  ids?: readonly number[] | undefined
  request_id?: number | undefined
  path?: string | undefined
  up_to?: number | undefined
}

export async function markRead(
  db: Queryable,
  userId: number,
  { ids = [], request_id, path, up_to = 0 }: Reading,
): Promise<void> {
  await sql`
    update notifications set read_at = now()
    where user_id = ${userId} and read_at is null
      and (id = any(${[...ids]}::bigint[]) or request_id = ${request_id ?? null}::integer or id <= ${up_to}
        or ${path ?? null}::text = split_part(coalesce(facts->>'path', '/requests/' || request_id), '?', 1))`.execute(
    db,
  )
}
