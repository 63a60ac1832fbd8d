import type { CartItem } from '@fairquay/contract/cart/items.ts'
import { refuseAskedTerms } from '@fairquay/contract/purchase/asked-terms.ts'
import { askedTermsMessages } from '@fairquay/contract/purchase/messages.ts'
import { readToday } from '@fairquay/contract/trade/dates.ts'
import type { KeptAs } from '../forms/kept.ts'
import type { Refusals } from '../forms/shown-refusals.ts'
import { readNumber } from '../trade/read-draft.ts'

/** What somebody types into the confirmation, beside the goods; target prices by the key of their line. */
export type WishForm = { message: string; wanted_date: string; place: string; prices: Readonly<Record<string, string>> }

export const noWishes: WishForm = { message: '', wanted_date: '', place: '', prices: {} }

/** Kept on this device like the cart itself, until the request is sent. */
export const keptWishes: KeptAs<WishForm> & { name: string } = {
  name: 'wishes',
  where: 'device',
  read(stored) {
    if (typeof stored !== 'object' || stored === null) return null
    const { message, wanted_date, place, prices } = stored as Record<string, unknown>
    const texts = [message, wanted_date, place]
    const isSound = texts.every((text) => typeof text === 'string') && typeof prices === 'object' && prices !== null
    return isSound && Object.values(prices).every((price) => typeof price === 'string') ? (stored as WishForm) : null
  },
}

/** What goes with the request: the wishes, and each line's target price in the order of the lines. Nothing that was left empty. */
export function writeWishes({ message, wanted_date, place }: WishForm): {
  asked?: { message?: string; wanted_date?: string; place?: string }
} {
  const asked = {
    ...(message.trim() && { message: message.trim() }),
    ...(wanted_date && { wanted_date }),
    ...(place.trim() && { place: place.trim() }),
  }
  return Object.keys(asked).length > 0 ? { asked } : {}
}

/** A target price as it was typed; nothing where the field is empty or holds no number. */
export function readTargetPrice(form: WishForm, key: string): number | undefined {
  return readNumber(form.prices[key] ?? '')
}

/** What is wrong with what was typed, by field of the form. */
export function refuseWishes(form: WishForm, items: readonly CartItem[]): Refusals {
  const lines = items.map(({ key }) => {
    const price = readTargetPrice(form, key)
    return price === undefined ? {} : { target_price: price }
  })
  const refusals = renameWishes(refuseAskedTerms(form, lines, readToday(new Date())), items)
  for (const { key } of items)
    if ((form.prices[key] ?? '').trim() !== '' && readTargetPrice(form, key) === undefined)
      refusals[`prices.${key}`] = askedTermsMessages.price
  return refusals
}

/** The refusals of the call under the names of the form. */
function renameWishes(refusals: Refusals, items: readonly CartItem[]): Record<string, string | undefined> {
  return Object.fromEntries(Object.entries(refusals).map(([name, sentence]) => [wishFieldOf(name, items), sentence]))
}

/** 'asked.wanted_date' → 'wanted_date', 'lines.2.target_price' → 'prices.' with the key of that line; others stay. */
export function wishFieldOf(name: string, items: readonly CartItem[]): string {
  const [, index] = /^lines\.(\d+)\.target_price$/.exec(name) ?? []
  const key = index === undefined ? undefined : items[Number(index)]?.key
  return key === undefined ? name.replace(/^asked\./, '') : `prices.${key}`
}
