import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readChanges } from '../src/read-lists.ts'

type Thing = { id: number; changed_at: string }
const begin = Date.UTC(2026, 10, 1)
const momentOf = (minute: number) => new Date(begin + minute * 60_000).toISOString()

/** A list as the server keeps it, in which something changes after every page. */
function makeList(minutes: readonly number[], changes: readonly number[]) {
  const things = minutes.map((minute, id) => ({ id, changed_at: momentOf(minute) }))
  const waiting = [...changes]
  let minute = Math.max(0, ...minutes)
  return {
    things,
    call: async (_: string, { query }: { query?: object }) => {
      const { changed_since, page, perPage } = query as { changed_since: string; page: number; perPage: number }
      const found = things
        .filter(({ changed_at }) => changed_at >= changed_since)
        .sort((a, b) => (a.changed_at === b.changed_at ? a.id - b.id : a.changed_at < b.changed_at ? -1 : 1))
        .slice((page - 1) * perPage, page * perPage)
        .map((thing) => ({ ...thing }))
      const changed = things[(waiting.shift() ?? -1) % Math.max(1, things.length)]
      minute += 1
      if (changed) changed.changed_at = momentOf(minute)
      return { data: found, pagination: { total: found.length } }
    },
  }
}

const read = async (list: ReturnType<typeof makeList>): Promise<Thing[]> => {
  const found: Thing[] = []
  for await (const thing of readChanges(list.call, 'listOrders', { since: new Date(0) })) found.push(thing as never)
  return found
}

test('nothing is missed and nothing comes twice as it was, whatever changes meanwhile', async () => {
  // Few minutes for many things, so that more than a page changed at one moment: often all of them, as after an import.
  const minutes = fc.nat(4).chain((latest) => fc.array(fc.nat(latest), { minLength: 120, maxLength: 450, size: 'max' }))
  await fc.assert(
    fc.asyncProperty(minutes, fc.array(fc.nat(500), { maxLength: 9 }), async (at, changes) => {
      const list = makeList(at, changes)
      const found = await read(list)
      expect(new Set(found.map(({ id }) => id)).size).toBe(list.things.length)
      expect(new Set(found.map((thing) => JSON.stringify(thing))).size).toBe(found.length)
      expect(found.map(({ changed_at }) => changed_at)).toEqual(found.map(({ changed_at }) => changed_at).sort())
    }),
    { numRuns: 100 },
  )
})

test('what leaves a page that was read hides nobody on the next one', async () => {
  const found = await read(makeList(Array(120).fill(0), [0, 1]))
  // Those two came as they were, and again as they have become.
  expect(found.map(({ id }) => id).sort((a, b) => a - b)).toEqual([0, 0, 1, 1, ...Array(120).keys()].toSpliced(4, 2))
})
