import type { CardLane, FreightEnd } from '@fairquay/contract/rate-cards/match-lanes.ts'
import type { RateCardTerms, RateLane } from '@fairquay/contract/rate-cards/shapes.ts'
import { beginningsOf } from '@fairquay/contract/rate-cards/zones.ts'
import { type RawBuilder, sql } from 'kysely'
import { isCompanyOpen } from '../catalogue/queries.ts'
import type { Queryable } from '../database.ts'
import { todayInUtc } from './card-queries.ts'

/** A lane that holds today, with its card and whose it is. */
export type HeldLane = CardLane & { terms: RateCardTerms; provider: { id: number; name: string; slug: string } }

type LaneRow = {
  id: number
  card: number
  lane: RateLane
  terms: RateCardTerms
  company_id: number
  company_name: string
  company_slug: string
}

/** More lanes between two places than anybody reads prices of. */
const mostFound = 2000

const columns = sql`l.id, l.card_id as card, l.said as lane, c.said as terms, p.id as company_id, p.name as company_name, p.slug as company_slug`

/** Cards that hold today, of approved providers that are open. */
const held = sql`l.dropped_by is null and c.valid_from <= ${todayInUtc} and c.valid_until >= ${todayInUtc} and p.kind = 'provider' and p.verified_at is not null`

/** Lanes between two places, narrowed as far as an index and the beginnings of postcodes do; `matchLanes` judges them. */
export async function findLanes(
  db: Queryable,
  { from, to, mode }: { from: FreightEnd; to: FreightEnd; mode: string | undefined },
): Promise<HeldLane[]> {
  const { rows } = await sql<LaneRow>`
    with open as materialized (
      select c.id, c.kind, c.verified_at, c.name, c.slug from companies c
      where c.kind = 'provider' and c.verified_at is not null and exists (select 1 from rate_cards k where k.company_id = c.id) and ${isCompanyOpen})
    select ${columns} from rate_lanes l join rate_cards c on c.id = l.card_id join open p on p.id = c.company_id
    where l.from_country = ${from.country} and l.to_country = ${to.country} and ${held}
      and ${fits('from', from)} and ${fits('to', to)}
      and (${mode ?? null}::text is null or c.said ->> 'mode' = ${mode ?? null})
    order by l.id limit ${mostFound}`.execute(db)
  return rows.map(present)
}

function fits(side: 'from' | 'to', { zip, port }: FreightEnd): RawBuilder<unknown> {
  const zones = sql.ref(`l.${side}_zones`)
  const ports = sql.ref(`l.${side}_port`)
  return sql`(${zones} = '{}' or ${zones} && ${beginningsOf(zip)}::text[])
    and (${port} = '' or ${ports} = '' or ${ports} = ${port})`
}

/** Whether there are lanes between two countries that name postcodes: without one, nobody is told their prices. */
export async function hasZonedLanes(db: Queryable, from: FreightEnd, to: FreightEnd): Promise<boolean> {
  const { rows } = await sql`
    select 1 from rate_lanes l join rate_cards c on c.id = l.card_id join companies p on p.id = c.company_id
    where l.from_country = ${from.country} and l.to_country = ${to.country} and ${held}
      and ((${from.zip} = '' and l.from_zones <> '{}') or (${to.zip} = '' and l.to_zones <> '{}')) limit 1`.execute(db)
  return rows.length > 0
}

/** A lane that holds, kept as it is until the transaction ends. */
export async function lockLane(tx: Queryable, id: number): Promise<HeldLane | undefined> {
  const { rows } = await sql<LaneRow>`
    select ${columns} from rate_lanes l join rate_cards c on c.id = l.card_id
    join (select c.id, c.kind, c.verified_at, c.name, c.slug from companies c where ${isCompanyOpen}) p on p.id = c.company_id
    where l.id = ${id} and ${held} for share of l, c`.execute(tx)
  return rows.map(present)[0]
}

function present({ company_id, company_name, company_slug, ...row }: LaneRow): HeldLane {
  return { ...row, provider: { id: company_id, name: company_name, slug: company_slug } }
}
