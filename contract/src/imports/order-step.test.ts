import { expect, test } from 'vitest'
import { readToldStep } from './order-step.ts'

test.each([
  ['12', { orderStep: 12 }],
  [' 12 pcs. ', { orderStep: 12 }],
  ['24 Stück', { orderStep: 24 }],
  ['x12', { orderStep: 12 }],
  ['12 x', { orderStep: 12 }],
  ['1,200', { orderStep: 1200 }],
  ['1.200 uds', { orderStep: 1200 }],
  ['12.00', { orderStep: 12 }],
  ['Carton of 12', { orderStep: 12, orderPack: 'Carton' }],
  ['Karton à 6 Stk', { orderStep: 6, orderPack: 'Karton' }],
  ['Caja de 24 piezas', { orderStep: 24, orderPack: 'Caja' }],
  ['12 per box', { orderStep: 12, orderPack: 'box' }],
  ['48 pcs/Carton', { orderStep: 48, orderPack: 'Carton' }],
  ['1', { orderStep: null }],
  ['0', { orderStep: null }],
  ['1 pc', { orderStep: null }],
])('%j says %j', (text, told) => {
  expect(readToldStep(text)).toEqual(told)
})

test.each(['', '250 g', '6 x 330 ml', '2.5', '-12', 'Carton', 'on request', '12 or 24', '2000000', 'x'.repeat(80)])(
  '%j says nothing of packs',
  (text) => {
    expect(readToldStep(text)).toBeUndefined()
  },
)
