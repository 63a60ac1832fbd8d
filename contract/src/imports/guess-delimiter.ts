import { type Delimiter, delimiters } from './format.ts'

/** Records that show how a text is parted. */
const mostRecords = 50

/**
 * The sign that parts the cells of a text, by its first records: the one that most of them have equally often; of several such signs the one that makes more
 * columns. What stands in quotes parts nothing. A first line 'sep=;', as Excel reads it, says so itself. `isWhole`: the text does not go on behind.
 */
export function guessDelimiter(text: string, isWhole = true): Delimiter {
  const said = findSeparatorLine(text)
  if (said) return said
  let best: { delimiter: Delimiter; share: number; columns: number } = { delimiter: ',', share: 0, columns: 1 }
  for (const delimiter of delimiters) {
    const widths = measureRecords(text, delimiter, isWhole)
    const { columns, count } = findUsual(widths.filter((width) => width > 1))
    const share = widths.length > 0 ? count / widths.length : 0
    const isBetter = Math.abs(share - best.share) < 0.1 ? columns > best.columns : share > best.share
    if (columns > 1 && isBetter) best = { delimiter, share, columns }
  }
  return best.delimiter
}

/** The sign that a first line 'sep=;' names. */
export function findSeparatorLine(text: string): Delimiter | undefined {
  const sign = /^\uFEFF?"?sep=([,;|\t])"?\s*(?:[\r\n]|$)/i.exec(text)?.[1]
  return delimiters.find((one) => one === sign)
}

/** How many cells each of the first records has. */
function measureRecords(text: string, delimiter: Delimiter, isWhole: boolean): number[] {
  const widths: number[] = []
  let [width, isQuoted, isStart, isFilled] = [1, false, true, false]
  const end = () => {
    if (isFilled) widths.push(width)
    ;[width, isStart, isFilled] = [1, true, false]
  }
  for (let at = 0; at < text.length && widths.length < mostRecords; at++) {
    const sign = text[at] ?? ''
    if (isQuoted) {
      if (sign !== '"') continue
      if (text[at + 1] === '"') at++
      else isQuoted = false
    } else if (sign === '"' && isStart) {
      ;[isQuoted, isStart, isFilled] = [true, false, true]
    } else if (sign === delimiter) {
      width++
      isStart = true
    } else if (sign === '\n' || sign === '\r') end()
    else {
      isStart = false
      if (sign.trim() !== '') isFilled = true
    }
  }
  // The last may be cut off.
  if (isWhole || widths.length === 0) end()
  return widths
}

function findUsual(widths: readonly number[]): { columns: number; count: number } {
  const counts = new Map<number, number>()
  for (const width of widths) counts.set(width, (counts.get(width) ?? 0) + 1)
  const [usual] = [...counts].sort(([widthA, a], [widthB, b]) => b - a || widthB - widthA)
  return { columns: usual?.[0] ?? 1, count: usual?.[1] ?? 0 }
}
