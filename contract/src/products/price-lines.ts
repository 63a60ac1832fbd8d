import { plainTerm } from '../catalogue/draft.ts'
import { most } from '../catalogue/draft-rules.ts'
import { combinationOf } from '../catalogue/term-rules.ts'
import type { ProductForm } from './form.ts'

type Option = ProductForm['options'][number]
/** A line of a price list as the editor holds it. */
export type PriceLine = ProductForm['terms'][number]
/** The lines of one combination of option values, each with its place in the list of the product. */
export type LineGroup = { key: string; options: Readonly<Record<string, string>>; lines: readonly PlacedLine[] }
export type PlacedLine = { index: number; line: PriceLine }

/** How many combinations the options make; without options there is one. */
export function countCombinations(options: readonly Option[]): number {
  return usable(options).reduce((count, { values }) => count * values.length, 1)
}

/** Every combination of option values, the last option changing fastest. Never more than a price list can hold. */
export function listCombinations(options: readonly Option[]): Record<string, string>[] {
  let all: Record<string, string>[] = [{}]
  for (const { name, values } of usable(options))
    all = all.flatMap((rest) => values.map((value) => ({ ...rest, [name]: value }))).slice(0, most.terms)
  return all
}

/** The lines by combination, in the order in which the combinations first appear. */
export function groupLines(lines: readonly PriceLine[]): LineGroup[] {
  const groups = new Map<string, { key: string; options: Record<string, string>; lines: PlacedLine[] }>()
  for (const [index, line] of lines.entries()) {
    const key = combinationOf(line.options)
    const group = groups.get(key)
    if (group) group.lines.push({ index, line })
    else groups.set(key, { key, options: line.options, lines: [{ index, line }] })
  }
  return [...groups.values()]
}

/** A line for every combination that has none yet, made after the first line there is; the stock and the SKU of that one stay its own. */
export function addMissingLines({ options, terms }: Pick<ProductForm, 'options' | 'terms'>): PriceLine[] {
  const known = new Set(terms.map((line) => combinationOf(line.options)))
  const model = terms[0] ?? emptyLine()
  const added = listCombinations(options)
    .filter((combination) => !known.has(combinationOf(combination)))
    .map((combination) => ({
      ...model,
      options: combination,
      sku: null,
      availableQty: model.availableQty === null ? null : 0,
      minQty: 1,
      maxQty: null,
    }))
  return [...terms, ...added].slice(0, most.terms)
}

/** The three states of stock, as a seller chooses them. */
export type StockChoice = 'counted' | 'not_counted' | 'on_demand'
/** The stock of a group of lines; `index` is the line that says it. */
export type GroupStock = { index: number; choice: StockChoice; onHand: number | null; lowAt: number | null }

/** The stock of a combination, which its lines say together (catalogue/stock-of-lines.ts); undefined without lines. */
export function readGroupStock({ lines }: LineGroup): GroupStock | undefined {
  const placed = lines.filter(({ line }) => line.type === 'by_qty')
  const [first] = placed.length > 0 ? placed : lines
  if (!first) return undefined
  const { index, line } = first
  if (placed.length === 0) return { index, choice: 'on_demand', onHand: null, lowAt: null }
  const isCounted = placed.every((one) => one.line.availableQty !== null)
  const onHand = isCounted ? Math.max(...placed.map((one) => one.line.availableQty ?? 0)) : null
  return { index, choice: isCounted ? 'counted' : 'not_counted', onHand, lowAt: line.lowAt ?? null }
}

/** The lines with another stock for the combination that the line at `index` belongs to; those on demand have none unless that is what is chosen. */
export function putStock(
  lines: readonly PriceLine[],
  index: number,
  part: { choice: StockChoice } | { onHand: number } | { lowAt: number | null },
): PriceLine[] {
  const key = lines[index] && combinationOf(lines[index].options)
  return lines.map((line) => (combinationOf(line.options) === key ? changeStockOfLine(line, part) : line))
}

function changeStockOfLine(line: PriceLine, part: Parameters<typeof putStock>[2]): PriceLine {
  if ('onHand' in part) return { ...line, availableQty: part.onHand }
  if ('lowAt' in part) return { ...line, lowAt: part.lowAt }
  if (part.choice === 'on_demand') return { ...line, type: 'on_demand', price: null, listPrice: null }
  const availableQty = part.choice === 'counted' ? (line.availableQty ?? 0) : null
  return { ...line, type: 'by_qty', availableQty }
}

/** The lines with another article number for the combination that the line at `index` belongs to: all of its tiers say the same. */
export function putSku(lines: readonly PriceLine[], index: number, sku: string | null): PriceLine[] {
  const key = lines[index] && combinationOf(lines[index].options)
  return lines.map((line) => (combinationOf(line.options) === key ? { ...line, sku } : line))
}

/** A line to begin with: for one unit, on stock, without a price yet. */
export function emptyLine(): PriceLine {
  return { ...plainTerm(0), price: null, listPrice: null, options: {} }
}

/**
 * Another tier at the end of the combination that the line at `index` belongs to. An open last tier is closed for it: one that begins at 1 ends at 9, others
 * end at twice where they begin; so the two follow each other without gap or overlap.
 */
export function addTier(lines: readonly PriceLine[], index: number): PriceLine[] {
  const chosen = lines[index]
  if (!chosen || lines.length >= most.terms) return [...lines]
  const key = combinationOf(chosen.options)
  const last = lines
    .map((line, place) => ({ line, place }))
    .filter(({ line }) => combinationOf(line.options) === key)
    .reduce((latest, other) => (other.line.minQty >= latest.line.minQty ? other : latest), {
      line: chosen,
      place: index,
    })
  const end = last.line.maxQty ?? (last.line.minQty === 1 ? 9 : last.line.minQty * 2 - 1)
  const closed = { ...last.line, maxQty: end }
  const next = { ...last.line, minQty: end + 1, maxQty: null, listPrice: null }
  return [...lines.slice(0, last.place), closed, next, ...lines.slice(last.place + 1)]
}

/** The lines without one; the tier before takes over what it covered, so that no gap is left. */
export function removeLine(lines: readonly PriceLine[], index: number): PriceLine[] {
  const gone = lines[index]
  const rest = lines.filter((_, place) => place !== index)
  if (!gone) return rest
  const key = combinationOf(gone.options)
  return rest.map((line) =>
    combinationOf(line.options) === key && line.maxQty !== null && line.maxQty === gone.minQty - 1
      ? { ...line, maxQty: gone.maxQty }
      : line,
  )
}

function usable(options: readonly Option[]): readonly Option[] {
  return options.filter(({ name, values }) => name.trim() !== '' && values.length > 0)
}
