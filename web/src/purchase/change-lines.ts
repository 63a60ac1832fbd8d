import { type Currency, changeByPercent, roundUnitPrice, spellMoney, writeUnitPrice } from '@fairquay/contract/money.ts'
import { readNumber } from '../trade/read-draft.ts'
import type { LineDraft, TierDraft } from './offer-draft.ts'

/** Which of a line's prices its quantity falls into: the one the table shows as its price. The one after it is the next. */
export function findPriceIndex({ quantity, minimum_quantity, tiers }: LineDraft): number {
  const wanted = Math.max(readNumber(quantity) ?? 0, readNumber(minimum_quantity) ?? 0)
  const index = tiers.findLastIndex(({ min_quantity }) => (readNumber(min_quantity) ?? Infinity) <= wanted)
  return Math.max(0, index)
}

/** The prices with one changed. One behind the last begins to be, and is gone again when nothing stands in it. */
export function changeTier(tiers: readonly TierDraft[], index: number, part: Partial<TierDraft>): TierDraft[] {
  const changed = tiers.map((tier, at) => (at === index ? { ...tier, ...part } : tier))
  if (index === tiers.length) changed.push({ min_quantity: '', price: '', ...part })
  const last = changed.at(-1)
  const isEmpty = index > 0 && last?.min_quantity.trim() === '' && last.price.trim() === ''
  return isEmpty ? changed.slice(0, -1) : changed
}

/** The least that is offered: its first price begins there. */
export function changeMinimum(line: LineDraft, minimum_quantity: string): LineDraft {
  const [first, ...others] = line.tiers
  return { ...line, minimum_quantity, tiers: first ? [{ ...first, min_quantity: minimum_quantity }, ...others] : [] }
}

/** What is said of all lines at once; what is empty leaves them as they are. */
export type ForAll = { percent: string; lead_time_days: string; packing: string }

/** '-5', '−2.5' or '+3': a percentage above −100; undefined for anything else. */
export function readPercent(text: string): number | undefined {
  const plain = text.trim().replace('−', '-')
  if (!/^[-+]?\d{1,3}(\.\d{1,3})?$/.test(plain)) return undefined
  return Number(plain) > -100 ? Number(plain) : undefined
}

/** Every line that is offered with what is said of all. A price that cannot be read stays as it is typed. */
export function applyToAll(lines: readonly LineDraft[], all: ForAll, currency: Currency): LineDraft[] {
  const percent = readPercent(all.percent)
  return lines.map((line) =>
    line.included
      ? {
          ...line,
          tiers: percent === undefined ? line.tiers : line.tiers.map((tier) => changePrice(tier, percent, currency)),
          lead_time_days: all.lead_time_days.trim() || line.lead_time_days,
          packing: all.packing.trim() || line.packing,
        }
      : line,
  )
}

function changePrice(tier: TierDraft, percent: number, currency: Currency): TierDraft {
  const price = readNumber(tier.price)
  if (price === undefined) return tier
  return {
    ...tier,
    price: spellMoney(writeUnitPrice(changeByPercent(roundUnitPrice(price), percent, currency)), currency),
  }
}
