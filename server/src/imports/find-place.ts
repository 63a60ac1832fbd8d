import { findHeader, findSheet, mostTopRows } from '@fairquay/contract/imports/find-header.ts'
import type { ImportFormat } from '@fairquay/contract/imports/format-schema.ts'
import { openRecords, type Source } from './read-file.ts'
import type { TableRow } from './read-table.ts'
import { readSheetTops, refuseSheet } from './read-workbook.ts'

/** The first rows of a file, or of one of its sheets, as they stand there. */
export type Top = { sheet?: string; rows: TableRow[] }

/** Where in a file its table stands; without `headerRow` its first row holds the titles, without `sheet` there is one only. */
type Place = Pick<ImportFormat, 'sheet' | 'headerRow'>

/** Finds among all rows that could hold the titles the one that somebody has chosen before. */
export type Recall = (tops: readonly Top[]) => Promise<{ top: Top; row: TableRow } | undefined>

/** The first rows of each sheet; of a text there is one, of a feed none, as its columns are the names of its elements. */
export async function readTops(path: string, source: Source): Promise<Top[]> {
  if (source.container === 'xml' || source.container === 'json') return []
  if (source.container === 'xlsx') {
    const tops: Top[] = []
    for await (const top of readSheetTops(path, mostTopRows)) tops.push(top)
    return tops
  }
  const rows: TableRow[] = []
  for await (const row of openRecords(path, source)) if (rows.push(row) >= mostTopRows) break
  return [{ rows }]
}

/** Where the table stands: as somebody says, as somebody said of an earlier file like this, or as its words and widths suggest. */
export async function findPlace(
  tops: readonly Top[],
  asked: Place,
  recall: Recall = async () => undefined,
): Promise<Place> {
  const among = asked.sheet === undefined ? tops : [getTop(tops, asked.sheet)]
  const recalled = asked.headerRow === undefined ? await recall(among) : undefined
  const guess = findSheet(among.map(({ rows }) => rows.map(({ cells }) => cells)))
  const top = recalled?.top ?? among[guess.sheet]
  if (!top) return {}
  const row = recalled?.row ?? findRow(top, asked.headerRow)
  return {
    ...(top.sheet !== undefined && tops.length > 1 && { sheet: top.sheet }),
    ...(row !== top.rows[0] && { headerRow: row?.line ?? asked.headerRow }),
  }
}

/** A row without anything in it stands for the next one; undefined: it is further down than was looked. */
function findRow({ rows }: Top, asked: number | undefined): TableRow | undefined {
  if (asked !== undefined) return rows.find(({ line }) => line >= asked)
  return rows[findHeader(rows.map(({ cells }) => cells)).at]
}

/** By its name, or by its place among those with something in them. */
function getTop(tops: readonly Top[], asked: string): Top {
  const named =
    tops.find(({ sheet }) => sheet === asked) ??
    tops.find(({ sheet }) => sheet?.trim().toLowerCase() === asked.trim().toLowerCase()) ??
    (/^[1-9]\d{0,2}$/.test(asked) ? tops[Number(asked) - 1] : undefined)
  if (!named)
    throw refuseSheet(
      asked,
      tops.flatMap(({ sheet }) => (sheet === undefined ? [] : [{ name: sheet }])),
    )
  return named
}
