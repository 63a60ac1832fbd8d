import { feedMessages, writeFeedLetter, writeFeedSubject } from '@fairquay/contract/imports/feeds/messages.ts'
import {
  type FeedResult,
  type FeedRunState,
  findNextFetch,
  findRetry,
  isWorthTelling,
} from '@fairquay/contract/imports/feeds/rules.ts'
import type { NotificationKind } from '@fairquay/contract/notifications/topics.ts'
import { sql } from 'kysely'
import { firstOwner } from '../../catalogue/queries.ts'
import type { Config } from '../../config.ts'
import type { Queryable } from '../../database.ts'
import type { Jobs } from '../../jobs.ts'
import { notifyPeople } from '../../notifications/notify-people.ts'
import { findFeedRow, type StoredFeed, scheduleOf } from './queries.ts'

type Ended = Extract<FeedRunState, 'applied' | 'unchanged' | 'held' | 'failed' | 'discarded'>

/** How a fetch ended, with its counts where its file was imported. */
export type RunEnd = {
  state: Ended
  fault?: string
  counts?: {
    create: number
    change: number
    skip: number
    refuse: number
    missing: number
    taken_out: number
    brought_back: number
  }
  /** Some of the refused rows, for the mail. */
  examples?: readonly string[]
}

export type FeedParts = { config: Config; jobs: Pick<Jobs, 'enqueue'> }

/** Ends a fetch, says when the feed comes next, and tells its people where that is worth it. One that has ended is left alone. */
export async function endRun(
  tx: Queryable,
  app: FeedParts,
  runId: number,
  end: RunEnd,
  now = new Date(),
): Promise<void> {
  const { state, fault = null, counts } = end
  const { rows } = await sql<{ feed_id: number }>`
    update feed_runs set state = ${state}, ended_at = ${now}, fault = ${fault}, counts = ${counts ? JSON.stringify(counts) : null}::jsonb
    where id = ${runId} and ended_at is null returning feed_id`.execute(tx)
  const feed = rows[0] && (await findFeedRow(tx, rows[0].feed_id, { isHeld: true }))
  if (!feed) return
  const result: FeedResult = {
    state,
    create: counts?.create ?? 0,
    change: counts?.change ?? 0,
    refuse: counts?.refuse ?? 0,
    takenOut: counts?.taken_out ?? 0,
    broughtBack: counts?.brought_back ?? 0,
  }
  const isGivenUp = await planNext(tx, feed, state, now)
  const before = await findResultBefore(tx, feed.id, runId)
  if (isWorthTelling(feed.tell, result, before) || isGivenUp) await tell(tx, app, feed, result, end)
}

/** The end of the fetch an import belongs to; nothing where it belongs to none. */
export async function endRunOfImport(tx: Queryable, app: FeedParts, importId: number, end: RunEnd): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select id from feed_runs where import_id = ${importId} and ended_at is null`.execute(tx)
  if (rows[0]) await endRun(tx, app, rows[0].id, end)
}

/** Somebody has thrown the import of a fetch away. */
export async function noteDiscarded(tx: Queryable, importId: number): Promise<void> {
  await sql`
    update feed_runs set state = 'discarded', ended_at = now(), fault = ${feedMessages.discardedByPerson}
    where import_id = ${importId} and ended_at is null`.execute(tx)
}

/** True when it has failed so often that it is paused now. A feed nobody has set up waits for that. */
async function planNext(tx: Queryable, feed: StoredFeed, state: Ended, now: Date): Promise<boolean> {
  if (state !== 'failed') {
    // Paused because it failed, and somebody has had it fetched: what was wrong is mended.
    if (feed.paused_because === 'failing' && (state === 'applied' || state === 'unchanged')) {
      await setGoing(tx, feed, now)
      return false
    }
    await sql`update feeds set failures = 0 where id = ${feed.id} and failures > 0`.execute(tx)
    return false
  }
  if (feed.paused_because !== null) return false
  const failures = feed.failures + 1
  const retry = findRetry(now, failures, scheduleOf(feed))
  const next = retry ?? null
  await sql`
    update feeds set failures = ${failures}, next_at = ${next}, paused_because = ${retry ? null : 'failing'} where id = ${feed.id}`.execute(
    tx,
  )
  return retry === undefined
}

/** From now on it is fetched by itself. */
export async function setGoing(tx: Queryable, feed: StoredFeed, now = new Date()): Promise<void> {
  await sql`
    update feeds set paused_because = null, failures = 0, next_at = ${findNextFetch(now, scheduleOf(feed))} where id = ${feed.id}`.execute(
    tx,
  )
}

async function findResultBefore(tx: Queryable, feedId: number, runId: number) {
  const { rows } = await sql<{ state: FeedRunState; refuse: number }>`
    select state, coalesce((counts ->> 'refuse')::int, 0) as refuse from feed_runs
    where feed_id = ${feedId} and id < ${runId} and state <> 'unchanged' order by id desc limit 1`.execute(tx)
  return rows[0]
}

const kindOf: Partial<Record<Ended, NotificationKind>> = {
  applied: 'feed.applied',
  held: 'feed.held',
  failed: 'feed.failed',
}

/** The bell of the company's people, and a mail to who made the feed, or else to the company's first owner. */
async function tell(tx: Queryable, app: FeedParts, feed: StoredFeed, result: FeedResult, end: RunEnd): Promise<void> {
  const kind = kindOf[end.state]
  if (!kind) return
  const { rows } = await sql<{ id: number }>`
    select u.id from users u where u.company_id = ${feed.company_id} and u.status = 1 order by ${firstOwner}`.execute(
    tx,
  )
  const reader = rows.find(({ id }) => id === feed.created_by) ?? rows[0]
  const path = `/imports/feeds/${feed.id}`
  await notifyPeople(tx, app, {
    kind,
    facts: { about: feed.name, path },
    people: rows.map(({ id }) => id),
    writeTo: reader ? [reader.id] : [],
    companyId: feed.company_id,
    letterFor: (name) => ({
      subject: writeFeedSubject(result),
      text: writeFeedLetter({
        recipient: name,
        feed: feed.name,
        report: { result, fault: end.fault ?? null, examples: end.examples ?? [] },
        link: `${app.config.publicUrl}/#${path}`,
        marketplace: app.config.settings.name,
      }),
    }),
  })
}
