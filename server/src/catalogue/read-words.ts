/** Words beyond these are left aside: nobody types more, and each costs. */
const mostWords = 12

/**
 * What a person typed as a full-text query: every word must be there, the last one may still be growing. Only letters and digits get in, so nothing
 * typed can be an operator. Empty when there is no word in it.
 */
export function makeWordQuery(typed: string): string {
  const words = (typed.normalize('NFKC').match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, mostWords)
  return words.map((word, index) => `'${word}'${index === words.length - 1 ? ':*' : ''}`).join(' & ')
}
