import { calculateInsurance, calculateInsured } from '../customs/duty.ts'
import { type Amount, sum } from '../money.ts'
import { allocate } from '../money-shares.ts'
import { type FoundRates, findRates } from '../tariffs/find-rates.ts'
import { addTo, dueOnAll, dutiesOf } from './dues.ts'
import { splitPrice } from './split-price.ts'
import type { Extreme, Gap, LandedCost, LandedInput, LandedLine, LandedResult } from './values.ts'

/**
 * What goods cost at the buyer's door: price, freight, insurance, duties, fees, tax, onward transport. What is not known
 * is never taken for nothing: it is a gap, and what the goods cost then is a range, or at least so much.
 */

/** What goods cost in the end. */
export function calculateLanded(input: LandedInput): LandedResult {
  const gaps = new Map<string, Gap>()
  const note = (gap: Gap) => gaps.set(JSON.stringify(gap), gap)
  const found = input.lines.map(({ hs, origin }) =>
    findRates(input.isCleared ? input.rates : [], { ...input, hs, origin }),
  )
  if (input.freight === null) note({ code: 'FREIGHT_UNKNOWN' })
  if (input.onward === null) note({ code: 'ONWARD_UNKNOWN' })
  const least = calculateExtreme(input, found, 'least', note)
  const isOpen = [...gaps.values()].some(({ code }) => code !== 'HS_NOT_EXACT')
  return { least, most: isOpen ? undefined : calculateExtreme(input, found, 'most', note), gaps: [...gaps.values()] }
}

function calculateExtreme(
  input: LandedInput,
  found: readonly FoundRates[],
  extreme: Extreme,
  note: (gap: Gap) => void,
): LandedCost {
  if (input.incoterm === 'DDP') return insideDeliveredPrice(input, found, extreme, note)
  const prices = input.lines.map(({ price }) => price)
  const { goods, insurance } = splitPrice({
    incoterm: input.incoterm,
    price: sum(prices),
    originCosts: input.originCosts,
    freight: input.freight ?? 0,
    onward: input.onward ?? 0,
    insurance: input.insurance,
  })
  if (goods < 0) note({ code: 'PRICE_TOO_LOW' })
  return addUp(input, found, { goods: Math.max(goods, 0), insurance }, extreme, note)
}

/**
 * A price delivered duty paid has duty, fees and tax in it, which depend on what is left for the goods: the greatest value of the goods with which all of it comes to no more
 * than the price. Everything grows with the goods, so half the way is always enough.
 */
function insideDeliveredPrice(
  input: LandedInput,
  found: readonly FoundRates[],
  extreme: Extreme,
  note: (gap: Gap) => void,
): LandedCost {
  const price = sum(input.lines.map((line) => line.price))
  const { insurance: premium } = input
  const costOf = (goods: Amount) => {
    const onGoods = goods + (input.freight ?? 0)
    const insurance = 'rate' in premium ? calculateInsurance(onGoods, premium.rate) : premium.amount
    return addUp(input, found, { goods, insurance }, extreme, note)
  }
  let enough = { goods: 0, landed: costOf(0).landed }
  let tooMuch = { goods: price + 1, landed: costOf(price + 1).landed }
  for (let step = 0; tooMuch.goods - enough.goods > 1; step++) {
    // Nearly all of it grows in proportion, so that a guess by proportion is soon right to the cent; half the way is for what does not.
    const part = step % 3 < 2 ? (price - enough.landed) / (tooMuch.landed - enough.landed) : 0.5
    const guess = enough.goods + Math.floor((tooMuch.goods - enough.goods) * Math.min(Math.max(part, 0), 1))
    for (const goods of [guess, guess + 1]) {
      if (goods <= enough.goods || goods >= tooMuch.goods) continue
      const { landed } = costOf(goods)
      if (landed <= price) enough = { goods, landed }
      else tooMuch = { goods, landed }
    }
  }
  const cost = costOf(enough.goods)
  if (cost.landed > price) note({ code: 'PRICE_TOO_LOW' })
  return cost
}

function addUp(
  input: LandedInput,
  found: readonly FoundRates[],
  { goods, insurance }: { goods: Amount; insurance: Amount },
  extreme: Extreme,
  note: (gap: Gap) => void,
): LandedCost {
  const freight = input.freight ?? 0
  const onward = input.onward ?? 0
  const lines = shareOut(input, { goods, insurance, freight, onward })
  const duties = lines.flatMap((line, at) => dutiesOf(input, found[at], { line, at }, extreme, note))
  for (const { line, amount } of duties) addTo(lines, line, 'duty', amount)
  const fees = dueOnAll(input, found, lines, 'fees', note)
  const taxes = dueOnAll(input, found, lines, 'taxes', note)
  if (input.isCleared && found.some((rates) => rates.taxes.length === 0)) note({ code: 'TAX_UNKNOWN' })
  const cif = goods + freight + insurance
  const landedExcludingTax = cif + onward + sum(lines.map(({ duty, fees: due }) => duty + due))
  return {
    goods,
    insurance,
    cif,
    insured: calculateInsured(cif),
    customsValue: sum(lines.map(({ customsValue }) => customsValue)),
    duties,
    fees,
    taxes,
    lines,
    landedExcludingTax,
    landed: landedExcludingTax + sum(lines.map(({ tax }) => tax)),
  }
}

/** What is for all goods, on each of them: by weight what is carried, where all weights are known, else by value; insurance by value. */
function shareOut(
  { lines, basis }: LandedInput,
  whole: { goods: Amount; insurance: Amount; freight: Amount; onward: Amount },
): LandedLine[] {
  const prices = lines.map(({ price }) => price)
  const weights = lines.map(({ measures }) => measures.kg ?? 0)
  const carried = weights.every((weight) => weight > 0) ? weights : prices
  const goods = allocate(whole.goods, prices)
  const freight = allocate(whole.freight, carried)
  const onward = allocate(whole.onward, carried)
  const insured = goods.map((amount, index) => amount + (freight[index] ?? 0))
  const insurance = allocate(whole.insurance, insured)
  return lines.map((_, index) => {
    const own = { goods: goods[index] ?? 0, freight: freight[index] ?? 0, insurance: insurance[index] ?? 0 }
    const customsValue = basis === 'FOB' ? own.goods : own.goods + own.freight + own.insurance
    return { ...own, onward: onward[index] ?? 0, customsValue, duty: 0, fees: 0, tax: 0 }
  })
}
