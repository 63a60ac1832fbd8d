import type { ProductDraft } from '@fairquay/contract/catalogue/draft.ts'
import { findLacking, type NeededPart } from '@fairquay/contract/catalogue/showable.ts'
import type { FailureDetails } from '@fairquay/contract/errors.ts'
import { matchCategory } from '@fairquay/contract/imports/category.ts'
import { isKeptBack } from '@fairquay/contract/imports/draft-state.ts'
import type { ImportFigures } from '@fairquay/contract/imports/endpoints.ts'
import { goodsFields, isGoodsField } from '@fairquay/contract/imports/goods-fields.ts'
import type { ImportedPicture, ImportedProduct } from '@fairquay/contract/imports/imported-product.ts'
import { importMessages } from '@fairquay/contract/imports/messages.ts'
import { countActions, describeLines, type ImportAction, type ImportIssue } from '@fairquay/contract/imports/report.ts'
import { findCategory } from '@fairquay/contract/imports/words.ts'
import { formatPlural } from '@fairquay/contract/locale.ts'
import { formatUnitPrice } from '@fairquay/contract/money.ts'
import { nameField } from '@fairquay/contract/products/editor-messages.ts'
import { checkDraft } from '../catalogue/check-drafts.ts'
import type { OutcomeRow } from './import-queries.ts'
import { describeChanges, findMissingPictures, type ImportGround, mergeDraft } from './merge-draft.ts'

/** What happens to one product of a file. */
export type Outcome = {
  action: ImportAction
  handle: string
  name: string
  lines: number[]
  /** A new product in a few words: variants, price, category. */
  summary: string
  /** What is changed, in words. */
  changes: readonly string[]
  warnings: readonly ImportIssue[]
  refusals: readonly ImportIssue[]
  /** Pictures that are not stored yet. */
  missing: readonly ImportedPicture[]
  /** Of what is there, or was made of it. */
  productId?: number
  /** Why it becomes a draft instead of going on the market; empty when it does not. */
  keptBack: readonly NeededPart[]
  /** Whether it is new and the file itself does not put it on the market. */
  isDraftByFile: boolean
}

/** Of what nothing is decided yet. */
export function makeOutcome({ handle, name, lines }: Pick<Outcome, 'handle' | 'name' | 'lines'>): Outcome {
  return {
    ...{ action: 'skip', handle, name, lines, summary: '' },
    ...{ changes: [], warnings: [], refusals: [], missing: [], keptBack: [], isDraftByFile: false },
  }
}

/** Decides about one product; `draft` is what is to be written when it is created or changed. Nothing is written here. */
export function decideProduct(
  product: ImportedProduct,
  existing: ProductDraft | undefined,
  ground: ImportGround,
): { outcome: Outcome; draft?: ProductDraft } {
  const outcome = makeOutcome(product)
  const { merged, keptBack } = keepBack(product, mergeDraft(product, existing, ground), existing, ground)
  const checked = checkDraft(merged)
  if ('faults' in checked)
    return { outcome: { ...outcome, action: 'refuse', refusals: toIssues(checked.faults, product) } }
  outcome.warnings = [...product.warnings, ...warn(product, merged, ground)]
  outcome.missing = findMissingPictures(product, merged, ground)
  if (!existing) {
    const isDraftByFile = merged.state === 'draft' && keptBack.length === 0
    const summary = summarise(product, merged, ground, keptBack)
    return { outcome: { ...outcome, action: 'create', keptBack, isDraftByFile, summary }, draft: merged }
  }
  outcome.changes = describeChanges(existing, checked.sound)
  return outcome.changes.length > 0
    ? { outcome: { ...outcome, action: 'change', keptBack }, draft: merged }
    : { outcome }
}

/** What would damage the front of the market becomes a draft, or stays hidden, as it was. */
function keepBack(
  product: ImportedProduct,
  merged: ProductDraft,
  existing: ProductDraft | undefined,
  ground: ImportGround,
): { merged: ProductDraft; keptBack: NeededPart[] } {
  const coming = ground.isFetched ? 0 : findMissingPictures(product, merged, ground).length
  const lacking = findLacking({ pictures: merged.images.length + coming, categories: merged.categories.length })
  if (!isKeptBack(existing?.state, merged.state, lacking, ground.publishIncomplete)) return { merged, keptBack: [] }
  return { merged: { ...merged, state: existing?.state ?? 'draft' }, keptBack: lacking }
}

