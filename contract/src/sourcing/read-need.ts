import { isQuoted } from '../search/rules.ts'
import type { NewRfqAddress } from './address.ts'
import { findDate } from './read-date.ts'

/** What a sentence asks for. `day` (ISO date) is by when; `unit` is null where goods are counted one by one. `isSure` says that it can hardly be a search. */
export type Need = { goods: string; quantity: number; unit: string | null; day: string | null; isSure: boolean }

/** Units that a quantity may be followed by without 'of', as people write them, to what stands in the field. */
const measures: Readonly<Record<string, string>> = {
  ...spelled('pieces', 'pieces pcs pc pce units'),
  ...spelled('pairs', 'pairs'),
  ...spelled('sets', 'sets'),
  ...spelled('kg', 'kg kgs kilo kilos kilogram kilograms kilogramme kilogrammes'),
  ...spelled('t', 't ton tons tonne tonnes mt'),
  ...spelled('lb', 'lb lbs pound pounds'),
  ...spelled('litres', 'l litre litres liter liters ltr'),
  ...spelled('m', 'm metre metres meter meters'),
  ...spelled('m²', 'sqm m2 m²'),
}
/** What goods are packed in; alone it is the goods themselves: 500 bottles, 500 bottles of wine. */
const packs = new Set(
  'cartons boxes cases packs pallets bags sacks drums barrels rolls bottles jars tins cans crates bales bundles containers tubes trays dozen piece pair set unit'.split(
    ' ',
  ),
)
/** A number before one of these says what the goods are like: 60 watt bulbs, a 1000 piece puzzle. */
const qualities = new Set(
  'ml cl dl g gr gram grams mg oz mm cm inch inches in ft feet foot yard yards v volt volts w watt watts kw a amp amps hz mhz ghz gb tb mp ply pack piece seater person people layer layers gsm micron mil thread threads tier door doors drawer drawers way speed stage step bar psi hp rpm year years month months day days hour hours min minute minutes degree degrees percent carat k karat star stars gauge count cavity burner cup cups hole holes wheel pin core port inch.'.split(
    ' ',
  ),
)
const large: Readonly<Record<string, number>> = { dozen: 12, hundred: 100, thousand: 1000, million: 1_000_000 }

