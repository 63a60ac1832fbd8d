import { setTimeout as pause } from 'node:timers/promises'
import { CompiledQuery } from 'kysely'
import type { Logger } from 'pino'
import { askTogether } from './ask-together.ts'
import { type Patience, usualPatience } from './connection-watch.ts'
import { type Database, watchConnections } from './database.ts'
import { Failure } from './failure.ts'

/** A copy of the database that follows it by streaming replication: it can only be read, and is a moment behind. */
type Replica = {
  db: Database
  /** How far it has followed, as a place in the log of the primary's writes, when it was last asked. Nothing is known of it on a new connection. */
  reached: bigint
  /** How often it was connected to. One that starts again may show less than before: it follows from where it was written down. */
  connections: number
  askReached: (question: 'reached') => Promise<bigint | undefined>
  isAway: boolean
  /** Until then it is left alone. */
  restsUntil: number
}

/**
 * The replicas of one database. `place` is where its log of writes stood after `state` was seen, so whoever has followed to there has all of it; undefined
 * where it could not be said.
 */
type Followed = {
  replicas: readonly Replica[]
  log: Logger
  next: number
  state: string | undefined
  place: Promise<bigint | undefined>
  answers: number
}

const followed = new WeakMap<Database, Followed>()

/** Milliseconds one may take to say how far it is; a call that waits longer is better off with the primary. */
const longestAnswer = 500
/** Milliseconds one is left alone after it failed. */
const rest = 3000

/** How long connections to a replica are waited for: there is somebody else to ask. */
export const replicaPatience: Patience = { ...usualPatience, connect: 1000 }

/** From now on what is kept for everybody is read from these where they have followed far enough; everything else stays with the database itself. */
export function followReplicas(db: Database, replicas: readonly Database[], log: Logger): void {
  if (replicas.length === 0) return
  followed.set(db, {
    replicas: replicas.map(watchReplica),
    log,
    next: 0,
    state: undefined,
    place: Promise.resolve(undefined),
    answers: 0,
  })
}

function watchReplica(db: Database): Replica {
  const replica: Replica = {
    db,
    reached: -1n,
    connections: 0,
    askReached: askTogether(async () => new Map([['reached', await readReached(db)]])),
    isAway: false,
    restsUntil: 0,
  }
  watchConnections(db, () => {
    replica.connections += 1
    replica.reached = -1n
  })
  return replica
}

/**
 * Reads something of the market that is at least as new as `state` (market-state.ts): from the next replica that has followed so far, else, or when that one
 * fails, from the database itself. So nobody is answered with less than what they have been told is written.
 */
export async function readMarket<T>(db: Database, state: string, read: (from: Database) => Promise<T>): Promise<T> {
  const set = followed.get(db)
  const replica = set && (await findReplica(db, set, state))
  if (!set || !replica) return read(db)
  const { connections } = replica
  try {
    const found = await read(replica.db)
    if (replica.connections !== connections) return read(db)
    set.answers += 1
    return found
  } catch (error) {
    if (isFault(error)) leaveAlone(set, replica, error)
    // What it refused is asked of the primary as well: that is rare, and its word counts.
    return read(db)
  }
}

/** How many answers were read from replicas since the process began. */
export function readFromReplicas(db: Database): number {
  return followed.get(db)?.answers ?? 0
}

/** How far each is behind, in seconds, for whoever keeps the marketplace running; null of one that does not answer or follows nobody. */
export async function lookAtReplicas(db: Database): Promise<(number | null)[]> {
  const replicas = followed.get(db)?.replicas ?? []
  if (replicas.length === 0) return []
  const place = (await readPlace(db)) ?? 0n
  return Promise.all(replicas.map((replica) => Promise.race([readLag(replica.db, place), giveUp()]).catch(() => null)))
}

/** Of one that has all there is, nothing, however long ago the last of it was written. */
async function readLag(replica: Database, place: bigint): Promise<number | null> {
  const { rows } = await replica.executeQuery<{ lag: number | null }>(
    CompiledQuery.raw(
      `select case when not pg_is_in_recovery() then null when pg_last_wal_replay_lsn() - '0/0'::pg_lsn >= $1::numeric then 0
        else coalesce(ceil(extract(epoch from now() - pg_last_xact_replay_timestamp())), 1)::int end as lag`,
      [String(place)],
    ),
  )
  return rows[0]?.lag ?? null
}

async function findReplica(db: Database, set: Followed, state: string): Promise<Replica | undefined> {
  if (set.state !== state) {
    set.state = state
    // Asked after the state was seen, so that all of it stands before this place.
    set.place = readPlace(db).catch(() => {
      set.state = undefined
      return undefined
    })
  }
  const place = await set.place
  if (place === undefined) return undefined
  const { replicas } = set
  for (let tried = 0; tried < replicas.length; tried++) {
    const replica = replicas[set.next++ % replicas.length]
    if (replica && (await hasReached(set, replica, place))) return replica
  }
  return undefined
}

async function hasReached(set: Followed, replica: Replica, place: bigint): Promise<boolean> {
  if (performance.now() < replica.restsUntil) return false
  if (replica.reached >= place) return true
  const { connections } = replica
  try {
    const reached = await Promise.race([replica.askReached('reached'), giveUp()])
    if (replica.connections === connections) replica.reached = reached ?? -1n
    if (replica.isAway)
      set.log.info({ replica: set.replicas.indexOf(replica) + 1 }, 'a replica of the database answers again')
    replica.isAway = false
    return replica.reached >= place
  } catch (error) {
    leaveAlone(set, replica, error)
    return false
  }
}

async function giveUp(): Promise<never> {
  await pause(longestAnswer, undefined, { ref: false })
  throw new Error('The replica did not answer in time')
}

function leaveAlone(set: Followed, replica: Replica, error: unknown): void {
  replica.reached = -1n
  replica.restsUntil = performance.now() + rest
  if (!replica.isAway)
    set.log.warn(
      { replica: set.replicas.indexOf(replica) + 1, err: error },
      'a replica of the database does not answer: the primary is asked',
    )
  replica.isAway = true
}

/** Whether it or the way to it is broken. What it broke off to follow the primary (SQLSTATE 40001) it can do a moment later. */
function isFault(error: unknown): boolean {
  return !(error instanceof Failure) && !(error instanceof Error && 'code' in error && error.code === '40001')
}

/** Where the primary's log of writes stands. */
async function readPlace(db: Database): Promise<bigint | undefined> {
  const { rows } = await db.executeQuery<{ place: string }>(
    CompiledQuery.raw(`select (pg_current_wal_insert_lsn() - '0/0'::pg_lsn)::text as place`),
  )
  return rows[0] && endOfWriting(BigInt(rows[0].place))
}

const [page, longestHeader] = [8192n, 40n]

/** Between two pages of the log the place stands behind the header of the next one, which nothing is written to yet: no replica gets there before something is. */
export function endOfWriting(place: bigint): bigint {
  const within = place % page
  return within <= longestHeader ? place - within : place
}

/** How much of it a replica shows. A database that follows nobody, such as one that has become the primary itself, has reached nothing. */
async function readReached(replica: Database): Promise<bigint> {
  const { rows } = await replica.executeQuery<{ reached: string | null }>(
    CompiledQuery.raw(
      `select case when pg_is_in_recovery() then (pg_last_wal_replay_lsn() - '0/0'::pg_lsn)::text end as reached`,
    ),
  )
  return BigInt(rows[0]?.reached ?? -1)
}
