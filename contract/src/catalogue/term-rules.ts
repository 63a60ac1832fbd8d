import { highestUnitPrice, isWhole, type UnitPrice } from '../money.ts'
import type { ProductDraft, TermDraft } from './draft.ts'
import { draftMessages as say } from './draft-messages.ts'
import { isOrderStep } from './written-step.ts'

/** Puts down what is wrong with a field; the first sentence stays. */
export type Complain = (field: string, sentence: string | undefined) => void

const largestQuantity = 1_000_000_000

/** What is wrong with the price list of a draft: its lines one by one, then the quantity ranges of each combination together. */
export function findTermFaults(draft: ProductDraft, complain: Complain): void {
  if (draft.state === 'published' && draft.terms.length === 0) complain('terms', say.noTerms)
  const values = readValues(draft.options)
  for (const [index, term] of draft.terms.entries()) checkTerm(term, `terms.${index}`, values, complain)
  for (const list of groupByCombination(draft.terms).values()) {
    checkTiers(list, complain)
    complain('orderStep', checkStep(list, draft.orderStep))
  }
}

/** A name for the combination of a term that does not depend on the order its options are written in. */
export function combinationOf(options: Readonly<Record<string, string>>): string {
  return JSON.stringify(
    Object.entries(options)
      .map(([name, value]) => [name.trim(), value.trim()])
      .sort(([a = ''], [b = '']) => (a < b ? -1 : a > b ? 1 : 0)),
  )
}

type Values = ReadonlyMap<string, ReadonlySet<string>>

function readValues(options: ProductDraft['options']): Values {
  return new Map(options.map(({ name, values }) => [name.trim(), new Set(values.map((value) => value.trim()))]))
}

/** What is wrong with a combination: options and values are named that the product does not have. */
export function checkChoice(chosen: TermDraft['options'], options: ProductDraft['options']): string | undefined {
  return checkValues(chosen, readValues(options))
}

function checkValues(chosen: TermDraft['options'], options: Values): string | undefined {
  for (const [name, value] of Object.entries(chosen)) {
    const values = options.get(name.trim())
    if (!values) return say.unknownOption(name)
    if (!values.has(value.trim())) return say.unknownValue(name, value)
  }
  return undefined
}

function checkTerm(term: TermDraft, field: string, options: Values, complain: Complain): void {
  complain(`${field}.options`, checkValues(term.options, options))
  complain(`${field}.price`, checkOwnPrice(term))
  if (term.listPrice !== null)
    complain(
      `${field}.listPrice`,
      checkPrice(term.listPrice) ?? (term.price !== null && term.listPrice > term.price ? undefined : say.listPrice),
    )
  complain(`${field}.minQty`, checkQuantity(term.minQty, 1))
  if (term.maxQty !== null)
    complain(
      `${field}.maxQty`,
      checkQuantity(term.maxQty, 1) ?? (term.maxQty < term.minQty ? say.maxBelowMin : undefined),
    )
  if (term.availableQty !== null) complain(`${field}.availableQty`, checkQuantity(term.availableQty, 0))
  if (term.lowAt !== undefined && term.lowAt !== null) complain(`${field}.lowAt`, checkQuantity(term.lowAt, 0))
  complain(`${field}.sku`, (term.sku?.length ?? 0) > 100 ? say.tooLong(100) : undefined)
  complain(`${field}.orderMeasure`, checkWord(term.orderMeasure, 40))
  complain(`${field}.measuringUnit`, checkWord(term.measuringUnit, 20))
}

function checkOwnPrice({ type, price }: TermDraft): string | undefined {
  if (type === 'on_demand') return price === null ? undefined : say.priceOnDemand
  return price === null ? say.priceMissing : checkPrice(price)
}

/** What is wrong with a price that is there. */
export function checkPrice(price: UnitPrice): string | undefined {
  if (!(price >= 0 && price <= highestUnitPrice)) return say.priceWrong
  return isWhole(price) ? undefined : say.priceTooFine
}

function checkQuantity(quantity: number, least: number): string | undefined {
  if (!Number.isInteger(quantity) || quantity < least) return say.notWhole(least)
  return quantity > largestQuantity ? say.tooLarge(largestQuantity) : undefined
}

function checkWord(word: string, longest: number): string | undefined {
  const length = word.trim().length
  return length === 0 ? say.required : length > longest ? say.tooLong(longest) : undefined
}

type Line = { index: number; term: TermDraft }

function groupByCombination(terms: readonly TermDraft[]): Map<string, Line[]> {
  const groups = new Map<string, Line[]>()
  for (const [index, term] of terms.entries()) {
    const key = combinationOf(term.options)
    const group = groups.get(key)
    if (group) group.push({ index, term })
    else groups.set(key, [{ index, term }])
  }
  return groups
}

/** A price list that ends holds at least one number of full packs. */
function checkStep(lines: readonly Line[], step: number | null): string | undefined {
  if (step === null || !isOrderStep(step)) return undefined
  const first = Math.min(...lines.map(({ term }) => term.minQty))
  const last = Math.max(...lines.map(({ term }) => term.maxQty ?? Number.POSITIVE_INFINITY))
  return Math.ceil(first / step) * step > last ? say.orderStepAboveMax(step, last) : undefined
}

/** The ranges of one combination follow each other without gap or overlap, and only the last is open. */
function checkTiers(lines: Line[], complain: Complain): void {
  lines.sort((a, b) => a.term.minQty - b.term.minQty)
  for (const [place, { index, term }] of lines.entries()) {
    const next = lines[place + 1]?.term
    if (!next) return
    if (next.minQty === term.minQty || (term.maxQty !== null && next.minQty <= term.maxQty))
      complain(`terms.${lines[place + 1]?.index}.minQty`, say.tiersOverlap(next.minQty))
    else if (term.maxQty === null) complain(`terms.${index}.maxQty`, say.openTier)
    else if (next.minQty > term.maxQty + 1)
      complain(`terms.${lines[place + 1]?.index}.minQty`, say.tiersGap(term.maxQty + 1, next.minQty - 1))
  }
}
