/**
 * Whether a text, without the blanks around it, has fewer letters than that, as the database counts them: a letter beyond Unicode's first plane, '🛑', is one
 * there and two in JavaScript.
 */
export function isShorter(text: string, letters: number): boolean {
  return [...text.trim().slice(0, letters * 2)].length < letters
}
