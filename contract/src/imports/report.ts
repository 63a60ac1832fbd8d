import { defineMessages, formatPlural } from '../locale.ts'

/** One thing to say about a row of a file: where its record begins (lines count from 1), the column as the file's header writes it ('' = the whole row), and why. */
export type ImportIssue = { line: number; column: string; reason: string }

/** What an import does, or would do, with the products of a file. */
export const importActions = ['create', 'change', 'skip', 'refuse'] as const
export type ImportAction = (typeof importActions)[number]
export type ImportCounts = Record<ImportAction, number>

/** Adds up what happens to each product. */
export function countActions(actions: readonly ImportAction[]): ImportCounts {
  const counts: ImportCounts = { create: 0, change: 0, skip: 0, refuse: 0 }
  for (const action of actions) counts[action]++
  return counts
}

/** Line numbers as people read them: [2, 3, 4, 9] → 'lines 2–4, 9'. */
export function describeLines(lines: readonly number[]): string {
  const runs: [number, number][] = []
  for (const line of [...new Set(lines)].sort((a, b) => a - b)) {
    const run = runs.at(-1)
    if (run && run[1] === line - 1) run[1] = line
    else runs.push([line, line])
  }
  const text = runs.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`)).join(', ')
  return reportMessages.lines(lines.length, text)
}

const reportMessages = defineMessages({
  lines: (count: number, numbers: string) => formatPlural(count, { one: `line ${numbers}`, other: `lines ${numbers}` }),
})
