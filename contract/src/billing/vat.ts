import { vatSentences } from './vat-messages.ts'
import { countryOfVatNumber, isInVatUnion, vatCountryOf } from './vat-numbers.ts'

/** Category codes of EN 16931 (UNTDID 5305): standard, zero, exempt, reverse charge, supply within the EU, export, outside of VAT. */
export const vatCategories = ['S', 'Z', 'E', 'AE', 'K', 'G', 'O'] as const
export type VatCategory = (typeof vatCategories)[number]

/** Hundredths of a percent: 19 % is 1900. */
export type VatRate = number

/** How VAT is charged on an invoice, and the sentence the law wants beside it; `code` is the reason of EN 16931 (VATEX) where the EU's law gives one. */
export type VatTreatment = { category: VatCategory; sentence: string; code: string | null }

export type VatParty = { country: string; vatNumber: string; isRegistered: boolean }

export type Supply = {
  seller: VatParty
  buyer: VatParty
  /** Where the goods go (ISO code): the country of the delivery address. */
  destination: string
  what?: 'goods' | 'services'
}

/**
 * How VAT is charged on what a seller sends: not at all by who is not registered; by the rate of the seller's country on what stays there; not on what a company with a VAT number of another
 * member state gets in another member state; not on what leaves for a country outside. What goes to a buyer in another member state who has no number is charged like at home.
 */
export function decideVat({ seller, buyer, destination, what = 'goods' }: Supply): VatTreatment {
  if (!seller.isRegistered) return { category: 'O', sentence: vatSentences.notRegistered, code: 'VATEX-EU-O' }
  const home = vatCountryOf(seller.country)
  const there = vatCountryOf(what === 'services' ? buyer.country : destination)
  if (there === home) return standard
  const isUnion = isInVatUnion(home)
  if (!isUnion || !isInVatUnion(there))
    return {
      category: 'G',
      sentence: isUnion ? vatSentences.exportOfUnion : vatSentences.export,
      code: isUnion ? 'VATEX-EU-G' : null,
    }
  if (!hasNumberElsewhere(buyer, home)) return standard
  return what === 'services'
    ? { category: 'AE', sentence: vatSentences.reverseCharge, code: 'VATEX-EU-AE' }
    : { category: 'K', sentence: vatSentences.withinUnion, code: 'VATEX-EU-IC' }
}

/** Whether VAT is charged only because the buyer, who gets goods in another member state, has not given a VAT number of one: with it the same supply would bear none. */
export function isForWantOfNumber(supply: Supply): boolean {
  const home = vatCountryOf(supply.seller.country)
  const there = vatCountryOf(supply.destination)
  return there !== home && isInVatUnion(there) && isCharged(decideVat(supply))
}

const standard: VatTreatment = { category: 'S', sentence: '', code: null }

/** A number of another member state. */
function hasNumberElsewhere({ vatNumber }: VatParty, home: string): boolean {
  const country = countryOfVatNumber(vatNumber)
  return country !== undefined && country !== home && (isInVatUnion(country) || country === 'XI')
}

/** Whether VAT is charged, so that a rate has to be named. */
export function isCharged({ category }: Pick<VatTreatment, 'category'>): boolean {
  return category === 'S'
}

/** A rate of a country or of a seller, from a day on. */
export type DatedRate = {
  rate: VatRate
  name: string
  valid_from: string
  source: string
  is_own: boolean
  is_standard: boolean
}

/** The rates that hold on a day (ISO): of each name the latest that has begun; the standard one first, then the highest. */
export function ratesOn(rows: readonly DatedRate[], day: string): DatedRate[] {
  const latest = new Map<string, DatedRate>()
  const rising = rows
    .filter(({ valid_from }) => valid_from <= day)
    .sort((a, b) => a.valid_from.localeCompare(b.valid_from))
  for (const row of rising) latest.set(`${row.is_own} ${row.name}`, row)
  return [...latest.values()].sort((a, b) => Number(b.is_standard) - Number(a.is_standard) || b.rate - a.rate)
}

/** The rate that holds when nobody names one: the seller's own standard rate where it has one, else that of its country. */
export function standardRate(rows: readonly DatedRate[], day: string): VatRate | undefined {
  const standing = ratesOn(rows, day).filter(({ is_standard }) => is_standard)
  return (standing.find(({ is_own }) => is_own) ?? standing[0])?.rate
}

/** 19 → 1900, as people type a percentage; undefined where it has more than two decimals. */
export function readRate(percent: number): VatRate | undefined {
  const rate = Math.round(percent * hundredths)
  return Math.abs(percent * hundredths - rate) < 1e-6 ? rate : undefined
}

/** 1900 → 19, as the wire carries it. */
export function writeRate(rate: VatRate): number {
  return rate / hundredths
}

const hundredths = 10 ** 2
