import { findExchange } from '@fairquay/contract/currency/rates.ts'
import type { FailureDetails } from '@fairquay/contract/errors.ts'
import { tidyHts } from '@fairquay/contract/hs-codes/code.ts'
import { calculateLanded } from '@fairquay/contract/landed-cost/calculate.ts'
import { presentLanded } from '@fairquay/contract/landed-cost/present.ts'
import { findLandedFaults, readLandedInput } from '@fairquay/contract/landed-cost/read-input.ts'
import type { AnsweredLandedCost, LandedCostInput } from '@fairquay/contract/landed-cost/shapes.ts'
import { findRates } from '../currency/queries.ts'
import type { Queryable } from '../database.ts'
import { Failure } from '../failure.ts'
import { findTariffRows } from '../tariffs/queries.ts'
import { addFactsOfGoods } from './add-facts-of-goods.ts'

/** Calculates from what is asked and what is on record. Refuses what cannot be calculated by field; `of` stands before the fields. */
export async function answerLanded(db: Queryable, body: LandedCostInput, of = ''): Promise<AnsweredLandedCost> {
  const asked = { ...body, lines: await addFactsOfGoods(db, body.lines) }
  const rates = await findRates(db)
  const exchange = (from: string) => findExchange(from, asked.currency, rates)
  const faults = findLandedFaults(asked, exchange)
  if (Object.keys(faults).length > 0) throw new Failure('refused', putBefore(of, faults))
  const today = new Date().toISOString().slice(0, 10)
  const codes = asked.lines.flatMap(({ hs }) => tidyHts(hs ?? null) ?? [])
  const rows = await findTariffRows(db, { destination: asked.destination, codes, day: asked.day ?? today })
  const input = readLandedInput(asked, { today, rows, exchange })
  const products = asked.lines.map(({ product_id }) => product_id ?? null)
  return presentLanded(input, calculateLanded(input), { products, freightSource: asked.freight_source })
}

function putBefore(of: string, faults: FailureDetails): FailureDetails {
  return Object.fromEntries(Object.entries(faults).map(([field, sentence]) => [`${of}${field}`, sentence]))
}
