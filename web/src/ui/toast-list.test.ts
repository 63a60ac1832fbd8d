import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { dismissPastToasts, dismissToast, listToasts, showToast } from './toast-list.ts'

const shown = () => listToasts().map(({ title }) => title)
beforeEach(() => {
  vi.useFakeTimers()
  for (const { id } of listToasts()) dismissToast(id)
})
afterEach(() => {
  vi.useRealTimers()
})

describe('a notice', () => {
  test('of something done leaves when the next thing is done, and one of a failure stays', () => {
    showToast('error', 'The cart could not be stored.')
    showToast('success', 'Added.')
    showToast('success', 'Removed.')
    expect(shown()).toEqual(['The cart could not be stored.', 'Removed.'])
  })

  test('of the same failure is one, however often it fails', () => {
    for (const _ of [1, 2, 3]) showToast('error', 'The cart could not be stored.')
    expect(shown()).toEqual(['The cart could not be stored.'])
  })

  test('leaves with the page it was about, unless it was said in leaving', () => {
    showToast('error', 'The list could not be loaded.')
    vi.advanceTimersByTime(2_000)
    showToast('success', 'Your request was sent.')
    dismissPastToasts()
    expect(shown()).toEqual(['Your request was sent.'])
  })
})
