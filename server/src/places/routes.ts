import { checkNamedPlace, findPlaces } from '@fairquay/contract/places/endpoints.ts'
import { searchPlaces } from '@fairquay/contract/places/search.ts'
import { Failure } from '../failure.ts'
import { type App, implement } from '../http.ts'
import { loadPlaces } from './load-places.ts'
import { presentPlace } from './present-place.ts'
import { sayOfPlace } from './say-of-place.ts'

const usualLimit = 10

export function placeRoutes(app: App): void {
  implement(
    app,
    findPlaces,
    async ({ query: { search, country, kind, main, lat, lng, limit = usualLimit }, reply }) => {
      if ((lat === undefined) !== (lng === undefined)) throw new Failure('invalid_input')
      const near = lat !== undefined && lng !== undefined ? { lat, lng } : undefined
      const found = searchPlaces(loadPlaces().all, { search, country, kind, near, isMain: main })
      // Places are the same for everybody until the next version.
      reply.header('Cache-Control', 'public, max-age=3600')
      return { data: found.slice(0, limit).map(presentPlace) }
    },
  )

  implement(app, checkNamedPlace, async ({ query, reply }) => {
    reply.header('Cache-Control', 'public, max-age=3600')
    return { data: sayOfPlace(query) ?? null }
  })
}
