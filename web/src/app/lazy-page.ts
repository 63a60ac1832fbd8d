import type { QueryClient } from '@tanstack/react-query'
import { type AsyncRouteComponent, lazyRouteComponent } from '@tanstack/react-router'
import { fetchPage } from './fetch-page.ts'

/** What a page may ask for ahead: the parameters of its path and the search of its address, as its route reads them. */
export type Prefetch = (
  queries: QueryClient,
  where: { params: Record<string, string>; search: Record<string, unknown> },
) => void

type LoaderArguments = {
  context: { queries: QueryClient }
  params: Record<string, string>
  location: { search: Record<string, unknown> }
}

/**
 * A page that is fetched when it is first wanted, also ahead, when somebody points at a link to it. If its module exports a function
 * `prefetch`, that is called at the same moment, so that the page's data is on its way too. The page is not kept waiting for it.
 */
export function lazyPage<Module extends Record<string, unknown>, Name extends keyof Module & string>(
  load: () => Promise<Module>,
  name: Name,
) {
  return {
    component: lazyRouteComponent(() => fetchPage(load), name) as AsyncRouteComponent<object>,
    // Taken as unknown: a named shape here would take the place of the parameters the path declares.
    loader: (given: unknown) => {
      const { context, params, location } = given as LoaderArguments
      void load().then(
        ({ prefetch }) => {
          if (typeof prefetch === 'function')
            (prefetch as Prefetch)(context.queries, { params, search: location.search })
        },
        () => undefined,
      )
    },
  }
}
