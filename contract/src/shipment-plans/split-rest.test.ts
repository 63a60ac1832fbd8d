import { expect, test } from 'vitest'
import { splitRest } from './split-rest.ts'

test('a pack that is not full weighs what it holds', () => {
  const pack = { type: 'Carton', units: 24, grams: 12_000, width: 300, height: 250, depth: 400 }
  const goods = { id: '7', name: 'Olive oil', pack, quantity: 54 }
  const [full, rest, ...more] = splitRest(goods)
  expect(more).toEqual([])
  expect(full).toEqual({ ...goods, quantity: 48 })
  expect(rest).toMatchObject({ name: 'Olive oil (not full: 6)', pack: { units: 6, grams: 3_000 }, quantity: 6 })
  expect(rest?.id).not.toBe('7')
  expect(splitRest({ ...goods, quantity: 48 })).toEqual([{ ...goods, quantity: 48 }])
  expect(splitRest({ ...goods, quantity: 6 }).map(({ pack }) => pack.grams)).toEqual([3_000])
})
