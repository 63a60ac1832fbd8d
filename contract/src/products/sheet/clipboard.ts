/** The cells of a block as spreadsheets put them on the clipboard: tabs between cells, line ends between rows, quotes around what holds either. Of other texts the separator is said. */
export function readBlock(text: string, separator = '\t'): string[][] {
  const rows: string[][] = [['']]
  let isQuoted = false
  const add = (letter: string) => {
    const row = rows.at(-1) ?? []
    row[row.length - 1] += letter
  }
  for (let at = 0; at < text.length; at++) {
    const letter = text.charAt(at)
    const isEmpty = rows.at(-1)?.at(-1) === ''
    if (letter === '"' && isQuoted && text.charAt(at + 1) === '"') add(text.charAt(++at))
    else if (letter === '"' && (isQuoted || isEmpty)) isQuoted = !isQuoted
    else if (isQuoted) add(letter)
    else if (letter === separator) rows.at(-1)?.push('')
    else if (letter === '\n') rows.push([''])
    else if (letter !== '\r') add(letter)
  }
  // The last line of a block ends like the others.
  const last = rows.at(-1)
  if (rows.length > 1 && last?.length === 1 && last[0] === '') rows.pop()
  return rows
}

/** The same the other way round. */
export function writeBlock(rows: readonly (readonly string[])[]): string {
  const quote = (cell: string) => (/[\t\n\r"]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
  return rows.map((row) => row.map(quote).join('\t')).join('\n')
}
