import type { KeptLane, RateChange } from '@fairquay/contract/rate-cards/endpoints.ts'
import { identityOfLane } from '@fairquay/contract/rate-cards/refuse-lane.ts'
import type { RateLane } from '@fairquay/contract/rate-cards/shapes.ts'
import { readZone } from '@fairquay/contract/rate-cards/zones.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Queryable } from '../database.ts'
import { insertRows } from '../insert-rows.ts'

/** What a change came to. */
export type LaneCounts = Pick<RateChange, 'added' | 'replaced' | 'ended' | 'unchanged' | 'refused'>

export const noCounts: LaneCounts = { added: 0, replaced: 0, ended: 0, unchanged: 0, refused: 0 }

export async function insertChange(
  tx: Queryable,
  change: { cardId: number; what: 'file' | 'hand'; title: string; madeBy: number; counts?: Partial<LaneCounts> },
): Promise<number> {
  const { added, replaced, ended, unchanged, refused } = { ...noCounts, ...change.counts }
  const { rows } = await sql<{ id: number }>`
    insert into rate_card_changes (card_id, what, title, made_by, added, replaced, ended, unchanged, refused)
    values (${change.cardId}, ${change.what}, ${change.title}, ${change.madeBy}, ${added}, ${replaced}, ${ended}, ${unchanged}, ${refused})
    returning id`.execute(tx)
  return rows[0]?.id ?? 0
}

const laneTypes = {
  card_id: 'integer',
  identity: 'text',
  from_country: 'text',
  to_country: 'text',
  from_port: 'text',
  to_port: 'text',
  from_zones: 'text[]',
  to_zones: 'text[]',
  said: 'jsonb',
  added_by: 'integer',
}

export async function insertLanes(
  tx: Queryable,
  cardId: number,
  change: number,
  lanes: readonly RateLane[],
): Promise<number[]> {
  const written = await insertRows(
    tx,
    'rate_lanes',
    laneTypes,
    lanes.map((said) => ({
      card_id: cardId,
      identity: identityOfLane(said),
      from_country: said.from.country,
      to_country: said.to.country,
      from_port: said.from.port,
      to_port: said.to.port,
      from_zones: readZone(said.from.zone) ?? [],
      to_zones: readZone(said.to.zone) ?? [],
      said,
      added_by: change,
    })),
    'returning id',
  )
  return (written as { id: number }[]).map(({ id }) => id)
}

/** The lanes of a card that hold, by what they are a price of. */
export async function readLanesByIdentity(tx: Queryable, cardId: number): Promise<Map<string, KeptLane>> {
  const { rows } = await sql<{ id: number; identity: string; said: RateLane }>`
    select id, identity, said from rate_lanes where card_id = ${cardId} and dropped_by is null`.execute(tx)
  return new Map(rows.map(({ id, identity, said }) => [identity, { id, lane: said }]))
}

export async function findLane(db: Queryable, cardId: number, id: number): Promise<KeptLane | undefined> {
  const { rows } = await sql<{ id: number; said: RateLane }>`
    select id, said from rate_lanes where card_id = ${cardId} and id = ${id} and dropped_by is null`.execute(db)
  return rows.map(({ said, ...row }) => ({ ...row, lane: said }))[0]
}

type LaneFilter = { from?: string | undefined; to?: string | undefined }

/** One page of the lanes of a card that hold, between the countries that are named. */
export async function listLanes(
  db: Queryable,
  cardId: number,
  { limit, offset }: { limit: number; offset: number },
  filter: LaneFilter = {},
): Promise<KeptLane[]> {
  const { rows } = await sql<{ id: number; said: RateLane }>`
    select id, said from rate_lanes where card_id = ${cardId} and dropped_by is null${between(filter)}
    order by from_country, from_port, to_country, to_port, identity limit ${limit} offset ${offset}`.execute(db)
  return rows.map(({ said, ...row }) => ({ ...row, lane: said }))
}

export async function countLanes(db: Queryable, cardId: number, filter: LaneFilter): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from rate_lanes where card_id = ${cardId} and dropped_by is null${between(filter)}`.execute(
    db,
  )
  return rows[0]?.count ?? 0
}

function between({ from, to }: LaneFilter): RawBuilder<unknown> {
  return sql`${from === undefined ? sql`` : sql` and from_country = ${from}`}${to === undefined ? sql`` : sql` and to_country = ${to}`}`
}

/** Takes lanes out of what holds. */
export async function dropLanes(tx: Queryable, change: number, ids: readonly number[]): Promise<void> {
  await sql`update rate_lanes set dropped_by = ${change} where id = any(${[...ids]}::int[]) and dropped_by is null`.execute(
    tx,
  )
}

/** Whether something was done since to what a change added, or to what it would give back. */
export async function isBuiltOn(tx: Queryable, change: number): Promise<boolean> {
  const { rows } = await sql`
    select 1 from rate_lanes where added_by = ${change} and dropped_by is not null
    union all
    select 1 from rate_lanes d join rate_lanes n on n.card_id = d.card_id and n.identity = d.identity and n.dropped_by is null and n.added_by <> ${change}
    where d.dropped_by = ${change} limit 1`.execute(tx)
  return rows.length > 0
}

/** Takes away what a change added and gives back what it dropped. */
export async function takeBack(tx: Queryable, change: number): Promise<void> {
  await sql`delete from rate_lanes where added_by = ${change}`.execute(tx)
  await sql`update rate_lanes set dropped_by = null where dropped_by = ${change}`.execute(tx)
  await sql`update rate_card_changes set undone_at = now() where id = ${change}`.execute(tx)
}

type FoundChange = Omit<RateChange, 'made_at' | 'undone_at'> & { made_at: Date; undone_at: Date | null }

const changeColumns = sql`c.id, c.what, c.title, c.added, c.replaced, c.ended, c.unchanged, c.refused, c.made_at, c.undone_at,
  coalesce(trim(u.first_name || ' ' || u.last_name), '') as made_by`

export async function findChange(db: Queryable, cardId: number, id: number): Promise<RateChange | undefined> {
  const { rows } = await sql<FoundChange>`
    select ${changeColumns} from rate_card_changes c left join users u on u.id = c.made_by
    where c.card_id = ${cardId} and c.id = ${id}`.execute(db)
  return rows.map(present)[0]
}

/** One page of changes, the latest first, and how many there are. */
export async function listChanges(
  db: Queryable,
  cardId: number,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ changes: RateChange[]; total: number }> {
  const { rows } = await sql<FoundChange & { total: number }>`
    select ${changeColumns}, count(*) over ()::int as total from rate_card_changes c left join users u on u.id = c.made_by
    where c.card_id = ${cardId} order by c.id desc limit ${limit} offset ${offset}`.execute(db)
  return { changes: rows.map(({ total: _, ...change }) => present(change)), total: rows[0]?.total ?? 0 }
}

function present({ made_at, undone_at, ...change }: FoundChange): RateChange {
  return { ...change, made_at: made_at.toISOString(), undone_at: undone_at?.toISOString() ?? null }
}
