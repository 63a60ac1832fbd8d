import { goodsFields } from '@fairquay/contract/imports/goods-fields.ts'
import { importMessages } from '@fairquay/contract/imports/messages.ts'
import { delimiterNames, encodingNames, kindNames } from '@fairquay/contract/imports/page-messages.ts'
import type { ImportIssue } from '@fairquay/contract/imports/report.ts'
import { formatList, formatPlural } from '@fairquay/contract/locale.ts'
import type { Database } from '../database.ts'
import { findOutcomes, type OutcomeRow, type StoredImport } from './import-queries.ts'

/** Longest list of products and of warnings before it is cut; refused rows are never cut. */
const longestList = 100
const pageSize = 1000

/** The report of an import as lines of text: how the file was read, what happens to each product, warnings, refused rows, and the counts last. */
export async function describeImport(
  db: Database,
  stored: StoredImport,
  { isVerbose = false } = {},
): Promise<string[]> {
  const most = isVerbose ? Number.POSITIVE_INFINITY : longestList
  const isApplied = stored.state === 'applied'
  const products = makeSection(isApplied ? 'Products' : 'Products, if applied', most)
  const warnings = makeSection('Warnings', most)
  const refused = makeSection('Refused', Number.POSITIVE_INFINITY)
  for (let page = 1; ; page++) {
    const rows = await findOutcomes(db, stored.id, { action: undefined, isWarned: false, page, perPage: pageSize })
    for (const row of rows) {
      if (row.action === 'refuse') describeRefusal(row).forEach(refused.add)
      else row.issues.map(describeIssue).forEach(warnings.add)
      if (row.action === 'create' || row.action === 'change') products.add(describeProduct(row))
    }
    if (rows.length < pageSize) break
  }
  return [
    ...describeReading(stored, isVerbose),
    ...products.lines(),
    ...warnings.lines(),
    ...refused.lines(),
    ...describeUnused(stored.unused_columns),
    ...describeCounts(stored, isApplied),
  ]
}

/** What came of an undo. */
export function describeUndone({ file_name, undone }: StoredImport): string[] {
  const { reverted = 0, kept = 0, examples = [] } = undone ?? {}
  const left =
    kept > 0 ? [formatPlural(kept, { one: '# product left as they are:', other: '# products left as they are:' })] : []
  return [
    `The import of ${tidy(file_name)} was undone: ${formatPlural(reverted, { one: '# product brought back.', other: '# products brought back.' })}`,
    ...left,
    ...examples.map(({ name, reason }) => `  ${tidy(name)}: ${tidy(reason)}`),
  ]
}

/** The columns of a system that is known are no news. */
function describeReading({ file_name, format, sample, is_remembered }: StoredImport, isVerbose: boolean): string[] {
  if (!format || !sample) return []
  const { kind, container, encoding, delimiter, columns, decimal, currency, sheet, headerRow } = format
  const text = `text, ${encodingNames[encoding]}, ${delimiterNames[delimiter].toLowerCase()}`
  const form =
    container === 'xlsx' ? 'Excel workbook' : container === 'xml' ? 'XML' : container === 'json' ? 'JSON' : text
  const place = `${sheet === undefined ? '' : `, sheet ${tidy(sheet)}`}${headerRow === undefined ? '' : `, titles in row ${headerRow}`}`
  const lines = [`${tidy(file_name)}: ${kindNames[kind]} (${form}${place})${currency ? `, prices in ${currency}` : ''}`]
  if (kind === 'other' || (kind !== 'shopify' && (is_remembered || isVerbose))) {
    const read = columns.flatMap((field, at) =>
      field === null ? [] : `${tidy(sample.header[at] ?? '')} = ${goodsFields[field].label}`,
    )
    const how = is_remembered ? ' (as chosen for the last file with this header)' : ''
    lines.push(`Columns${how}: ${read.join(', ')}; decimals with a ${decimal === ',' ? 'comma' : 'point'}`)
  }
  return [...lines, '']
}

function describeProduct({ action, handle, name, lines, summary }: OutcomeRow): string {
  return `${action}  ${tidy(name)} (${tidy(handle)}, ${lines}): ${tidy(summary)}`
}

function describeIssue({ line, column, reason }: ImportIssue): string {
  return tidy(`line ${line}${column === '' ? '' : `, ${column}`}: ${reason}`)
}

/** A product of several rows is left out with all of them. */
function describeRefusal({ name, handle, lines, issues }: OutcomeRow): string[] {
  const told = issues.map(describeIssue)
  return lines.startsWith('lines ') ? [...told, `  ${tidy(importMessages.wholeProduct(name || handle, lines))}`] : told
}

function describeUnused(columns: readonly string[]): string[] {
  if (columns.length === 0) return []
  const rest = columns.length > 6 ? ', …' : ''
  return [
    `${formatPlural(columns.length, { one: '# column not used', other: '# columns not used' })}: ${formatList(columns.slice(0, 6).map(tidy), 'narrow')}${rest}`,
    '',
  ]
}

function describeCounts({ counts }: StoredImport, isApplied: boolean): string[] {
  if (!counts) return []
  const { create, change, skip, refuse, pictures } = counts
  const lines = [`create ${create}, change ${change}, skip ${skip}, refuse ${refuse}`]
  if (pictures > 0 && isApplied)
    lines.push(
      formatPlural(pictures, {
        one: '# picture could not be fetched; it is tried again for two weeks.',
        other: '# pictures could not be fetched; they are tried again for two weeks.',
      }),
    )
  if (pictures > 0 && !isApplied)
    lines.push(
      formatPlural(pictures, {
        one: '# picture will be fetched; one that cannot be becomes a warning.',
        other: '# pictures will be fetched; one that cannot be becomes a warning.',
      }),
    )
  if (!isApplied) lines.push('Nothing was changed. Add --apply to do this.')
  return lines
}

function makeSection(title: string, most: number) {
  const kept: string[] = []
  let count = 0
  return {
    add(line: string): void {
      if (count++ < most) kept.push(`  ${line}`)
    },
    lines(): string[] {
      if (count === 0) return []
      const more = count > most ? [`  … and ${count - most} more (--verbose lists all)`] : []
      return [`${title}:`, ...kept, ...more, '']
    },
  }
}

/** Texts of a file must not move the cursor of whoever reads the report. */
function tidy(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
}
