import { expect, test } from 'vitest'
import { checkDocumentNumber, readDocumentNumber } from './transport-documents.ts'

test.each([
  ['air', '020-12345675', undefined],
  ['air', '020 1234 5675', undefined],
  ['air', '02012345675', undefined],
  ['air', '020-12345676', 'check-digit'],
  ['air', 'HAWB 4711', undefined],
  ['boat', 'maeu 123456789', undefined],
  ['boat', 'HLCUHAM2411ABCD1', undefined],
  ['truck', 'CMR 2026/0815', undefined],
  ['rail', 'CIM-778', undefined],
  ['truck', '7', 'shape'],
  ['boat', '', 'shape'],
  ['boat', '<b>MAEU</b>', 'shape'],
] as const)('%s %s: %s', (mode, written, fault) => {
  expect(checkDocumentNumber(mode, readDocumentNumber(mode, written))).toBe(fault)
})

test('an air waybill is kept in one writing', () => {
  expect(readDocumentNumber('air', ' 020 12345675 ')).toBe('020-12345675')
})
