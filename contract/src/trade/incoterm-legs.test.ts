import { describe, expect, test } from 'vitest'
import { costLegs, payerOf } from './incoterm-legs.ts'
import { incotermCodes, incoterms } from './incoterms.ts'

test('who pays, by the rule', () => {
  expect(costLegs.map((leg) => payerOf('FOB', leg))).toEqual([
    'seller',
    'seller',
    'seller',
    'seller',
    'seller',
    'buyer',
    null,
    'buyer',
    'buyer',
    'buyer',
    'buyer',
    'buyer',
  ])
  expect(payerOf('CIF', 'destination_terminal')).toBe('contract')
})

describe.each(incotermCodes)('%s says the same here and there:', (code) => {
  const rule = incoterms[code]

  test('main carriage, clearance, duty, insurance, unloading', () => {
    expect(payerOf(code, 'main_carriage')).toBe(rule.mainCarriage)
    expect(payerOf(code, 'export_clearance')).toBe(rule.exportClearance)
    expect(payerOf(code, 'import_clearance')).toBe(rule.importClearance)
    expect(payerOf(code, 'duty_and_tax')).toBe(rule.importClearance)
    expect(payerOf(code, 'insurance')).toBe(rule.insurance === null ? null : 'seller')
  })

  test('once the buyer pays for carrying, the seller does no more', () => {
    const carried = (['loading', 'pre_carriage', 'main_carriage', 'on_carriage'] as const).map((leg) =>
      payerOf(code, leg),
    )
    const first = carried.indexOf('buyer')
    if (first >= 0) expect(carried.slice(first)).not.toContain('seller')
  })
})

test('what the named place changes', () => {
  expect(payerOf('FCA', 'pre_carriage')).toBe('buyer')
  expect(payerOf('FCA', 'pre_carriage', { isElsewhere: true })).toBe('seller')
  expect(payerOf('CPT', 'on_carriage')).toBe('seller')
  expect(payerOf('CIP', 'on_carriage', { isInland: false })).toBe('buyer')
})
