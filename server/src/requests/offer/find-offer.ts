import type { Offer } from '@fairquay/contract/requests/offer/shapes.ts'
import { readStoredOffer } from '@fairquay/contract/requests/offer/stored.ts'
import { sql } from 'kysely'
import type { Queryable } from '../../database.ts'

export type OfferRow = {
  number: number
  side: 'answer' | 'counter'
  body: Offer
  total: number
  valid_until: Date
  user_id: number
  person: string
  company: string
  created_at: Date
}

export async function findOffer(tx: Queryable, threadId: number, number: number): Promise<OfferRow> {
  const { rows } = await sql<OfferRow>`
    select number, side, body, total, valid_until, user_id, person, company, created_at
    from request_offers where thread_id = ${threadId} and number = ${number}`.execute(tx)
  const [row] = rows
  if (!row) throw new Error(`Offer ${number} of thread ${threadId} is not there`)
  return { ...row, body: readStoredOffer(row.body) }
}
