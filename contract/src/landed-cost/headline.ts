import { findCountry } from '../countries.ts'
import { defineMessages, formatNumber } from '../locale.ts'
import { type Amount, formatMoney, formatUnitPrice, readMoney, roundUnitPrice, writeMoney } from '../money.ts'
import { nameUnit } from '../unit-words.ts'
import type { AnsweredLandedCost } from './shapes.ts'

/**
 * A landed cost in a few words: what a piece costs at the door where there is one kind of goods, else what all of them do. `isWhole` is false where something is not known:
 * the price says "at least" then, and what is missing stands in the gaps.
 */
export type LandedHeadline = { price: string; of: string; isWhole: boolean }

type Told = Pick<AnsweredLandedCost, 'currency' | 'lines' | 'landed' | 'landed_excluding_tax' | 'range' | 'tax'>

/** What is told first. A tax that is got back is left out of it. `unit` is what one of the goods is called, where that is known. */
export function headLanded(answer: Told, unit?: string): LandedHeadline {
  const { currency, lines } = answer
  const total = weighLanded(answer)
  const say = (money: string) => (total.isWhole ? money : texts.atLeast(money))
  const [only, ...others] = lines
  if (!only || others.length > 0 || only.quantity === 0)
    return { price: say(formatMoney(total.amount, currency)), of: texts.inAll, isWhole: total.isWhole }
  const quantity = formatNumber(only.quantity)
  const of = unit ? texts.per(nameUnit(unit), quantity) : texts.aPiece(quantity)
  return {
    price: say(formatPiece(writeMoney(total.amount, currency) / only.quantity, currency)),
    of,
    isWhole: total.isWhole,
  }
}

/** What the buyer bears of it (minor units), or at least bears: without a tax that is got back. */
export function weighLanded({ currency, landed, landed_excluding_tax, range, tax }: Told): {
  amount: Amount
  isWhole: boolean
} {
  const known = tax.recoverable ? landed_excluding_tax : landed
  if (known !== null) return { amount: readMoney(known, currency), isWhole: true }
  const gotBack = tax.recoverable ? readMoney(tax.amount, currency) : 0
  return { amount: readMoney(range.from, currency) - gotBack, isWhole: false }
}

/**
 * By how much one calculation is below another, in words: of the same quantities in all, of one kind of goods in different quantities by the piece. Nothing where it is not below,
 * where one of them is not known whole, or they cannot be compared. `unit` is what one of the goods is called, where that is known.
 */
export function countSaving(own: Told, other: Told, unit?: string): string | undefined {
  const [one, two] = [weighLanded(own), weighLanded(other)]
  if (!one.isWhole || !two.isWhole || own.currency !== other.currency || own.lines.length !== other.lines.length)
    return undefined
  if (own.lines.every(({ quantity }, at) => other.lines[at]?.quantity === quantity))
    return one.amount < two.amount ? formatMoney(two.amount - one.amount, own.currency) : undefined
  const [line, rival] = [own.lines[0], other.lines[0]]
  if (own.lines.length > 1 || !line?.quantity || !rival?.quantity) return undefined
  const less =
    writeMoney(two.amount, own.currency) / rival.quantity - writeMoney(one.amount, own.currency) / line.quantity
  if (less <= 0) return undefined
  const money = formatPiece(less, own.currency)
  return unit ? texts.lessPer(money, nameUnit(unit)) : texts.less(money)
}

/** Where the door is: the town where somebody named it, else the country. */
export function nameDoor(town: string, country: string): string {
  return town.trim() || findCountry(country)?.name || country
}

/** A piece, or whatever one is called, in the currency's own decimals: more of them would promise more than an estimate knows. What costs less than one is told to three digits. */
export function formatPiece(each: number, currency: string): string {
  if (each >= 1) return formatMoney(Math.round(readMoney(each, currency)), currency)
  return formatUnitPrice(roundUnitPrice(Number(each.toPrecision(3))), currency)
}

const texts = defineMessages({
  atLeast: (money: string) => `at least ${money}`,
  aPiece: (quantity: string) => `a piece at ${quantity}`,
  per: (unit: string, quantity: string) => `per ${unit} at ${quantity}`,
  inAll: 'in all',
  less: (money: string) => `${money} a piece`,
  lessPer: (money: string, unit: string) => `${money} per ${unit}`,
})