const ask =
  /^(?:(?:hi|hello)[,!]?\s+)?(?:please\s+)?(?:(?:i|we)(?:'m|'re|\s+am|\s+are|\s+would|'d)?\s+)?(?:(?:like\s+to\s+)?(?:need(?:ed)?|want|looking\s+for|look\s+for|searching\s+for|buy|order|source|quote(?:\s+for)?|offers?\s+for|prices?\s+for|request|ask\s+for|require))\b:?\s*/i
const about = '(?:(?:about|approx\\.?|approximately|around|ca\\.?|circa|roughly|at\\s+least|min\\.?|up\\s+to|~)\\s*)?'
const number = "(?<number>\\d{1,3}(?:[,.' \\u00a0\\u202f]\\d{3})+(?![\\d.,]*\\d)|\\d+(?:[.,]\\d{1,2})?)(?<k>\\s?k\\b)?"

const mostAsked = 1_000_000_000

/**
 * Reads what is wanted out of one line: '2,000 cotton tote bags, printed, by March' is 2,000 of 'cotton tote bags, printed'. Nothing where it is a search like
 * any other: without a quantity, in quotation marks, or where the number tells what the goods are like ('60 watt bulb'). `today` is an ISO date.
 */
export function readNeed(text: string, today: string): Need | undefined {
  if (isQuoted(text)) return undefined
  const line = text.replace(/\s+/g, ' ').trim()
  const asked = line.replace(ask, '')
  const date = findDate(asked, today)
  const rest = tidy(date ? date.rest : asked)
  const found = readLeading(rest) ?? readTrailing(rest)
  if (!found) return undefined
  const goods = tidy(found.goods)
  if (!/\p{L}{2}/u.test(goods) || !isAmount(found.quantity)) return undefined
  const isTold = date !== undefined || asked !== line || found.isTold
  if (!isTold && !(found.quantity >= 10 && isMany(goods))) return undefined
  const day = date?.day ?? null
  return { goods, quantity: found.quantity, unit: found.unit, day, isSure: date !== undefined }
}

/** The form with what was read out of a sentence; of a search, the words are the goods. */
export function addressOfNeed(need: Need | undefined, term: string): NewRfqAddress {
  if (!need) return { goods: term.slice(0, 200) }
  const { goods, quantity, unit, day } = need
  return { goods: goods.slice(0, 200), quantity, ...(unit && { unit }), ...(day && { day }) }
}

/** `isTold`: the way it is written leaves little doubt that it is a quantity. */
type Amount = { goods: string; quantity: number; unit: string | null; isTold: boolean }

/** '2,000 bags', '500 kg of coffee', '40 boxes of soap', '12 dozen eggs'. */
function readLeading(text: string): Amount | undefined {
  const found = new RegExp(`^${about}${number}(?<times>\\s?[x×]\\s)?\\s*(?<goods>\\D.*)$`, 'iu').exec(text)
  if (!found?.groups) return undefined
  const { number: digits = '', k, times, goods = '' } = found.groups
  let quantity = readNumber(digits, k !== undefined)
  let rest = goods.trim()
  const multiple = large[firstWord(rest)]
  if (multiple) {
    quantity *= multiple
    rest = afterWord(rest).replace(/^of\s+/i, '')
  }
  const word = firstWord(rest)
  const isOf = /^of\s/i.test(afterWord(rest))
  const unit = measures[word] ?? (isOf && packs.has(word) ? word : undefined)
  // A number that touches a letter or a sign, as in 3M or 100%, is none of a quantity.
  if (!unit && !/^[\s\p{L}"'(]/u.test(found[0].slice(found[0].indexOf(digits) + digits.length))) return undefined
  if (!unit && /^\p{L}/u.test(found[0].slice(found[0].indexOf(digits) + digits.length)) && !k) return undefined
  const isThousands = /\d[,.' ]\d{3}/.test(digits)
  if (!unit) {
    if (qualities.has(word.replace(/-.*$/, '')) || /^[x×-]/.test(rest)) return undefined
    return { goods: rest, quantity, unit: null, isTold: isThousands || times !== undefined || multiple !== undefined }
  }
  const amount = weigh(quantity, unit)
  const isTold = isOf || isThousands || unit === 'pieces' || amount.quantity >= 100
  if (!isTold && unit !== 'pairs' && unit !== 'sets') return undefined
  return { goods: isOf ? afterWord(rest).replace(/^of\s+/i, '') : afterWord(rest), ...amount, isTold }
}

/** 'tote bags x 2000', 'tote bags, 2,000 pcs', 'tote bags qty 500', 'olive oil 500 kg'. */
function readTrailing(text: string): Amount | undefined {
  const found = new RegExp(
    `^(?<goods>.*?\\p{L}.*?)(?<mark>\\s*[,;:–-]\\s+|\\s+[x×]\\s?|\\s+(?:qty|quantity)\\.?:?\\s*|\\s+)${about}${number}\\s*(?<unit>\\p{L}+²?)?$`,
    'iu',
  ).exec(text)
  if (!found?.groups) return undefined
  const { goods = '', mark = '', number: digits = '', k, unit: word = '' } = found.groups
  const unit = measures[word.toLowerCase()] ?? (packs.has(word.toLowerCase()) ? word.toLowerCase() : undefined)
  if (word !== '' && !unit) return undefined
  const isMarked = mark.trim() !== ''
  const amount = weigh(readNumber(digits, k !== undefined), unit ?? null)
  // 'Screw M8 20' and 'Coffee 1 kg' are searches.
  const isTold =
    (isMarked && (unit !== undefined || /[x×]|q/i.test(mark))) ||
    unit === 'pieces' ||
    (unit !== undefined && amount.quantity >= 100)
  return isTold ? { goods, ...amount, isTold } : undefined
}

/** Tonnes are asked for in kilograms where they are not whole. */
function weigh(quantity: number, unit: string | null): { quantity: number; unit: string | null } {
  return unit === 't' && !Number.isInteger(quantity)
    ? { quantity: Math.round(quantity * 1000), unit: 'kg' }
    : { quantity, unit }
}

/** '2,000' and '2.000' are two thousand, '2.5' is two and a half. */
function readNumber(digits: string, isThousands: boolean): number {
  const isGrouped = /^\d{1,3}([,.' \u00a0\u202f]\d{3})+$/.test(digits)
  const value = Number(isGrouped ? digits.replace(/\D/g, '') : digits.replace(',', '.'))
  return isThousands ? Math.round(value * 1000) : value
}

function isAmount(quantity: number): boolean {
  return Number.isInteger(quantity) && quantity >= 1 && quantity <= mostAsked
}

/** Whether the goods are named as several: the words before the first comma end with a plural. */
function isMany(goods: string): boolean {
  const last = (goods.split(/[,;(]|\s(?:for|with|of|in|from|made)\s/i)[0] ?? '').trim().split(' ').at(-1) ?? ''
  return /[^su]s$/i.test(last) || /^(people|children|teeth|feet|knives|shelves|dozen)$/i.test(last)
}

function firstWord(text: string): string {
  return (/^[\p{L}²\d]+[\p{L}²\d-]*/u.exec(text)?.[0] ?? '').toLowerCase()
}

function afterWord(text: string): string {
  return text.replace(/^[\p{L}²\d]+[\p{L}²\d-]*\.?\s*/u, '')
}

/** Without what a date or a quantity has left behind. */
function tidy(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/\s+([,;])/g, '$1')
    .replace(/([,;])(?:\s*[,;])+/g, '$1')
    .replace(/^[\s,;:.–-]+|[\s,;:.!–-]+$/g, '')
    .replace(/[\s,;]+(?:please|thanks|thank you)$/i, '')
    .trim()
}

function spelled(unit: string, words: string): Record<string, string> {
  return Object.fromEntries(words.split(' ').map((word) => [word, unit]))
}
