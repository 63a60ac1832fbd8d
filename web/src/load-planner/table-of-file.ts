import { writeBlock } from '@fairquay/contract/products/sheet/clipboard.ts'
import { readCartonTable } from '@fairquay/contract/shipment-plans/endpoints.ts'
import { tableMessages } from '@fairquay/contract/shipment-plans/messages.ts'
import { readCartons } from '@fairquay/contract/shipment-plans/read-cartons.ts'
import { largestTable, tableLimits } from '@fairquay/contract/shipment-plans/tables.ts'
import { call } from '../call.ts'
import { splitRows } from './split-rows.ts'

/** A table of a file, as it would be pasted. Of a text file `name` is empty. */
export type FileTable = { name: string; text: string; isCut: boolean }

/** The tables of a file: a text in UTF-8 is read here, a workbook or an older encoding by the server, which keeps nothing of it. Throws the sentence that says why there is none. */
export async function readTables(file: File): Promise<FileTable[]> {
  if (file.size > largestTable) throw new Error(tableMessages.tooLarge)
  const text = decodeText(new Uint8Array(await file.arrayBuffer()))
  if (text !== undefined) return [cutText(text)]
  const form = new FormData()
  form.append('file', file)
  const { sheets } = await call(readCartonTable, { form })
  return sheets
    .filter(({ rows }) => rows.length > 0)
    .map(({ name, rows, is_cut: isCut }) => ({ name, text: writeBlock(rows), isCut }))
}

/** What these begin with is no table, or not as it stands there: the server knows how to name or to read it. */
const other = /^(PK|%PDF|[<{[])/

/** The text of a file in UTF-8; undefined of any other. */
function decodeText(bytes: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return text.trim() === '' || text.includes('\0') || other.test(text) ? undefined : text
  } catch {
    return undefined
  }
}

function cutText(text: string): FileTable {
  const lines = text.split('\n')
  const isCut = lines.length > tableLimits.rows + 1
  return { name: '', text: isCut ? lines.slice(0, tableLimits.rows).join('\n') : text, isCut }
}

/** The table in which most cartons are found; of several the first. */
export function findBestTable(tables: readonly FileTable[]): FileTable | undefined {
  const counted = tables.map((table) => ({ table, count: readCartons(splitRows(table.text)).cartons.length }))
  return counted.toSorted((a, b) => b.count - a.count)[0]?.table
}
