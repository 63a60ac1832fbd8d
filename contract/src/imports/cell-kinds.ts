/** What the cells of a column have in common: by that a record with too few cells shows whether its cells stand where they belong. */
export type CellKind = 'number' | 'address' | 'yes-no' | 'any'

const tests: readonly (readonly [CellKind, (cell: string) => boolean])[] = [
  ['number', (cell) => /^[-+]?(?:[A-Z]{3}|[$€£])? ?\d[\d.,' ]{0,24}(?: ?(?:[A-Z]{3}|[$€£%]))?$/i.test(cell)],
  ['address', (cell) => /^https?:\/\/\S/i.test(cell)],
  ['yes-no', (cell) => /^(?:true|false|yes|no)$/i.test(cell)],
]

/** The kind of each of `width` columns, as the records that have just as many cells show it, and whether at least half of these have something there. */
export function learnColumns(
  records: readonly (readonly string[])[],
  width: number,
): { kinds: CellKind[]; isUsual: boolean[] } {
  const whole = records.filter((cells) => cells.length === width)
  const columns = Array.from({ length: width }, (_, at) =>
    whole.map((cells) => cells[at]?.trim() ?? '').filter((cell) => cell !== ''),
  )
  return {
    kinds: columns.map((cells) => (cells.length < 2 ? 'any' : (tests.find(([, is]) => cells.every(is))?.[0] ?? 'any'))),
    isUsual: columns.map((cells) => cells.length > 0 && cells.length * 2 >= whole.length),
  }
}

/** The first cell that is not of its column's kind; nothing when all are. Empty cells fit every column. */
export function findMisfit(cells: readonly string[], kinds: readonly CellKind[]): number | undefined {
  const at = cells.findIndex((cell, place) => {
    const is = tests.find(([kind]) => kind === kinds[place])?.[1]
    return is !== undefined && cell.trim() !== '' && !is(cell.trim())
  })
  return at < 0 ? undefined : at
}
