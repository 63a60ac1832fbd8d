import type { PackagingDraft, ProductDraft } from '../../catalogue/draft.ts'
import { guessDecimal, readAmount, readLengthUnit, readWeightUnit } from '../../cell-text.ts'
import { countries, findCountryByName } from '../../countries.ts'
import { findEverydayCountry } from '../../everyday-countries.ts'
import { highestUnitPrice, roundUnitPrice, type UnitPrice } from '../../money.ts'
import { foldName } from '../../same-name.ts'
import { productStates } from '../address.ts'
import { stateNames } from '../page-messages.ts'
import { sheetMessages as say } from './messages.ts'

/** A category to choose: its path is 'Industry > Sub-industry'. */
export type SheetCategory = { id: number; path: string }

/** What a cell says, or what is wrong with it. */
export type Put<Value> = { value: Value } | { fault: string }

/** What becomes of a cell that could be read; what is wrong with it stays. */
export function fill<Value, Result>(read: Put<Value>, put: (value: Value) => Result): Put<Result> {
  return 'fault' in read ? read : { value: put(read.value) }
}

/** The state of a product, by its name or its word. */
export function readState(text: string): Put<ProductDraft['state']> {
  const state = productStates.find((one) => [one, foldName(stateNames[one])].includes(foldName(text)))
  return state ? { value: state } : { fault: say.state(productStates.map((one) => stateNames[one])) }
}

/** A category by its path or its own name; null of an empty text. */
export function readCategory(text: string, categories: readonly SheetCategory[]): Put<number | null> {
  if (text === '') return { value: null }
  const wanted = foldPath(text)
  const found = categories.filter(({ path }) => foldPath(path) === wanted || foldPath(path).endsWith(`>${wanted}`))
  const [only] = found
  return only && found.length === 1 ? { value: only.id } : { fault: say.category }
}

function foldPath(path: string): string {
  return path
    .split('>')
    .map((part) => foldName(part.trim()))
    .join('>')
}

const byCode = new Map(countries.map((country) => [country.code.toLowerCase(), country]))

/** A country by its English name, its code, or what people call it. */
export function readCountry(text: string): Put<string> {
  const code = (findCountryByName(text) ?? byCode.get(text.toLowerCase()))?.code ?? findEverydayCountry(text)
  return code === undefined ? { fault: say.country } : { value: code }
}

/** A number that `isRight` takes; null of an empty text. */
export function readWhole(text: string, fault: string, isRight: (value: number) => boolean): Put<number | null> {
  if (text === '') return { value: null }
  const value = readAmount(text, guessDecimal([text]))?.value
  return value !== undefined && isRight(value) ? { value } : { fault }
}

const largestUnits = 1_000_000
const largestStock = 2_000_000_000

/** Whether so many units can be in a pack. */
export function isUnits(value: number): boolean {
  return Number.isInteger(value) && value >= 1 && value <= largestUnits
}

/** A price as written, in the currency of the product if it names one; null: on demand, or none. */
export function readPrice(text: string, currency: string, fault: string): Put<UnitPrice | null> {
  if (text === '' || foldName(text) === foldName(say.onDemand)) return { value: null }
  const amount = readAmount(text, guessDecimal([text]))
  if (!amount || amount.value < 0) return { fault }
  if (amount.currency !== undefined && amount.currency !== currency) return { fault: say.otherCurrency(currency) }
  const price = roundUnitPrice(amount.value)
  // A price below what can be written would be given away.
  return price > highestUnitPrice || (price === 0 && amount.value > 0) ? { fault } : { value: price }
}

/** A stock; null: nobody counts. */
export function readStock(text: string): Put<number | null> {
  if (text === '' || foldName(text) === foldName(say.notCounted)) return { value: null }
  return readWhole(text, say.stock, (value) => Number.isInteger(value) && value >= 0 && value <= largestStock)
}

/** A weight with its unit, '12.5 kg'; without a unit it is in kg. */
export function readWeight(text: string): Put<Pick<PackagingDraft, 'weightValue' | 'weightUnit'>> {
  if (text === '') return { value: { weightValue: null, weightUnit: 'kg' } }
  const number = readNumber(text.replace(/\p{L}+\.?$/u, ''))
  const unit = /\p{L}/u.test(text) ? readWeightUnit(text) : 'kg'
  return number !== undefined && unit ? { value: { weightValue: number, weightUnit: unit } } : { fault: say.weight }
}

/** Width, height and depth with their unit, '60 × 40 × 30 cm'; without a unit they are in cm. */
export function readSize(text: string): Put<Pick<PackagingDraft, 'width' | 'height' | 'depth' | 'dimensionUnit'>> {
  if (text === '') return { value: { width: null, height: null, depth: null, dimensionUnit: 'cm' } }
  const unit = /\p{L}+$|["″]$/u.exec(text)?.[0] ?? 'cm'
  const sides = text
    .slice(0, text.length - (/\p{L}+$|["″]$/u.exec(text)?.[0].length ?? 0))
    .split(/[x×*]/i)
    .map(readNumber)
  const [width, height, depth] = sides
  const dimensionUnit = readLengthUnit(unit)
  if (sides.length !== 3 || width === undefined || height === undefined || depth === undefined || !dimensionUnit)
    return { fault: say.size }
  return { value: { width, height, depth, dimensionUnit } }
}

function readNumber(text: string): number | undefined {
  const value = readAmount(text, guessDecimal([text]))?.value
  return value !== undefined && value > 0 ? value : undefined
}
