import { expect, test } from 'vitest'
import { addDays, daysBetween } from '../trade/dates.ts'
import { depositOf, readTerms } from './terms.ts'

test.each([
  ['30% deposit, balance net 30 days', { deposit_percent: 30, net_days: 30 }],
  ['30 % T/T in advance, 70 % within 14 days of invoice', { deposit_percent: 30, net_days: 14 }],
  ['Net 60', { net_days: 60 }],
  ['net 30 days after invoice', { net_days: 30 }],
  ['45 days', { net_days: 45 }],
  ['Deposit of 20%, rest in 10 days', { deposit_percent: 20, net_days: 10 }],
  ['Prepayment', { deposit_percent: 100, net_days: 0 }],
  ['100% prepayment', { deposit_percent: 100, net_days: 0 }],
  ['Payment in advance', { deposit_percent: 100, net_days: 0 }],
  ['Due on receipt', { net_days: 0 }],
  ['30 % in advance, 70 % before shipping', { deposit_percent: 30, net_days: 0 }],
  ['Balance against copy of documents', { net_days: 0 }],
  ['Letter of credit at sight', {}],
  ['', {}],
  ['2% discount in 10 days, net 30', { net_days: 30 }],
  ['net 999', {}],
])('“%s” says %j', (words, terms) => expect(readTerms(words)).toEqual(terms))

test('a deposit is a share of the total, half up', () => {
  expect(depositOf(1001, { deposit_percent: 50, net_days: 0 })).toBe(501)
  expect(depositOf(1001, { deposit_percent: 0, net_days: 0 })).toBe(0)
})

test('days are counted over the ends of months and years', () => {
  expect(addDays('2026-12-20', 30)).toBe('2027-01-19')
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
  expect(daysBetween('2026-11-20', '2027-01-19')).toBe(60)
})
