import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../test/app.ts'
import { makePerson } from '../test/make.ts'
import { answerOnce } from './idempotency.ts'

let market: TestApp
beforeAll(async () => {
  market = await openTestApp()
})
afterAll(() => market.close())

test('of two that wait for each other in a circle both are answered, each once', async () => {
  const { id: userId } = await makePerson(market.db, { role: 'buyer' })
  const bothHold = Promise.withResolvers<void>()
  let holding = 0
  const done: string[] = []
  const hold = (key: string, first: number, second: number) =>
    answerOnce(market.db, { userId, route: 'POST /circle', key, body: {} }, 200, async (tx) => {
      await sql`select pg_advisory_xact_lock(${first})`.execute(tx)
      holding += 1
      if (holding === 2) bothHold.resolve()
      await bothHold.promise
      await sql`select pg_advisory_xact_lock(${second})`.execute(tx)
      done.push(key)
      return { key }
    })
  const answers = await Promise.all([hold('one-circle', 71_001, 71_002), hold('other-circle', 71_002, 71_001)])
  expect(answers.map(({ text }) => text)).toEqual(['{"key":"one-circle"}', '{"key":"other-circle"}'])
  expect(done.sort()).toEqual(['one-circle', 'other-circle'])
  // Without a circle nothing would have been tried again.
  expect(holding).toBe(3)
})

test('who meets one circle after another is still answered, once; who never gets through is told', async () => {
  const { id: userId } = await makePerson(market.db, { role: 'buyer' })
  const endedBy = (circles: number) => {
    let tries = 0
    return answerOnce(
      market.db,
      { userId, route: 'POST /circle', key: `ended-by-${circles}`, body: {} },
      200,
      async (tx) => {
        tries += 1
        if (tries <= circles) await sql`do $$ begin raise exception using errcode = '40P01'; end $$`.execute(tx)
        return { tries }
      },
    )
  }
  expect(await endedBy(3)).toEqual({ status: 200, text: '{"tries":4}', isReplay: false })
  expect((await endedBy(0)).text).toBe('{"tries":1}')
  await expect(endedBy(100)).rejects.toMatchObject({ code: '40P01' })
})
