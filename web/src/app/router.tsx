import type { QueryClient } from '@tanstack/react-query'
import { createRoute, createRouter, redirect } from '@tanstack/react-router'
import { readSearch, writeSearch } from './addresses.ts'
import { fetchPage } from './fetch-page.ts'
import { firstPages, market, root } from './first-routes.tsx'
import { makeKeyedHistory } from './keyed-history.ts'
import { PageError } from './page-error.tsx'

/** The table of all pages. Fetched once the first page is there, or when one that it does not know is wanted. */
export const fetchAllRoutes = () => import('./routes.tsx')

type AllRoutes = Awaited<ReturnType<typeof fetchAllRoutes>>['routeTree']

export function makeRouter(queries: QueryClient) {
  // Whatever is none of the first pages: the table of all pages takes the place of this one and is asked again.
  const further = createRoute({
    getParentRoute: () => root,
    path: '$',
    validateSearch: (raw: Record<string, unknown>) => raw,
    beforeLoad: async ({ location }) => {
      await fetchPage(fetchAllRoutes)
      router.setRoutes(router.buildRouteTree())
      throw redirect({ href: location.href, state: location.state, replace: true })
    },
  })
  const router = createRouter({
    // The types know every address from the start.
    routeTree: root.addChildren([market.addChildren(firstPages), further]) as unknown as AllRoutes,
    history: makeKeyedHistory(),
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
  return router
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof makeRouter>
  }
}
