import type { TradeEvent } from '@fairquay/contract/notifications/topics.ts'
import { nameRequest } from '@fairquay/contract/trade/name-request.ts'
import { sql } from 'kysely'
import type { Queryable } from '../database.ts'
import type { App } from '../http.ts'
import { type Letter, notifyPeople } from '../notifications/notify-people.ts'
import { notifyWebhooks } from '../webhooks/store-deliveries.ts'
import { presentWay, type WayRow } from './present-way.ts'
import { showRequest } from './show-request.ts'

export type TradeNews = {
  event: TradeEvent
  requestId: number
  requestKind: string
  /** Where it leads when that is not the page of the request: an address of the web, such as '/sourcing/3'. */
  path?: string
  /** Who did it; without a company the operator, or the clock. */
  actor: { companyId: number | undefined; name: string }
  /**
   * Who must know: of each company the person who looks after it, or a person without one, such as an operator who stands in for a desk. Who must not know
   * of it must not stand here.
   */
  concerned: readonly { companyId: number | undefined; userId: number | undefined }[]
  /** What is written to those who want their mails at once. */
  letterFor?: Letter
  /** They are written to in another letter, as with a new request: they only find it under the bell. */
  isWritten?: boolean
  /** What was accepted is the buyer's own proposal. */
  isAgreement?: boolean
  /** What was declined is an offer of who is told. */
  isOffer?: boolean
}

/**
 * Tells everybody concerned in the caller's transaction: all people of their companies under the bell, those who look after it by mail, and the companies'
 * programs by webhook, those of whoever did it too.
 */
export async function notifyOfEvent(tx: Queryable, app: Pick<App, 'jobs' | 'config'>, news: TradeNews): Promise<void> {
  const {
    event,
    requestId,
    requestKind,
    path,
    actor,
    concerned,
    letterFor,
    isWritten = false,
    isAgreement = false,
    isOffer = false,
  } = news
  const others = concerned.filter(({ companyId }) => companyId === undefined || companyId !== actor.companyId)
  const companyIds = others.flatMap(({ companyId }) => companyId ?? [])
  const named = others.flatMap(({ userId }) => userId ?? [])
  const about = await findName(tx, requestId)
  await notifyPeople(tx, app, {
    kind: `request.${event}`,
    facts: {
      actor: actor.name,
      request_id: requestId,
      request_kind: requestKind,
      about,
      ...(path !== undefined && { path }),
      ...(isAgreement && { is_proposal: true }),
      ...(isOffer && { is_offer: true }),
    },
    companyId: actor.companyId,
    people: [...(await findPeople(tx, companyIds)), ...named],
    writeTo: isWritten ? [] : named,
    ...(letterFor && { letterFor }),
  })
  const everybody = concerned.flatMap(({ companyId }) => companyId ?? [])
  await notifyWebhooks(
    tx,
    actor.companyId === undefined ? everybody : [...everybody, actor.companyId],
    `request.${event}`,
    async (companyId) => ({
      request: {
        id: requestId,
        kind: requestKind,
        ...(await showRequest(tx, companyId, requestId)),
        api: `${app.config.publicUrl}/api/v1/requests/${requestId}`,
        page: `${app.config.publicUrl}/#${path ?? `/requests/${requestId}`}`,
      },
      about,
      by: actor.name,
    }),
  )
}

type NamedRow = { first_product: string; line_count: number } & WayRow

/** What a request is called in lists. */
async function findName(tx: Queryable, requestId: number): Promise<string> {
  const { rows } = await sql<NamedRow>`
    select r.from_country, r.from_place, r.to_country, r.to_place, r.packs, r.pallets, r.grams, r.litres,
      (select count(*) from request_lines l where l.request_id = r.id) as line_count,
      coalesce((select l.product_name from request_lines l where l.request_id = r.id order by l.position limit 1), '') as first_product
    from requests r where r.id = ${requestId}`.execute(tx)
  const [row] = rows
  return row ? nameRequest({ ...row, ...presentWay(row) }) : ''
}

/** The active people of companies. */
async function findPeople(tx: Queryable, companyIds: readonly number[]): Promise<number[]> {
  if (companyIds.length === 0) return []
  const { rows } = await sql<{ id: number }>`
    select id from users where company_id = any(${[...new Set(companyIds)]}::integer[]) and status = 1 order by id`.execute(
    tx,
  )
  return rows.map(({ id }) => id)
}
