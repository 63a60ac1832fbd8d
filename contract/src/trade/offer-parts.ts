import * as Type from 'typebox'
import { closed } from '../fields.ts'
import { currencies } from '../money.ts'
import type { Validity } from './validity.ts'

/** What the offers of all kinds are made of. */

/** Decimal money; how many decimals it may have depends on its currency, see the rules of offers. */
export const amount = Type.Number({ minimum: 0, maximum: 1_000_000_000_000 })
export const quantity = Type.Integer({ minimum: 1, maximum: 1_000_000_000 })
export const currency = Type.Enum(currencies)
export const longestNote = 2000

/** Of which lines how much is taken; what is not named is not. */
export const takenLine = closed({ position: Type.Integer({ minimum: 0, maximum: 199 }), quantity })
export type TakenLine = Type.Static<typeof takenLine>

/** What the offers of all kinds have in common. `kind` is the name of the request's kind. */
export type Offer = { kind: string; currency: string; valid: Validity; note: string }

/** A line as it was asked for; `unitWeight` is set where the price is for a weight. */
export type AskedLine = { position: number; quantity: number; unitWeight: number | null }

/** What an offer is an answer to. */
export type Asked = { currency: string; lines: readonly AskedLine[] }
