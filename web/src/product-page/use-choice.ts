import { chooseFirst } from '@fairquay/contract/catalogue/first-choice.ts'
import { findNextTier } from '@fairquay/contract/catalogue/next-tier.ts'
import { findOptionPicture } from '@fairquay/contract/catalogue/option-pictures.ts'
import { findLimits, findTiers, hasPrice, type Limits, priceLine } from '@fairquay/contract/catalogue/prices.ts'
import { clampQuantity, type QuantityChange, stepDown, stepUp } from '@fairquay/contract/catalogue/quantity.ts'
import type { Product } from '@fairquay/contract/catalogue/shapes.ts'
import { readTerms } from '@fairquay/contract/catalogue/term.ts'
import { readVariant } from '@fairquay/contract/catalogue/variant-facts.ts'
import { useMemo, useState } from 'react'

/** What a person has chosen of a product — options and quantity — and everything the rules say about it. Nothing is decided here. */
export function useChoice(product: Product) {
  const terms = useMemo(() => readTerms(product), [product])
  const [optionValues, setOptionValues] = useState<Record<number, number>>(() => chooseFirst(product, terms))
  const chosen = product.options.flatMap(({ id }) => optionValues[id] ?? [])
  const limits = findLimits(terms, chosen)
  const [typed, setQuantity] = useState<number | null>(null)
  const [warning, setWarning] = useState<string | undefined>()
  const quantity = typed ?? limits?.min ?? 1
  const facts = readVariant(product, chosen)
  const { weight_value: value, weight_measure: unit } = facts.product_data
  const priced = priceLine({
    terms,
    optionValueIds: chosen,
    quantity,
    weight: { value, unit },
    currency: product.currency,
  })

  function apply(change: QuantityChange) {
    setQuantity(change.quantity)
    setWarning(change.warning)
  }
  const withLimits = (rule: (limits: Limits) => QuantityChange) => limits && apply(rule(limits))

  const tiers = findTiers(terms, chosen)
  const price = hasPrice(priced) ? priced : undefined

  return {
    chosen,
    picture: facts.pictures[0] ?? findOptionPicture(product.get_all_images, product.options, chosen),
    facts,
    nextTier: price && findNextTier(tiers, quantity, price.unitPrice),
    optionValues,
    chooseOption(optionId: number, valueId: number) {
      const next = { ...optionValues, [optionId]: valueId }
      setOptionValues(next)
      const nextLimits = findLimits(
        terms,
        product.options.flatMap(({ id }) => next[id] ?? []),
      )
      // A quantity that the new combination does not allow moves to its nearest limit without a warning: the person asked for another thing.
      if (typed !== null && nextLimits) setQuantity(clampQuantity(typed, nextLimits).quantity)
      setWarning(undefined)
    },
    quantity,
    warning,
    increase: () => withLimits((known) => stepUp(quantity, known)),
    decrease: () => withLimits((known) => stepDown(quantity, known)),
    enter: (text: string) => withLimits((known) => clampQuantity(text, known)),
    tiers,
    limits,
    price,
    problem: hasPrice(priced) ? undefined : priced.problem,
    term: priced.term,
  }
}
