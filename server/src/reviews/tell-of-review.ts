import type { NotificationFacts } from '@fairquay/contract/notifications/messages.ts'
import type { ReviewEvent } from '@fairquay/contract/notifications/topics.ts'
import { reviewMails, reviewMessages } from '@fairquay/contract/reviews/messages.ts'
import { findSupportAddress } from '@fairquay/contract/settings.ts'
import { sql } from 'kysely'
import { speaksFirst } from '../company/speaker.ts'
import type { Queryable } from '../database.ts'
import type { App } from '../http.ts'
import { type Letter, notifyPeople } from '../notifications/notify-people.ts'
import { notifyWebhooks } from '../webhooks/store-deliveries.ts'
import { presentReview } from './present-review.ts'
import { findReview, type ReviewRow } from './queries.ts'

type Happened = { event: ReviewEvent | 'review.changed'; reviewId: number; now: Date }

/** Tells those concerned what happened to a review, in the transaction of the change itself: the bell, mails as they have chosen, and their programs. */
export async function tellOfReview(
  tx: Queryable,
  app: Pick<App, 'jobs' | 'config'>,
  { event, reviewId, now }: Happened,
): Promise<void> {
  const row = await findReview(tx, reviewId)
  if (!row) throw new Error(`Review ${reviewId} is not there`)
  if (event !== 'review.changed') await tellPeople(tx, app, event, row)
  await tellPrograms(tx, app, event, row, now)
}

async function tellPeople(
  tx: Queryable,
  { jobs, config }: Pick<App, 'jobs' | 'config'>,
  kind: ReviewEvent,
  row: ReviewRow,
): Promise<void> {
  const isToSeller = kind === 'review.written'
  const companyId = isToSeller ? row.seller_id : row.buyer_id
  if (companyId === null) return
  // The writer finds it on the page of the order it belongs to.
  const path = isToSeller ? '/reviews' : `/orders/${row.order_id}`
  const about = row.product_name ?? row.seller_name
  const writer =
    row.is_named && row.buyer_name !== null ? row.buyer_name : reviewMessages.verifiedBuyer(row.country_code)
  const facts: NotificationFacts = {
    actor: isToSeller ? writer : row.seller_name,
    about,
    path,
    reason: row.hidden_reason,
    stars: row.stars,
  }
  const people = await findPeople(tx, companyId, isToSeller ? null : row.user_id)
  await notifyPeople(
    tx,
    { jobs, config },
    {
      kind,
      facts,
      people,
      writeTo: people.slice(0, 1),
      // What a company does, not the operator: mails of one company take turns with those of others.
      companyId:
        kind === 'review.hidden' || kind === 'review.shown'
          ? undefined
          : ((isToSeller ? row.buyer_id : row.seller_id) ?? undefined),
      ...(kind === 'review.hidden' && {
        letterFor: letterOfHidden(config, row, about, `${config.publicUrl}/#${path}`),
      }),
    },
  )
}

/** Somebody whose review was taken off is told why in full. */
function letterOfHidden({ settings }: App['config'], row: ReviewRow, about: string, link: string): Letter {
  const support = findSupportAddress(settings)
  return (name) => ({
    subject: reviewMails.hiddenSubject(settings.name),
    text: [
      `Dear ${name},`,
      reviewMails.hidden(about),
      row.hidden_reason,
      reviewMails.seeIt(link),
      ...(support ? [reviewMails.misunderstood(support)] : []),
      settings.name,
      '',
    ].join('\n\n'),
  })
}

async function tellPrograms(
  tx: Queryable,
  { config }: Pick<App, 'config'>,
  event: Happened['event'],
  row: ReviewRow,
  now: Date,
): Promise<void> {
  const told = event === 'review.hidden' || event === 'review.shown' ? 'review.changed' : event
  const page = `${config.publicUrl}/#/reviews`
  if (told === 'review.answered') {
    if (row.buyer_id === null) return
    return notifyWebhooks(tx, [row.buyer_id], told, { review: { ...presentReview(row, 'writer'), page } }, now)
  }
  if (told === 'review.asked') return
  return notifyWebhooks(tx, [row.seller_id], told, { review: { ...presentReview(row, 'seller'), page } }, now)
}

/** The active people of a company: who wrote it first, then who speaks for it. */
async function findPeople(tx: Queryable, companyId: number, writerId: number | null): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select u.id from users u where u.company_id = ${companyId} and u.status = 1
    order by (u.id = ${writerId}::integer) desc nulls last, ${speaksFirst}`.execute(tx)
  return rows.map(({ id }) => id)
}
