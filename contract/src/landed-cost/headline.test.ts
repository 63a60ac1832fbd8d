import { describe, expect, test } from 'vitest'
import { countSaving, formatPiece, headLanded } from './headline.ts'

type Told = Parameters<typeof headLanded>[0]

/** So many of one kind that come to `landed`, 19 of it tax. */
function told(quantity: number, landed: number | null, more: Partial<Told> = {}): Told {
  return {
    currency: 'EUR',
    lines: [{ quantity } as Told['lines'][number]],
    landed,
    landed_excluding_tax: landed === null ? null : landed - 19,
    range: { from: landed ?? 100, to: landed },
    tax: { base: 100, rate: 19, amount: 19, recoverable: true },
    ...more,
  }
}

test.each<[Told, ReturnType<typeof headLanded>]>([
  [told(50, 219), { price: '€4.00', of: 'a piece at 50', isWhole: true }],
  [
    told(50, 219, { tax: { base: 0, rate: 19, amount: 19, recoverable: false } }),
    { price: '€4.38', of: 'a piece at 50', isWhole: true },
  ],
  [told(50, null), { price: 'at least €1.62', of: 'a piece at 50', isWhole: false }],
  [
    told(50, 219, { lines: [{ quantity: 1 }, { quantity: 2 }] as Told['lines'] }),
    { price: '€200.00', of: 'in all', isWhole: true },
  ],
])('%# is told', (answer, words) => {
  expect(headLanded(answer)).toEqual(words)
})

test('goods that are sold by something else than the piece are told by that', () => {
  expect(headLanded(told(50, 219), 'Bag').of).toBe('per bag at 50')
})

test.each([
  [14.8517, 'EUR', '€14.85'],
  [14.968, 'EUR', '€14.97'],
  [1480.6, 'JPY', '¥1,481'],
  [0.012345, 'EUR', '€0.0123'],
])('%d %s of one is told as %s', (each, currency, said) => {
  expect(formatPiece(each, currency)).toBe(said)
})

describe('what one way saves against another', () => {
  test('of the same quantity in all, of another by the piece', () => {
    expect(countSaving(told(50, 219), told(50, 229))).toBe('€10.00')
    expect(countSaving(told(100, 319), told(50, 219))).toBe('€1.00 a piece')
    expect(countSaving(told(100, 319), told(50, 219), 'Bag')).toBe('€1.00 per bag')
  })

  test.each<[string, Told, Told]>([
    ['it is dearer', told(50, 229), told(50, 219)],
    ['both are alike', told(50, 219), told(50, 219)],
    ['one is not known whole', told(50, null), told(50, 219)],
    ['the other is not known whole', told(50, 219), told(50, null)],
    ['the currencies differ', told(50, 100), told(50, 219, { currency: 'USD' })],
    [
      'there are more kinds of goods in one',
      told(50, 100),
      told(50, 219, { lines: [{ quantity: 50 }, { quantity: 1 }] as Told['lines'] }),
    ],
  ])('nothing where %s', (_, own, other) => {
    expect(countSaving(own, other)).toBeUndefined()
  })
})
