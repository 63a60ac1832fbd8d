import type { ProductDraft } from '@fairquay/contract/catalogue/draft.ts'
import type { FailureDetails } from '@fairquay/contract/errors.ts'
import { matchCategory } from '@fairquay/contract/imports/category.ts'
import type { ImportedPicture, ImportedProduct } from '@fairquay/contract/imports/imported-product.ts'
import { importMessages } from '@fairquay/contract/imports/messages.ts'
import type { ImportAction, ImportIssue } from '@fairquay/contract/imports/report.ts'
import { checkDraft } from '../catalogue/check-drafts.ts'
import { describeChanges, findMissingPictures, type ImportGround, mergeDraft } from './merge-draft.ts'

/** What happens to one product of a file. */
export type Outcome = {
  action: ImportAction
  handle: string
  name: string
  lines: number[]
  /** What is changed, in words. */
  changes: string[]
  warnings: ImportIssue[]
  refusals: ImportIssue[]
  /** Pictures that are not stored yet. */
  missing: ImportedPicture[]
}

/** Decides about one product; `draft` is what is to be written when it is created or changed. Nothing is written here. */
export function decideProduct(
  product: ImportedProduct,
  existing: ProductDraft | undefined,
  ground: ImportGround,
): { outcome: Outcome; draft?: ProductDraft } {
  const { handle, name, lines } = product
  const outcome: Outcome = { action: 'skip', handle, name, lines, changes: [], warnings: [], refusals: [], missing: [] }
  const merged = mergeDraft(product, existing, ground)
  const checked = checkDraft(merged)
  if ('faults' in checked)
    return { outcome: { ...outcome, action: 'refuse', refusals: toIssues(checked.faults, product) } }
  outcome.warnings = [...product.warnings, ...warn(product, existing, merged, ground)]
  outcome.missing = findMissingPictures(product, merged)
  if (!existing) return { outcome: { ...outcome, action: 'create' }, draft: merged }
  outcome.changes = describeChanges(existing, checked.sound)
  return outcome.changes.length > 0 ? { outcome: { ...outcome, action: 'change' }, draft: merged } : { outcome }
}

function warn(
  product: ImportedProduct,
  existing: ProductDraft | undefined,
  merged: ProductDraft,
  ground: ImportGround,
): ImportIssue[] {
  const line = product.lines[0] ?? 0
  const warnings: ImportIssue[] = []
  if (merged.categories.length === 0) warnings.push({ line, column: '', reason: importMessages.noCategory })
  else if (!existing || existing.categories.length === 0) {
    const match = matchCategory(product.categories, ground.choices)
    if (match?.source === 'title')
      warnings.push({ line, column: '', reason: importMessages.categoryGuessed(match.name) })
  }
  if (product.tags?.some((tag) => !ground.tags.has(tag.toLowerCase())))
    warnings.push({ line, column: '', reason: importMessages.tagsTooMany(ground.tags.size) })
  return warnings
}

/** Rules of the product itself that the file's reader does not know, told at the row they stem from as well as can be. */
function toIssues(faults: FailureDetails, product: ImportedProduct): ImportIssue[] {
  return Object.entries(faults).map(([field, reason]) => {
    const variant = /^terms\.(\d+)\./.exec(field)?.[1]
    const line = (variant === undefined ? undefined : product.variants[Number(variant)]?.line) ?? product.lines[0] ?? 0
    return { line, column: field.replace(/\.\d+/g, '').replace(/^terms\.?/, ''), reason }
  })
}
