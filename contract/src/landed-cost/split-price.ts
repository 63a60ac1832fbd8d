import { calculateInsurance, percentOf } from '../customs/duty.ts'
import type { Amount } from '../money.ts'
import { type IncotermCode, incoterms } from '../trade/incoterms.ts'

/** What is asked to pay, and what is known of what is in it. Minor units of one currency. */
export type Price = {
  incoterm: IncotermCode
  price: Amount
  /** From the seller's premises until the goods are on board: what EXW and FCA leave to the buyer. */
  originCosts: Amount
  /** To the border of the importing market. */
  freight: Amount
  /** From the border to where the goods go. */
  onward: Amount
  /** An amount, or a rate in percent of which 110 % of goods, freight and premium are insured. */
  insurance: { amount: Amount } | { rate: number }
}

/** The goods on board in the exporting market, and the premium. */
export type SplitPrice = { goods: Amount; insurance: Amount }

/** 110 % are insured. */
const insuredShare = 1.1

/** The rules under which the price has the freight in it, and those with what comes after the border too. */
const withFreight: readonly IncotermCode[] = ['CFR', 'CPT', 'CIF', 'CIP', 'DAP', 'DPU', 'DDP']
const withOnward: readonly IncotermCode[] = ['DAP', 'DPU', 'DDP']

export function isFreightInPrice(code: IncotermCode): boolean {
  return withFreight.includes(code)
}
export function isInsuranceInPrice(code: IncotermCode): boolean {
  // Who delivers to the destination bears the risk until then, and has it in the price.
  return incoterms[code].insurance !== null || withOnward.includes(code)
}
export function isOnwardInPrice(code: IncotermCode): boolean {
  return withOnward.includes(code)
}
export function isOriginInPrice(code: IncotermCode): boolean {
  return !(code === 'EXW' || code === 'FCA' || code === 'FAS')
}

/**
 * What the goods are worth on board, out of a price under any rule but DDP, whose duty and tax depend on it: see calculate.ts. Below 0 where less is asked than what is in it
 * costs.
 */
export function splitPrice({ incoterm, price, originCosts, freight, onward, insurance }: Price): SplitPrice {
  const delivered = price - (isOnwardInPrice(incoterm) ? onward : 0)
  if (isInsuranceInPrice(incoterm)) {
    // What is left is goods, freight and premium together, of which the premium is a fixed part.
    const premium = 'rate' in insurance ? percentOf(delivered, insuredShare * insurance.rate) : insurance.amount
    return { goods: delivered - freight - premium, insurance: premium }
  }
  const goods = delivered - (isFreightInPrice(incoterm) ? freight : 0) + (isOriginInPrice(incoterm) ? 0 : originCosts)
  const premium = 'rate' in insurance ? calculateInsurance(goods + freight, insurance.rate) : insurance.amount
  return { goods, insurance: premium }
}
