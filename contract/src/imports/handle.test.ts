import { expect, test } from 'vitest'
import { handleOfName } from './handle.ts'

test.each([
  ['Olive Oil & Co', 'olive-oil-and-co'],
  ['Чашка', 'chashka'],
  ['青瓷杯', '青瓷杯'],
  ['杯子 A', '杯子-a'],
  ['碗 A', '碗-a'],
  ['★ ★', '★-★'],
])('goods called %s are known by %s', (name, handle) => {
  expect(handleOfName(name)).toBe(handle)
})
