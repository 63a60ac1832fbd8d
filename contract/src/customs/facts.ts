import { formatNumber } from '../locale.ts'
import { answerLabels, answerMessages } from '../trade/answer-messages.ts'
import { type FactGroup, group, money, type Row, terms } from '../trade/facts.ts'
import { describeValidity } from '../trade/terms.ts'
import { nameChoice, transportTypes } from '../trade/transport.ts'
import type { CustomsOffer, OfferCharge } from './offer.ts'
import { chargeBaseTitles, chargeTypeTitles } from './offer-messages.ts'

/** What a broker's estimate says, each charge with its source. */
export function describeEstimate(offer: CustomsOffer): FactGroup[] {
  const { currency, basis, transport, goods_value, freight, insurance, insurance_rate, onward, units } = offer
  return [
    group('consignment', answerMessages.consignment, [
      ['basis', answerLabels.basis, basis],
      ['transport', answerLabels.transport, nameChoice(transportTypes, transport)],
      ['goods-value', answerLabels.goodsValue, money(goods_value, currency)],
      ['freight', answerLabels.freight, money(freight, currency)],
      ['insurance', answerLabels.insurance, insurance === null ? '' : money(insurance, currency)],
      ['insurance-rate', answerLabels.insuranceRate, insurance_rate === null ? '' : `${insurance_rate} %`],
      ['onward', answerLabels.onward, money(onward, currency)],
      ['units', answerLabels.units, formatNumber(units)],
    ]),
    group('charges', answerMessages.charges, describeCharges(offer)),
    terms([
      ['valid', answerLabels.valid, describeValidity(offer.valid)],
      ['note', answerLabels.note, offer.note],
    ]),
  ]
}

/** A charge is the same one in the next revision when its type and name are; of several alike, the same in their order. */
function describeCharges({ charges, currency }: CustomsOffer): Row[] {
  const seen = new Map<string, number>()
  return charges.map((charge) => {
    const name = `charge-${charge.type}-${charge.name}`
    const count = (seen.get(name) ?? 0) + 1
    seen.set(name, count)
    return [`${name}-${count}`, `${chargeTypeTitles[charge.type]}, ${charge.name}`, describeCharge(charge, currency)]
  })
}

/** '12 % of customs value, at least $33.58, only by boat (CBP, 2026-10-01)' */
export function describeCharge(charge: OfferCharge, currency: string): string {
  const { minimum, maximum, only_by } = charge
  const limits = [
    ...(minimum === null ? [] : [`at least ${money(minimum, currency)}`]),
    ...(maximum === null ? [] : [`at most ${money(maximum, currency)}`]),
    ...(only_by === null ? [] : [`only by ${nameChoice(transportTypes, only_by).toLowerCase()}`]),
  ]
  return `${[describeRate(charge, currency), ...limits].join(', ')} (${charge.source}, ${charge.date})`
}

function describeRate({ method, rate, base, quantity, unit }: OfferCharge, currency: string): string {
  if (method === 'percent') return `${rate} % of ${chargeBaseTitles[base].toLowerCase()}`
  if (method === 'fixed') return money(rate, currency)
  // A rate for each unit may be a fraction of a cent: it is written as it is.
  return `${rate} ${currency} for each of ${formatNumber(quantity ?? 0)} ${unit}`
}
