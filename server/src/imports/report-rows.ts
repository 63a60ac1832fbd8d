import type { ImportFigures } from '@fairquay/contract/imports/endpoints.ts'
import { countActions, describeLines, type ImportIssue } from '@fairquay/contract/imports/report.ts'
import type { Outcome } from './decide-product.ts'
import type { OutcomeRow } from './order-queries.ts'

const mostIssues = 50

/** What happens to each product and to the rows of none, in the order of the file, as it is stored and shown. */
export function toReportRows(outcomes: readonly Outcome[], strays: readonly ImportIssue[]): OutcomeRow[] {
  const stray = strays.map((issue) => ({ line: issue.line, row: toStrayRow(issue) }))
  const told = outcomes.map((outcome) => ({ line: outcome.lines[0] ?? 0, row: toRow(outcome) }))
  return [...told, ...stray].sort((a, b) => a.line - b.line).map(({ row }) => row)
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
  }
}
