import { expect, test } from 'vitest'
import { chooseFirst } from './first-choice.ts'

type Terms = Parameters<typeof chooseFirst>[1]

const options = [
  {
    id: 1,
    name: 'Size',
    values: [
      { id: 11, value: '40' },
      { id: 12, value: '41' },
    ],
  },
  {
    id: 2,
    name: 'Colour',
    values: [
      { id: 21, value: 'Black' },
      { id: 22, value: 'Tan' },
    ],
  },
] as Parameters<typeof chooseFirst>[0]['options']
const termOf = (...optionValueIds: number[]) =>
  ({ optionValueIds, minQuantity: 1, price: 100 }) as unknown as Terms[number]

test('what no term names is the first value of each option', () => {
  expect(chooseFirst({ options }, [])).toEqual({ 1: 11, 2: 21 })
})

test('the first term is chosen, what it leaves open by the first value', () => {
  expect(chooseFirst({ options }, [termOf(22), termOf(12)])).toEqual({ 1: 11, 2: 22 })
})

test('for guests, who see no terms, it is the first combination that is offered', () => {
  expect(chooseFirst({ options, combinations: [[12, 22]] }, [])).toEqual({ 1: 12, 2: 22 })
})
