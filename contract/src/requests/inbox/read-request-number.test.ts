import { expect, test } from 'vitest'
import { readRequestNumber } from './read-request-number.ts'

test.each([
  ['#17', 17],
  [' # 17 ', 17],
  ['Purchase request 17', 17],
  ['purchase  REQUEST #17', 17],
  ['Logistic quote 17', 17],
  ['Customs import duties 17', 17],
  ['Customs import duties request 17', 17],
  ['Logistic request 17', 17],
  ['Customs request 17', 17],
  ['Request 17', 17],
  ['17', undefined],
  ['Olive oil 17', undefined],
  ['Request', undefined],
  ['Request 1234567890', undefined],
])('%j means the number %j', (words, number) => {
  expect(readRequestNumber(words)).toBe(number)
})
