import type { Endpoint } from '@fairquay/contract/endpoint.ts'
import type { FastifyInstance } from 'fastify'

/** One address the server answers; `endpoint` is missing for files, pages and documentation, which are everybody's. */
export type ListedRoute = { method: string; url: string; endpoint: Endpoint | undefined }

declare module 'fastify' {
  interface FastifyInstance {
    /** Every route there is, so that checks of the whole (who may do what, what breaks) forget none. */
    routeList: ListedRoute[]
  }
}

/** To be called before the first route is added. */
export function keepRouteList(http: FastifyInstance): void {
  const list: ListedRoute[] = []
  http.decorate('routeList', list)
  http.addHook('onRoute', ({ method, url, config }) => {
    for (const one of [method].flat()) list.push({ method: one, url, endpoint: config?.endpoint })
  })
}
