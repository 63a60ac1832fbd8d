/** Reads and writes the cells of a file. */

/** Several texts in one cell, separated by vertical bars: ['a', 'b|c'] → 'a | b\|c'. */
export function joinList(texts: readonly string[]): string {
  return texts.map((text) => text.replace(/[\\|]/g, '\\$&')).join(' | ')
}

export type ListSeparator = '|' | ';' | ','

/** The texts of a cell written by `joinList`, trimmed and without empty ones; with another separator also lists of other systems ('a, b\, c'). */
export function splitList(cell: string, separator: ListSeparator = '|'): string[] {
  const texts = ['']
  for (let at = 0; at < cell.length; at++) {
    const letter = cell.charAt(at)
    if (letter === '\\' && /[\\|,;]/.test(cell.charAt(at + 1))) texts.push(`${texts.pop() ?? ''}${cell.charAt(++at)}`)
    else if (letter === separator || letter === '\n') texts.push('')
    else texts.push((texts.pop() ?? '') + letter)
  }
  return texts.map((text) => text.trim()).filter((text) => text !== '')
}

/** The texts of a cell that people or systems separate by one of these: the first of them that stands in it, behind no backslash. */
export function splitWords(cell: string, separators: readonly ListSeparator[]): string[] {
  const bare = cell.replace(/\\[\\|,;]/g, '')
  return splitList(cell, separators.find((separator) => bare.includes(separator)) ?? separators[0])
}

/**
 * The addresses of a cell, whatever separates them: ', ', ';', '|', blanks, line ends. What stands inside of one is no separator: an address ends where another begins, or at a blank.
 * Texts that are no addresses are among them, to be told.
 */
export function splitAddresses(cell: string): string[] {
  return cell
    .replace(/\\([|,;])/g, '$1')
    .split(/(?<![\s,;|])[\s,;|]+(?=(?:https?:)?\/\/)/i)
    .flatMap((text) => (/^\S*$/.test(text) ? text : text.split(/(?<![\s,;|])[,;|]?\s+[,;|]?/)))
    .map((text) => text.replace(/^[\s,;|]+|(?<![\s,;|])[\s,;|]+$/g, ''))
    .filter((text) => text !== '')
}

export type Decimal = '.' | ','

/** Characters of the longest cell that is read as a number. In a cell of a megabyte the spaces alone could be parted in more ways than there is time for. */
const longestAmount = 64

/**
 * A number with its currency, if one is named: '1.234,50' with ',' → 1234.5, '67.00 EUR' → 67 EUR, '$12' → 12. Undefined when it is none: marks that
 * part thousands must stand where thousands are.
 */
