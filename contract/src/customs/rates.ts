import { formatDay } from '../locale.ts'
import { formatMoney, readMoney } from '../money.ts'
import { money } from '../trade/facts.ts'
import { writeNumber } from '../trade/paper-parts.ts'
import { onlyByTransport } from '../trade/transport.ts'
import type { OfferCharge } from './offer.ts'
import { chargeTexts } from './offer-messages.ts'

/** The rate of a charge for a column of rates: '4.5 %', '$65.00', '0.01 USD × 2,400 kg'. */
export function writeRate({ method, rate, quantity, unit }: OfferCharge, currency: string): string {
  if (method === 'percent') return `${writeNumber(rate)} %`
  if (method === 'fixed') return formatMoney(readMoney(rate, currency), currency)
  return `${writeNumber(rate)} ${currency} × ${writeNumber(quantity ?? 0)} ${unit}`.trim()
}

/** Within what a charge is kept, and on which way alone it is due: 'at least $33.58', 'only by boat'. */
export function listLimits({ minimum, maximum, only_by, goods_part }: OfferCharge, currency: string): string[] {
  return [
    ...(goods_part === undefined ? [] : [chargeTexts.goodsPart(money(goods_part, currency))]),
    ...(minimum === null ? [] : [chargeTexts.atLeast(money(minimum, currency))]),
    ...(maximum === null ? [] : [chargeTexts.atMost(money(maximum, currency))]),
    ...(only_by === null ? [] : [onlyByTransport[only_by] ?? only_by]),
  ]
}

/** Where a rate is from, and of when: 'CBP, Oct 1, 2026'. */
export function describeSource({ source, date }: Pick<OfferCharge, 'source' | 'date'>): string {
  return `${source}, ${formatDay(date)}`
}
