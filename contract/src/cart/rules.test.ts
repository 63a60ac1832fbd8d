import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hasCompletePackaging } from '../catalogue/packaging.ts'
import type { Limits } from '../catalogue/prices.ts'
import { checkQuantity, clampQuantity, stepDown, stepUp } from '../catalogue/quantity.ts'
import type { Packaging } from '../catalogue/shapes.ts'
import { readSelection, refuseCustoms, refuseLogisticQuote, refuseSend, toggleSelection } from './rules.ts'

const minimum = "You've reached the minimum quantity allowed per order of this product."
const maximum = "You've reached the maximum quantity allowed per order of this product."
const stock = 'There are no items in stock to satisfy the specifed quantity.'
const limits: Limits = { min: 5, max: 20, stock: 100 }
const scarce: Limits = { min: 5, max: 20, stock: 12 }
const open: Limits = { min: 1, max: null, stock: 30 }

describe('one more', () => {
  test.each([
    ['below the maximum', 19, limits, { quantity: 20 }],
    ['at the maximum', 20, limits, { quantity: 20, warning: maximum }],
    ['above the maximum', 25, limits, { quantity: 20, warning: maximum }],
    ['below the stock', 11, scarce, { quantity: 12 }],
    ['at the stock', 12, scarce, { quantity: 12, warning: stock }],
    ['at the stock without a maximum', 30, open, { quantity: 30, warning: stock }],
    ['below the minimum', 1, limits, { quantity: 5 }],
  ])('%s', (_, quantity, within, change) => {
    expect(stepUp(quantity, within)).toEqual(change)
  })
})

describe('one less', () => {
  test.each([
    ['above the minimum', 6, limits, { quantity: 5 }],
    ['at the minimum', 5, limits, { quantity: 5, warning: minimum }],
    ['below the minimum', 3, limits, { quantity: 5, warning: minimum }],
    ['above what is in stock now', 40, scarce, { quantity: 12 }],
  ])('%s', (_, quantity, within, change) => {
    expect(stepDown(quantity, within)).toEqual(change)
  })
})

describe('leaving the box', () => {
  test.each([
    ['a number within the limits stays', '7', limits, { quantity: 7 }],
    ['the minimum stays', '5', limits, { quantity: 5 }],
    ['the maximum stays', '20', limits, { quantity: 20 }],
    ['no number becomes the minimum', 'many', limits, { quantity: 5 }],
    ['nothing becomes the minimum', '  ', limits, { quantity: 5 }],
    ['less becomes the minimum', '2', limits, { quantity: 5, warning: minimum }],
    ['a negative number becomes the minimum', '-8', limits, { quantity: 5, warning: minimum }],
    ['more becomes the maximum', '21', limits, { quantity: 20, warning: maximum }],
    ['more than there is becomes what there is', '13', scarce, { quantity: 12, warning: stock }],
    ['more than both becomes the smaller', '99', scarce, { quantity: 12, warning: maximum }],
    ['parts are cut off', '7.9', limits, { quantity: 7 }],
    ['endless becomes the maximum', '9'.repeat(400), limits, { quantity: 20, warning: maximum }],
    ['thousands as they are written on the page', '1,000', { ...limits, max: null, stock: 5000 }, { quantity: 1000 }],
  ])('%s', (_, typed, within, change) => {
    expect(clampQuantity(typed, within)).toEqual(change)
  })
})

test('no sequence of presses and typing leaves minimum, maximum and stock', () => {
  const anyLimits = fc
    .record({ min: fc.integer({ min: 1, max: 50 }), room: fc.option(fc.nat(50)), spare: fc.nat(60) })
    .map(({ min, room, spare }): Limits => ({ min, max: room === null ? null : min + room, stock: min + spare }))
  const action = fc.oneof(fc.constant('up'), fc.constant('down'), fc.string(), fc.integer().map(String))
  fc.assert(
    fc.property(anyLimits, fc.integer(), fc.array(action), (within, start, actions) => {
      let { quantity } = clampQuantity(start, within)
      for (const done of actions) {
        if (done === 'up') quantity = stepUp(quantity, within).quantity
        else if (done === 'down') quantity = stepDown(quantity, within).quantity
        else quantity = clampQuantity(done, within).quantity
        expect(checkQuantity(quantity, within)).toBeUndefined()
        expect(Number.isInteger(quantity)).toBe(true)
      }
    }),
  )
})

test.each([
  [4, minimum],
  [5, undefined],
  [20, undefined],
  [21, maximum],
])('ordering %i of 5 to 20 is answered with %s', (quantity, message) => {
  expect(checkQuantity(quantity, limits)).toBe(message)
})

