import { setTimeout as sleep } from 'node:timers/promises'
import type { AnswerOf, Endpoint, ParamsOf, QueryOf } from '@fairquay/contract/endpoint.ts'
import { largestPage, type Pagination } from '@fairquay/contract/paging.ts'
import type { App } from '../http.ts'

type Reads = Endpoint & { method: 'GET' }
type Asked<E extends Reads> = { params?: ParamsOf<E>; query?: QueryOf<E> }
type ListOf<E extends Reads> = AnswerOf<E> extends { data: (infer Row)[]; pagination: Pagination } ? Row : never

/** Asks the server's own calls in the name of whoever sits in a session. */
export type AskItself = ReturnType<typeof makeAsker>

/** Tries where the server is too busy, before it is given up. */
const mostTries = 20
const pauseMs = 500

/**
 * What somebody takes along is what these calls answer them, so it cannot hold what their pages would not show: another company's notes, a price that is not
 * theirs, or a request that is none of their business.
 */
export function makeAsker({ http }: App, authorization: string) {
  async function askFor(endpoint: Reads, { params, query }: { params?: unknown; query?: unknown }): Promise<Buffer> {
    const values = new Map(Object.entries(params ?? {}))
    const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(values.get(name))))
    const asked = {
      method: 'GET',
      url: path,
      query: query as Record<string, string>,
      headers: { authorization },
    } as const
    for (let tries = 1; ; tries++) {
      const answer = await http.inject(asked)
      if (answer.statusCode === 200) return answer.rawPayload
      if ((answer.statusCode !== 503 && answer.statusCode !== 429) || tries === mostTries)
        throw new Error(`${path} answered ${answer.statusCode}: ${answer.payload.slice(0, 200)}`)
      await sleep(pauseMs)
    }
  }

  const file = <E extends Reads>(endpoint: E, asked: Asked<E> = {}) => askFor(endpoint, asked)

  async function read<E extends Reads>(endpoint: E, asked: Asked<E> = {}): Promise<AnswerOf<E>> {
    return JSON.parse((await askFor(endpoint, asked)).toString()) as AnswerOf<E>
  }

  /** The rows of a list, page after page. */
  async function* list<E extends Reads>(endpoint: E, query: QueryOf<E> | object = {}): AsyncGenerator<ListOf<E>> {
    for (let page = 1; ; page++) {
      const asked = { query: { ...query, page, perPage: largestPage } } as unknown as Asked<E>
      const { data, pagination } = (await read(endpoint, asked)) as { data: ListOf<E>[]; pagination: Pagination }
      yield* data
      if (page * largestPage >= pagination.total) return
    }
  }

  return { file, read, list }
}
