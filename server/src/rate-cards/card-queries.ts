import type { RateCard } from '@fairquay/contract/rate-cards/endpoints.ts'
import type { RateCardTerms } from '@fairquay/contract/rate-cards/shapes.ts'
import { sql } from 'kysely'
import type { Queryable } from '../database.ts'

type CardRow = { id: number; said: RateCardTerms; lanes: number; holds: boolean; changed_at: Date }

/** Today on the calendar that cards are valid by. */
export const todayInUtc = sql`(now() at time zone 'UTC')::date`

const columns = sql`c.id, c.said, c.changed_at, c.valid_from <= ${todayInUtc} and c.valid_until >= ${todayInUtc} as holds,
  (select count(*)::int from rate_lanes l where l.card_id = c.id and l.dropped_by is null) as lanes`

/** The cards of a company: those that hold first, then by name. */
export async function findCards(db: Queryable, companyId: number): Promise<RateCard[]> {
  const { rows } = await sql<CardRow>`
    select ${columns} from rate_cards c where c.company_id = ${companyId} order by holds desc, lower(c.said ->> 'name'), c.id`.execute(
    db,
  )
  return rows.map(present)
}

/** A card of a company; another's answers like none. */
export async function findCard(db: Queryable, companyId: number, id: number): Promise<RateCard | undefined> {
  const { rows } = await sql<CardRow>`
    select ${columns} from rate_cards c where c.company_id = ${companyId} and c.id = ${id}`.execute(db)
  return rows.map(present)[0]
}

/** Holds a card while its lanes are changed, so that what is counted as unchanged is not dropped beside it. */
export async function lockCard(tx: Queryable, companyId: number, id: number): Promise<RateCardTerms | undefined> {
  const { rows } = await sql<{ said: RateCardTerms }>`
    select said from rate_cards where company_id = ${companyId} and id = ${id} for update`.execute(tx)
  return rows[0]?.said
}

export async function countCards(tx: Queryable, companyId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from rate_cards where company_id = ${companyId}`.execute(tx)
  return rows[0]?.count ?? 0
}

export async function insertCard(tx: Queryable, companyId: number, terms: RateCardTerms): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into rate_cards (company_id, said, valid_from, valid_until)
    values (${companyId}, ${JSON.stringify(terms)}::jsonb, ${terms.valid_from}, ${terms.valid_until}) returning id`.execute(
    tx,
  )
  return rows[0]?.id ?? 0
}

export async function updateCard(tx: Queryable, id: number, terms: RateCardTerms): Promise<void> {
  await sql`
    update rate_cards set said = ${JSON.stringify(terms)}::jsonb, valid_from = ${terms.valid_from}, valid_until = ${terms.valid_until}, changed_at = now()
    where id = ${id}`.execute(tx)
}

export async function noteChange(tx: Queryable, id: number): Promise<void> {
  await sql`update rate_cards set changed_at = now() where id = ${id}`.execute(tx)
}

export async function deleteCard(tx: Queryable, id: number): Promise<void> {
  await sql`delete from rate_cards where id = ${id}`.execute(tx)
}

function present({ said, changed_at, ...row }: CardRow): RateCard {
  return { ...row, terms: said, changed_at: changed_at.toISOString() }
}
