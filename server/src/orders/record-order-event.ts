import { describeOrderEvent, writeOrderSubject } from '@fairquay/contract/notifications/order-event-messages.ts'
import type { OrderEvent, OrderFacts } from '@fairquay/contract/notifications/order-events.ts'
import { orderMailText } from '@fairquay/contract/orders/mail-text.ts'
import { writeOrderNumber } from '@fairquay/contract/orders/order-number.ts'
import { sql } from 'kysely'
import { isWithinLimit } from '../attempts.ts'
import type { Queryable } from '../database.ts'
import type { App } from '../http.ts'
import { notifyPeople } from '../notifications/notify-people.ts'
import { findPerson } from '../trade/find-person.ts'
import { notifyWebhooks } from '../webhooks/store-deliveries.ts'
import { getBareOrder } from './read-order.ts'

export type OrderHappened = {
  event: OrderEvent
  orderId: number
  /** Who did it; undefined for what happens by itself. */
  by?: { userId: number; companyId: number } | undefined
  /** The words of its sentence. */
  facts?: OrderFacts
  /** What it is about beside the order, as its own call answers it: { shipment: … }. Other programs are sent it. */
  thing?: Record<string, unknown>
  /** Others it concerns beside buyer and seller, such as who carries it. They must know the thing, and nothing of the order but its number. */
  alsoTo?: readonly number[]
  /** Where it leads them: an address of the web, such as '/shipments/3'. */
  alsoPath?: string
  now?: Date
}

type Concerned = { number: string; request_id: number; first_product: string; companies: number[] }

/**
 * Writes down what happened to an order and tells everybody concerned, in the transaction of the change itself (docs/safety.md#g1): the timeline, the day it
 * was changed, the bell of all people of the other side, the mail of whoever looks after it, and the companies' programs, with the thing itself.
 */
export async function recordOrderEvent(
  tx: Queryable,
  app: Pick<App, 'jobs' | 'config'>,
  { event, orderId, by, facts = {}, thing, alsoTo = [], alsoPath = '/shipments', now = new Date() }: OrderHappened,
): Promise<void> {
  const about = await touchOrder(tx, orderId, now)
  const told = { ...facts, order: about.number }
  await sql`
    insert into order_events (order_id, event, at, company_id, user_id, facts)
    values (${orderId}, ${event}, ${now}, ${by?.companyId ?? null}, ${by?.userId ?? null}, ${JSON.stringify(told)}::jsonb)`.execute(
    tx,
  )
  const actor = await findCompanyName(tx, by?.companyId)
  const isMailed = !by || (await isWithinLimit(tx, 'order-mails', `${orderId} ${by.companyId}`))
  const telling = { event, by, told, about, actor, isMailed }
  await tellPeople(tx, app, { ...telling, companyIds: about.companies, path: `/orders/${orderId}` })
  await tellPeople(tx, app, { ...telling, companyIds: alsoTo, path: alsoPath })
  await tellPrograms(tx, app, { event, orderId, thing: { by: actor, ...thing }, about, alsoTo, now })
}

async function touchOrder(tx: Queryable, orderId: number, now: Date): Promise<Concerned> {
  const { rows } = await sql<{
    year: number
    number: number
    request_id: number
    first_product: string
    companies: number[]
  }>`
    update orders set changed_at = greatest(changed_at, ${now}) where id = ${orderId}
    returning year, number, request_id, first_product, array[buyer_company_id, seller_company_id] as companies`.execute(
    tx,
  )
  const [row] = rows
  if (!row) throw new Error(`Order ${orderId} is not there`)
  return { ...row, number: writeOrderNumber(row.year, row.number) }
}

type Telling = Pick<OrderHappened, 'event' | 'by'> & {
  told: OrderFacts
  about: Concerned
  actor: string
  companyIds: readonly number[]
  path: string
  isMailed: boolean
}

async function tellPeople(
  tx: Queryable,
  app: Pick<App, 'jobs' | 'config'>,
  { event, by, told, about, actor, companyIds, path, isMailed }: Telling,
): Promise<void> {
  const others = companyIds.filter((id) => id !== by?.companyId)
  if (others.length === 0) return
  const inCharge = isMailed ? await Promise.all(others.map((id) => findPerson(tx, about.request_id, id))) : []
  await notifyPeople(tx, app, {
    kind: event,
    facts: { ...told, actor, request_id: about.request_id, about: about.first_product, path },
    people: await findPeople(tx, others),
    writeTo: inCharge.flatMap((person) => person?.userId ?? []),
    companyId: by?.companyId,
    letterFor: (recipient) => ({
      subject: writeOrderSubject(event, told),
      text: orderMailText({
        recipient,
        sentence: describeOrderEvent(event, told, actor),
        reason: told.reason ?? '',
        about: about.first_product,
        link: `${app.config.publicUrl}/#${path}`,
        marketplace: app.config.settings.name,
      }),
    }),
  })
}

type TellingPrograms = Pick<OrderHappened, 'event' | 'orderId'> & {
  thing: Record<string, unknown>
  about: Concerned
  alsoTo: readonly number[]
  now: Date
}

async function tellPrograms(
  tx: Queryable,
  app: Pick<App, 'jobs' | 'config'>,
  { event, orderId, thing, about, alsoTo, now }: TellingPrograms,
): Promise<void> {
  const { number } = about
  const pages = {
    api: `${app.config.publicUrl}/api/v1/orders/${orderId}`,
    page: `${app.config.publicUrl}/#/orders/${orderId}`,
  }
  const whole = async () => ({ order: { ...(await getBareOrder(tx, orderId, now)), ...pages }, ...thing })
  await notifyWebhooks(tx, about.companies, event, whole, now)
  if (alsoTo.length > 0) await notifyWebhooks(tx, alsoTo, event, { order: { id: orderId, number }, ...thing }, now)
}

async function findCompanyName(tx: Queryable, companyId: number | undefined): Promise<string> {
  if (companyId === undefined) return ''
  const { rows } = await sql<{ name: string }>`select name from companies where id = ${companyId}`.execute(tx)
  return rows[0]?.name ?? ''
}

/** The active people of companies. */
async function findPeople(tx: Queryable, companyIds: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from users where company_id = any(${[...new Set(companyIds)]}::integer[]) and status = 1 order by id`.execute(
    tx,
  )
  return rows.map(({ id }) => id)
}
