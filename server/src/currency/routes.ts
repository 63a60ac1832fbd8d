import { getRates } from '@fairquay/contract/currency/endpoints.ts'
import { type App, implement } from '../http.ts'
import { findCurrencyOf, findRates } from './queries.ts'

export function currencyRoutes(app: App): void {
  implement(app, getRates, async ({ viewer }) => ({
    currency: await findCurrencyOf(app.db, viewer.company?.id, app.config.settings.currency),
    data: (await findRates(app.db)).map(({ currency, rate, day }) => ({ currency, rate, day })),
  }))
}
