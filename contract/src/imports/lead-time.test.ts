import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { longestLeadTime } from '../catalogue/lead-time.ts'
import { readLeadTime } from './lead-time.ts'

describe('a lead time in a file', () => {
  test.each([
    ['14', 'Lead time', 14],
    ['0', 'Lead time (days)', 0],
    ['2', 'Lead time (weeks)', 14],
    ['2', 'Lieferzeit in Wochen', 14],
    ['14 days', 'Lead time (weeks)', 14],
    ['1 day', '', 1],
    ['2 weeks', '', 14],
    ['2 Wks.', '', 14],
    ['10 to 14 days', '', 14],
    ['10-14', 'Lead time', 14],
    ['4 – 6 Wochen', 'Lieferzeit', 42],
    ['ca. 3 Wochen', 'Lieferzeit', 21],
    ['15 jours', 'Délai de livraison', 15],
    ['3 días', 'Plazo de entrega', 3],
    ['5 working days', '', 7],
    ['3 business days', '', 5],
    ['10 jours ouvrés', '', 14],
    ['2 Monate', 'Lieferzeit', 60],
    ['1000', '', 1000],
  ])('%j under %j is %d days', (text, title, days) => {
    expect(readLeadTime(text, title)).toBe(days)
  })

  test.each([
    'on request',
    '',
    'days',
    '1001',
    '200 weeks',
    '-5',
    '1.5 weeks',
    '3 boxes',
    '14 days or so',
    '9'.repeat(80),
  ])('%j is none', (text) => {
    expect(readLeadTime(text, 'Lead time')).toBeUndefined()
  })

  test('as an export writes it is read back, and whatever a cell holds, nothing else comes out', () => {
    fc.assert(fc.property(fc.nat(longestLeadTime), (days) => readLeadTime(String(days), 'Lead time (days)') === days))
    fc.assert(
      fc.property(fc.string(), fc.string(), (text, title) => {
        const days = readLeadTime(text, title)
        return days === undefined || (Number.isInteger(days) && days >= 0 && days <= longestLeadTime)
      }),
    )
  })
})
