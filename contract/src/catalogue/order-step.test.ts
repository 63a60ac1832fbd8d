import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { describePacks, packMessages } from './pack-words.ts'
import { findLimits, type Limits } from './prices.ts'
import { checkQuantity, clampQuantity, findFitting, quantityMessages as say, stepDown, stepUp } from './quantity.ts'
import { readTerm } from './term.ts'
import { isOrderStep, readOrderStep } from './written-step.ts'

const carton = { quantity: 12, pack: 'Carton', unit: 'Piece' }
const limits = (change: Partial<Limits> = {}): Limits => ({ min: 12, max: null, stock: 500, step: carton, ...change })
const term = (min_qty: number, max_qty: number | null, available_qty = 500) =>
  readTerm(
    {
      ...{ id: 1, type: 'by_qty', price_value: 10, discount: 0, discount_percentage: 0, currency: 'USD' },
      ...{ is_available: true, available_qty, min_qty, max_qty, order_measure: 'Piece', measuring_unit: 'pc' },
      ...{ measuring_unit_type: 'quantity', option_values: [] },
    },
    { quantity: 12, pack: 'Carton' },
  )

describe('goods sold in cartons of 12 pieces', () => {
  test.each([
    [24, undefined],
    [12, undefined],
    [492, undefined],
    [20, 'This product is sold in cartons of 12 pieces; order 12 or 24.'],
    [30, 'This product is sold in cartons of 12 pieces; order 24 or 36.'],
    [5, 'This product is sold in cartons of 12 pieces; order 12.'],
    [498, 'This product is sold in cartons of 12 pieces; order 492.'],
    [0, say.atMinimum],
    [5000, say.notInStock],
    [504, say.notInStock],
  ])('%i pieces are answered %s', (quantity, sentence) => {
    expect(checkQuantity(quantity, limits())).toBe(sentence)
  })

  test.each([
    [20, 24],
    [17, 24],
    [24, 24],
    [1, 12],
    [0, 12],
    [499, 492],
    [9999, 492],
  ])('%i typed becomes %i', (typed, quantity) => {
    expect(clampQuantity(String(typed), limits())).toEqual({
      quantity,
      ...(typed !== quantity && { warning: checkQuantity(typed, limits()) }),
    })
  })

  test.each([
    [24, 36, 12],
    [20, 24, 12],
    [12, 24, 12],
    [492, 492, 480],
  ])('of %i one more is %i and one less %i', (quantity, more, less) => {
    expect([stepUp(quantity, limits()).quantity, stepDown(quantity, limits()).quantity]).toEqual([more, less])
  })

  test('the end of the stock is told, also where some pieces are left that make no carton', () => {
    expect(stepUp(492, limits({ stock: 503 }))).toEqual({ quantity: 492, warning: say.notInStock })
    expect(stepUp(492, limits({ max: 492 }))).toEqual({ quantity: 492, warning: say.atMaximum })
    expect(stepDown(12, limits())).toEqual({ quantity: 12, warning: say.atMinimum })
  })

  test('minimum and maximum of a price list become full cartons', () => {
    expect(findLimits([term(20, 100)], [])).toEqual({ min: 24, max: 96, stock: 500, step: carton })
    expect(findLimits([term(24, null)], [])).toEqual({ min: 24, max: null, stock: 500, step: carton })
  })

  test('without a full carton between minimum and maximum, or in stock, nothing can be ordered', () => {
    expect(findLimits([term(13, 23)], [])).toBeUndefined()
    expect(findLimits([term(1, null, 11)], [])).toBeUndefined()
  })

  test.each([
    [24, '2 cartons = 24 pieces'],
    [12, '1 carton = 12 pieces'],
    [20, undefined],
    [0, undefined],
  ])('%i pieces are %s', (quantity, text) => {
    expect(describePacks(quantity, carton)).toBe(text)
  })
})

test('a pack without a name, and names whose plural nobody knows, are said all the same', () => {
  expect(packMessages.soldIn({ quantity: 6, pack: null, unit: 'Bottle' })).toBe('Sold in packs of 6 bottles')
  expect(packMessages.soldIn({ quantity: 6, pack: 'VE', unit: 'Stück' })).toBe('Sold in VE of 6 × Stück')
})

test('a step is a whole number of at least 2, and a pack of no size is none', () => {
  expect([2, 12, 1_000_000].map(isOrderStep)).toEqual([true, true, true])
  expect([1, 0, -12, 2.5, Number.NaN, 1_000_001].map(isOrderStep)).toEqual([false, false, false, false, false, false])
  expect(readOrderStep(null, 'Carton')).toBeNull()
  expect(readOrderStep(12, '  ')).toEqual({ quantity: 12, pack: null })
})

/** Limits as `findLimits` makes them. */
const anyLimits = fc
  .record({
    size: fc.integer({ min: 2, max: 60 }),
    least: fc.integer({ min: 1, max: 200 }),
    most: fc.option(fc.integer({ min: 1, max: 900 })),
    stock: fc.integer({ min: 1, max: 900 }),
  })
  .map(({ size, least, most, stock }): Limits | undefined =>
    findLimits([{ ...term(least, most, stock), step: { quantity: size, pack: null } }], []),
  )
  .filter((one) => one !== undefined)
const anyQuantity = fc.integer({ min: -50, max: 1200 })

describe('whatever the limits', () => {
  const isValid = (quantity: number, known: Limits) => checkQuantity(quantity, known) === undefined

  test('what a box moves to can be ordered, and what can be ordered stays', () => {
    fc.assert(
      fc.property(anyQuantity, anyLimits, (quantity, known) => {
        for (const rule of [clampQuantity, stepUp, stepDown])
          if (!isValid(rule(quantity, known).quantity, known)) return false
        return !isValid(quantity, known) || clampQuantity(quantity, known).quantity === quantity
      }),
    )
  })

  test('what is offered can be ordered, and lies nearest on its side', () => {
    fc.assert(
      fc.property(anyQuantity, anyLimits, (quantity, known) =>
        findFitting(quantity, known).every(
          (one) => isValid(one, known) && Math.abs(one - quantity) < (known.step?.quantity ?? 0),
        ),
      ),
    )
  })

  test('one more and one less lead back to where they began', () => {
    fc.assert(
      fc.property(anyQuantity, anyLimits, (quantity, known) => {
        const { quantity: from } = clampQuantity(quantity, known)
        const up = stepUp(from, known)
        return up.warning !== undefined || stepDown(up.quantity, known).quantity === from
      }),
    )
  })

  test('without a step every quantity between the limits can be ordered', () => {
    fc.assert(
      fc.property(anyQuantity, anyLimits, (quantity, { step: _, ...known }) => {
        const isWithin = quantity >= known.min && quantity <= Math.min(known.max ?? known.stock, known.stock)
        return isValid(quantity, known) === isWithin && findFitting(quantity, known).length === 0
      }),
    )
  })
})
