import { QueryClient } from '@tanstack/react-query'
import { CallFailure } from '../call-failure.ts'

/** How loaded data is kept: fresh for half a minute, tried twice more when the server stumbled, never when it refused. */
export function makeQueries(): QueryClient {
  return new QueryClient({
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
}
