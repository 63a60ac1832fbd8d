import type { FeedForm } from '@fairquay/contract/imports/feeds/endpoints.ts'
import { findFeedFaults } from '@fairquay/contract/imports/feeds/form-faults.ts'
import { feedMessages } from '@fairquay/contract/imports/feeds/messages.ts'
import { findNextFetch, mostFeeds } from '@fairquay/contract/imports/feeds/rules.ts'
import { sql } from 'kysely'
import { type Actor, recordChange } from '../../audit/record-change.ts'
import type { Queryable } from '../../database.ts'
import { Failure } from '../../failure.ts'
import type { App } from '../../http.ts'
import { getFeedRow, type StoredFeed, scheduleOf } from './queries.ts'
import { startRun } from './start-run.ts'

type Parts = Pick<App, 'config' | 'jobs'>

/** Keeps a new feed and fetches it once, for somebody to name its columns. */
export async function createFeed(
  tx: Queryable,
  app: Parts,
  whose: { companyId: number; actor: NonNullable<Actor> },
  form: FeedForm,
): Promise<number> {
  refuseFaults(app, form)
  // Two at once must not make one too many.
  await sql`select pg_advisory_xact_lock(hashtext('feeds'), ${whose.companyId}::int)`.execute(tx)
  const { rows: count } = await sql<{ total: number }>`
    select count(*)::int as total from feeds where company_id = ${whose.companyId}`.execute(tx)
  if ((count[0]?.total ?? 0) >= mostFeeds) throw new Failure('refused', undefined, feedMessages.tooMany(mostFeeds))
  const { rows } = await sql<{ id: number }>`
    insert into feeds (company_id, created_by, name, url, user_name, password, rhythm, hour, weekday, time_zone, missing, most_missing, publish_incomplete, tell, paused_because)
    values (${whose.companyId}, ${whose.actor.userId}, ${form.name.trim()}, ${form.url}, ${form.user_name}, ${form.password ?? ''}, ${form.rhythm}, ${form.hour},
      ${form.weekday}, ${form.time_zone}, ${form.missing}, ${form.most_missing}, ${form.publish_incomplete}, ${form.tell}, 'set-up')
    returning id`.execute(tx)
  const id = rows[0]?.id ?? 0
  await recordChange(tx, whose.actor, { action: 'created', thing: 'feed', id, name: form.name, after: told(form) })
  await startRun(tx, app, await getFeedRow(tx, whose.companyId, id))
  return id
}

/** Another address has another file: whatever was known of the old one says nothing about it. */
export async function changeFeed(
  tx: Queryable,
  app: Parts,
  whose: { companyId: number; actor: Actor },
  id: number,
  form: FeedForm,
): Promise<void> {
  const feed = await getFeedRow(tx, whose.companyId, id, { isHeld: true })
  const password = form.user_name === '' ? '' : (form.password ?? feed.password)
  refuseFaults(app, form)
  const isElsewhere = form.url !== feed.url
  await sql`
    update feeds set name = ${form.name.trim()}, url = ${form.url}, user_name = ${form.user_name}, password = ${password}, rhythm = ${form.rhythm}, hour = ${form.hour},
      weekday = ${form.weekday}, time_zone = ${form.time_zone}, missing = ${form.missing}, most_missing = ${form.most_missing},
      publish_incomplete = ${form.publish_incomplete}, tell = ${form.tell}, changed_at = now(),
      etag = case when ${isElsewhere} then null else etag end, last_modified = case when ${isElsewhere} then null else last_modified end,
      content_hash = case when ${isElsewhere} then null else content_hash end
    where id = ${id}`.execute(tx)
  await plan(tx, await getFeedRow(tx, whose.companyId, id), form.is_active)
  await recordChange(tx, whose.actor, {
    action: 'changed',
    thing: 'feed',
    id,
    name: form.name,
    before: told({ ...feed, is_active: feed.paused_because === null }),
    after: told(form),
  })
}

/** One that nobody has set up yet goes on when its first import is applied. */
async function plan(tx: Queryable, feed: StoredFeed, isActive: boolean): Promise<void> {
  if (feed.paused_because === 'set-up') return
  const next = isActive ? findNextFetch(new Date(), scheduleOf(feed)) : null
  const reason = isActive ? null : (feed.paused_because ?? 'person')
  await sql`
    update feeds set next_at = ${next}, paused_because = ${reason}, failures = case when ${isActive} then 0 else failures end where id = ${feed.id}`.execute(
    tx,
  )
}

/** Its goods stay where they are, and an import that is under way goes on as one of nobody's. */
export async function deleteFeed(tx: Queryable, whose: { companyId: number; actor: Actor }, id: number): Promise<void> {
  const feed = await getFeedRow(tx, whose.companyId, id, { isHeld: true })
  await sql`delete from feeds where id = ${id}`.execute(tx)
  await recordChange(tx, whose.actor, { action: 'deleted', thing: 'feed', id, name: feed.name, before: told(feed) })
}

function refuseFaults({ config }: Parts, form: FeedForm): void {
  const faults = findFeedFaults(form, config.privateWebhooks)
  if (Object.keys(faults).length > 0) throw new Failure('invalid_input', faults)
}

/** What the audit log says of a feed: no password, and of its address only where it leads. */
function told({
  name,
  url,
  rhythm,
  missing,
  ...rest
}: Pick<FeedForm, 'name' | 'url' | 'rhythm' | 'missing'> & { is_active?: boolean }) {
  return {
    name,
    host: new URL(url).host,
    rhythm,
    missing,
    ...(rest.is_active !== undefined && { is_active: rest.is_active }),
  }
}
