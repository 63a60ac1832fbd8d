/** What a product is sold in: so many units at a time, and what its seller calls so many, 'Carton'; null: any pack. */
export type OrderStep = { quantity: number; pack: string | null }

/** The same with the name of one unit, 'Piece', so that it can be said. */
export type NamedStep = OrderStep & { unit: string }

/** The smallest quantity of full packs that is not below `quantity`; without a step the quantity itself. */
export function roundUpToStep(quantity: number, step: OrderStep | null | undefined): number {
  return step ? Math.ceil(quantity / step.quantity) * step.quantity : quantity
}

/** The largest quantity of full packs that is not above `quantity`; without a step the quantity itself. */
export function roundDownToStep(quantity: number, step: OrderStep | null | undefined): number {
  return -roundUpToStep(-quantity, step)
}
