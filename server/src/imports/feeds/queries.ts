import type { Feed, FeedRun } from '@fairquay/contract/imports/feeds/endpoints.ts'
import type { FeedPause, FeedRunState, FeedSchedule } from '@fairquay/contract/imports/feeds/rules.ts'
import type { ImportFormat } from '@fairquay/contract/imports/format-schema.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Queryable } from '../../database.ts'
import { Failure } from '../../failure.ts'

/** A feed as its row holds it, secrets included: never answered as it is. */
export type StoredFeed = {
  id: number
  company_id: number
  created_by: number | null
  name: string
  url: string
  user_name: string
  password: string
  rhythm: Feed['rhythm']
  hour: number
  weekday: number
  time_zone: string
  missing: Feed['missing']
  most_missing: number
  publish_incomplete: boolean
  tell: Feed['tell']
  format: ImportFormat | null
  header: string[] | null
  etag: string | null
  last_modified: string | null
  content_hash: Buffer | null
  failures: number
  paused_because: FeedPause | null
  next_at: Date | null
}

const feedColumns = sql`
  f.id, f.company_id, f.created_by, f.name, f.url, f.user_name, f.password, f.rhythm, f.hour, f.weekday, f.time_zone, f.missing, f.most_missing,
  f.publish_incomplete, f.tell, f.format, f.header, f.etag, f.last_modified, f.content_hash, f.failures, f.paused_because, f.next_at`

/** One feed, held until the transaction ends when it is to be changed. */
export async function findFeedRow(db: Queryable, id: number, { isHeld = false } = {}): Promise<StoredFeed | undefined> {
  const hold = isHeld ? sql`for update of f` : sql``
  const { rows } = await sql<StoredFeed>`select ${feedColumns} from feeds f where f.id = ${id} ${hold}`.execute(db)
  return rows[0]
}

/** Keeps a feed from being deleted until the transaction ends; false when it is gone already. What else is done to it meanwhile need not wait. */
export async function keepFeed(tx: Queryable, id: number): Promise<boolean> {
  const { rows } = await sql`select 1 from feeds where id = ${id} for key share`.execute(tx)
  return rows.length > 0
}

/** A feed of a company; another's is not found. */
export async function getFeedRow(
  db: Queryable,
  companyId: number,
  id: number,
  more?: { isHeld?: boolean },
): Promise<StoredFeed> {
  const feed = await findFeedRow(db, id, more)
  if (feed?.company_id !== companyId) throw new Failure('not_found')
  return feed
}

export function scheduleOf({ rhythm, hour, weekday, time_zone }: StoredFeed): FeedSchedule {
  return { rhythm, hour, weekday, timeZone: time_zone }
}

const runJson = (run: string): RawBuilder<unknown> => {
  const of = (column: string) => sql.ref(`${run}.${column}`)
  return sql`json_build_object('id', ${of('id')}, 'state', ${of('state')}, 'import_id', ${of('import_id')},
    'started_at', ${moment(of('started_at'))}, 'ended_at', ${moment(of('ended_at'))}, 'bytes', ${of('bytes')}, 'fault', ${of('fault')}, 'counts', ${of('counts')})`
}

function moment(column: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
}

type PresentedRow = Omit<Feed, 'next_at' | 'created_at' | 'changed_at'> & {
  next_at: Date | null
  created_at: Date
  changed_at: Date
}

/** Feeds as they are answered, by name; `id` asks for one. */
export async function findFeeds(db: Queryable, companyId: number, id?: number): Promise<Feed[]> {
  const { rows } = await sql<PresentedRow>`
    select f.id, f.name, f.url, f.rhythm, f.hour, f.weekday, f.time_zone, f.missing, f.most_missing, f.publish_incomplete, f.tell, f.user_name,
      f.password <> '' as has_password, f.format is not null as is_ready, f.paused_because, f.next_at, f.created_at, f.changed_at,
      (select count(*)::int from feed_goods g join products p on p.id = g.product_id
        where g.feed_id = f.id and g.taken_out is null and not exists (select 1 from product_deletions d where d.product_id = p.id)) as goods,
      (select ${runJson('r')} from feed_runs r where r.feed_id = f.id order by r.id desc limit 1) as last_run
    from feeds f where f.company_id = ${companyId} and (${id ?? null}::int is null or f.id = ${id ?? null})
    order by lower(f.name), f.id`.execute(db)
  return rows.map(({ next_at, created_at, changed_at, ...row }) => ({
    ...row,
    next_at: next_at?.toISOString() ?? null,
    created_at: created_at.toISOString(),
    changed_at: changed_at.toISOString(),
  }))
}

export async function getFeed(db: Queryable, companyId: number, id: number): Promise<Feed> {
  const [feed] = await findFeeds(db, companyId, id)
  if (!feed) throw new Failure('not_found')
  return feed
}

export async function findRuns(
  db: Queryable,
  feedId: number,
  { page, perPage }: { page: number; perPage: number },
): Promise<FeedRun[]> {
  const { rows } = await sql<{ run: FeedRun }>`
    select ${runJson('r')} as run from feed_runs r where r.feed_id = ${feedId}
    order by r.id desc limit ${perPage}::int offset ${(page - 1) * perPage}::int`.execute(db)
  return rows.map(({ run }) => run)
}

export async function countRuns(db: Queryable, feedId: number): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from feed_runs where feed_id = ${feedId}`.execute(db)
  return rows[0]?.total ?? 0
}

/** A fetch that has not ended. */
export type OpenRun = {
  id: number
  feed_id: number
  import_id: number | null
  state: FeedRunState
  is_mapped: boolean
  is_forced: boolean
  attempts: number
  etag: string | null
  last_modified: string | null
  content_hash: Buffer | null
}

const runColumns = sql`id, feed_id, import_id, state, is_mapped, is_forced, attempts, etag, last_modified, content_hash`

/** The open fetch that an import belongs to, if it is one's of a feed. */
export async function findRunOfImport(db: Queryable, importId: number): Promise<OpenRun | undefined> {
  const { rows } = await sql<OpenRun>`
    select ${runColumns} from feed_runs where import_id = ${importId} and ended_at is null`.execute(db)
  return rows[0]
}

/** Takes up a fetch whose file is not there yet, and counts how often that was begun. */
export async function takeRun(db: Queryable, id: number): Promise<OpenRun | undefined> {
  const { rows } = await sql<OpenRun>`
    update feed_runs set state = 'fetching', attempts = attempts + 1
    where id = ${id} and ended_at is null and import_id is null returning ${runColumns}`.execute(db)
  return rows[0]
}
