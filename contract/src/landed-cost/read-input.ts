import { convertAmount } from '../currency/rates.ts'
import type { FailureDetails } from '../errors.ts'
import { quoteMessages } from '../freight/messages.ts'
import { tidyHts } from '../hs-codes/code.ts'
import { isWhole, largestAmount, readMoney, readUnitPrice, sum, totalOf } from '../money.ts'
import { makeTariffRow } from '../tariffs/make-row.ts'
import { publicFacts, valueBasisOf } from '../tariffs/public-facts.ts'
import type { TariffRow } from '../tariffs/shapes.ts'
import { needsClearance } from '../trade/customs-unions.ts'
import { incoterms } from '../trade/incoterms.ts'
import { landedMessages as texts } from './messages.ts'
import type { Measures, RateContext } from './rate-amount.ts'
import type { GivenRate, LandedCostInput } from './shapes.ts'
import { isOriginInPrice } from './split-price.ts'
import type { LandedInput } from './values.ts'

/** What the server adds to what is asked: its rows of tariffs, newest facts and all, and the exchange rates. */
export type KnownRates = { today: string; rows: readonly TariffRow[]; exchange: RateContext['exchange'] }

/** What is wrong with what is asked, by field; empty when it can be calculated. `exchange` is the way from a currency into that of the calculation. */
export function findLandedFaults(asked: LandedCostInput, exchange: KnownRates['exchange']): FailureDetails {
  const faults: FailureDetails = {}
  const { incoterm, mode, currency } = asked
  if (incoterms[incoterm].isForWaterOnly && mode !== 'boat') faults.incoterm = quoteMessages.waterOnly(incoterm)
  if ((asked.insurance === undefined) === (asked.insurance_rate === undefined)) faults.insurance = texts.insuranceOne
  for (const field of ['origin_costs', 'freight', 'onward', 'insurance'] as const) {
    const decimal = asked[field]
    if (typeof decimal === 'number' && !isWhole(readMoney(decimal, currency))) faults[field] = texts.tooFine
  }
  for (const [at, { hs, unit_price, quantity, currency: lineCurrency }] of asked.lines.entries()) {
    const code = tidyHts(hs ?? null)
    if (code !== null && !/^\d{6,13}$/.test(code)) faults[`lines.${at}.hs`] = texts.hs
    const price = readUnitPrice(unit_price)
    const own = lineCurrency ?? currency
    if (!isWhole(price)) faults[`lines.${at}.unit_price`] = texts.tooFine
    else if (totalOf(price, quantity, own) > largestAmount) faults[`lines.${at}.unit_price`] = texts.tooLarge
    else if (own !== currency && !exchange(own)) faults[`lines.${at}.currency`] = texts.noExchange(own, currency)
  }
  if (Object.keys(faults).length === 0 && sum(readPrices(asked, exchange)) > largestAmount)
    faults.lines = texts.tooLarge
  for (const [at, rate] of (asked.rates ?? []).entries())
    for (const [field, sentence] of Object.entries(findRateFaults(rate))) faults[`rates.${at}.${field}`] = sentence
  return faults
}

function findRateFaults({ percent, amount, currency, least_per_unit, most_per_unit, minimum, maximum }: GivenRate) {
  const faults: FailureDetails = {}
  const isMoney = [amount, least_per_unit, most_per_unit, minimum, maximum].some((money) => typeof money === 'number')
  if (typeof percent !== 'number' && typeof amount !== 'number') faults.percent = texts.noRate
  if (isMoney && !currency) faults.currency = texts.noCurrency
  return faults
}

/** What is asked as the calculation takes it; it must have no faults. */
export function readLandedInput(asked: LandedCostInput, { today, rows, exchange }: KnownRates): LandedInput {
  const { destination, from, mode, incoterm, currency } = asked
  const prices = readPrices(asked, exchange)
  const read = (decimal: number) => readMoney(decimal, currency)
  const readOrNull = (decimal: number | null) => (decimal === null ? null : read(decimal))
  return {
    destination,
    basis: valueBasisOf(destination),
    mode,
    incoterm,
    currency,
    day: asked.day ?? today,
    lines: asked.lines.map((line, at) => ({
      hs: tidyHts(line.hs ?? null),
      origin: line.origin ?? null,
      quantity: line.quantity,
      price: prices[at] ?? 0,
      measures: readMeasures(line),
    })),
    originCosts: isOriginInPrice(incoterm) ? 0 : read(asked.origin_costs ?? 0),
    freight: readOrNull(asked.freight),
    onward: readOrNull(asked.onward),
    insurance: asked.insurance === undefined ? { rate: asked.insurance_rate ?? 0 } : { amount: read(asked.insurance) },
    hasProofOfOrigin: asked.proof_of_origin ?? false,
    isCleared: needsClearance(from ?? '', destination),
    isTaxRecoverable: asked.is_tax_recoverable ?? true,
    rates: joinRates(rows, asked.rates ?? []),
    exchange,
  }
}

/** What each line costs, in the currency of the calculation. */
function readPrices({ lines, currency }: LandedCostInput, exchange: KnownRates['exchange']): number[] {
  return lines.map(({ unit_price, quantity, currency: own = currency }) => {
    const total = totalOf(readUnitPrice(unit_price), quantity, own)
    const way = own === currency ? undefined : exchange(own)
    return way ? convertAmount(total, way) : total
  })
}

function readMeasures({ quantity, net_kg, litres, square_metres }: LandedCostInput['lines'][number]): Measures {
  return {
    piece: quantity,
    ...(net_kg !== undefined && { kg: net_kg }),
    ...(litres !== undefined && { litre: litres }),
    ...(square_metres !== undefined && { square_metre: square_metres }),
  }
}

/** The given rates first: of their kinds no other counts. Facts that ship give way to rows of an operator for the same thing. */
function joinRates(rows: readonly TariffRow[], given: readonly GivenRate[]): TariffRow[] {
  const said = given.map((rate) =>
    makeTariffRow({ name: rate.kind, valid_from: '1900-01-01', source: texts.givenRate, ...rate }),
  )
  const kinds = new Set(said.map(({ kind }) => kind))
  // A row for some goods only leaves the fact to the others.
  const replaced = new Set(
    rows
      .filter(({ hs, origin }) => hs === '' && origin === null)
      .map(({ country, kind, name }) => `${country} ${kind} ${name}`),
  )
  const facts = publicFacts.filter(({ country, kind, name }) => !replaced.has(`${country} ${kind} ${name}`))
  return [...said, ...[...rows, ...facts].filter(({ kind }) => !kinds.has(kind))]
}
