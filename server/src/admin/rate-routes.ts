import * as endpoints from '@fairquay/contract/admin/rate-endpoints.ts'
import { type App, implement } from '../http.ts'
import { listDeskRates, removeRate, storeRates, takeRatesFile } from './change-rates.ts'

export function rateRoutes(app: App): void {
  implement(app, endpoints.listRates, async () => ({ data: await listDeskRates(app.db) }))

  implement(app, endpoints.putRates, async ({ viewer, body }) => {
    await storeRates(app, viewer, body.rates)
    return { data: await listDeskRates(app.db) }
  })

  implement(app, endpoints.deleteRate, async ({ viewer, params }) => {
    await removeRate(app, viewer, params)
    return { data: await listDeskRates(app.db) }
  })

  implement(app, endpoints.putRatesFile, async ({ viewer, body }) => ({
    ...(await takeRatesFile(app, viewer, body.file)),
    data: await listDeskRates(app.db),
  }))
}
