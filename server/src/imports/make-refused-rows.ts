import { reasonTitle } from '@fairquay/contract/imports/header-words.ts'
import { importMessages } from '@fairquay/contract/imports/messages.ts'
import { describeLines, type ImportIssue } from '@fairquay/contract/imports/report.ts'
import { toCsvLine } from '../write-table.ts'
import type { Outcome } from './decide-product.ts'
import type { TableRow } from './read-table.ts'

const partSize = 512 * 1024

/** The refused rows of a file as they stand in it, with a last column that says why, so that they can be corrected and imported again. */
export async function makeRefusedRows(
  table: AsyncIterable<TableRow>,
  reasons: ReadonlyMap<number, string>,
): Promise<Buffer[]> {
  const parts: Buffer[] = []
  let [text, width, reasonPlace] = ['\uFEFF', 0, -1]
  for await (const { line, cells } of table) {
    if (width === 0) {
      width = cells.length
      // A file that was downloaded here before has the column already.
      reasonPlace = cells.findIndex((title) => title.trim().toLowerCase() === reasonTitle.toLowerCase())
      text += toCsvLine([...without(cells, reasonPlace), reasonTitle])
      continue
    }
    const reason = reasons.get(line)
    if (reason === undefined) continue
    const full = [...cells, ...Array.from({ length: Math.max(0, width - cells.length) }, () => '')]
    text += toCsvLine([...without(full, reasonPlace), reason])
    if (text.length < partSize) continue
    parts.push(Buffer.from(text))
    text = ''
  }
  if (text !== '') parts.push(Buffer.from(text))
  return parts
}

/** Why each line is refused: its own reasons, or that another row of its product was. */
export function collectReasons(outcomes: readonly Outcome[], strays: readonly ImportIssue[]): Map<number, string> {
  const reasons = new Map<number, string[]>()
  const add = (line: number, text: string) => reasons.set(line, [...(reasons.get(line) ?? []), text])
  const describe = ({ column, reason }: ImportIssue) => (column === '' ? reason : `${column}: ${reason}`)
  for (const issue of strays) add(issue.line, describe(issue))
  for (const { action, lines, refusals, name, handle } of outcomes) {
    if (action !== 'refuse') continue
    for (const issue of refusals) add(issue.line, describe(issue))
    for (const line of lines)
      if (!reasons.has(line)) add(line, importMessages.wholeProduct(name || handle, describeLines(lines)))
  }
  return new Map([...reasons].map(([line, texts]) => [line, texts.join(' ')]))
}

function without(cells: readonly string[], place: number): string[] {
  return cells.filter((_, at) => at !== place)
}
