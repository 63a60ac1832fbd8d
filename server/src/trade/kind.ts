import type { Product } from '@fairquay/contract/catalogue/shapes.ts'
import type { Deal, DealParty } from '@fairquay/contract/trade/deal.ts'
import type { Kind as Rules } from '@fairquay/contract/trade/kind.ts'
import type { Offer, TakenLine } from '@fairquay/contract/trade/offer-parts.ts'
import type { DealPapers } from '@fairquay/contract/trade/papers.ts'
import type { Queryable } from '../database.ts'
import type { LineRow } from './request-lines.ts'

/** An offer with what is known of it whatever its kind. */
export type Freezing<Own extends Offer = Offer> = {
  offer: Own
  /** `currency` is that of its lines. */
  request: { id: number; supplierId: number; currency: string }
  buyer: DealParty
  answerer: DealParty
  lines: readonly LineRow[]
  /** Of the products of these lines that are on the market. */
  cards: ReadonlyMap<number, Product>
  /** Undefined: everything that is offered. */
  taken: readonly TakenLine[] | undefined
}

/** What its kind says of a deal. */
export type Terms = Pick<
  Deal,
  'seller' | 'addresses' | 'incoterm' | 'place' | 'payment_terms' | 'lines' | 'total' | 'po_number' | 'wanted_date'
>

/**
 * A kind of request on the server: its rules, its papers and what it stores beside what all kinds store. One value for each kind, listed in
 * requests/kinds.ts. `More` is what its deals hold beside what all hold, `Details` what its requests show.
 */
export type Kind<Own extends Offer = Offer, More = object, Details = object> = Rules<Own> & {
  papers: DealPapers<Deal & More>
  /** What an offer says with everything it is about, as it is now, so that nothing needs to be looked up later. */
  freeze(tx: Queryable, from: Freezing<Own>): Promise<Terms & More>
  /** What requests of this kind show beside their lines, by their ids. */
  findDetails?(db: Queryable, requestIds: readonly number[]): Promise<ReadonlyMap<number, Details>>
}
