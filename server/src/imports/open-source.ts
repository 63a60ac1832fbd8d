import type { ImportFormat } from '@fairquay/contract/imports/format.ts'
import { readFeed } from './read-feed.ts'
import { readTable, type TableRow } from './read-table.ts'
import { readWorkbook } from './read-workbook.ts'

/** A file of any kind as a table, the header first. */
export function openSource(
  path: string,
  { container, encoding, delimiter }: Pick<ImportFormat, 'container' | 'encoding' | 'delimiter'>,
): AsyncGenerator<TableRow> {
  if (container === 'xlsx') return readWorkbook(path)
  if (container === 'xml') return readFeed(path, encoding)
  return readTable(path, { encoding, delimiter })
}