export function readAmount(
  text: string,
  decimal: Decimal,
): { value: number; currency: string | undefined } | undefined {
  if (text.length > longestAmount) return undefined
  const match = amountPattern.exec(text.trim())
  if (!match) return undefined
  const [, before, digits = '', after] = match
  const thousands = decimal === '.' ? ',' : '.'
  // '12.-' is twelve and no cents.
  const plain = digits.replace(/[\s\u00a0\u202f]|(?<=[.,])[-–—]+$/g, '')
  const [whole = '', fraction = '', ...more] = plain.split(decimal)
  const isGrouped = /^[+-]?\d{1,3}(['’.,]\d{3})+$/.test(whole) && !whole.includes(decimal)
  const isWhole = /^[+-]?\d{0,15}$/.test(whole) && /\d/.test(whole + fraction)
  if (more.length > 0 || !/^\d{0,17}$/.test(fraction) || !(isGrouped || isWhole)) return undefined
  if (isGrouped && new Set(whole.replace(/[+\-\d]/g, '')).size > 1) return undefined
  const value = Number(`${whole.replaceAll(thousands, '').replace(/['’]/g, '')}.${fraction || '0'}`)
  const named = (before ?? after)?.toUpperCase()
  return Number.isFinite(value) ? { value, currency: named && (signs[named] ?? named) } : undefined
}

/** What people write for a currency. Those that are not traded in are known as well, so that nobody takes an amount of them for one of another. */
const signs: Readonly<Record<string, string>> = {
  $: 'USD',
  US$: 'USD',
  '€': 'EUR',
  '£': 'GBP',
  C$: 'CAD',
  CA$: 'CAD',
  ZŁ: 'PLN',
  KČ: 'CZK',
  KR: 'SEK, NOK or DKK',
  FT: 'HUF',
  LEI: 'RON',
  TL: 'TRY',
  '₺': 'TRY',
  円: 'JPY',
  元: 'CNY',
  '₽': 'RUB',
  '₹': 'INR',
  '₩': 'KRW',
  '₴': 'UAH',
}

const currencyPattern = String.raw`[A-Z]{3}|(?:US|CA?)?\$|[€£円元₺₽₹₩₴]|zł|kč|kr|ft|tl`
const amountPattern = new RegExp(
  String.raw`^(${currencyPattern})?\s*([+-]?\s*[\d.,'’\s\u00a0\u202f]*\d(?:[.,][-–—]{0,2})?)\s*(${currencyPattern})?\.?$`,
  'i',
)

/** Which mark parts the decimals in these cells; a point unless the commas say otherwise. '1,234' alone says nothing. */
export function guessDecimal(cells: readonly string[]): Decimal {
  let [points, commas] = [0, 0]
  for (const cell of cells) {
    const text = cell.replace(/[^\d.,]/g, '')
    const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','))
    if (last < 0) continue
    const mark = text[last]
    const isSure = text.length - last - 1 !== 3 || (text.includes('.') && text.includes(',')) || text.startsWith('0')
    if (!isSure || text.split(mark ?? '').length > 2) continue
    if (mark === ',') commas++
    else points++
  }
  return commas > points ? ',' : '.'
}

const weightWords = {
  kg: /^(kgs?|kilos?|kilograms?|kilogrammes?)$/,
  g: /^(g|gr|grams?|gramm|grammes?)$/,
  lb: /^(lbs?|pounds?)$/,
  oz: /^(oz|ounces?)$/,
  t: /^(t|tons?|tonnes?)$/,
} as const
const lengthWords = {
  cm: /^(cms?|centimet(er|re)s?)$/,
  mm: /^(mms?|millimet(er|re)s?)$/,
  m: /^(m|met(er|re)s?)$/,
  in: /^(in|inch(es)?|″|")$/,
} as const

/** The unit of weight or length a text names, as a header does: 'Weight (lbs)' → lb, 'Höhe [cm]' → cm, '2.5 kg' → kg. */
export function readWeightUnit(text: string): keyof typeof weightWords | undefined {
  return findUnit(text, weightWords)
}

export function readLengthUnit(text: string): keyof typeof lengthWords | undefined {
  return findUnit(text, lengthWords)
}

const volumeWords = {
  m3: /^(m3|cbm|cubic ?met(er|re)s?|kubikmeter)$/,
  l: /^(l|ltrs?|lit(er|re)s?)$/,
  cm3: /^(cm3|ccm|cc|cubic ?centimet(er|re)s?)$/,
  ft3: /^(ft3|cft|cu\.? ?ft\.?|cubic ?(foot|feet))$/,
} as const

/** The unit of volume a text is: 'm³' → m3, 'cu ft' → ft3. */
export function readVolumeUnit(text: string): keyof typeof volumeWords | undefined {
  const word = text.trim().toLowerCase().replace('³', '3').replace(/\s+/g, ' ')
  return (Object.keys(volumeWords) as (keyof typeof volumeWords)[]).find((unit) => volumeWords[unit].test(word))
}

function findUnit<Unit extends string>(text: string, units: Readonly<Record<Unit, RegExp>>): Unit | undefined {
  const words = text.toLowerCase().match(/\p{L}+|″|"/gu) ?? []
  // The unit stands last, and a letter alone ('t-shirt') is none unless nothing else is there.
  for (const word of words.toReversed())
    for (const unit of Object.keys(units) as Unit[])
      if (units[unit].test(word) && (word.length > 1 || words.at(-1) === word)) return unit
  return undefined
}
