import type { DemoTerm } from '../shape.ts'

/** From this quantity on, one unit costs this much, in minor units. */
export type Step = [fromQty: number, price: number]

/** Made all year round by the pallet: nobody counts it. */
export const plenty = null

/** Quantity tiers without gaps: each step ends one below the next, the last is open. Stock 0 makes the goods sold out. */
export function tiers(stock: number | null, ...steps: Step[]): DemoTerm[] {
  return steps.map(([minQty, price], index) => {
    const next = steps[index + 1]
    return { minQty, ...(next ? { maxQty: next[0] - 1 } : {}), price, availableQty: stock }
  })
}

/** No price is shown: the buyer asks for one. */
export function onDemand(minQty: number, stock: number): DemoTerm[] {
  return [{ type: 'on_demand', minQty, availableQty: stock }]
}

/** The prices given are the list prices; the goods now cost `percent` less. */
export function reduced(percent: number, terms: DemoTerm[]): DemoTerm[] {
  return terms.map((term) =>
    term.price === undefined
      ? term
      : { ...term, listPrice: term.price, price: Math.round(term.price * (1 - percent / 100)) },
  )
}

/** The most one order may hold, written on the last tier. */
export function upTo(maxQty: number, terms: DemoTerm[]): DemoTerm[] {
  return terms.map((term, index) => (index === terms.length - 1 ? { ...term, maxQty } : term))
}

/** In the books but not for sale at the moment: between harvests, or while the line is changed. */
export function paused(terms: DemoTerm[]): DemoTerm[] {
  return terms.map((term) => ({ ...term, isAvailable: false }))
}

/** Option values and what each adds to the price of one unit, minor units. */
export type Choices = Record<string, Record<string, number> | readonly string[]>

/** Sellers never hold the same stock of every variant; these shares, taken in turn, keep the numbers believable and the same on every machine. */
const stockShares = [1, 0.62, 0.85, 0.4, 0.73]

function everyCombination(choices: Choices): { values: Record<string, string>; surcharge: number }[] {
  return Object.entries(choices).reduce<{ values: Record<string, string>; surcharge: number }[]>(
    (combinations, [option, values]) => {
      const priced = Array.isArray(values)
        ? values.map((value): [string, number] => [value, 0])
        : Object.entries(values)
      return combinations.flatMap((combination) =>
        priced.map(([value, extra]) => ({
          values: { ...combination.values, [option]: value },
          surcharge: combination.surcharge + Number(extra),
        })),
      )
    },
    [{ values: {}, surcharge: 0 }],
  )
}

/** One price list per combination of options, except the `missing` ones (each names values that are not made together). */
export function priceEveryVariant(choices: Choices, missing: readonly string[][], base: DemoTerm[]): DemoTerm[] {
  return everyCombination(choices)
    .filter(({ values }) => !missing.some((gap) => gap.every((value) => Object.values(values).includes(value))))
    .flatMap(({ values, surcharge }, index) =>
      base.map((term) => {
        const variant: DemoTerm = { ...term, options: values }
        const share = stockShares[index % stockShares.length] ?? 1
        variant.availableQty = term.availableQty === null ? null : Math.round(term.availableQty * share)
        if (term.price !== undefined && term.listPrice !== undefined) {
          variant.listPrice = term.listPrice + surcharge
          variant.price = Math.round((variant.listPrice * term.price) / term.listPrice)
        } else if (term.price !== undefined) {
          variant.price = term.price + surcharge
        }
        return variant
      }),
    )
}
