import { isDay } from '../trade/dates.ts'

/** What the address of the form for a new RFQ says: the product it begins with, or the goods in words; how many, counted in what, and by when (ISO date). */
export type NewRfqAddress = { product?: string; goods?: string; quantity?: number; unit?: string; day?: string }

/** Reads what an address says; what is impossible is left out. */
export function readNewRfqAddress(raw: Record<string, unknown>): NewRfqAddress {
  const product = readText(raw.product, 220)
  const goods = readText(raw.goods, 200).trim()
  const unit = readText(raw.unit, 30).trim()
  const quantity = Number(raw.quantity)
  const day = readText(raw.day, 10)
  return {
    ...(/^[a-z0-9]+(-[a-z0-9]+)*$/.test(product) && { product }),
    ...(goods && { goods }),
    ...(Number.isInteger(quantity) && quantity >= 1 && quantity <= 1_000_000_000 && { quantity }),
    ...(unit && { unit }),
    ...(isDay(day) && { day }),
  }
}

function readText(value: unknown, longest: number): string {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  return text.length <= longest ? text : ''
}
