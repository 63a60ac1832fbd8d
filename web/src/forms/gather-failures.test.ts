import { expect, test } from 'vitest'
import { listToasts, showToast } from '../ui/toast-list.ts'
import { gatherFailures } from './gather-failures.ts'

test('the notice of a failure leaves when what failed is tried anew, and no other does', () => {
  showToast('error', 'The cart could not be stored.')
  const { answer, takeBack } = gatherFailures(() => {
    showToast('error', 'The request could not be sent.')
    return 'told'
  })
  expect(answer).toBe('told')
  showToast('error', 'The list could not be loaded.')
  takeBack()
  showToast('success', 'Your request was sent.')
  expect(listToasts().map(({ title }) => title)).toEqual([
    'The cart could not be stored.',
    'The list could not be loaded.',
    'Your request was sent.',
  ])
})
