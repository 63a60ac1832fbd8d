import { expect, test } from 'vitest'
import { askTogether } from './ask-together.ts'

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

test('the first asks at once; who comes meanwhile waits for the next question, which is asked for all of them', async () => {
  const { asked, ask } = makeQuestions()
  const first = ask('a')
  const others = [ask('b'), ask('c'), ask('b'), ask('a'), ask('none')]
  expect(asked.map(({ keys }) => keys)).toEqual([['a']])
  asked[0]?.answer()
  expect(await first).toBe('of a')
  expect(asked.map(({ keys }) => keys)).toEqual([['a'], ['b', 'c', 'a', 'none']])
  asked[1]?.answer()
  expect(await Promise.all(others)).toEqual(['of b', 'of c', 'of b', 'of a', undefined])
})

test('a failure is told to those it was asked for, and the next question goes on', async () => {
  const { asked, ask } = makeQuestions()
  const first = ask('a')
  const second = ask('b')
  asked[0]?.fail()
  await expect(first).rejects.toThrow('hung up')
  asked[1]?.answer()
  expect(await second).toBe('of b')
  const third = ask('c')
  asked[2]?.answer()
  expect(await third).toBe('of c')
})
