/** The words of a text in small letters, without accents: 'Rosé, 75 cl' → ['rose', '75', 'cl']. */
export function splitWords(text: string): string[] {
  return (
    text
      .toLowerCase()
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
}

/** ' olive oil ' : each word with a space before it, so that the beginning of a word can be looked for. */
export function writeWords(text: string): string {
  return ` ${splitWords(text).join(' ')} `
}

/** 'shirts' finds 'shirt' too, 'boxes' 'box', and 'battery' and 'batteries' each other. */
export function toStem(word: string): string {
  if (word.length > 4 && /[^aeiou](?:y|ies)$/.test(word)) return word.replace(/(?:y|ies)$/, '')
  if (word.length > 4 && /(?:x|ch|sh|ss)es$/.test(word)) return word.slice(0, -2)
  return word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word
}
