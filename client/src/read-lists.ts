import type { Operations } from './calls.generated.ts'
import type { CallOptions, Input } from './send.ts'

type Name = keyof Operations
type Page<Item> = { data: Item[]; pagination: { total: number } }
type Changed = { changed_at: string }

/** Lists that come in pages. */
export type PagedName = {
  [N in Name]: Operations[N] extends { query?: { page?: number }; answer: Page<unknown> } ? N : never
}[Name]
/** Lists that can be asked for what has changed. */
export type ChangingName = {
  [N in Name]: Operations[N] extends { query?: { changed_since?: string }; answer: Page<Changed> } ? N : never
}[PagedName]
export type ItemOf<N extends Name> = Operations[N]['answer'] extends Page<infer Item> ? Item : never

export type Since = {
  /** ISO 8601, such as the `changed_at` that was read last; the beginning of time to read everything. */
  since: string | Date
  /** Milliseconds before `since` that are read again, because what was being written then was not seen yet. A minute unless said otherwise. */
  overlap?: number
}

type Call = (name: Name, input: Input, options?: CallOptions) => Promise<unknown>

const perPage = 100

export async function* readPages<N extends PagedName>(
  call: Call,
  name: N,
  input: Input = {},
  options?: CallOptions,
): AsyncGenerator<ItemOf<N>> {
  for (let page = 1; ; page += 1) {
    const query = { perPage, ...input.query, page }
    const { data } = (await call(name, { ...input, query }, options)) as Page<ItemOf<N>>
    yield* data
    // Not by the total, which long lists count no further than anybody pages.
    if (data.length < query.perPage) return
  }
}

/**
 * Walks by the moment of change and not by page numbers: what changes while it is read moves to the end and shifts nothing. Only within one moment, such as that
 * of a bulk change, it pages, and there what changes meanwhile moves the others forward, over the edge of pages that were read: such pages are read once more,
 * from the last to the first. Nothing is added to a moment that has passed, so nobody moves the other way.
 */
export async function* readChanges<N extends ChangingName>(
  call: Call,
  name: N,
  { since, overlap = 60_000, ...input }: Input & Since,
  options?: CallOptions,
): AsyncGenerator<ItemOf<N>> {
  // The moments are compared as times: how exactly a list says them is its own affair.
  let moment = new Date(Math.max(new Date(since).getTime() - overlap, Date.UTC(1970))).toISOString()
  const isAfter = ({ changed_at }: Changed) => Date.parse(changed_at) > Date.parse(moment)
  const read = async (page: number) => {
    const query = { ...input.query, changed_since: moment, perPage, page }
    return ((await call(name, { ...input, query }, options)) as Page<Changed>).data
  }
  const seen = new Set<string>()
  function* takeNew(items: Changed[]) {
    for (const item of items) {
      const text = JSON.stringify(item)
      if (!seen.has(text)) yield item as unknown as ItemOf<N>
      seen.add(text)
    }
  }

  async function* takeRestOfMoment() {
    let page = 1
    for (let isFull = true; isFull; ) {
      page += 1
      const items = await read(page)
      isFull = items.length === perPage && !items.some(isAfter)
      yield* takeNew(items.filter((item) => !isAfter(item)))
    }
    while (page > 1) {
      page -= 1
      yield* takeNew((await read(page)).filter((item) => !isAfter(item)))
    }
  }

  for (;;) {
    const items = await read(1)
    yield* takeNew(items)
    const last = items.at(-1)
    if (last === undefined || items.length < perPage) return
    if (isAfter(last)) moment = last.changed_at
    else {
      yield* takeRestOfMoment()
      moment = new Date(Date.parse(moment) + 1).toISOString()
    }
    // Of what was read only this comes again.
    seen.clear()
    for (const item of items) if (item.changed_at === moment) seen.add(JSON.stringify(item))
  }
}
