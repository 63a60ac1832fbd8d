import { formatNumber } from '../locale.ts'
import { answerLabels, answerMessages } from '../trade/answer-messages.ts'
import { type FactGroup, group, money, type Row, terms } from '../trade/facts.ts'
import { writeNumber } from '../trade/paper-parts.ts'
import { describeValidity } from '../trade/terms.ts'
import { nameChoice, transportTypes } from '../trade/transport.ts'
import type { CustomsOffer, OfferCharge } from './offer.ts'
import { chargeTexts, chargeTypeTitles } from './offer-messages.ts'
import { describeSource, listLimits } from './rates.ts'

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
      ['insurance-rate', answerLabels.insuranceRate, insurance_rate === null ? '' : `${writeNumber(insurance_rate)} %`],
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

/** '12 % of customs value, at least $33.58, only by boat (CBP, Oct 1, 2026)' */
export function describeCharge(charge: OfferCharge, currency: string): string {
  return `${[describeRate(charge, currency), ...listLimits(charge, currency)].join(', ')} (${describeSource(charge)})`
}

function describeRate({ method, rate, base, quantity, unit }: OfferCharge, currency: string): string {
  if (method === 'percent') return chargeTexts.percentOf[base](writeNumber(rate))
  if (method === 'fixed') return money(rate, currency)
  // A rate for each unit may be a fraction of a cent: it is written as it is.
  return chargeTexts.perUnit(writeNumber(rate), currency, quantity ?? 0, unit)
}
