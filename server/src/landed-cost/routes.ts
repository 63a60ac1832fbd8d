import { findExchange } from '@fairquay/contract/currency/rates.ts'
import { calculateLanded } from '@fairquay/contract/landed-cost/calculate.ts'
import { calculateLandedCost } from '@fairquay/contract/landed-cost/endpoints.ts'
import { presentLanded } from '@fairquay/contract/landed-cost/present.ts'
import { findLandedFaults, readLandedInput } from '@fairquay/contract/landed-cost/read-input.ts'
import { findRates } from '../currency/queries.ts'
import { Failure } from '../failure.ts'
import { type App, implement } from '../http.ts'
import { addFactsOfGoods } from './add-facts-of-goods.ts'

export function landedCostRoutes(app: App): void {
  implement(app, calculateLandedCost, async ({ body }) => {
    const asked = { ...body, lines: await addFactsOfGoods(app.db, body.lines) }
    const faults = findLandedFaults(asked)
    if (Object.keys(faults).length > 0) throw new Failure('refused', faults)
    const rates = await findRates(app.db)
    const input = readLandedInput(asked, {
      today: new Date().toISOString().slice(0, 10),
      // No tariff is kept here yet: what is known are the facts that ship, and what is sent along.
      rows: [],
      exchange: (from) => findExchange(from, asked.currency, rates),
    })
    const products = asked.lines.map(({ product_id }) => product_id ?? null)
    return presentLanded(input, calculateLanded(input), { products })
  })
}
