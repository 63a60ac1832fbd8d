import { expect, test } from 'vitest'
import { isShortAt, listLoadingPlaces, proposePlace } from './loading-places.ts'

const at = (id: number, name: string, on_hand: number) => ({ id, name, on_hand })
const goods = [
  { position: 0, open: 10, places: [at(1, 'Rotterdam', 8), at(2, 'Faro', 900)] },
  { position: 1, open: 50, places: [at(1, 'Rotterdam', 30)] },
  { position: 2, open: 5, places: [] },
]

test('the place that has most of what is to leave is proposed, however much more another has', () => {
  expect(proposePlace(goods)).toEqual({ id: 1, name: 'Rotterdam' })
  expect(proposePlace(goods.slice(0, 1))).toEqual({ id: 2, name: 'Faro' })
  expect(proposePlace(goods.slice(2))).toBeUndefined()
  expect(listLoadingPlaces(goods).map(({ name }) => name)).toEqual(['Faro', 'Rotterdam'])
})

test('a place is short where more is to leave than is counted there', () => {
  expect(
    isShortAt(goods, 1, [
      { position: 0, quantity: '8' },
      { position: 2, quantity: '5' },
    ]),
  ).toBe(false)
  expect(isShortAt(goods, 1, [{ position: 0, quantity: '9' }])).toBe(true)
  expect(isShortAt(goods, 2, [{ position: 1, quantity: '1' }])).toBe(true)
})
