import { defineMessages, formatList, formatNumber, formatPlural } from '../locale.ts'
import type { FactCode, MissingFact, Readiness } from './shapes.ts'

/** What a fact is called within a sentence. */
export const factNames: Record<FactCode, string> = defineMessages({
  loading_zip: 'postcode of the loading address',
  delivery_zip: 'postcode of the delivery address',
  incoterm_place: 'named place of the Incoterm',
  ready_date: 'day the goods are ready',
  temperature: 'temperature of the reefer',
  exporting_market: 'exporting market',
  importing_market: 'importing market',
  value: 'value of the goods',
  freight: 'freight to the border',
  hts: 'HS code',
  origin: 'country of origin',
  weight: 'weight',
  size: 'size of the packs',
  dangerous_goods_class: 'dangerous goods class',
  un_number: 'UN number',
})

/** Why a fact is needed: what is not answered without it. */
export const factReasons: Record<FactCode, string> = defineMessages({
  loading_zip: 'Carriers price the way to the door by the postcode.',
  delivery_zip: 'Carriers price the way to the door by the postcode.',
  incoterm_place: 'The place says where costs and risk pass to you.',
  ready_date: 'Rates change from week to week.',
  temperature: 'A reefer is set to a temperature before it is loaded.',
  exporting_market: 'Duties depend on where the goods come from.',
  importing_market: 'Duties are those of the country the goods come to.',
  value: 'The seller names the price on demand: ask for it with a purchase request first.',
  freight: 'Duties of this country are counted on the goods with their freight: ask for freight first.',
  hts: 'Customs finds the rate of duty by it.',
  origin: 'Duties depend on where the goods were made.',
  weight: 'Some duties are counted by weight, and so is freight.',
  size: 'What the goods take up decides what carrying them costs.',
  dangerous_goods_class: 'Not every carrier takes every class.',
  un_number: 'Carriers ask for it before they take dangerous goods.',
})

export const readinessMessages = defineMessages({
  title: 'What is missing for an answer in one go',
  complete: 'Everything is there for an answer in one go.',
  /** 'HS code of Ceramic tiles' */
  factOf: (fact: string, product: string) => `${fact} of ${product}`,
  known: (known: string, asked: number) =>
    formatPlural(asked, { one: `${known} of # fact known`, other: `${known} of # facts known` }),
  missing: (facts: string) => `missing: ${facts}`,
  more: (count: number) => formatPlural(count, { other: '# more' }),
  notYours: 'Only a buyer can ask the seller of a product.',
  ownProduct: 'This is a product of your own company.',
  noCompany: 'Only a company can ask a seller.',
  isKnown: 'The product says this already. Load the page again.',
})

/** 'HS code of Ceramic tiles' */
export function nameMissing({ code, product }: Pick<MissingFact, 'code' | 'product'>): string {
  return product ? readinessMessages.factOf(factNames[code], product.name) : factNames[code]
}

/** So many are named before the rest is counted. */
const mostNamed = 3

/** 'missing: HS code of Ceramic tiles, UN number of Varnish, and 2 more'; '' where nothing is. */
export function listMissing(missing: readonly Pick<MissingFact, 'code' | 'product'>[]): string {
  if (missing.length === 0) return ''
  const named = missing.slice(0, mostNamed).map(nameMissing)
  const others = missing.length - named.length
  return readinessMessages.missing(formatList(others > 0 ? [...named, readinessMessages.more(others)] : named))
}

/** 'HS code and UN number' */
export function nameFacts(codes: readonly FactCode[]): string {
  return formatList(codes.map((code) => factNames[code]))
}

/** '9 of 10 facts known' */
export function countKnown({ known, asked }: Pick<Readiness, 'known' | 'asked'>): string {
  return readinessMessages.known(formatNumber(known), asked)
}
