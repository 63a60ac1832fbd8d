import type { ValueBasis } from '@fairquay/contract/customs/duty.ts'
import type { CustomsOffer, OfferCharge } from '@fairquay/contract/customs/offer.ts'
import { formatHts } from '@fairquay/contract/hs-codes/code.ts'
import { type Currency, spellMoney } from '@fairquay/contract/money.ts'
import type { TransportType } from '@fairquay/contract/trade/transport.ts'
import { proposeValidity, type ValidityDraft } from '../trade/propose-validity.ts'
import { type DraftReader, makeReader, type ReadDraft } from '../trade/read-draft.ts'
import { customsTexts } from './texts.ts'

export type ChargeDraft = Pick<OfferCharge, 'type' | 'name' | 'method' | 'base' | 'unit' | 'source' | 'date'> & {
  rate: string
  quantity: string
  minimum: string
  maximum: string
  /** What the goods are worth that a duty is due on; '' all of them. */
  goods_part: string
  only_by: TransportType | ''
}
export type CustomsDraft = ValidityDraft & {
  currency: Currency
  basis: ValueBasis
  transport: TransportType
  goods_value: string
  freight: string
  insured_by: 'amount' | 'rate'
  insurance: string
  insurance_rate: string
  onward: string
  units: string
  charges: ChargeDraft[]
  note: string
}

export function proposeCharge(type: OfferCharge['type'], now: Date): ChargeDraft {
  return {
    type,
    name: '',
    method: 'percent',
    rate: '',
    base: type === 'tax' ? 'delivered_value' : 'customs_value',
    quantity: '',
    unit: '',
    minimum: '',
    maximum: '',
    goods_part: '',
    only_by: '',
    source: '',
    date: now.toISOString().slice(0, 10),
  }
}

/** `codes`: what the goods of each customs code are worth, decimal; `freight` in the same currency, '' where it is not known. */
type AskedGoods = {
  currency: Currency
  basis: ValueBasis
  goodsValue: number
  units: number
  codes?: readonly { hts: string; value: number }[]
  freight?: string
}

/** The first estimate: the goods as they were asked about, with one duty to fill in for each customs code. */
export function proposeCustoms(asked: AskedGoods, now: Date): CustomsDraft {
  const { currency, basis, goodsValue, units, codes = [], freight = '' } = asked
  return {
    currency,
    basis,
    transport: 'boat',
    goods_value: goodsValue > 0 ? spellMoney(goodsValue, currency) : '',
    freight,
    insured_by: 'rate',
    insurance: '',
    insurance_rate: '',
    onward: '0',
    units: String(units),
    charges:
      codes.length > 1
        ? codes.map(({ hts, value }) => ({
            ...proposeCharge('duty', now),
            name: customsTexts.importDutyOf(formatHts(hts)),
            goods_part: spellMoney(value, currency),
          }))
        : [{ ...proposeCharge('duty', now), name: customsTexts.importDuty }],
    ...proposeValidity(now),
    note: '',
  }
}

export function draftOfCustoms(offer: CustomsOffer): CustomsDraft {
  const { insurance, insurance_rate, charges, valid, ...rest } = offer
  const spell = (decimal: number) => spellMoney(decimal, rest.currency)
  return {
    currency: rest.currency,
    basis: rest.basis,
    transport: rest.transport,
    goods_value: spell(rest.goods_value),
    freight: spell(rest.freight),
    insured_by: insurance === null ? 'rate' : 'amount',
    insurance: insurance === null ? '' : spell(insurance),
    insurance_rate: insurance_rate === null ? '' : String(insurance_rate),
    onward: spell(rest.onward),
    units: String(rest.units),
    charges: charges.map((charge) => ({
      ...charge,
      rate: String(charge.rate),
      quantity: charge.quantity === null ? '' : String(charge.quantity),
      minimum: charge.minimum === null ? '' : spell(charge.minimum),
      maximum: charge.maximum === null ? '' : spell(charge.maximum),
      goods_part: charge.goods_part === undefined ? '' : spell(charge.goods_part),
      only_by: charge.only_by ?? '',
    })),
    ...valid,
    note: rest.note,
  }
}
export function readCustomsDraft(draft: CustomsDraft): ReadDraft<CustomsOffer> {
  const reader = makeReader()
  const isByRate = draft.insured_by === 'rate'
  return {
    offer: {
      kind: 'customs',
      currency: draft.currency,
      basis: draft.basis,
      transport: draft.transport,
      goods_value: reader.number('goods_value', draft.goods_value),
      freight: reader.number('freight', draft.freight),
      insurance: isByRate ? null : reader.number('insurance', draft.insurance),
      insurance_rate: isByRate ? reader.number('insurance_rate', draft.insurance_rate) : null,
      onward: reader.number('onward', draft.onward),
      units: reader.whole('units', draft.units, 1),
      charges: draft.charges.map((charge, index) => readCharge(charge, `charges.${index}`, reader)),
      valid: { day: draft.day, time_zone: draft.time_zone },
      note: draft.note.trim(),
    },
    problems: reader.problems,
  }
}

function readCharge(charge: ChargeDraft, field: string, reader: DraftReader): CustomsOffer['charges'][number] {
  const { type, method, base, date, only_by } = charge
  const orNull = (name: 'minimum' | 'maximum') =>
    charge[name].trim() === '' ? null : reader.number(`${field}.${name}`, charge[name])
  return {
    type,
    name: reader.needed(`${field}.name`, charge.name),
    method,
    rate: reader.number(`${field}.rate`, charge.rate),
    base,
    quantity: method === 'per_unit' ? reader.number(`${field}.quantity`, charge.quantity) : null,
    unit: method === 'per_unit' ? charge.unit.trim() : '',
    minimum: orNull('minimum'),
    maximum: orNull('maximum'),
    only_by: only_by === '' ? null : only_by,
    ...(charge.goods_part.trim() !== '' &&
      type === 'duty' &&
      method === 'percent' && { goods_part: reader.number(`${field}.goods_part`, charge.goods_part) }),
    source: reader.needed(`${field}.source`, charge.source),
    date,
  }
}
