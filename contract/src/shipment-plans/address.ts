/** What the planner's address says: goods of which order or logistic quote, or of the cart, are planned; else cartons that are typed. */
export type PlannerAddress = { from?: 'cart'; order?: number; quote?: number }

export function readPlannerAddress({ from, order, quote }: Record<string, unknown>): PlannerAddress {
  if (isId(Number(order))) return { order: Number(order) }
  if (isId(Number(quote))) return { quote: Number(quote) }
  return from === 'cart' ? { from } : {}
}

function isId(value: number): boolean {
  return Number.isSafeInteger(value) && value > 0 && value <= 2_147_483_647
}
