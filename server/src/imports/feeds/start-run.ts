import { feedMessages } from '@fairquay/contract/imports/feeds/messages.ts'
import { findNextFetch } from '@fairquay/contract/imports/feeds/rules.ts'
import { sql } from 'kysely'
import { isCompanyOpen } from '../../catalogue/queries.ts'
import { inTransaction, type Queryable } from '../../database.ts'
import { Failure } from '../../failure.ts'
import type { App } from '../../http.ts'
import { handleJob, type JobHandler, jobKind } from '../../jobs.ts'
import { endRun, type FeedParts } from './end-run.ts'
import { findFeedRow, type StoredFeed, scheduleOf } from './queries.ts'

/** Downloading may take five minutes. */
export const fetchFeedJob = jobKind<{ runId: number }>('fetch-feed', { retries: 3, seconds: 900, atOnce: 3 })
/** Done every minute; one that is missed is made up for by the next. */
export const startDueFeedsJob = jobKind<object>('start-due-feeds', { retries: 0, seconds: 60 })

/** Begins a fetch; 409 while another one of this feed has not ended. When it comes next is known from now on, whatever becomes of this one. */
export async function startRun(
  tx: Queryable,
  { jobs }: Pick<FeedParts, 'jobs'>,
  feed: StoredFeed,
  { isForced = false, isMapped = false } = {},
  now = new Date(),
): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    insert into feed_runs (feed_id, is_forced, is_mapped) values (${feed.id}, ${isForced}, ${isMapped || feed.format === null})
    on conflict do nothing returning id`.execute(tx)
  if (!rows[0]) throw new Failure('conflict', undefined, feedMessages.running)
  if (feed.paused_because === null)
    await sql`update feeds set next_at = ${findNextFetch(now, scheduleOf(feed))} where id = ${feed.id}`.execute(tx)
  await jobs.enqueue(tx, fetchFeedJob, { runId: rows[0].id })
}

export function startDueFeedsHandler(app: Omit<App, 'http'>): JobHandler {
  return { ...handleJob(startDueFeedsJob, () => startDueFeeds(app)), isEveryMinute: true }
}

const atOnce = 50
/** After so many hours, whoever was at it is gone: each of its steps takes an hour at most. */
const longestRun = 4

/** Begins every fetch that is due; each feed in a transaction of its own, taken by one process. Those of a company that is closed wait until it is open again. */
export async function startDueFeeds(app: Omit<App, 'http'>, now = new Date()): Promise<void> {
  const { rows: due } = await sql<{ id: number }>`
    select f.id from feeds f join companies c on c.id = f.company_id
    where f.next_at <= ${now} and ${isCompanyOpen} order by f.next_at limit ${atOnce}`.execute(app.db)
  for (const { id } of due)
    await inTransaction(app.db, async (tx) => {
      const feed = await findFeedRow(tx, id, { isHeld: true })
      if (!feed?.next_at || feed.next_at > now) return
      const { rows } = await sql<{ isOpen: boolean }>`
        select exists (select 1 from feed_runs where feed_id = ${id} and ended_at is null) as "isOpen"`.execute(tx)
      // One that takes longer than the feed's rhythm, or waits for its columns, is not begun twice.
      if (rows[0]?.isOpen)
        await sql`update feeds set next_at = ${findNextFetch(now, scheduleOf(feed))} where id = ${id}`.execute(tx)
      else await startRun(tx, app, feed, {}, now)
    })
  await endForgotten(app, now)
}

/** A fetch whose work has broken off for good would keep its feed from ever being fetched again. */
async function endForgotten(app: Omit<App, 'http'>, now: Date): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select r.id from feed_runs r left join imports i on i.id = r.import_id
    where r.ended_at is null and r.started_at < ${new Date(now.getTime() - longestRun * 3_600_000)}
      and (r.state <> 'mapping' or i.id is null) and (i.id is null or i.state in ('failed', 'discarded', 'undone', 'applied'))
    limit ${atOnce}`.execute(app.db)
  for (const { id } of rows)
    await inTransaction(app.db, (tx) => endRun(tx, app, id, { state: 'failed', fault: feedMessages.broken }, now))
}
