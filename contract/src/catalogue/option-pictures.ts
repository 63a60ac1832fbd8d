import type { Image, ProductOption } from './shapes.ts'

/**
 * The place of the picture that shows what was chosen: the one whose description names the most of the chosen values and none of the others. Undefined where
 * no picture is told apart by its description: the gallery then stays where it is.
 */
export function findOptionPicture(
  images: readonly Pick<Image, 'alt'>[],
  options: readonly ProductOption[],
  chosen: readonly number[],
): number | undefined {
  const said = images.map(({ alt }) => spell(alt))
  const values = options
    .flatMap((option) => option.values.map(({ id, value }) => ({ id, word: spell(value) })))
    // What every picture is called tells none of them apart.
    .filter(({ word }) => word.trim() !== '' && !said.every((text) => text.includes(word)))
  const scores = said.map((text) =>
    values.reduce((score, { id, word }) => score + (text.includes(word) ? (chosen.includes(id) ? 1 : -1) : 0), 0),
  )
  const best = Math.max(0, ...scores)
  return best === 0 ? undefined : scores.indexOf(best)
}

/** ' tide blue bowl ': words alone, without case and accents, so that 'red' is not found in 'reduced'. */
function spell(text: string): string {
  const words = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\d]+/gu)
  return ` ${(words ?? []).join(' ')} `
}
