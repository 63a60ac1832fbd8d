import { readLengthUnit } from './cell-text.ts'

export type Side = 'width' | 'height' | 'depth'

/** '40 x 30 x 25 cm' → its three sides, in the order they stand, and the unit, known and as it is written; undefined where a cell is no such size. */
export function splitSize(
  cell: string,
): { parts: [string, string, string]; unit: ReturnType<typeof readLengthUnit>; written: string } | undefined {
  if (cell.length > 64) return undefined
  const number = String.raw`(\d[\d.,]*)\s*(?:mm|cm|m|in|ft|"|″)?`
  const match = new RegExp(
    String.raw`^\s*${number}\s*[x×*]\s*${number}\s*[x×*]\s*(\d[\d.,]*)\s*(\p{L}*|"|″)\.?\s*$`,
    'iu',
  ).exec(cell)
  const [, one, two, three, unit = ''] = match ?? []
  if (one === undefined || two === undefined || three === undefined) return undefined
  return { parts: [one, two, three], unit: readLengthUnit(unit), written: unit }
}

/** First the length, as goods are measured in most lists: what we call the depth. */
const usual: readonly [Side, Side, Side] = ['depth', 'width', 'height']
const letters: Readonly<Record<string, Side>> = {
  l: 'depth',
  d: 'depth',
  t: 'depth',
  p: 'depth',
  w: 'width',
  b: 'width',
  h: 'height',
}

/**
 * Which side comes first, second and third by the letters of a title: 'Size (W x D x H)' → width, depth, height. Where a letter is none of ours, or one side would
 * be there twice, the usual order: length, width, height. Beside a P or a T an L is a width (Italian 'L x P x H').
 */
export function orderOfSides(title: string): readonly [Side, Side, Side] {
  const said = (/(?<![a-z])([a-z])\s*[x×*]\s*([a-z])\s*[x×*]\s*([a-z])(?![a-z])/i.exec(title) ?? [])
    .slice(1)
    .map((letter) => letter.toLowerCase())
  const isDeep = said.includes('p') || said.includes('t')
  const sides = said.map((letter) => (letter === 'l' && isDeep ? 'width' : letters[letter]))
  const [first, second, third] = sides
  return first && second && third && new Set(sides).size === 3 ? [first, second, third] : usual
}
