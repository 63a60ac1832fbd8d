import { currencies } from '@fairquay/contract/money.ts'
import type { NewRfq } from '@fairquay/contract/sourcing/endpoints.ts'
import { readTypedNumber, readTypedWhole } from '@fairquay/contract/typed-number.ts'

/** What stands in the boxes. Sellers by id and name, so that who was chosen stays named when other sellers are suggested. */
export type RfqForm = {
  title: string
  quantity: string
  unit: string
  targetPrice: string
  currency: string
  day: string
  note: string
  sellers: { id: number; name: string }[]
}

export const emptyRfq: RfqForm = {
  title: '',
  quantity: '',
  unit: 'pieces',
  targetPrice: '',
  currency: 'USD',
  day: '',
  note: '',
  sellers: [],
}

/** What a kept form has to look like, with a seller in it. */
export const rfqModel: RfqForm = { ...emptyRfq, sellers: [{ id: 0, name: '' }] }

export const rfqFormId = 'rfq'

/** The field a person looks at, for a name that the rules and the server have for it. */
export function rfqFieldOf(name: string): string {
  const fields: Record<string, string> = { target_price: 'targetPrice', deadline: 'day', product_id: 'sellers' }
  const [first = ''] = name.split('.')
  return fields[first] ?? name
}

/** The form as it is sent; what is no number becomes one that the rules refuse. */
export function readRfqForm(form: RfqForm, productId: number | null, timeZone: string): NewRfq {
  return {
    product_id: productId,
    title: form.title,
    quantity: readTypedWhole(form.quantity),
    unit: form.unit,
    target_price: form.targetPrice.trim() === '' ? null : readTypedNumber(form.targetPrice) || 0,
    currency: currencies.find((currency) => currency === form.currency) ?? 'USD',
    deadline: { day: form.day, time_zone: timeZone },
    note: form.note,
    sellers: form.sellers.map(({ id }) => id),
  }
}

/** The clock the person lives by. */
export function findTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC'
}

/** A day this many days from now, in the person's own calendar. */
export function dayFromNow(days: number): string {
  const date = new Date(Date.now() + days * 86_400_000)
  const pad = (value: number) => String(value).padStart(2, '0')
  return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`
}
