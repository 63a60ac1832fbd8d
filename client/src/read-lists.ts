import type { Operations } from './calls.generated.ts'
import type { CallOptions, Input } from './send.ts'

type Name = keyof Operations
type Page<Item> = { data: Item[]; pagination: { total: number } }

/** Lists that come in pages. */
export type PagedName = {
  [N in Name]: Operations[N] extends { query?: { page?: number }; answer: Page<unknown> } ? N : never
}[Name]
/** Lists that can be asked for what has changed. */
export type ChangingName = {
  [N in Name]: Operations[N] extends { query?: { changed_since?: string }; answer: Page<{ changed_at: string }> }
    ? N
    : never
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
 * of a bulk change, it pages.
 */
export async function* readChanges<N extends ChangingName>(
  call: Call,
  name: N,
  { since, overlap = 60_000, ...input }: Input & Since,
  options?: CallOptions,
): AsyncGenerator<ItemOf<N>> {
  // The moments are compared as times: how exactly a list says them is its own affair.
  let moment = new Date(Math.max(new Date(since).getTime() - overlap, Date.UTC(1970))).toISOString()
  let page = 1
  let seen = new Set<string>()
  for (;;) {
    const query = { ...input.query, changed_since: moment, perPage, page }
    const { data } = (await call(name, { ...input, query }, options)) as Page<{ changed_at: string }>
    for (const item of data) if (!seen.has(JSON.stringify(item))) yield item as unknown as ItemOf<N>
    const last = data.at(-1)?.changed_at
    if (last === undefined || data.length < perPage) return
    const isOn = Date.parse(last) > Date.parse(moment)
    if (isOn) seen = new Set()
    for (const item of data) if (item.changed_at === last) seen.add(JSON.stringify(item))
    page = isOn ? 1 : page + 1
    if (isOn) moment = last
  }
}
