import { expect, test } from 'vitest'
import { takeToasts, toastPlace } from './toast-place.ts'

test('notices stand in the dialog that was opened last, and in the frame when none is open', () => {
  const [one, other] = [Symbol('one'), Symbol('other')]
  const leaveOne = takeToasts(one)
  expect(toastPlace()).toBe(one)
  const leaveOther = takeToasts(other)
  expect(toastPlace()).toBe(other)
  leaveOne()
  expect(toastPlace()).toBe(other)
  leaveOther()
  expect(toastPlace()).toBeUndefined()
})
