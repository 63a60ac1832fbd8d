import { type Amount, decimalsOf, readUnitPrice, sum, type UnitPrice } from '../money.ts'

/**
 * What importing goods costs: the arithmetic of customs value, duty, fees and tax. Amounts are minor units, every line rounded half up by itself. An
 * estimate, not a customs ruling: which rates apply is what the broker says, with source and date.
 */
export const chargeTypes = ['duty', 'fee', 'tax'] as const
export type ChargeType = (typeof chargeTypes)[number]

export const chargeMethods = ['percent', 'per_unit', 'fixed'] as const
export type ChargeMethod = (typeof chargeMethods)[number]

/**
 * What a percentage is of. `goods_value`: goods on board; `customs_value`: with freight and insurance to the border where the market counts them;
 * `customs_value_and_duty`; `delivered_value`: goods, freight, insurance, onward transport and duty; `landed_value`: that and the fees. Duty and fees
 * calculated on something that they are part of themselves do not count there.
 */
export const chargeBases = [
  'goods_value',
  'customs_value',
  'customs_value_and_duty',
  'delivered_value',
  'landed_value',
] as const
export type ChargeBase = (typeof chargeBases)[number]

export type ValueBasis = 'FOB' | 'CIF'

export type Charge = {
  type: ChargeType
  method: ChargeMethod
  /** Percent, or major units of money for each unit or for all. */
  rate: number
  base: ChargeBase
  /** Of `per_unit`. */
  quantity: number | null
  /** Minor units. */
  minimum: number | null
  maximum: number | null
  /** The only way of transport it is due on; null: on every one. */
  onlyBy: string | null
  /** The goods a percentage is due on, by their value, where those are not all: a duty of one customs code among several. */
  goodsPart?: number | null
}

/** Amounts in `currency`, but for the rate in percent. */
export type Consignment = {
  currency: string
  basis: ValueBasis
  transport: string
  goodsValue: number
  freight: number
  /** Null: calculated from the rate, so that 110 % of goods, freight and insurance are insured. */
  insurance: number | null
  insuranceRate: number | null
  onward: number
  units: number
}

export type CalculatedCharge = { base: number; amount: number }
export type Landed = {
  insurance: number
  /** Goods, freight and insurance: what CIF markets take as customs value. */
  cif: number
  customsValue: number
  /** In the order given; `base` is what a percentage was taken of, 0 for the other methods. */
  charges: CalculatedCharge[]
  duty: number
  fees: number
  tax: number
  /** Duty, fees and tax. */
  total: number
  /** Everything but tax, which most importers get back. */
  landed: number
  /** Up to six decimals, as what one unit costs has elsewhere: a screw may land at 0.0042. */
  landedPerUnit: UnitPrice
}

/** How much more than its value is insured. */
const insuredShare = 110

/** The premium that insures 110 % of goods, freight and itself at `rate` percent: 45,600.00 and 3,200.00 at 0.3 % → 161.57. */
export function calculateInsurance(goodsAndFreight: number, rate: number): number {
  const r = scale(rate)
  // I = 1.1 r (FOB + F) / (1 − 1.1 r), with r in millionths of a percent and 110 in percent.
  const part = BigInt(insuredShare) * r
  return divideHalfUp(BigInt(goodsAndFreight) * part, 10_000n * rateScale - part)
}

/** What 110 % of a value is. */
export function calculateInsured(cif: number): number {
  return divideHalfUp(BigInt(cif) * BigInt(insuredShare), 100n)
}

