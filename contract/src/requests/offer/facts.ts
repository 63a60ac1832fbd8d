import type { CustomsOffer, OfferCharge } from '../../customs/offer.ts'
import type { LogisticOffer } from '../../freight/offer.ts'
import { formatMoney, toMinor } from '../../money.ts'
import type { OfferLine, PurchaseOffer } from '../../purchase/offer.ts'
import type { AnswerFact } from '../../trade/difference.ts'
import { nameIncoterm } from '../../trade/incoterms.ts'
import { nameChoice, transportTypes } from '../../trade/transport.ts'
import {
  answerLabels,
  answerMessages,
  chargeBaseTitles,
  chargeTypeTitles,
  describeDays,
  describeTransit,
  describeValidity,
  legStateTitles,
  legTitles,
} from './messages.ts'
import type { Offer } from './shapes.ts'

/** What an answer says about one part of it, under a title. Keys are unique over all groups. */
export type FactGroup = { key: string; title: string; facts: AnswerFact[] }

/** The name and measure of a request's line, for the line of the answer that names its position. */
export type NamedLine = { product_name: string; order_measure: string }

/** Everything an answer says, as people read it; what is not said is left out. */
export function describeOffer(offer: Offer, lines: readonly NamedLine[]): FactGroup[] {
  const groups =
    offer.kind === 'purchase'
      ? describePurchase(offer, lines)
      : offer.kind === 'logistic'
        ? describeLogistic(offer)
        : describeCustoms(offer)
  return groups.map((group) => ({ ...group, facts: group.facts.filter(({ value }) => value !== '') }))
}

/** The same in one list for comparing revisions, each fact with the part it belongs to: 'Olive oil: Unit price'. */
export function listFacts(offer: Offer, lines: readonly NamedLine[]): AnswerFact[] {
  return describeOffer(offer, lines).flatMap(({ title, facts }) =>
    facts.map((fact) => ({ ...fact, label: title === answerMessages.terms ? fact.label : `${title}: ${fact.label}` })),
  )
}

function describePurchase(offer: PurchaseOffer, lines: readonly NamedLine[]): FactGroup[] {
  const { incoterm, place, payment_terms, valid, note } = offer
  return [
    ...offer.lines.map((line) => describeLine(line, lines[line.position], offer.currency)),
    terms([
      ['incoterm', answerLabels.incoterm, nameIncoterm(incoterm)],
      ['place', answerLabels.place, place],
      ['payment', answerLabels.paymentTerms, payment_terms],
      ['valid', answerLabels.valid, describeValidity(valid)],
      ['note', answerLabels.note, note],
    ]),
  ]
}

function describeLine(line: OfferLine, named: NamedLine | undefined, currency: string): FactGroup {
  const key = `line-${line.position}`
  const title = named?.product_name ?? `Line ${line.position + 1}`
  if (!line.included) return group(key, title, [[`${key}-offered`, answerLabels.offered, answerMessages.notOffered]])
  const measure = named ? ` × ${named.order_measure}` : ''
  return group(key, title, [
    [`${key}-offered`, answerLabels.offered, answerMessages.yes],
    [`${key}-prices`, answerLabels.prices, describeTiers(line, currency)],
    [`${key}-minimum`, answerLabels.minimum, `${line.minimum_quantity.toLocaleString('en-US')}${measure}`],
    [`${key}-lead`, answerLabels.leadTime, describeDays(line.lead_time_days)],
    [`${key}-packing`, answerLabels.packing, line.packing],
  ])
}

/** '$1.20', or '$1.20 from 1, $1.10 from 100'. */
function describeTiers({ tiers }: OfferLine, currency: string): string {
  const [first] = tiers
  if (first && tiers.length === 1 && first.min_quantity === 1) return money(first.price, currency)
  return tiers
    .map(({ min_quantity, price }) => `${money(price, currency)} from ${min_quantity.toLocaleString('en-US')}`)
    .join(', ')
}

function describeLogistic({ currency, legs, transit_days, routing, valid, note }: LogisticOffer): FactGroup[] {
  return [
    group(
      'legs',
      answerMessages.legs,
      legs.map(({ leg, state, price, note: remark }) => [
        `leg-${leg}`,
        legTitles[leg],
        [state === 'priced' ? money(price ?? 0, currency) : legStateTitles[state], remark]
          .filter((part) => part !== '')
          .join(', '),
      ]),
    ),
    terms([
      ['currency', answerLabels.currency, currency],
      ['transit', answerLabels.transit, describeTransit(transit_days)],
      ['routing', answerLabels.routing, routing],
      ['valid', answerLabels.valid, describeValidity(valid)],
      ['note', answerLabels.note, note],
    ]),
  ]
}

function describeCustoms(offer: CustomsOffer): FactGroup[] {
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
      ['units', answerLabels.units, units.toLocaleString('en-US')],
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
  return `${rate} ${currency} for each of ${(quantity ?? 0).toLocaleString('en-US')} ${unit}`
}

type Row = [key: string, label: string, value: string]

function group(key: string, title: string, rows: readonly Row[]): FactGroup {
  return { key, title, facts: rows.map(([factKey, label, value]) => ({ key: factKey, label, value })) }
}

function terms(rows: readonly Row[]): FactGroup {
  return group('terms', answerMessages.terms, rows)
}

function money(major: number, currency: string): string {
  return formatMoney(toMinor(major), currency)
}
