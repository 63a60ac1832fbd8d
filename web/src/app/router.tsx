import type { QueryClient } from '@tanstack/react-query'
import { createHashHistory, createRouter } from '@tanstack/react-router'
import { readSearch, writeSearch } from './addresses.ts'
import { PageError } from './page-error.tsx'
import { routeTree } from './routes.tsx'

export function makeRouter(queries: QueryClient) {
  return createRouter({
    routeTree,
    history: createHashHistory(),
    context: { queries },
    parseSearch: readSearch,
    stringifySearch: writeSearch,
    search: { strict: true },
    scrollRestoration: true,
    defaultPreload: 'intent',
    // The data's freshness is the queries' business.
    defaultPreloadStaleTime: 0,
    defaultErrorComponent: PageError,
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof makeRouter>
  }
}
