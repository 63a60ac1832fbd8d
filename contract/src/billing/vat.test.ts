import { describe, expect, test } from 'vitest'
import { type DatedRate, decideVat, isForWantOfNumber, ratesOn, readRate, standardRate, writeRate } from './vat.ts'

const company = (country: string, vatNumber = '', isRegistered = vatNumber !== '') => ({
  country,
  vatNumber,
  isRegistered,
})
const germany = company('DE', 'DE136695976')
const france = company('FR', 'FR40303265045')

describe('how VAT is charged', () => {
  test.each([
    ['at home', germany, company('DE', 'DE811569869'), 'DE', 'S', null],
    ['to a foreign buyer who has it brought to an address at home', germany, france, 'DE', 'S', null],
    ['within the EU to a company with a number', germany, france, 'FR', 'K', 'VATEX-EU-IC'],
    ['within the EU to a third member state', germany, france, 'IT', 'K', 'VATEX-EU-IC'],
    ['within the EU to a buyer without a number', germany, company('FR'), 'FR', 'S', null],
    [
      'within the EU to a buyer with a number of the seller’s country',
      germany,
      company('FR', 'DE811569869'),
      'FR',
      'S',
      null,
    ],
    ['within the EU, goods to Greece', germany, company('GR', 'EL094259216'), 'GR', 'K', 'VATEX-EU-IC'],
    ['out of the EU', germany, company('US'), 'US', 'G', 'VATEX-EU-G'],
    ['out of the EU for a buyer in it', germany, france, 'CH', 'G', 'VATEX-EU-G'],
    ['out of the EU to Great Britain', germany, company('GB', 'GB980780684'), 'GB', 'G', 'VATEX-EU-G'],
    ['France to Monaco is at home', france, company('MC', 'FR40303265045'), 'MC', 'S', null],
    ['in Switzerland', company('CH', 'CHE107787577'), company('CH'), 'CH', 'S', null],
    ['out of Switzerland', company('CH', 'CHE107787577'), germany, 'DE', 'G', null],
    ['by who is not registered, at home', company('DE'), germany, 'DE', 'O', 'VATEX-EU-O'],
    ['by who is not registered, abroad', company('VN'), germany, 'DE', 'O', 'VATEX-EU-O'],
  ])('%s', (_name, seller, buyer, destination, category, code) => {
    const treatment = decideVat({ seller, buyer, destination })
    expect(treatment).toMatchObject({ category, code })
    expect(treatment.sentence === '').toBe(category === 'S')
  })

  test.each([
    ['to a buyer without a number, in another member state', germany, company('FR'), 'FR', true],
    ['to a buyer with a number of the seller’s country', germany, company('FR', 'DE811569869'), 'FR', true],
    ['to a buyer outside whose goods stay in the EU', germany, company('US'), 'NL', true],
    ['to a buyer with a number', germany, france, 'FR', false],
    ['at home', germany, company('FR'), 'DE', false],
    ['France to Monaco, which is at home', france, company('MC'), 'MC', false],
    ['out of the EU', germany, company('US'), 'US', false],
    ['from outside', company('CH', 'CHE107787577'), company('FR'), 'FR', false],
    ['by who is not registered', company('DE'), company('FR'), 'FR', false],
  ])('%s: VAT for want of a number, or not', (_name, seller, buyer, destination, wanted) => {
    expect(isForWantOfNumber({ seller, buyer, destination })).toBe(wanted)
  })

  test('services to a company of another member state are charged to the buyer', () => {
    expect(decideVat({ seller: germany, buyer: france, destination: 'DE', what: 'services' })).toMatchObject({
      category: 'AE',
      code: 'VATEX-EU-AE',
    })
    expect(decideVat({ seller: germany, buyer: france, destination: 'FR' }).sentence).toContain('Reverse charge')
  })
})

const row = (rate: number, valid_from: string, more: Partial<DatedRate> = {}): DatedRate => ({
  rate,
  name: 'standard',
  valid_from,
  source: '',
  is_own: false,
  is_standard: true,
  ...more,
})

describe('rates', () => {
  const finland = [
    row(2400, '2013-01-01'),
    row(2550, '2024-09-01'),
    row(1400, '2013-01-01', { name: 'reduced', is_standard: false }),
  ]

  test('are those of the day', () => {
    expect(ratesOn(finland, '2024-08-31').map(({ rate }) => rate)).toEqual([2400, 1400])
    expect(ratesOn(finland, '2024-09-01').map(({ rate }) => rate)).toEqual([2550, 1400])
    expect(standardRate(finland, '2012-12-31')).toBeUndefined()
  })
  test('of the seller stand before those of its country', () => {
    expect(standardRate([...finland, row(0, '2025-01-01', { is_own: true })], '2026-01-01')).toBe(0)
  })
  test.each([
    [19, 1900],
    [8.1, 810],
    [5.5, 550],
    [25.5, 2550],
    [0, 0],
    [8.125, undefined],
  ])('%d percent is %s', (percent, rate) => {
    expect(readRate(percent)).toBe(rate)
    if (rate !== undefined) expect(writeRate(rate)).toBe(percent)
  })
})
