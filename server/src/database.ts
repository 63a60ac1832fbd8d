import { Kysely, type LogEvent, PostgresDialect, sql, type Transaction } from 'kysely'
import pg from 'pg'
import {
  connectionOptions,
  noticeLostClients,
  type Patience,
  usualPatience,
  watchedClient,
} from './connection-watch.ts'
import type { DB } from './database-types.generated.ts'
import { sendTogether } from './pooled-client.ts'

export type Database = Kysely<DB>
/** A database or a transaction of it: what queries take. */
export type Queryable = Database | Transaction<DB>

// Money and counts stay far below 2^53; numeric columns are measures of a few digits.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number)
// A date without a time stays the text it is; a Date object would move it across time zones.
pg.types.setTypeParser(pg.types.builtins.DATE, (value) => value)

/**
 * Limits every connection carries: nothing runs, waits or idles for ever, nor is it waited for by somebody who is gone. An index that tells of many rows of a
 * large market keeps a place for each page of the table; with the usual 4 MB it forgets which rows they were, and all on these pages are looked at.
 */
const limitsFor = ({ statement, lock }: Patience) =>
  `-c work_mem=32MB -c statement_timeout=${statement} -c idle_in_transaction_session_timeout=10000 -c lock_timeout=${lock} -c jit=off ${noticeLostClients}`

/** A pooler between this server and its database, such as PgBouncer in transaction mode: connections change hands after each transaction. */
export type Pooler = {
  url: string
  /** Whether it carries prepared statements along; those of PgBouncer before 1.21 cannot. */
  keepsPrepared: boolean
}

/**
 * Opens a pool whose every query is a prepared statement, so that lists are planned once per connection, not once per request; not behind a pooler that
 * cannot keep them. A pooler has to set the limits itself, for what is asked of a connection when it is made is asked of the pooler (docs/scaling.md).
 */
export function openDatabase(
  url: string,
  {
    connections = 12,
    patience = usualPatience,
    pooler,
    watch,
  }: {
    connections?: number
    patience?: Patience
    pooler?: Pooler | undefined
    /** Told of each statement when it has ended. */
    watch?: ((event: LogEvent) => void) | undefined
  } = {},
): Database {
  const reached = pooler?.url ?? url
  const pool = new pg.Pool({
    ...connectionOptions(reached, patience),
    pipeline: true,
    Client: watchedClient(reached, patience),
    max: connections,
    // One stays, to find out early when the way to the database is broken.
    min: 1,
    idleTimeoutMillis: 60_000,
    ...(pooler ? {} : { options: limitsFor(patience) }),
  })
  // A connection that dies unused is replaced by the pool; without this the process would end. Those at work see to it themselves.
  pool.on('error', () => {})
  const db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool: sendTogether(pool, pooler?.keepsPrepared ?? true) }),
    ...(watch && { log: watch }),
  })
  addresses.set(db, { url, patience })
  pools.set(db, pool)
  return db
}

type Address = { url: string; patience: Patience }

const addresses = new WeakMap<Database, Address>()

const pools = new WeakMap<Database, pg.Pool>()

/** Tells of each new connection, before anything is asked on it. */
export function watchConnections(db: Database, tell: () => void): void {
  pools.get(db)?.on('connect', tell)
}

/** How many connections there are, how many of them have nothing to do, and how many questions wait for one. */
export function poolFacts(db: Database): { total: number; idle: number; queued: number } {
  const { totalCount = 0, idleCount = 0, waitingCount = 0 } = pools.get(db) ?? {}
  return { total: totalCount, idle: idleCount, queued: waitingCount }
}

/** What a database was opened with, for what needs a connection of its own, past any pooler: listening lasts as long as its connection. */
export function addressOf(db: Database): Address {
  const address = addresses.get(db)
  if (address === undefined) throw new Error('This database was not opened with openDatabase')
  return address
}

/** Runs `work` in one transaction and returns what it returns; any error rolls everything back. Within a transaction, `work` is a part of that one. */
export function inTransaction<T>(db: Database, work: (tx: Transaction<DB>) => Promise<T>): Promise<T> {
  if (db.isTransaction) return work(db as Transaction<DB>)
  return db.transaction().execute(async (tx) => {
    const endings: (() => Promise<void>)[] = []
    endingsOf.set(tx, endings)
    const result = await work(tx)
    for (const end of endings) await end()
    return result
  })
}

const endingsOf = new WeakMap<Queryable, (() => Promise<void>)[]>()

/** Does something as the last of a transaction, when all it changes is written: what is told of a thing is then the thing it leaves behind. Outside of one, at once. */
export async function beforeCommit(tx: Queryable, work: () => Promise<void>): Promise<void> {
  const endings = endingsOf.get(tx)
  if (endings) endings.push(work)
  else await work()
}

/** Whether a statement failed because another row has the name, or whatever it is that may be there once (SQLSTATE 23505). */
export function isDuplicate(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '23505'
}

/** Whether nothing can run for ever: what a pooler hands out may have been made without the limits this server asks of its own connections. */
export async function hasLimits(db: Database): Promise<boolean> {
  const { rows } = await sql<{ name: string; setting: string }>`
    select name, setting from pg_settings where name in ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout')`.execute(
    db,
  )
  return rows.every(({ setting }) => setting !== '0')
}

/** Whether the database answers, for `/ready`. */
export async function isReachable(db: Database): Promise<boolean> {
  try {
    await sql`select 1`.execute(db)
    return true
  } catch {
    return false
  }
}
