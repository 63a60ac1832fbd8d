import { importMessages } from '@fairquay/contract/imports/messages.ts'
import type { ImportIssue } from '@fairquay/contract/imports/report.ts'
import { countActions, describeLines } from '@fairquay/contract/imports/report.ts'
import type { Outcome } from './decide-product.ts'

/** Longest list of products and of warnings before it is cut; refused rows are never cut. */
const longestList = 100

type Told = {
  outcomes: readonly Outcome[]
  strays: readonly ImportIssue[]
  unusedColumns: readonly string[]
  isApplied: boolean
  isVerbose: boolean
}

/** The report of an import as lines of text: what happens to each product, warnings, refused rows, and the counts last. */
export function describeImport({ outcomes, strays, unusedColumns, isApplied, isVerbose }: Told): string[] {
  const limit = isVerbose ? Number.POSITIVE_INFINITY : longestList
  const products = outcomes.filter(({ action }) => action !== 'skip' && action !== 'refuse').map(describeProduct)
  const warnings = outcomes.flatMap((outcome) => outcome.warnings.map(describeIssue))
  const refused = outcomes.filter(({ action }) => action === 'refuse').flatMap(describeRefusal)
  const refusals = [...strays.map((issue) => ({ line: issue.line, text: describeIssue(issue) })), ...refused]
  return [
    ...section(isApplied ? 'Products' : 'Products, if applied', products, limit),
    ...section('Warnings', warnings, limit),
    ...section(
      'Refused',
      refusals.sort((a, b) => a.line - b.line).map(({ text }) => text),
      Number.POSITIVE_INFINITY,
    ),
    ...describeUnused(unusedColumns),
    ...describeCounts(outcomes, strays.length, isApplied),
  ]
}

function describeProduct({ action, handle, name, lines, changes, summary }: Outcome): string {
  const what = action === 'create' ? `: ${summary}` : `: ${changes.join(', ')}`
  return `${action}  ${tidy(name)} (${tidy(handle)}, ${describeLines(lines)})${what}`
}

function describeIssue({ line, column, reason }: ImportIssue): string {
  return tidy(`line ${line}${column === '' ? '' : `, ${column}`}: ${reason}`)
}

function describeRefusal({ name, handle, lines, refusals }: Outcome): { line: number; text: string }[] {
  const told = refusals.map((issue) => ({ line: issue.line, text: describeIssue(issue) }))
  if (lines.length < 2) return told
  const last = told.at(-1)?.line ?? 0
  return [...told, { line: last, text: `  ${tidy(importMessages.wholeProduct(name || handle, describeLines(lines)))}` }]
}

function describeUnused(columns: readonly string[]): string[] {
  const named = columns.filter((title) => title !== '')
  if (named.length === 0) return []
  const rest = named.length > 6 ? ', …' : ''
  return [`${countOf(named.length, 'column')} not used: ${named.slice(0, 6).map(tidy).join(', ')}${rest}`, '']
}

function describeCounts(outcomes: readonly Outcome[], strays: number, isApplied: boolean): string[] {
  const counts = countActions(outcomes.map(({ action }) => action))
  const pictures = outcomes
    .filter(({ action }) => action !== 'refuse')
    .reduce((sum, { missing }) => sum + missing.length, 0)
  const lines = [
    `create ${counts.create}, change ${counts.change}, skip ${counts.skip}, refuse ${counts.refuse}` +
      (strays > 0 ? ` (and ${countOf(strays, 'row')} of no product)` : ''),
  ]
  if (pictures > 0 && isApplied)
    lines.push(`${countOf(pictures, 'picture')} could not be fetched; the next import tries again.`)
  if (pictures > 0 && !isApplied)
    lines.push(`${countOf(pictures, 'picture')} will be fetched; one that cannot be becomes a warning.`)
  if (!isApplied) lines.push('Nothing was changed. Add --apply to do this.')
  return lines
}

function section(title: string, lines: readonly string[], limit: number): string[] {
  if (lines.length === 0) return []
  const more = lines.length > limit ? [`  … and ${lines.length - limit} more (--verbose lists all)`] : []
  return [`${title}:`, ...lines.slice(0, limit).map((line) => `  ${line}`), ...more, '']
}

function countOf(number: number, thing: string): string {
  return `${number} ${thing}${number === 1 ? '' : 's'}`
}

/** Texts of a file must not move the cursor of whoever reads the report. */
function tidy(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
}
