import type { TradeEvent } from '@fairquay/contract/notifications/topics.ts'
import { sql } from 'kysely'
import type { Queryable } from '../database.ts'
import type { App } from '../http.ts'
import { notifyPeople } from '../notifications/notify-people.ts'
import { tellWebhooks } from '../webhooks/store-deliveries.ts'

export type TradeNews = {
  event: TradeEvent
  requestId: number
  requestKind: string
  /** What it is about, for whoever reads it in a list: the first of the goods. */
  about: string
  /** Where it leads when that is not the page of the request: an address of the web, such as '/sourcing/3'. */
  path?: string
  /** Who did it; null companies are the operator, or the clock. */
  actor: { companyId: number | null; name: string }
  /** Every company with a part in this, the actor's too, and who of its people is written to: who asked, or was given the request. */
  concerned: readonly { companyId: number; writeTo?: number | null }[]
  /** The people are written to in another letter, as with a new request: they only find it under the bell. */
  isWritten?: boolean
}

/**
 * Tells everybody concerned in the caller's transaction: the people of the other companies under their bell and by mail, the programs of all of them by
 * webhook. Who must not know of it must not stand in `concerned`.
 */
export async function tellOfEvent(tx: Queryable, app: Pick<App, 'jobs' | 'config'>, news: TradeNews): Promise<void> {
  const { event, requestId, requestKind, about, path, actor, concerned, isWritten = false } = news
  const others = concerned.filter(({ companyId }) => companyId !== actor.companyId)
  const people = await findPeople(
    tx,
    others.map(({ companyId }) => companyId),
  )
  const peopleOf = Map.groupBy(people, ({ company_id }) => company_id)
  const writeTo = others.flatMap(({ companyId, writeTo: wanted }) => {
    const own = peopleOf.get(companyId) ?? []
    return (own.find(({ id }) => id === wanted) ?? own[0])?.id ?? []
  })
  await notifyPeople(tx, app, {
    kind: `request.${event}`,
    facts: {
      actor: actor.name,
      request_id: requestId,
      request_kind: requestKind,
      about,
      ...(path !== undefined && { path }),
    },
    people: people.map(({ id }) => id),
    writeTo: isWritten ? [] : writeTo,
  })
  await tellWebhooks(
    tx,
    app,
    concerned.map(({ companyId }) => companyId),
    `request.${event}`,
    {
      request: {
        id: requestId,
        kind: requestKind,
        api: `${app.config.publicUrl}/api/v1/requests/${requestId}`,
        page: `${app.config.publicUrl}/#${path ?? `/requests/${requestId}`}`,
      },
      about,
      by: actor.name,
    },
  )
}

/** The active people of companies, those who own it first. */
async function findPeople(tx: Queryable, companyIds: readonly number[]): Promise<{ id: number; company_id: number }[]> {
  if (companyIds.length === 0) return []
  const { rows } = await sql<{ id: number; company_id: number }>`
    select id, company_id from users
    where company_id = any(${[...new Set(companyIds)]}::integer[]) and status = 1
    order by company_role <> 'owner', id`.execute(tx)
  return rows
}
