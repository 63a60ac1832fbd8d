import { expect, test } from 'vitest'
import { orderOfSides, splitSize } from './size-cell.ts'

test.each([
  ['40 x 30 x 25 cm', ['40', '30', '25'], 'cm'],
  ['3x3x4"', ['3', '3', '4'], 'in'],
  ['3″ × 3″ × 4″', ['3', '3', '4'], 'in'],
  ['40cm*30cm*25,5cm', ['40', '30', '25,5'], 'cm'],
  ['1,200 x 800 x 144', ['1,200', '800', '144'], undefined],
])('%s is three sides', (cell, parts, unit) => {
  expect(splitSize(cell)).toMatchObject({ parts, unit })
})

test.each(['', '40 x 30 cm', 'XL', '40 x 30 x', 'see drawing', '40 x 30 x 25 x 10', '1 x '.repeat(40)])(
  '%j is none',
  (cell) => {
    expect(splitSize(cell)).toBeUndefined()
  },
)

test.each([
  ['Dims', ['depth', 'width', 'height']],
  ['Carton size (L x W x H)', ['depth', 'width', 'height']],
  ['Size WxDxH', ['width', 'depth', 'height']],
  ['Maße (BxHxT)', ['width', 'height', 'depth']],
  ['Abmessungen L×B×H in mm', ['depth', 'width', 'height']],
  ['Misure LxPxH', ['width', 'depth', 'height']],
  // One side twice says nothing.
  ['Medidas A x A x L', ['depth', 'width', 'height']],
  ['box x wax x ham', ['depth', 'width', 'height']],
] as const)('the sides of %s', (title, sides) => {
  expect(orderOfSides(title)).toEqual(sides)
})
