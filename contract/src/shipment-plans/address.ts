/** What the planner's address says: goods of which order, or of the cart, are planned; else cartons that are typed. */
export type PlannerAddress = { from?: 'cart'; order?: number }

export function readPlannerAddress({ from, order }: Record<string, unknown>): PlannerAddress {
  const id = Number(order)
  if (Number.isSafeInteger(id) && id > 0 && id <= 2_147_483_647) return { order: id }
  return from === 'cart' ? { from } : {}
}
