import * as Type from 'typebox'

/**
 * What a request comes to as it stands: `asked` for by the buyer, in the newest offer (`offered`) or counter-proposal (`countered`), or `agreed`. Decimal, in its
 * own currency. Never the value of goods that are only carried or cleared.
 */
export const requestSum = Type.Object({
  amount: Type.Number(),
  currency: Type.String(),
  state: Type.Enum(['asked', 'offered', 'countered', 'agreed']),
})
export type RequestSum = Type.Static<typeof requestSum>
