import { describe, expect, test } from 'vitest'
import { makeTurns } from './take-turns.ts'

const refuse = { code: 'unavailable', comeBackIn: 7 } as const
const refused = { status: 'rejected', reason: { code: 'unavailable', retryAfter: 7 } }

/** A work that ends when told to. */
function makeWork() {
  let end = (_error?: Error) => {}
  const whole = new Promise<void>((resolve, reject) => {
    end = (error) => (error ? reject(error) : resolve())
  })
  return { work: () => whole, end }
}

describe('turns', () => {
  test('are taken by so many at a time, in order, and a failing one makes room', async () => {
    const takeTurn = makeTurns({ most: 2, line: 10, refuse })
    const begun: number[] = []
    let running = 0
    let most = 0
    const works = Array.from({ length: 9 }, (_, at) =>
      takeTurn(async () => {
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

  test('are refused beyond the line, and beyond what one person may have', async () => {
    const takeTurn = makeTurns({ most: 1, line: 2, ofOne: 2, refuse })
    const { work, end } = makeWork()
    const all = [1, 1, 1, 2, 3].map((person) => takeTurn(work, { person }))
    end()
    const outcomes = await Promise.allSettled(all)
    expect(outcomes.map(({ status }) => status === 'fulfilled')).toEqual([true, true, false, true, false])
    expect(outcomes[2]).toMatchObject(refused)
    expect(outcomes[4]).toMatchObject(refused)
    await takeTurn(work, { person: 1 })
  })

  test('are waited for no longer than said', async () => {
    const takeTurn = makeTurns({ most: 1, line: 2, longestWait: 5, refuse })
    const { work, end } = makeWork()
    const first = takeTurn(work)
    const [second] = await Promise.allSettled([takeTurn(work)])
    expect(second).toMatchObject(refused)
    end()
    await first
    await takeTurn(work)
  })

  test('of whoever leaves the line go to the next', async () => {
    const takeTurn = makeTurns({ most: 1, line: 2, refuse })
    const leaving = new AbortController()
    const { work, end } = makeWork()
    const first = takeTurn(work)
    let isDone = false
    const second = takeTurn(
      async () => {
        isDone = true
      },
      { signal: leaving.signal },
    )
    const third = takeTurn(work)
    leaving.abort(new Error('gone'))
    await expect(second).rejects.toThrow('gone')
    end()
    await Promise.all([first, third])
    expect(isDone).toBe(false)
  })
})
