import { formatMoment } from '@fairquay/contract/locale.ts'
import { expect, test } from 'vitest'
import { spellField, spellValue } from './spell-audit.ts'

test('moments and days are written as everywhere else, and what only looks like one as it is', () => {
  const moment = '2026-11-29T14:03:00.000Z'
  expect(spellValue(moment)).toBe(formatMoment(moment))
  expect(spellValue({ starts_at: moment, ends_at: null })).toBe(`Starts at: ${formatMoment(moment)}`)
  expect(spellValue('2026-11-29')).toBe('Nov 29, 2026')
  expect(spellValue('2026-99-99')).toBe('2026-99-99')
  expect(spellValue('Lot 2026-11-29')).toBe('Lot 2026-11-29')
  expect(spellValue(['a', true])).toBe('a, yes')
})

test('names of fields are words, abbreviations in capitals', () => {
  expect(spellField('vat_number')).toBe('VAT number')
  expect(spellField('iban')).toBe('IBAN')
  expect(spellField('eori')).toBe('EORI')
  expect(spellField('sentAt')).toBe('Sent at')
  expect(spellField('unit_valid')).toBe('Unit valid')
})
