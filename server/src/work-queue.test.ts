import { describe, expect, test } from 'vitest'
import { makeWorkQueue } from './work-queue.ts'

const refuse = { code: 'unavailable', retryAfter: 7 } as const
const refused = { status: 'rejected', reason: { code: 'unavailable', retryAfter: 7 } }

/** A work that ends when told to. */
function makeWork() {
  let end = (_error?: Error) => {}
  const whole = new Promise<void>((resolve, reject) => {
    end = (error) => (error ? reject(error) : resolve())
  })
  return { work: () => whole, end }
}

describe('pieces of work', () => {
  test('run so many at a time, in order, and a failing one makes room', async () => {
    const runQueued = makeWorkQueue({ most: 2, mostWaiting: 10, refuse })
    const begun: number[] = []
    let running = 0
    let most = 0
    const works = Array.from({ length: 9 }, (_, at) =>
      runQueued(async () => {
        begun.push(at)
        most = Math.max(most, ++running)
        await Promise.resolve()
        running--
        if (at % 2 === 0) throw new Error('broken')
      }),
    )
    await Promise.allSettled(works)
    expect([most, running]).toEqual([2, 0])
    expect(begun).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8])
  })

  test('are refused beyond the queue, and beyond what one person may have', async () => {
    const runQueued = makeWorkQueue({ most: 1, mostWaiting: 2, perPerson: 2, refuse })
    const { work, end } = makeWork()
    const all = [1, 1, 1, 2, 3].map((person) => runQueued(work, { person }))
    end()
    const outcomes = await Promise.allSettled(all)
    expect(outcomes.map(({ status }) => status === 'fulfilled')).toEqual([true, true, false, true, false])
    expect(outcomes[2]).toMatchObject(refused)
    expect(outcomes[4]).toMatchObject(refused)
    await runQueued(work, { person: 1 })
  })

  test('are waited for no longer than said', async () => {
    const runQueued = makeWorkQueue({ most: 1, mostWaiting: 2, longestWait: 5, refuse })
    const { work, end } = makeWork()
    const first = runQueued(work)
    const [second] = await Promise.allSettled([runQueued(work)])
    expect(second).toMatchObject(refused)
    end()
    await first
    await runQueued(work)
  })

  test('of whoever leaves the queue are not begun, and the next one is', async () => {
    const runQueued = makeWorkQueue({ most: 1, mostWaiting: 2, refuse })
    const leaving = new AbortController()
    const { work, end } = makeWork()
    const first = runQueued(work)
    let isDone = false
    const second = runQueued(
      async () => {
        isDone = true
      },
      { signal: leaving.signal },
    )
    const third = runQueued(work)
    leaving.abort(new Error('gone'))
    await expect(second).rejects.toThrow('gone')
    end()
    await Promise.all([first, third])
    expect(isDone).toBe(false)
  })
})
