import { expect, test } from 'vitest'
import { forgetRefusals, hasField, isRefused, renameRefusals, showRefusals } from './shown-refusals.ts'

const refusals = { name: 'Tell the name.', email: 'This is no address.', phone: undefined }
const untouched = { isTried: false, isLeft: () => false, refused: {} }

test('a field is told of when it was filled and left, all of them when sending was tried', () => {
  expect(showRefusals(refusals, untouched)).toEqual({})
  expect(showRefusals(refusals, { ...untouched, isLeft: (field) => field === 'email' })).toEqual({
    email: 'This is no address.',
  })
  expect(showRefusals(refusals, { ...untouched, isTried: true })).toEqual({
    name: 'Tell the name.',
    email: 'This is no address.',
  })
})

test('what the server said is told at once, and before the rules', () => {
  expect(showRefusals(refusals, { ...untouched, refused: { email: 'Taken.', phone: undefined } })).toEqual({
    email: 'Taken.',
  })
  expect(showRefusals(refusals, { ...untouched, isTried: true, refused: { email: 'Taken.' } }).email).toBe('Taken.')
})

test('a refusal of the server is gone once its field says something else, and a part goes with its field', () => {
  const refused = { email: 'Taken.', 'terms.0.price': 'Too low.', terms2: 'Stays.' }
  expect(forgetRefusals(refused, ['terms'])).toEqual({ email: 'Taken.', terms2: 'Stays.' })
  expect(forgetRefusals(refused, ['email', 'note'])).toEqual({ 'terms.0.price': 'Too low.', terms2: 'Stays.' })
  expect(forgetRefusals(refused, ['note'])).toBe(refused)
})

test('only a sentence refuses', () => {
  expect(isRefused({})).toBe(false)
  expect(isRefused({ name: undefined })).toBe(false)
  expect(isRefused(refusals)).toBe(true)
})

test('a name of the server becomes the name the form has', () => {
  const fieldOf = (name: string) => name.replace(/^person\./, '')
  expect(renameRefusals({ 'person.phone': 'Wrong.' }, fieldOf)).toEqual({ phone: 'Wrong.' })
})

test('a form has the fields its values are called by, and their parts', () => {
  const values = { email: '', terms: [], 'company.city': '' }
  expect(['email', 'terms.0.price', 'company.city'].map((name) => hasField(values, name))).toEqual([true, true, true])
  expect(['token', 'company.name', ''].map((name) => hasField(values, name))).toEqual([false, false, false])
})
