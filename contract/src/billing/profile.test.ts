import { expect, test } from 'vitest'
import { type BillingForm, emptyBilling, findBillingFaults, tidyBilling } from './profile.ts'

const sound: BillingForm = {
  ...emptyBilling,
  vat_registered: true,
  vat_number: 'DE 136 695 976',
  eori: 'de1234567',
  holder: 'Hafen GmbH',
  iban: 'de89 3704 0044 0532 0130 00',
  bic: 'cobadeffxxx',
  deposit_percent: 30,
  net_days: 30,
  remind_after_days: 7,
  rates: [{ name: 'Food', percent: 7, valid_from: '2026-01-01', is_standard: false }],
}

test('what is sound and what is empty can be stored', () => {
  expect(findBillingFaults(sound, 'DE')).toEqual({})
  expect(findBillingFaults(emptyBilling, 'DE')).toEqual({})
})

test('codes are stored without what people put between', () => {
  expect(tidyBilling(sound, 'DE')).toMatchObject({
    vat_number: 'DE136695976',
    eori: 'DE1234567',
    iban: 'DE89370400440532013000',
    bic: 'COBADEFFXXX',
  })
})

const rate = sound.rates[0] ?? { name: '', percent: 7, valid_from: '2026-01-01', is_standard: false }

test.each<[string, Partial<BillingForm>]>([
  ['vat_number', { vat_number: '' }],
  ['vat_number', { vat_number: 'DE136695977' }],
  ['eori', { eori: '12' }],
  ['iban', { iban: 'DE00370400440532013000' }],
  ['bic', { bic: 'COBA' }],
  ['holder', { holder: ' ' }],
  ['account', { account: '12345' }],
  ['deposit_percent', { deposit_percent: 101 }],
  ['deposit_percent', { deposit_percent: 12.5 }],
  ['net_days', { net_days: -1 }],
  ['remind_after_days', { remind_after_days: 0 }],
  ['rates.0.percent', { rates: [{ ...rate, percent: null }] }],
  ['rates.0.percent', { rates: [{ ...rate, percent: 7.125 }] }],
  ['rates.0.percent', { rates: [{ ...rate, percent: 51 }] }],
  ['rates.0.valid_from', { rates: [{ ...rate, valid_from: '2026-02-30' }] }],
  ['rates.1.percent', { rates: [rate, rate] }],
])('a fault is told at %s', (field, change) => {
  expect(Object.keys(findBillingFaults({ ...sound, ...change }, 'DE'))).toEqual([field])
})
