import { findMisfit, learnColumns } from '@fairquay/contract/imports/cell-kinds.ts'
import type { Container, Delimiter } from '@fairquay/contract/imports/format.ts'
import { importMessages } from '@fairquay/contract/imports/messages.ts'
import { Failure } from '../failure.ts'
import type { TableRow } from './read-table.ts'

/** Records that show what the columns hold. */
const mostLearned = 200

type Shape = { container: Container; delimiter: Delimiter }

/**
 * Gives every record as many cells as the header has, so that whoever reads it finds each in its column, and says on the row what was done for that. Cells
 * that are missing at the end are empty: many writers leave them out. Where the cells show that one is missing before them, or where there are too many,
 * nobody knows what belongs where: such a row carries a `fault`. A text that ends in the middle of its last record is refused as a whole.
 */
export async function* shapeRows(records: AsyncIterable<TableRow>, shape: Shape): AsyncGenerator<TableRow> {
  let header: string[] | undefined
  let fit: ((row: TableRow) => TableRow) | undefined
  let waiting: TableRow[] = []
  for await (const record of records) {
    if (!header) {
      header = trimEnd(record.cells)
      yield { ...record, cells: header }
      continue
    }
    if (record.isLast && record.cells.length < header.length)
      throw new Failure('refused', undefined, importMessages.cutOff(record.line, record.cells.length, header.length))
    if (fit) yield fit(record)
    else if (waiting.push(record) >= mostLearned) {
      fit = makeFit(header, waiting, shape)
      yield* waiting.map(fit)
      waiting = []
    }
  }
  if (header && waiting.length > 0) yield* waiting.map(makeFit(header, waiting, shape))
}

function makeFit(header: readonly string[], learned: readonly TableRow[], { container, delimiter }: Shape) {
  const { kinds, isUsual } = learnColumns(
    learned.map(({ cells }) => trimEnd(cells, header.length)),
    header.length,
  )
  return (row: TableRow): TableRow => {
    const cells = trimEnd(row.cells, header.length)
    const [has, wants] = [cells.length, header.length]
    if (has === wants) return { ...row, cells }
    if (has > wants) {
      const beyond = cells.slice(wants).find((cell) => cell.trim() !== '') ?? ''
      // Cells of a workbook have their place: what stands beside the table is a remark.
      if (container !== 'text')
        return { ...row, cells: cells.slice(0, wants), note: importMessages.beyondHeader(beyond.slice(0, 60)) }
      return { ...row, cells, fault: importMessages.cellsTooMany(has, wants, delimiter) }
    }
    const full = [...cells, ...Array.from({ length: wants - has }, () => '')]
    if (container !== 'text') return { ...row, cells: full }
    const misfit = findMisfit(cells, kinds)
    if (misfit !== undefined) {
      const [cell = '', title = ''] = [cells[misfit], header[misfit]]
      return { ...row, cells: full, fault: importMessages.cellsTooFew(has, wants, cell.slice(0, 60), title) }
    }
    const taken = header.filter((title, at) => at >= has && isUsual[at] && title !== '')
    return { ...row, cells: full, ...(taken.length > 0 && { note: importMessages.cellsTakenEmpty(has, wants, taken) }) }
  }
}

/** Spreadsheets leave blank cells behind the last one. */
function trimEnd(cells: string[], least = 0): string[] {
  if (cells.length <= least) return cells
  const last = cells.findLastIndex((cell) => cell.trim() !== '')
  return cells.slice(0, Math.max(last + 1, least))
}
