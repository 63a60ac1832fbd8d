import { type Parties, partyIn, type RequestReader } from '@fairquay/contract/trade/parties.ts'
import { sql } from 'kysely'
import type { Queryable } from '../database.ts'

export type OwnRequest = {
  id: number
  currency: string
  total_price: number
  created_at: Date
  buyerId: number
  supplierId: number
}

/** A request of one kind that the reader has a part in; another's, and one of another kind, answer like none. */
export async function findRequestOf(
  db: Queryable,
  kind: Parties,
  reader: RequestReader | undefined,
  id: number,
): Promise<OwnRequest | undefined> {
  const { rows } = await sql<OwnRequest>`
    select id, currency, total_price, created_at, buyer_company_id as "buyerId", supplier_company_id as "supplierId"
    from requests where id = ${id} and kind = ${kind.name}`.execute(db)
  const [row] = rows
  return row && reader && partyIn({ ...row, kind }, reader) ? row : undefined
}
