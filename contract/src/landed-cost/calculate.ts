import { calculateInsurance, calculateInsured, type ValueBasis } from '../customs/duty.ts'
import { type Amount, sum } from '../money.ts'
import { allocate } from '../money-shares.ts'
import { dependsOnOrigin, type FoundRates, findRates } from '../tariffs/find-rates.ts'
import type { TariffRow, TariffUnit } from '../tariffs/shapes.ts'
import type { IncotermCode } from '../trade/incoterms.ts'
import { amountOfRate, type Measures, type RateContext } from './rate-amount.ts'
import { splitPrice } from './split-price.ts'

/**
 * What goods cost at the buyer's door: price, freight, insurance, duties, fees, tax, onward transport. Amounts are minor units of one currency. What is not known
 * is never taken for nothing: it is a gap, and what the goods cost then is a range, or at least so much.
 */

/** One of the goods. `price` is for all of it, under the rule that was agreed. */
export type LandedGoods = {
  hs: string | null
  origin: string | null
  quantity: number
  price: Amount
  measures: Measures
}

export type LandedInput = {
  destination: string
  basis: ValueBasis
  mode: string
  incoterm: IncotermCode
  currency: string
  /** ISO. */
  day: string
  lines: readonly LandedGoods[]
  originCosts: Amount
  /** Null: not known. */
  freight: Amount | null
  onward: Amount | null
  insurance: { amount: Amount } | { rate: number }
  hasProofOfOrigin: boolean
  /** Whether the goods cross a customs border: else nothing is due on it. */
  isCleared: boolean
  /** Whether the buyer gets the tax back. */
  isTaxRecoverable: boolean
  rates: readonly TariffRow[]
  exchange: RateContext['exchange']
}

/** What is missing for one figure; `line` is the position of the goods. */
export type Gap =
  | { code: 'HS_UNKNOWN' | 'ORIGIN_UNKNOWN' | 'DUTY_UNKNOWN' | 'HS_NOT_EXACT'; line: number }
  | { code: 'MEASURE_UNKNOWN'; line: number; unit: TariffUnit }
  | { code: 'TAX_UNKNOWN' | 'FREIGHT_UNKNOWN' | 'ONWARD_UNKNOWN' | 'PRICE_TOO_LOW' }
  | { code: 'EXCHANGE_UNKNOWN'; currency: string }

/** What one row comes to. `line` is null where it is due on the shipment. */
export type DueRate = { row: TariffRow; line: number | null; base: Amount; amount: Amount }

export type LandedLine = {
  goods: Amount
  freight: Amount
  insurance: Amount
  onward: Amount
  customsValue: Amount
  duty: Amount
  fees: Amount
  tax: Amount
}

/** Everything as it would be if what is not known were the least, or the most, that it can be. */
export type LandedCost = {
  goods: Amount
  insurance: Amount
  cif: Amount
  insured: Amount
  customsValue: Amount
  duties: DueRate[]
  fees: DueRate[]
  taxes: DueRate[]
  lines: LandedLine[]
  /** Without the tax. */
  landedExcludingTax: Amount
  landed: Amount
}

/** `most` is undefined where there is no telling how much more it can be; without gaps it is what `least` is. */
export type LandedResult = { least: LandedCost; most: LandedCost | undefined; gaps: Gap[] }

type Extreme = 'least' | 'most'

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
  let enough = 0
  let tooMuch = price + 1
  while (tooMuch - enough > 1) {
    const middle = Math.floor((enough + tooMuch) / 2)
    if (costOf(middle).landed <= price) enough = middle
    else tooMuch = middle
  }
  const cost = costOf(enough)
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

function addTo(lines: LandedLine[], at: number | null, part: 'duty' | 'fees' | 'tax', amount: Amount): void {
  const line = at === null ? undefined : lines[at]
  if (line) line[part] += amount
}

