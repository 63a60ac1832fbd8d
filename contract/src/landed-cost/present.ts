import { shareUnit } from '../customs/duty.ts'
import { type Amount, sum, writeMoney, writeUnitPrice } from '../money.ts'
import { payerOf } from '../trade/incoterm-legs.ts'
import { describeRate } from './describe-rate.ts'
import { gapMessages, landedMessages, unitNames } from './messages.ts'
import type { AnsweredLandedCost } from './shapes.ts'
import type { DueRate, Gap, LandedCost, LandedInput, LandedLine, LandedResult } from './values.ts'

/** What is told beside what was calculated. */
type Asked = { products: readonly (number | null)[]; freightSource?: string | undefined }

/** A calculation as the wire carries it. What depends on a gap that may be of any size is null. */
export function presentLanded(
  input: LandedInput,
  result: LandedResult,
  { products, freightSource }: Asked,
): AnsweredLandedCost {
  const { least, most, gaps } = result
  const { currency } = input
  const write = (amount: Amount) => writeMoney(amount, currency)
  const isExact = most !== undefined && most.landed === least.landed
  const known = (amount: number) => (isExact ? amount : null)
  const price = sum(input.lines.map((line) => line.price))
  const [only, ...others] = input.lines
  const due = ({ row, line, base, amount }: DueRate) => ({
    line,
    kind: row.kind,
    name: row.name,
    rate: describeRate(row),
    programme: row.programme,
    base: write(base),
    amount: write(amount),
    source: row.source,
    valid_from: row.valid_from,
  })
  const worth = (landed: Amount, quantity: number) => writeUnitPrice(shareUnit(landed, quantity, currency))
  return {
    currency,
    day: input.day,
    basis: input.basis,
    price: write(price),
    goods: write(least.goods),
    freight: input.freight === null ? null : write(input.freight),
    insurance: write(least.insurance),
    cif: write(least.cif),
    insured_value: write(least.insured),
    customs_value: write(least.customsValue),
    onward: input.onward === null ? null : write(input.onward),
    lines: least.lines.map((line, at) => {
      const goods = input.lines[at]
      const excluding = withoutTax(line)
      return {
        hs: goods?.hs ?? null,
        origin: goods?.origin ?? null,
        product_id: products[at] ?? null,
        quantity: goods?.quantity ?? 0,
        goods: write(line.goods),
        freight: write(line.freight),
        insurance: write(line.insurance),
        onward: write(line.onward),
        customs_value: write(line.customsValue),
        duty: write(line.duty),
        fees: write(line.fees),
        tax: write(line.tax),
        landed: known(write(excluding + line.tax)),
        landed_excluding_tax: known(write(excluding)),
        per_unit: goods ? known(worth(excluding + costlyTax(input, line.tax), goods.quantity)) : null,
      }
    }),
    duties: least.duties.map(due),
    fees: least.fees.map(due),
    taxes: least.taxes.map(due),
    tax: {
      base: write(sum(least.taxes.map(({ base }) => base))),
      rate: onlyRate(least),
      amount: write(taxOf(least)),
      recoverable: input.isTaxRecoverable,
    },
    landed: known(write(least.landed)),
    landed_excluding_tax: known(write(least.landedExcludingTax)),
    per_unit:
      only && others.length === 0
        ? known(worth(least.landedExcludingTax + costlyTax(input, taxOf(least)), only.quantity))
        : null,
    range: { from: write(least.landed), to: most === undefined ? null : write(most.landed) },
    parts: listParts(input, least).map(({ amount, part, paid_by }) => ({
      part,
      amount: write(amount),
      paid_by,
      source: part === 'freight' || part === 'onward' ? (freightSource ?? null) : null,
    })),
    beside_price: write(Math.max(0, least.landed - price)),
    sources: listSources(least),
    gaps: gaps.map(describeGap),
    note: landedMessages.note,
  }
}

function withoutTax({ goods, freight, insurance, onward, duty, fees }: LandedLine): Amount {
  return goods + freight + insurance + onward + duty + fees
}

function taxOf({ landed, landedExcludingTax }: LandedCost): Amount {
  return landed - landedExcludingTax
}

/** What of the tax stays with the buyer. */
function costlyTax({ isTaxRecoverable }: LandedInput, tax: Amount): Amount {
  return isTaxRecoverable ? 0 : tax
}

function onlyRate({ taxes }: LandedCost): number | null {
  const rates = new Set(taxes.map(({ row }) => row.percent))
  const [rate = null] = rates
  return rates.size === 1 ? rate : null
}

/** Who pays whom for what. Under a rule that ends at the destination, the seller insures what is at their own risk. */
function listParts(input: LandedInput, cost: LandedCost) {
  const { incoterm, originCosts } = input
  const payer = (leg: Parameters<typeof payerOf>[1]) =>
    payerOf(incoterm, leg, { isInland: false }) === 'seller' ? 'seller' : 'buyer'
  const parts = [
    { part: 'goods', amount: cost.goods - originCosts, paid_by: 'seller' },
    { part: 'origin_costs', amount: originCosts, paid_by: 'buyer' },
    { part: 'freight', amount: input.freight ?? 0, paid_by: payer('main_carriage') },
    { part: 'insurance', amount: cost.insurance, paid_by: insurerOf(input) },
    { part: 'onward', amount: input.onward ?? 0, paid_by: payer('on_carriage') },
    { part: 'duties', amount: sum(cost.duties.map(({ amount }) => amount)), paid_by: payer('duty_and_tax') },
    { part: 'fees', amount: sum(cost.fees.map(({ amount }) => amount)), paid_by: payer('duty_and_tax') },
    { part: 'tax', amount: taxOf(cost), paid_by: payer('duty_and_tax') },
  ] as const
  return parts.filter(({ amount }) => amount !== 0)
}

function insurerOf({ incoterm }: LandedInput): 'seller' | 'buyer' {
  const isAtSellersRisk = payerOf(incoterm, 'destination_terminal') === 'seller'
  return payerOf(incoterm, 'insurance') === 'seller' || isAtSellersRisk ? 'seller' : 'buyer'
}

function listSources({ duties, fees, taxes }: LandedCost): { source: string; valid_from: string }[] {
  const all = [...duties, ...fees, ...taxes].map(({ row: { source, valid_from } }) => ({ source, valid_from }))
  return [...new Map(all.map((one) => [JSON.stringify(one), one])).values()]
}

function describeGap(gap: Gap): { code: string; line?: number; message: string } {
  switch (gap.code) {
    case 'MEASURE_UNKNOWN':
      return { code: gap.code, line: gap.line, message: gapMessages.MEASURE_UNKNOWN(gap.line + 1, unitNames[gap.unit]) }
    case 'EXCHANGE_UNKNOWN':
      return { code: gap.code, message: gapMessages.EXCHANGE_UNKNOWN(gap.currency) }
    case 'HS_UNKNOWN':
    case 'HS_NOT_EXACT':
    case 'ORIGIN_UNKNOWN':
    case 'DUTY_UNKNOWN':
      return { code: gap.code, line: gap.line, message: gapMessages[gap.code](gap.line + 1) }
    default:
      return { code: gap.code, message: gapMessages[gap.code] }
  }
}
