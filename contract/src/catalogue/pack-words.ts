import { defineMessages, formatNumber } from '../locale.ts'
import { countUnits, namePlural } from '../unit-words.ts'
import type { NamedStep } from './order-step.ts'

/** What is said of goods that are sold in packs. */
export const packMessages = defineMessages({
  soldIn: (step: NamedStep) => `Sold in ${namePlural(packOf(step))} of ${countUnits(step.quantity, step.unit)}`,
  /** Why another quantity is refused, with those that can be ordered. */
  refusal: (step: NamedStep, fitting: readonly number[]) =>
    `This product is sold in ${namePlural(packOf(step))} of ${countUnits(step.quantity, step.unit)}; order ${fitting.map((one) => formatNumber(one)).join(' or ')}.`,
  /** A way out: one of the quantities that can be ordered. */
  orderInstead: (quantity: number, { unit }: NamedStep) => `Order ${countUnits(quantity, unit)}`,
  packs: (packs: number, quantity: number, step: NamedStep) =>
    `${countUnits(packs, packOf(step))} = ${countUnits(quantity, step.unit)}`,
})

/** '2 cartons = 24 pieces'; undefined where nothing is sold in packs, or the quantity is no number of full ones. */
export function describePacks(quantity: number, step: NamedStep | undefined): string | undefined {
  if (!step || quantity === 0 || quantity % step.quantity !== 0) return undefined
  return packMessages.packs(quantity / step.quantity, quantity, step)
}

function packOf({ pack }: NamedStep): string {
  return pack ?? 'Pack'
}
