import { expect, test } from 'vitest'
import { makeTariffRow } from '../tariffs/make-row.ts'
import { describeRate } from './describe-rate.ts'

test.each([
  ['free', { percent: 0 }],
  ['12 %', { percent: 12 }],
  ['0.01 USD a kg', { amount: 0.01, unit: 'kg', currency: 'USD' }],
  ['0.004 USD a kg + 3.2 %', { amount: 0.004, unit: 'kg', currency: 'USD', percent: 3.2 }],
  ['10 %, at least 2 EUR for 100 kg', { percent: 10, least_per_unit: 2, per: 100, unit: 'kg', currency: 'EUR' }],
  [
    '0.3464 %, at least 33.58 USD, at most 651.5 USD',
    { percent: 0.3464, minimum: 33.58, maximum: 651.5, currency: 'USD' },
  ],
  ['65 USD', { amount: 65, currency: 'USD' }],
] as const)('%s', (words, said) => {
  const row = makeTariffRow({
    country: 'US',
    kind: 'duty',
    name: 'Duty',
    valid_from: '2026-01-01',
    source: 'a test',
    ...said,
  })
  expect(describeRate(row)).toBe(words)
})
