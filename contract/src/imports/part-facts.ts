import type { ProductDataDraft } from '../catalogue/draft.ts'
import { combinationOf } from '../catalogue/term-rules.ts'
import type { WrittenPack } from '../catalogue/written-pack.ts'
import type { ImportedOwn } from './imported-product.ts'

/** What a row says that goods of one kind may have in common or each for itself; absent: nothing. */
export type ToldFacts = {
  barcode?: Pick<ProductDataDraft, 'barcode' | 'barcodeType'>
  weight?: Pick<ProductDataDraft, 'weightValue' | 'weightMeasure'>
  measures?: Pick<ProductDataDraft, 'width' | 'height' | 'depth' | 'dimensionMeasure'>
  /** Addresses, the first in front. */
  pictures?: readonly string[]
  packaging?: readonly WrittenPack[]
}

/** A row with the combination of option values it is about. */
export type ToldRow = ToldFacts & Pick<ImportedOwn, 'line' | 'options'>

const parts = ['barcode', 'weight', 'measures', 'pictures', 'packaging'] as const
type Part = (typeof parts)[number]

/**
 * Parts what is common to all combinations, which is the product's, from what is each one's own: common is what
 * each says alike. `given` is what the file says of the product itself: then only what differs from it is a variant's own. With
 * `isFirstOfAll` what the first row alone says is said of the product, as in a list whose further rows leave out what they share.
 */
export function partFacts(
  rows: readonly ToldRow[],
  given: ToldFacts = {},
  { isFirstOfAll = false } = {},
): { common: ToldFacts; own: ImportedOwn[] } {
  const combinations = joinRows(rows)
  const common: ToldFacts = { ...given }
  for (const part of parts)
    if (given[part] === undefined) take(common, part, findCommon(part, combinations, rows, isFirstOfAll))
  const own = combinations.flatMap((one): ImportedOwn[] => {
    if (Object.keys(one.options).length === 0) return []
    const said = sayOwn(one, common)
    return Object.keys(said).length > 0 ? [{ line: one.line, options: one.options, ...said }] : []
  })
  return { common, own }
}

/** One of each combination: what its first row says of a part, and the packs of all of its rows. */
function joinRows(rows: readonly ToldRow[]): ToldRow[] {
  const joined = new Map<string, ToldRow>()
  for (const row of rows) {
    const key = combinationOf(row.options)
    const before = joined.get(key)
    const packaging = distinct([...(before?.packaging ?? []), ...(row.packaging ?? [])])
    joined.set(key, { ...row, ...before, ...(packaging.length > 0 && { packaging }) })
  }
  return [...joined.values()]
}

function findCommon(
  part: Part,
  combinations: readonly ToldRow[],
  rows: readonly ToldRow[],
  isFirstOfAll: boolean,
): ToldFacts[Part] {
  const said = combinations.filter((one) => one[part] !== undefined)
  const [first] = said
  if (isFirstOfAll && rows.every((row, at) => at === 0 || row[part] === undefined)) return first?.[part]
  return said.length === combinations.length && said.every((one) => isSame(one[part], first?.[part]))
    ? first?.[part]
    : undefined
}

function take<Key extends Part>(facts: ToldFacts, part: Key, value: ToldFacts[Part]): void {
  if (value !== undefined) facts[part] = value as ToldFacts[Key]
}

/** What is as the product's is not its own; pictures that somebody gave it stay where the file shows the same of all. */
function sayOwn(one: ToldRow, common: ToldFacts): Pick<ImportedOwn, 'data' | 'pictures' | 'packaging'> {
  const isOwn = (part: Part) => one[part] !== undefined && !isSame(one[part], common[part])
  const isCommon = (part: Part) => one[part] !== undefined && !isOwn(part)
  const data: ImportedOwn['data'] = {
    ...(isOwn('barcode') && one.barcode),
    ...(isCommon('barcode') && { barcode: null, barcodeType: null }),
    ...(isOwn('weight') && one.weight),
    ...(isCommon('weight') && { weightValue: null }),
    ...(isOwn('measures') && one.measures),
    ...(isCommon('measures') && { width: null, height: null, depth: null }),
  }
  return {
    ...(Object.keys(data).length > 0 && { data }),
    ...(isOwn('pictures') && { pictures: one.pictures ?? [] }),
    ...(isOwn('packaging') && { packaging: one.packaging ?? [] }),
    ...(isCommon('packaging') && { packaging: [] }),
  }
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

function distinct<Thing>(things: readonly Thing[]): Thing[] {
  return [...new Map(things.map((thing) => [JSON.stringify(thing), thing])).values()]
}
