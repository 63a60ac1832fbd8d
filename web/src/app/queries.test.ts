import { MutationObserver, QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { makeQueries } from './queries.ts'

/** A list whose reading ends when the test says so, with what stood on the server when it began. */
function makeList() {
  const ends: (() => void)[] = []
  const list = {
    now: 'old',
    end: (reading: number) => ends[reading]?.(),
    readings: () => ends.length,
    read: () => {
      const seen = list.now
      return new Promise<string>((resolve) => {
        ends.push(() => resolve(seen))
      })
    },
  }
  return list
}

test('what changes while a list is read for the first time is on it', async () => {
  const queries = makeQueries()
  const list = makeList()
  const observer = new QueryObserver(queries, { queryKey: ['list'], queryFn: list.read })
  const stop = observer.subscribe(() => undefined)
  list.now = 'new'
  const again = queries.invalidateQueries({ queryKey: ['list'] })
  expect(list.readings()).toBe(2)
  list.end(0)
  list.end(1)
  await again
  expect(observer.getCurrentResult().data).toBe('new')
  stop()
})

test('who waits for a list nobody looks at yet is given what came of the change', async () => {
  const queries = makeQueries()
  const list = makeList()
  const awaited = queries.fetchQuery({ queryKey: ['list'], queryFn: list.read })
  list.now = 'new'
  await queries.invalidateQueries({ queryKey: ['list'] })
  list.end(0)
  list.end(1)
  expect(await awaited).toBe('new')
})

test('a list that nobody reads is only marked', async () => {
  const queries = makeQueries()
  const list = makeList()
  const read = queries.fetchQuery({ queryKey: ['list'], queryFn: list.read })
  list.end(0)
  await read
  await queries.invalidateQueries({ queryKey: ['list'] })
  expect(list.readings()).toBe(1)
})

test('what was read before something was written is read anew where it is shown next, but for what never changes', async () => {
  const queries = makeQueries()
  const reading = { list: 0, edition: 0 }
  const list = { queryKey: ['list'], queryFn: () => ++reading.list }
  const edition = { queryKey: ['edition'], queryFn: () => ++reading.edition, staleTime: 'static' as const }
  const read = async () => [await queries.fetchQuery(list), await queries.fetchQuery(edition)]
  expect(await read()).toEqual([1, 1])
  expect(await read()).toEqual([1, 1])
  await new MutationObserver(queries, { mutationFn: async () => 'written' }).mutate()
  expect(await read()).toEqual([2, 1])
  expect(await read()).toEqual([2, 1])
})
