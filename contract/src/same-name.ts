/**
 * What names are compared by without regard to case: two names that a database takes for the same are the same here, whatever its locale. Coarser than any of them, because what is
 * refused here as named twice is a sentence and what is found there is a broken write: 'İ' is 'i' in one locale and 'i' with a dot above in another, a capital sigma 'σ' or, at the end
 * of a word, 'ς'. Which row a name belongs to is the database's to say.
 */
export function foldName(name: string): string {
  const trimmed = name.trim()
  return /^[ -~]*$/.test(trimmed) ? trimmed.toLowerCase() : Array.from(trimmed, foldLetter).join('')
}

/** Whether two names are the same but for case. */
export function isSameName(one: string, other: string): boolean {
  return one === other || foldName(one) === foldName(other)
}

/** Letter by letter, so that none is written in another way for standing at the end of a word. */
function foldLetter(letter: string): string {
  return letter.toLowerCase().toUpperCase().toLowerCase().replaceAll('\u0307', '')
}
