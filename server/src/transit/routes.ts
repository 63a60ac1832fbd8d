import { estimateTransitTimes } from '@fairquay/contract/transit/endpoints.ts'
import { estimateTransit } from '@fairquay/contract/transit/estimate.ts'
import { countAttemptFrom } from '../attempts.ts'
import { type App, implement } from '../http.ts'
import { loadPlaces } from '../places/load-places.ts'

export function transitRoutes(app: App): void {
  implement(app, estimateTransitTimes, async ({ body, request }) => {
    await countAttemptFrom(app.db, 'transit-from', request.ip)
    const { all, net } = loadPlaces()
    return estimateTransit(body, { places: all, net, day: new Date().toISOString().slice(0, 10) })
  })
}
