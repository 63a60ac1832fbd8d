import * as endpoints from '@fairquay/contract/admin/rate-endpoints.ts'
import { type App, implement } from '../http.ts'
import { listDeskRates, removeRate, storeRates } from './change-rates.ts'
import { listTakenFiles, takeRatesFile, undoRatesFile } from './take-rate-files.ts'

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
    ...(await takeRatesFile(app, viewer, body)),
    data: await listDeskRates(app.db),
  }))

  implement(app, endpoints.listRateFiles, async () => ({ data: await listTakenFiles(app.db) }))

  implement(app, endpoints.undoRateFile, async ({ viewer, params }) => ({
    data: await undoRatesFile(app, viewer, params.id),
  }))
}
