import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { askTogether } from './ask-together.ts'

/** Until those have asked that came together. */
async function aMoment() {
  await setImmediate()
  await setImmediate()
}

/** A question that is answered when the test says so. */
function makeQuestions() {
  const asked: { keys: string[]; answer: () => void; fail: () => void }[] = []
  const ask = askTogether<string, string>((keys) => {
    const { promise, resolve, reject } = Promise.withResolvers<Map<string, string>>()
    const found = new Map(keys.filter((key) => key !== 'none').map((key) => [key, `of ${key}`]))
    asked.push({ keys, answer: () => resolve(found), fail: () => reject(new Error('hung up')) })
    return promise
  })
  return { asked, ask }
}

test('those of a moment ask together; who comes meanwhile waits for the next question, which is asked for all of them', async () => {
  const { asked, ask } = makeQuestions()
  const first = [ask('a'), ask('d'), ask('a')]
  await aMoment()
  expect(asked.map(({ keys }) => keys)).toEqual([['a', 'd']])
  const others = [ask('b'), ask('c'), ask('b'), ask('a'), ask('none')]
  await aMoment()
  expect(asked).toHaveLength(1)
  asked[0]?.answer()
  expect(await Promise.all(first)).toEqual(['of a', 'of d', 'of a'])
  await aMoment()
  expect(asked.map(({ keys }) => keys)).toEqual([
    ['a', 'd'],
    ['b', 'c', 'a', 'none'],
  ])
  asked[1]?.answer()
  expect(await Promise.all(others)).toEqual(['of b', 'of c', 'of b', 'of a', undefined])
})

test('a failure is told to those it was asked for, and the next question goes on', async () => {
  const { asked, ask } = makeQuestions()
  const first = ask('a')
  await aMoment()
  const second = ask('b')
  asked[0]?.fail()
  await expect(first).rejects.toThrow('hung up')
  await aMoment()
  asked[1]?.answer()
  expect(await second).toBe('of b')
  const third = ask('c')
  await aMoment()
  asked[2]?.answer()
  expect(await third).toBe('of c')
})

test('a question waits for as long as others join it turn by turn, and not for ever', async () => {
  const { asked, ask } = makeQuestions()
  const turns = 40
  const joining = async () => {
    for (let turn = 0; turn < turns; turn++) {
      await setImmediate()
      void ask(`turn ${turn}`)
      // Ten of them take longer than any question waits.
      const until = performance.now() + 0.2
      while (performance.now() < until);
    }
  }
  const joined = joining()
  void ask('first')
  await joined
  expect(asked).toHaveLength(1)
  expect(asked[0]?.keys.slice(0, 2)).toEqual(['first', 'turn 0'])
  expect(asked[0]?.keys.length).toBeLessThan(turns / 2)
})
