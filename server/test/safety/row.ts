import type { EndpointAsk, Identity, World } from './world.ts'

/** What each identity is answered; `members` is whoever is not named and signed in, `everybody` whoever is not named at all. */
export type Expectation = Partial<Record<Identity | 'members' | 'everybody', number>>

/**
 * One row: a call about one thing, and what everybody is answered. `of` says about what: `own` belongs to `buyer` or `seller` (so that for the others it is
 * another's), `missing` never was, `hidden` and `gated` are out of sight, `call` is a call about nothing in particular.
 * That everything hidden is answered like what is missing, byte by byte and in every field that takes it, is the table of hidden-rows.ts.
 */
export type Row = {
  endpoint: string
  of: 'call' | 'own' | 'missing' | 'hidden' | 'gated'
  ask?: (world: World, identity: Identity) => EndpointAsk | Promise<EndpointAsk>
  answers: Expectation
}