/** Customs value, each charge, and what the goods have cost in the end. Duties come first, then fees, then taxes, whatever order they are given in. */
export function calculateImport(consignment: Consignment, charges: readonly Charge[]): Landed {
  const { basis, goodsValue, freight, onward, units } = consignment
  const insurance = consignment.insurance ?? calculateInsurance(goodsValue + freight, consignment.insuranceRate ?? 0)
  const cif = goodsValue + freight + insurance
  const customsValue = basis === 'FOB' ? goodsValue : cif
  const totals: Record<ChargeType, number> = { duty: 0, fee: 0, tax: 0 }
  const calculated = new Map<Charge, CalculatedCharge>()
  for (const type of chargeTypes) {
    // What is due of the same kind does not count in its own base, so the order of rows never matters.
    const bases: Record<ChargeBase, number> = {
      goods_value: goodsValue,
      customs_value: customsValue,
      customs_value_and_duty: customsValue + totals.duty,
      delivered_value: cif + onward + totals.duty,
      landed_value: cif + onward + totals.duty + totals.fee,
    }
    const ofType = charges.filter((charge) => charge.type === type)
    const amounts = ofType.map((charge) =>
      calculateCharge(charge, partOf(bases[charge.base], charge, goodsValue), consignment),
    )
    for (const [index, charge] of ofType.entries()) calculated.set(charge, amounts[index] ?? { base: 0, amount: 0 })
    totals[type] = sum(amounts.map(({ amount }) => amount))
  }
  const landed = cif + onward + totals.duty + totals.fee
  return {
    insurance,
    cif,
    customsValue,
    charges: charges.map((charge) => calculated.get(charge) ?? { base: 0, amount: 0 }),
    duty: totals.duty,
    fees: totals.fee,
    tax: totals.tax,
    total: totals.duty + totals.fee + totals.tax,
    landed,
    landedPerUnit: shareUnit(landed, units, consignment.currency),
  }
}

/** Freight and insurance belong to each of the goods by its value. */
function partOf(base: Amount, { goodsPart }: Charge, goodsValue: Amount): Amount {
  if (goodsPart === undefined || goodsPart === null) return base
  return goodsValue === 0 ? 0 : divideHalfUp(BigInt(base) * BigInt(goodsPart), BigInt(goodsValue))
}

/** What one of so many units is of an amount, rounded half up to six decimals. */
export function shareUnit(amount: Amount, units: number, currency: string): UnitPrice {
  const one = readUnitPrice(1) / 10 ** decimalsOf(currency)
  return divideHalfUp(BigInt(amount) * BigInt(one), BigInt(units)) as UnitPrice
}

function calculateCharge(charge: Charge, base: Amount, { transport, currency }: Consignment): CalculatedCharge {
  if (charge.onlyBy !== null && charge.onlyBy !== transport) return { base: 0, amount: 0 }
  const raw = calculateRaw(charge, base, currency)
  const amount = Math.min(Math.max(raw, charge.minimum ?? 0), charge.maximum ?? Number.MAX_SAFE_INTEGER)
  return { base: charge.method === 'percent' ? base : 0, amount }
}

function calculateRaw({ method, rate, quantity }: Charge, base: Amount, currency: string): Amount {
  if (method === 'percent') return percentOf(base, rate)
  return rateByMeasure(rate, 1, method === 'per_unit' ? (quantity ?? 0) : 1, currency)
}

/**
 * The customs value inside a price that has everything in it (DDP): onward transport, duty and tax of the given percentages.
 * 65,791.48 with 450.00 onward, 12 % and 19 % → 48,961.57.
 */
export function readCustomsValueOfDdp(price: number, onward: number, dutyRate: number, taxRate: number): number {
  const whole = 100n * rateScale
  const [duty, tax] = [whole + scale(dutyRate), whole + scale(taxRate)]
  return divideHalfUp((BigInt(price) * whole - BigInt(onward) * tax) * whole, duty * tax)
}

/** Rates and quantities count to six decimals, exactly. */
const rateScale = 1_000_000n

/** So many percent of an amount, half up. */
export function percentOf(amount: Amount, percent: number): Amount {
  return divideHalfUp(BigInt(amount) * scale(percent), 100n * rateScale)
}

/** What a rate by measure comes to in minor units: 0.01 USD for 1 of them, 2,400 of them → 2400. Rate, `per` and quantity count to six decimals. */
export function rateByMeasure(rate: number, per: number, quantity: number, currency: string): Amount {
  return divideHalfUp(scale(rate) * scale(quantity) * 10n ** BigInt(decimalsOf(currency)), rateScale * scale(per))
}

function scale(value: number): bigint {
  return BigInt(value.toFixed(6).replace('.', ''))
}

function divideHalfUp(dividend: bigint, divisor: bigint): number {
  const doubled = 2n * dividend + divisor
  const quotient = doubled / (2n * divisor)
  // BigInt rounds towards zero, half up rounds down below it.
  return Number(doubled < 0n && doubled % (2n * divisor) !== 0n ? quotient - 1n : quotient)
}
