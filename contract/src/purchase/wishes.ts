import { formatDay } from '../locale.ts'
import { onOneLine } from '../one-line.ts'
import { isIncotermCode, nameIncoterm } from '../trade/incoterms.ts'
import { joinParts } from '../trade/paper-parts.ts'
import type { AskedTerms } from './asked-terms.ts'
import { type DeliveryAddress, nameDelivery, nameReceiver, trimDelivery } from './delivery.ts'
import { askedTermsLabels as labels } from './messages.ts'

/** What the buyer says beside the goods; '' or null where nothing was said. `wantedDate` is an ISO date, `poNumber` the buyer's own number of the order. */
export type Wishes = {
  message: string
  wantedDate: string
  place: string
  poNumber: string
  incoterm: string
  incotermPlace: string
  paymentTerms: string
  delivery: DeliveryAddress | null
}

export const noWishes: Wishes = {
  message: '',
  wantedDate: '',
  place: '',
  poNumber: '',
  incoterm: '',
  incotermPlace: '',
  paymentTerms: '',
  delivery: null,
}

/** What was sent, without blanks around it; all but the message on one line, so that none of it passes for a line of the mail or paper it stands in. */
export function readWishes(asked: AskedTerms): Wishes {
  return {
    message: asked.message?.trim() ?? '',
    wantedDate: asked.wanted_date ?? '',
    place: onOneLine(asked.place ?? ''),
    poNumber: onOneLine(asked.po_number ?? ''),
    incoterm: asked.incoterm ?? '',
    incotermPlace: onOneLine(asked.incoterm_place ?? ''),
    paymentTerms: onOneLine(asked.payment_terms ?? ''),
    delivery: asked.delivery ? trimDelivery(asked.delivery) : null,
  }
}

/** Whether anything was said that is no message. */
export function hasTerms({ message: _, ...terms }: Wishes): boolean {
  return Object.values(terms).some((value) => value !== '' && value !== null)
}

/** The wishes that are no text of their own, as labels and values. */
export function describeWishes(wishes: Wishes): { label: string; value: string }[] {
  const { wantedDate, place, poNumber, incoterm, incotermPlace, paymentTerms, delivery } = wishes
  const rule = isIncotermCode(incoterm) ? nameIncoterm(incoterm) : incoterm
  return [
    { label: labels.poNumber, value: poNumber },
    { label: labels.wantedDate, value: wantedDate === '' ? '' : formatDay(wantedDate) },
    { label: labels.place, value: place },
    { label: labels.delivery, value: delivery ? nameDelivery(delivery) : '' },
    { label: labels.receiver, value: delivery ? nameReceiver(delivery) : '' },
    { label: labels.incoterm, value: joinParts([rule, incotermPlace], ', ') },
    { label: labels.paymentTerms, value: paymentTerms },
  ].filter(({ value }) => value !== '')
}
