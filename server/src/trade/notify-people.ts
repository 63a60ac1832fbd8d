import type { TradeEvent } from '@fairquay/contract/notifications/topics.ts'
import { isTold, writeEventSubject, writeEventText } from '@fairquay/contract/trade/event-messages.ts'
import { sql } from 'kysely'
import type { Queryable } from '../database.ts'
import type { App } from '../http.ts'
import { postMail } from '../mail.ts'
import type { Letter } from '../notifications/notify-people.ts'
import { findDesks } from './desks.ts'
import { type Concerned, findPerson } from './find-person.ts'
import { notifyOfEvent } from './notify-of-event.ts'
import type { RequestEvent } from './request-event.ts'

/** What others call an event: the bell, digests and webhooks know fewer words than the timeline. */
const tradeEvents: Record<RequestEvent['action'], TradeEvent> = {
  send: 'created',
  open: 'seen',
  say: 'message',
  ask: 'message',
  reply: 'message',
  quote: 'answered',
  revise: 'answered',
  counter: 'countered',
  accept: 'accepted',
  agree: 'accepted',
  decline: 'declined',
  pass_over: 'passed-over',
  withdraw: 'withdrawn',
  expire: 'expired',
}

/** Tells the other side with a link, as its people have chosen. Of the sending itself each kind of request writes its own letter. */
export async function notifyPeople(
  tx: Queryable,
  app: Pick<App, 'jobs' | 'config'>,
  event: RequestEvent,
): Promise<void> {
  const { action, requestId, kind, by, isOffer = false } = event
  const name = await findCompanyName(tx, by?.companyId)
  const concerned = await findConcerned(tx, app, event)
  const letterFor = isTold(action)
    ? await makeLetter(tx, app.config, event, isOffer ? 'decline_offer' : action, name)
    : undefined
  await notifyOfEvent(tx, app, {
    event: tradeEvents[action],
    requestId,
    requestKind: kind.name,
    actor: { companyId: by?.companyId, name },
    concerned,
    isWritten: action === 'send',
    isAgreement: action === 'agree',
    isOffer,
    ...(letterFor && { letterFor }),
  })
  // The support address that stands in for a desk has no account to find anything under.
  for (const person of concerned)
    if (person.userId === undefined && letterFor)
      await postMail(tx, app.config, {
        toName: person.name,
        toAddress: person.email,
        ...letterFor(person.name),
        companyId: by?.companyId,
      })
}

async function makeLetter(
  tx: Queryable,
  config: App['config'],
  event: RequestEvent,
  action: Parameters<typeof writeEventSubject>[0],
  by: string,
): Promise<Letter> {
  const { requestId, number, messageId, reason = '' } = event
  const words = messageId === undefined ? reason : await findWords(tx, messageId)
  return (recipient) => ({
    subject: writeEventSubject(action, requestId),
    text: writeEventText(action, {
      action,
      requestId,
      recipient,
      by,
      number,
      words,
      link: `${config.publicUrl}/#/requests/${requestId}`,
      marketplace: config.settings.name,
    }),
  })
}

/** Whom an event concerns: of each company on the other side whoever looks after the request, else who asked, else the first of its people. */
export async function findConcerned(
  tx: Queryable,
  app: Pick<App, 'config'>,
  { action, requestId, kind, buyerCompanyId, thread, by }: RequestEvent,
): Promise<Concerned[]> {
  if (action === 'withdraw' || action === 'send') return findAsked(tx, app, requestId, kind)
  const companies = thread ? [buyerCompanyId, thread.companyId] : [buyerCompanyId]
  const people = await Promise.all(
    companies
      .filter((id) => id !== by?.companyId && !(action === 'pass_over' && id === buyerCompanyId))
      .map((id) => findPerson(tx, requestId, id)),
  )
  return people.filter((person) => person !== undefined)
}

/** Those a request was sent to: the seller where its kind tells the seller, and the desk of its kind. */
async function findAsked(
  tx: Queryable,
  { config }: Pick<App, 'config'>,
  requestId: number,
  kind: RequestEvent['kind'],
): Promise<Concerned[]> {
  const { rows } = await sql<{ id: number; onlyId: number | null }>`
    select supplier_company_id as id, only_company_id as "onlyId" from requests where id = ${requestId}`.execute(tx)
  const sellerId = rows[0]?.id ?? 0
  const desks = kind.desk === null ? [] : await findDesks(tx, config, kind.desk, rows[0]?.onlyId ?? null)
  const asked = desks.map(({ userId, companyId, name, email }) => ({ userId, companyId, name, email }))
  if (!kind.isSellerTold) return asked
  const seller = await findPerson(tx, requestId, sellerId)
  return seller ? [seller, ...asked] : asked
}

async function findCompanyName(tx: Queryable, companyId: number | undefined): Promise<string> {
  if (companyId === undefined) return ''
  const { rows } = await sql<{ name: string }>`select name from companies where id = ${companyId}`.execute(tx)
  return rows[0]?.name ?? ''
}

async function findWords(tx: Queryable, messageId: number): Promise<string> {
  const { rows } = await sql<{ text: string }>`select text from request_messages where id = ${messageId}`.execute(tx)
  return rows[0]?.text ?? ''
}