describe('selecting', () => {
  test('a press on a part selects the rest of it, and on the whole of it nothing of it', () => {
    const some = toggleSelection(new Set(['a', 'x']), ['a', 'b'])
    expect([...some].sort()).toEqual(['a', 'b', 'x'])
    expect([...toggleSelection(some, ['a', 'b'])]).toEqual(['x'])
  })

  test.each([
    [[], 'none'],
    [['a'], 'some'],
    [['a', 'b'], 'all'],
    [['x'], 'none'],
  ] as const)('%j shows a checkbox that is %s', (selected, state) => {
    expect(readSelection(new Set(selected), ['a', 'b'])).toBe(state)
  })

  test('a checkbox over nothing is not ticked', () => {
    expect(readSelection(new Set(['a']), [])).toBe('none')
  })
})

describe('packaging data', () => {
  const pack = {
    icon: '',
    productPerInnerPack: 6,
    innerPackWeightValue: 7.2,
    innerPackWeightType: 'kg',
    innerPackVolumeValue: null,
    innerPackVolumeType: 'm3',
    innerPackDimensionsWidth: 40,
    innerPackDimensionsHeight: 30,
    innerPackDimensionsDepth: 20,
    innerPackDimensionsType: 'cm',
    innerPackThisSideUp: true,
    innerPackStackable: true,
    innerPackMaxStackLayers: null,
    innerPackMaxTopLoad: null,
  }
  const packaging = (parts: Partial<typeof pack>): Packaging => ({
    name: 'Carton',
    key: 'inner',
    get_variants: [{ get_type: { name: 'Carton', icon: '' }, get_variant: { ...pack, ...parts } }],
  })

  test('is complete with three measures, weight and units, without volume', () => {
    expect(hasCompletePackaging([packaging({})])).toBe(true)
  })

  test.each([
    'productPerInnerPack',
    'innerPackWeightValue',
    'innerPackDimensionsWidth',
    'innerPackDimensionsHeight',
    'innerPackDimensionsDepth',
  ] as const)('is incomplete without %s, and when it is 0', (field) => {
    const absent = packaging({})
    for (const variant of absent.get_variants) variant.get_variant[field] = null
    expect(hasCompletePackaging([absent])).toBe(false)
    expect(hasCompletePackaging([packaging({ [field]: 0 })])).toBe(false)
  })

  test('is complete when one of several packings is', () => {
    expect(hasCompletePackaging([packaging({ innerPackWeightValue: 0 }), packaging({})])).toBe(true)
  })

  test('is missing without any packing', () => {
    expect(hasCompletePackaging([])).toBe(false)
  })
})

describe('before a request', () => {
  const oil = { productId: 1, companyId: 10, hasCompletePackaging: true }
  const wine = { productId: 2, companyId: 10, hasCompletePackaging: true }
  const rug = { productId: 3, companyId: 20, hasCompletePackaging: true }
  const loose = { productId: 4, companyId: 10, hasCompletePackaging: false }
  const nothing = { title: 'Please, select a product.', description: "You haven't selected any product." }

  test('nothing selected is refused by all three, in the same words', () => {
    for (const refuse of [refuseSend, refuseLogisticQuote, refuseCustoms]) expect(refuse([])).toEqual(nothing)
  })

  test('a purchase request goes to several sellers', () => {
    expect(refuseSend([oil, rug, loose])).toBeUndefined()
  })

  test('a purchase request is refused with the problem of a line', () => {
    expect(refuseSend([oil, { ...rug, problem: 'Product Out of Stock' }])).toEqual({ title: 'Product Out of Stock' })
  })

  test('a logistic quote is for the products of one seller', () => {
    expect(refuseLogisticQuote([oil, wine])).toBeUndefined()
    expect(refuseLogisticQuote([oil, rug])).toEqual({
      title: 'Please, select products of only one seller for a Logistic Quote.',
    })
  })

  test('a logistic quote needs packaging data of all products', () => {
    expect(refuseLogisticQuote([oil, loose])).toEqual({
      title: "We won't be able to proceed with your Logistic Quote because the product has incomplete packaging data.",
      description:
        'The selected product currently has incomplete packaging data. Be sure to contact the supplier for further information regarding this issue.',
    })
  })

  test('import duties are asked for one product, also in two variants of it', () => {
    expect(refuseCustoms([oil])).toBeUndefined()
    expect(refuseCustoms([oil, oil])).toBeUndefined()
    expect(refuseCustoms([oil, wine])).toEqual({
      title: 'Please, select only one product for a Custom Import Duty request.',
    })
  })
})
