import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { oncePerPress } from './once-per-press.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function makeWork() {
  let finish = () => {}
  const work = vi.fn(
    () =>
      new Promise<void>((resolve) => {
        finish = resolve
      }),
  )
  return { work, finish: () => finish() }
}

test('a double click is one press, a second later it is another', async () => {
  const { work, finish } = makeWork()
  void oncePerPress('bags', work)
  finish()
  await vi.advanceTimersByTimeAsync(200)
  void oncePerPress('bags', work)
  expect(work).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(800)
  void oncePerPress('bags', work)
  expect(work).toHaveBeenCalledTimes(2)
  finish()
  await vi.advanceTimersByTimeAsync(500)
})

test('however long it is under way, it stays one; something else is not held up', async () => {
  const { work, finish } = makeWork()
  void oncePerPress('bags', work)
  await vi.advanceTimersByTimeAsync(5000)
  void oncePerPress('bags', work)
  expect(work).toHaveBeenCalledTimes(1)
  const other = makeWork()
  void oncePerPress('tins', other.work)
  expect(other.work).toHaveBeenCalledTimes(1)
  other.finish()
  finish()
  await vi.advanceTimersByTimeAsync(500)
  void oncePerPress('bags', work)
  expect(work).toHaveBeenCalledTimes(2)
  finish()
  await vi.advanceTimersByTimeAsync(500)
})

test('what failed can be asked for again', async () => {
  await expect(oncePerPress('bags', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  const again = vi.fn(() => Promise.resolve())
  void oncePerPress('bags', again)
  expect(again).toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(500)
})
