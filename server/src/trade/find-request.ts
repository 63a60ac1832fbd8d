import { type Parties, partyIn, type RequestReader } from '@fairquay/contract/trade/parties.ts'
import { type PriceSight, sightOfPrices } from '@fairquay/contract/trade/price-sight.ts'
import { sql } from 'kysely'
import type { Queryable } from '../database.ts'

export type OwnRequest = {
  id: number
  currency: string
  total_price: number
  created_at: Date
  buyerId: number
  supplierId: number
  onlyId: number | null
  /** What the reader may know of the prices of its goods. */
  sight: PriceSight
}

/** A request of one kind that the reader has a part in; another's, and one of another kind, answer like none. */
export async function findRequestOf(
  db: Queryable,
  kind: Parties,
  reader: RequestReader | undefined,
  id: number,
): Promise<OwnRequest | undefined> {
  const { rows } = await sql<Omit<OwnRequest, 'sight'> & { isInsured: boolean }>`
    select id, currency, total_price, created_at, is_insured as "isInsured", buyer_company_id as "buyerId", supplier_company_id as "supplierId", only_company_id as "onlyId"
    from requests where id = ${id} and kind = ${kind.name}`.execute(db)
  const [row] = rows
  const party = row && reader && partyIn({ ...row, kind }, reader)
  return party && { ...row, sight: sightOfPrices(party, kind, row.isInsured) }
}
