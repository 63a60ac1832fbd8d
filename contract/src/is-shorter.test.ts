import { expect, it } from 'vitest'
import { isShorter } from './is-shorter.ts'

it.each([
  ['', true],
  [' a ', true],
  ['🛑', true],
  [' 🛑 ', true],
  ['ab', false],
  ['🛑🛑', false],
  ['a🛑', false],
  ['中文', false],
])('counts the letters of %j as the database does', (text, isTooShort) => {
  expect(isShorter(text, 2)).toBe(isTooShort)
})
