import {
  type InvalidateOptions,
  type InvalidateQueryFilters,
  MutationCache,
  QueryClient,
  type QueryKey,
} from '@tanstack/react-query'
import { CallFailure } from '../call-failure.ts'

/**
 * How loaded data is kept: fresh for half a minute, tried twice more when the server stumbled, never when it refused. What somebody has just written may stand
 * on any page they come to next: it is read anew there, while what was known is shown. What is on screen, whoever wrote it reads anew.
 */
export function makeQueries(): QueryClient {
  const queries: QueryClient = new Queries({
    mutationCache: new MutationCache({
      onSuccess: () => void queries.invalidateQueries({ type: 'inactive', refetchType: 'none' }),
    }),
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        refetchOnWindowFocus: false,
        // Asks even when the browser believes to be offline, so that a page says so instead of waiting for ever.
        networkMode: 'always',
        retry: (count, error) =>
          count < 2 && error instanceof CallFailure && (error.status === 503 || error.status === 0),
        retryDelay: (count) => 400 * 2 ** count,
      },
      mutations: { networkMode: 'always' },
    },
  })
  return queries
}

class Queries extends QueryClient {
  /**
   * Reads anew also what is being read for the first time: that reading began before the change and may show what was. The library lets
   * such a reading end and takes its answer for a new one (its issues 8530 and 11526, both open); whoever waits for it waits for the new one.
   */
  override invalidateQueries<Key extends QueryKey = QueryKey>(
    filters?: InvalidateQueryFilters<Key>,
    options?: InvalidateOptions,
  ): Promise<void> {
    for (const query of this.getQueryCache().findAll({ ...filters, fetchStatus: 'fetching' })) {
      if (query.state.data !== undefined) continue
      void query.cancel({ silent: true })
      // A failure is told by the query to those who look at it.
      query.fetch().catch(() => undefined)
    }
    return super.invalidateQueries(filters, options)
  }
}
