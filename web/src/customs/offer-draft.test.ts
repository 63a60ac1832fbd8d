import type { CustomsOffer } from '@fairquay/contract/customs/offer.ts'
import { expect, it } from 'vitest'
import { draftOfCustoms, readCustomsDraft } from './offer-draft.ts'

const valid = { day: '2027-03-31', time_zone: 'Europe/Berlin' }

const charge = { base: 'customs_value', unit: '', minimum: null, maximum: null, only_by: null } as const
const customs: CustomsOffer = {
  kind: 'customs',
  currency: 'USD',
  basis: 'FOB',
  transport: 'boat',
  goods_value: 45_600,
  freight: 3200,
  insurance: null,
  insurance_rate: 0.3,
  onward: 450,
  units: 4800,
  charges: [
    {
      ...charge,
      type: 'duty',
      name: 'Duty',
      method: 'percent',
      rate: 16.5,
      quantity: null,
      source: 'USITC',
      date: '2027-01-01',
    },
    {
      ...charge,
      type: 'fee',
      name: 'By weight',
      method: 'per_unit',
      rate: 0.01,
      quantity: 2400,
      unit: 'kg',
      source: 'USITC',
      date: '2027-01-01',
    },
  ],
  valid,
  note: '',
}

it('the estimate begins with the last revision, and is the same when nothing is changed', () => {
  expect(readCustomsDraft(draftOfCustoms(customs))).toEqual({ offer: customs, problems: {} })
})