/** The duty of one of the goods and every additional duty. */
function dutiesOf(
  input: LandedInput,
  rates: FoundRates | undefined,
  { line, at }: { line: LandedLine; at: number },
  extreme: Extreme,
  note: (gap: Gap) => void,
): DueRate[] {
  const goods = input.lines[at]
  if (!rates || !goods || !input.isCleared) return []
  if (goods.hs === null) note({ code: 'HS_UNKNOWN', line: at })
  if (goods.origin === null && dependsOnOrigin(input.rates, { ...input, ...goods }, input.hasProofOfOrigin))
    note({ code: 'ORIGIN_UNKNOWN', line: at })
  const due = (row: TariffRow): DueRate[] => {
    const base = baseOf(row, line)
    const found = amountOfRate(row, base, contextOf(input, goods))
    if ('amount' in found) return [{ row, line: at, base, amount: found.amount }]
    noteMissing(found, at, note)
    return []
  }
  const general = [...(rates.general ? [rates.general] : []), ...rates.narrower].flatMap(due)
  if (rates.narrower.length > 0) note({ code: 'HS_NOT_EXACT', line: at })
  else if (!rates.general && goods.hs !== null) note({ code: 'DUTY_UNKNOWN', line: at })
  const usual = pick(general, extreme)
  // Who can prove the origin takes what costs least.
  const preferred = input.hasProofOfOrigin ? pick(rates.preferential.flatMap(due), 'least') : undefined
  const chosen = preferred && (!usual || preferred.amount < usual.amount) ? preferred : usual
  return [...(chosen ? [chosen] : []), ...rates.additional.flatMap(due)]
}

function pick(due: readonly DueRate[], extreme: Extreme): DueRate | undefined {
  const sorted = due.toSorted((a, b) => a.amount - b.amount)
  return extreme === 'least' ? sorted[0] : sorted.at(-1)
}

/** Fees, or taxes: each row once for all goods it is due on, and split among them by what it is due on. */
function dueOnAll(
  input: LandedInput,
  found: readonly FoundRates[],
  lines: LandedLine[],
  kind: 'fees' | 'taxes',
  note: (gap: Gap) => void,
): DueRate[] {
  const rows = new Set(found.flatMap((rates) => rates[kind]))
  const part = kind === 'fees' ? 'fees' : 'tax'
  // None of them counts in the base of another, so the order of rows never matters.
  const bases = new Map([...rows].map((row) => [row, lines.map((line) => baseOf(row, line))] as const))
  const dues: DueRate[] = []
  for (const row of rows) {
    const on = lines.flatMap((_, at) => (found[at]?.[kind].includes(row) ? [at] : []))
    const own = on.map((at) => bases.get(row)?.[at] ?? 0)
    const base = sum(own)
    const due = amountOfRate(row, base, contextOf(input, ...on.flatMap((at) => input.lines[at] ?? [])))
    if (!('amount' in due)) {
      noteMissing(due, on[0] ?? 0, note)
      continue
    }
    for (const [index, amount] of allocate(due.amount, own).entries()) addTo(lines, on[index] ?? null, part, amount)
    dues.push({ row, line: null, base, amount: due.amount })
  }
  return dues
}

function baseOf({ base }: TariffRow, line: LandedLine): Amount {
  const delivered = line.goods + line.freight + line.insurance + line.onward + line.duty
  switch (base) {
    case 'goods_value':
      return line.goods
    case 'customs_value':
      return line.customsValue
    case 'customs_value_and_duty':
      return line.customsValue + line.duty
    case 'delivered_value':
      return delivered
    case 'landed_value':
      return delivered + line.fees
  }
}

/** The measures of all goods together; one that is not said of one of them is not known of all. */
function contextOf({ currency, exchange }: LandedInput, ...goods: readonly LandedGoods[]): RateContext {
  const measures: Measures = {}
  const units = new Set(goods.flatMap(({ measures: own }) => Object.keys(own) as TariffUnit[]))
  for (const unit of units) {
    const all = goods.map(({ measures: own }) => own[unit])
    if (all.every((one) => one !== undefined)) measures[unit] = all.reduce((total, one) => total + one, 0)
  }
  return { currency, measures, exchange }
}

function noteMissing(
  found: { missing: 'measure'; unit: TariffUnit } | { missing: 'exchange'; currency: string },
  line: number,
  note: (gap: Gap) => void,
): void {
  if (found.missing === 'measure') note({ code: 'MEASURE_UNKNOWN', line, unit: found.unit })
  else note({ code: 'EXCHANGE_UNKNOWN', currency: found.currency })
}