function warn(product: ImportedProduct, merged: ProductDraft, ground: ImportGround): ImportIssue[] {
  const line = product.lines[0] ?? 0
  const warnings: ImportIssue[] = []
  if (merged.categories.length === 0) warnings.push({ line, column: '', reason: importMessages.noCategory })
  for (const category of product.categoryPaths ?? [])
    if (!findCategory(category, ground.choices))
      warnings.push({ line, column: '', reason: importMessages.unknownCategory(category) })
  if (product.tags?.some((tag) => !ground.tags.has(tag)))
    warnings.push({ line, column: '', reason: importMessages.tagsTooMany(ground.tags.size) })
  return warnings
}

function summarise(
  { variants, terms, categories, sortedAs }: ImportedProduct,
  merged: ProductDraft,
  { choices }: ImportGround,
  keptBack: readonly NeededPart[],
): string {
  const prices = merged.terms.flatMap(({ price }) => (price === null ? [] : [price])).sort((a, b) => a - b)
  const [lowest, highest] = [prices[0], prices.at(-1)]
  const money =
    lowest === undefined || highest === undefined
      ? 'on demand'
      : [...new Set([lowest, highest])].map((price) => formatUnitPrice(price, merged.currency)).join(' to ')
  const chosen = choices.find(({ id }) => id === sortedAs)
  const match = chosen ? { ...chosen, source: 'category' as const } : matchCategory(categories, choices)
  const filed = match ? [importMessages.filed(match.name, match.source)] : []
  const lines = terms?.length ?? variants.length
  const many = lines > 1 ? [formatPlural(lines, { other: terms ? '# prices' : '# variants' })] : []
  const kept = keptBack.length > 0 ? importMessages.keptBack(keptBack) : importMessages.draft
  const draft = merged.state === 'draft' ? [kept] : []
  return [...many, money, ...filed, ...draft].join(', ')
}

/** Rules of the product itself that the file's reader does not know, told at the row they stem from as well as can be. */
function toIssues(faults: FailureDetails, product: ImportedProduct): ImportIssue[] {
  return Object.entries(faults).map(([field, reason]) => {
    const variant = /^terms\.(\d+)\./.exec(field)?.[1]
    const line =
      (variant === undefined ? undefined : (product.terms ?? product.variants)[Number(variant)]?.line) ??
      product.lines[0] ??
      0
    return { line, column: nameColumn(field), reason }
  })
}

/** Of a line of the price list, as the columns are called that people choose from; the row is named beside it. */
function nameColumn(field: string): string {
  const inner = /^terms\.\d+\.(.+)$/.exec(field)?.[1]
  return inner !== undefined && isGoodsField(inner) ? goodsFields[inner].label : nameField(field)
}

const mostIssues = 50

/** What happens to each product, as `planImport` tells it in the order of the file, and between them to the rows of none, as it is stored and shown. */
export function* toReportRows(outcomes: readonly Outcome[], strays: readonly ImportIssue[]): Generator<OutcomeRow> {
  const waiting = strays.toSorted((a, b) => b.line - a.line)
  for (const outcome of outcomes) {
    const line = outcome.lines[0] ?? 0
    for (let next = waiting.at(-1); next && next.line < line; next = waiting.at(-1)) {
      yield toStrayRow(next)
      waiting.pop()
    }
    yield toRow(outcome)
  }
  for (const issue of waiting.reverse()) yield toStrayRow(issue)
}

function toRow({ action, handle, name, lines, summary, changes, refusals, warnings }: Outcome): OutcomeRow {
  return {
    action,
    handle: handle.slice(0, 255),
    name: name.slice(0, 200),
    lines: describeLines(lines).slice(0, 200),
    summary: action === 'change' ? changes.join(', ') : summary,
    issues: [...refusals, ...warnings].slice(0, mostIssues),
  }
}

function toStrayRow(issue: ImportIssue): OutcomeRow {
  return { action: 'refuse', handle: '', name: '', lines: describeLines([issue.line]), summary: '', issues: [issue] }
}

/** The counts of a report; a row of no product counts as refused. */
export function countFigures(outcomes: readonly Outcome[], strays: readonly ImportIssue[]): ImportFigures {
  const counts = countActions(outcomes.map(({ action }) => action))
  const taken = outcomes.filter(({ action }) => action !== 'refuse')
  return {
    ...counts,
    refuse: counts.refuse + strays.length,
    pictures: taken.reduce((sum, { missing }) => sum + missing.length, 0),
    warnings: taken.filter(({ warnings }) => warnings.length > 0).length,
    drafts: {
      all: taken.filter(({ keptBack }) => keptBack.length > 0).length,
      pictures: taken.filter(({ keptBack }) => keptBack.includes('pictures')).length,
      category: taken.filter(({ keptBack }) => keptBack.includes('category')).length,
    },
    drafts_by_file: taken.filter(({ isDraftByFile }) => isDraftByFile).length,
  }
}
