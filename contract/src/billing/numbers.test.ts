import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatIban, refuseBic, refuseIban, remainderOf97 } from './bank-numbers.ts'
import { countryOfVatNumber, isInVatUnion, refuseEori, refuseVatNumber, tidyVatNumber } from './vat-numbers.ts'

// Examples of the banks' and tax offices' own documents, and numbers that companies print on their pages.
describe('an IBAN', () => {
  test.each([
    'DE89 3704 0044 0532 0130 00',
    'GB29NWBK60161331926819',
    'NO9386011117947',
    'MT84MALT011000012345MTLCAST001S',
    'fr14 2004 1010 0505 0001 3M02 606',
  ])('%s is one', (iban) => expect(refuseIban(iban)).toBeUndefined())
  test.each([
    '',
    'DE89 3704 0044 0532 0130 01',
    'DE8937040044053201300',
    'US89370400440532013000',
    '12345678',
    'NL00ABNA0417164300',
  ])('%s is none', (iban) => expect(refuseIban(iban)).toBeTypeOf('string'))
  test('with one digit changed is none any more', () => {
    const sound = 'DE89370400440532013000'
    fc.assert(
      fc.property(fc.integer({ min: 2, max: sound.length - 1 }), fc.integer({ min: 1, max: 9 }), (place, more) => {
        const digit = (Number(sound[place]) + more) % 10
        expect(refuseIban(sound.slice(0, place) + digit + sound.slice(place + 1))).toBeTypeOf('string')
      }),
    )
  })
  test('is written in groups of four', () => expect(formatIban('NO9386011117947')).toBe('NO93 8601 1117 947'))
  test('letters count as two digits', () => expect(remainderOf97('A')).toBe(10))
})

test.each([
  ['COBADEFF', true],
  ['COBADEFFXXX', true],
  ['coba de ff', true],
  ['COBADEF', false],
  ['COBA1EFF', false],
])('the BIC %s is one: %s', (bic, isOne) => {
  expect(refuseBic(bic) === undefined).toBe(isOne)
})

describe('a VAT number', () => {
  test.each([
    ['ATU13585627', 'AT'],
    ['BE0428759497', 'BE'],
    ['DE 136 695 976', 'DE'],
    ['136695976', 'DE'],
    ['DK13585628', 'DK'],
    ['EE100931558', 'EE'],
    ['ESA28123453', 'ES'],
    ['FI20774740', 'FI'],
    ['FR40303265045', 'FR'],
    ['GB980780684', 'GB'],
    ['XI980780684', 'GB'],
    ['EL094259216', 'GR'],
    ['HR33392005961', 'HR'],
    ['HU12892312', 'HU'],
    ['IE6433435F', 'IE'],
    ['IT00743110157', 'IT'],
    ['LU15027442', 'LU'],
    ['MT11679112', 'MT'],
    ['NL004495445B01', 'NL'],
    ['PL8567346215', 'PL'],
    ['PT501964843', 'PT'],
    ['SE123456789701', 'SE'],
    ['SI50223054', 'SI'],
    ['SK2022749619', 'SK'],
    ['CHE-107.787.577 MWST', 'CH'],
    ['NO 974 760 673 MVA', 'NO'],
    ['27AAPFU0939F1ZV', 'IN'],
  ])('%s is one of %s', (number, country) => expect(refuseVatNumber(number, country)).toBeUndefined())

  test.each([
    ['ATU13585628', 'AT'],
    ['BE0428759498', 'BE'],
    ['DE136695977', 'DE'],
    ['FR41303265045', 'FR'],
    ['GB980780685', 'GB'],
    ['IT00743110158', 'IT'],
    ['NL123456789B01', 'NL'],
    ['PL8567346216', 'PL'],
    ['DE13669597', 'DE'],
    ['FR40303265045', 'DE'],
    ['CHE107787578', 'CH'],
    ['', 'IN'],
  ])('%s is none of %s', (number, country) => expect(refuseVatNumber(number, country)).toBeTypeOf('string'))

  test('is kept with its prefix and without what people put between', () => {
    expect(tidyVatNumber('136 695-976', 'DE')).toBe('DE136695976')
    expect(tidyVatNumber('094259216', 'GR')).toBe('EL094259216')
    expect(tidyVatNumber('', 'DE')).toBe('')
  })
  test('says whose it is', () => {
    expect(countryOfVatNumber('EL094259216')).toBe('GR')
    expect(countryOfVatNumber('CHE107787577')).toBe('CH')
    expect(countryOfVatNumber('12')).toBeUndefined()
  })
})

test('the VAT of the union holds in Greece and Monaco, and neither in Switzerland nor in Great Britain', () => {
  expect(['GR', 'MC', 'CH', 'GB'].map(isInVatUnion)).toEqual([true, true, false, false])
})

test.each([
  ['DE1234567', true],
  ['GB123456789000', true],
  ['1234567', false],
  ['DE1234567890123456', false],
])('the EORI %s is one: %s', (eori, isOne) => {
  expect(refuseEori(eori) === undefined).toBe(isOne)
})
