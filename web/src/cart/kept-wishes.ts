import type { CartItem } from '@fairquay/contract/cart/items.ts'
import type { AnswerOf } from '@fairquay/contract/endpoint.ts'
import { type AskedTerms, refuseAskedTerms } from '@fairquay/contract/purchase/asked-terms.ts'
import {
  type DeliveryAddress,
  emptyDelivery,
  nameDelivery,
  trimDelivery,
} from '@fairquay/contract/purchase/delivery.ts'
import type { getAskingTerms } from '@fairquay/contract/purchase/endpoints.ts'
import { askedTermsMessages } from '@fairquay/contract/purchase/messages.ts'
import { describeWishes, readWishes } from '@fairquay/contract/purchase/wishes.ts'
import { readToday } from '@fairquay/contract/trade/dates.ts'
import { isIncotermCode } from '@fairquay/contract/trade/incoterms.ts'
import type { KeptAs } from '../forms/kept.ts'
import { hasShapeOf } from '../forms/shape-of.ts'
import type { Refusals } from '../forms/shown-refusals.ts'
import { readNumber } from '../trade/read-draft.ts'

/**
 * What somebody types into the confirmation, beside the goods; target prices by the key of their line. `delivery_key` says which address was chosen: '' none,
 * `typedAddress` one that is typed, else one of the address book. `isFilled`: what was asked for last was filled in.
 */
export type WishForm = {
  message: string
  wanted_date: string
  place: string
  po_number: string
  incoterm: string
  incoterm_place: string
  payment_terms: string
  delivery_key: string
  delivery: DeliveryAddress
  prices: Readonly<Record<string, string>>
  isFilled: boolean
}

export const typedAddress = 'new'

export const noWishes: WishForm = {
  message: '',
  wanted_date: '',
  place: '',
  po_number: '',
  incoterm: '',
  incoterm_place: '',
  payment_terms: '',
  delivery_key: '',
  delivery: emptyDelivery,
  prices: {},
  isFilled: false,
}

/** Kept on this device like the cart itself, until the request is sent. */
export const keptWishes: KeptAs<WishForm> & { name: string } = {
  name: 'wishes',
  version: 2,
  where: 'device',
  read(stored) {
    if (!hasShapeOf(noWishes, stored)) return null
    return Object.values(stored.prices).every((price) => typeof price === 'string') ? stored : null
  },
}

type LastTerms = AnswerOf<typeof getAskingTerms>['data']

/** Fills in what was asked for last, once, and only where nothing was typed. */
export function fillTerms(form: WishForm, { addresses, last }: LastTerms): WishForm {
  if (form.isFilled) return form
  const filled = { ...form, isFilled: true }
  if (!last) return filled
  if (form.incoterm === '' && form.incoterm_place === '') {
    filled.incoterm = last.incoterm ?? ''
    filled.incoterm_place = last.incoterm_place
  }
  if (form.payment_terms === '') filled.payment_terms = last.payment_terms
  if (form.delivery_key === '' && last.delivery) {
    const place = nameDelivery(last.delivery)
    filled.delivery_key = addresses.find((address) => nameDelivery(address) === place)?.key ?? typedAddress
    filled.delivery = last.delivery
  }
  return filled
}

/** What stands in the part about the order, in one line; '' where nothing does. */
export function describeTerms(form: WishForm): string {
  const { message: _, wanted_date: __, place: ___, ...terms } = writeWishes(form).asked ?? {}
  return describeWishes(readWishes(terms))
    .map(({ value }) => value)
    .join(' · ')
}

/** What goes with the request: the wishes, and each line's target price in the order of the lines. Nothing that was left empty. */
export function writeWishes(form: WishForm): { asked?: AskedTerms } {
  const { wanted_date, incoterm, delivery_key, delivery } = form
  const texts = ['message', 'place', 'po_number', 'incoterm_place', 'payment_terms'] as const
  const asked = {
    ...Object.fromEntries(texts.flatMap((name) => (form[name].trim() ? [[name, form[name].trim()]] : []))),
    ...(wanted_date && { wanted_date }),
    ...(isIncotermCode(incoterm) && { incoterm }),
    ...(delivery_key !== '' && { delivery: trimDelivery(delivery) }),
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
  const refusals = renameWishes(refuseAskedTerms(writeWishes(form).asked ?? {}, lines, readToday(new Date())), items)
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
