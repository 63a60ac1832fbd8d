import type { TariffRow, TariffUnit } from './shapes.ts'

/** What a rate says, in the fields of a row. */
export type ReadRate = Pick<TariffRow, 'percent' | 'amount' | 'currency' | 'unit' | 'per'>

/** What the special column says: programmes with the rate that each has. */
export type SpecialRate = { programmes: string[]; rate: ReadRate }

const units: Readonly<Record<string, { unit: TariffUnit; per: number }>> = {
  kg: { unit: 'kg', per: 1 },
  g: { unit: 'kg', per: 0.001 },
  t: { unit: 'kg', per: 1000 },
  liter: { unit: 'litre', per: 1 },
  liters: { unit: 'litre', per: 1 },
  m2: { unit: 'square_metre', per: 1 },
  each: { unit: 'piece', per: 1 },
  'no.': { unit: 'piece', per: 1 },
  doz: { unit: 'piece', per: 12 },
  'doz.': { unit: 'piece', per: 12 },
}

const free: ReadRate = { percent: 0, amount: null, currency: null, unit: null, per: 1 }

/**
 * A rate as the tariff of the United States writes it: 'Free', '6.8%', '1¢/kg', '66.6¢/kg + 8.5%', '$1.035/kg + 14.9%'. Nothing for what no row can say, such as
 * 'See 9903.88.15' or a rate on the lead in the goods.
 */
export function readUsRate(text: string): ReadRate | undefined {
  const written = text.trim()
  if (/^free$/i.test(written)) return free
  const rate: ReadRate = { ...free, percent: null }
  for (const part of written.split('+')) {
    const [, percent] = /^\s*([\d.]+)\s*%\s*$/.exec(part) ?? []
    if (percent !== undefined && rate.percent === null) {
      rate.percent = Number(percent)
      continue
    }
    const measure = readMeasure(part.trim())
    if (!measure || rate.amount !== null) return undefined
    Object.assign(rate, measure)
  }
  return Number.isNaN(rate.percent) || Number.isNaN(rate.amount) ? undefined : rate
}

/** '1¢/kg', '$1.035/kg', '1.5 cents/kg'. */
function readMeasure(part: string): Pick<ReadRate, 'amount' | 'currency' | 'unit' | 'per'> | undefined {
  const [, dollars, cents, measure = ''] =
    /^(?:\$\s*([\d.]+)|([\d.]+)\s*(?:¢|cents?))\s*\/\s*([\w.]+)$/i.exec(part) ?? []
  const unit = units[measure.toLowerCase()]
  const written = dollars ?? cents
  if (!unit || written === undefined) return undefined
  return { amount: dollars === undefined ? centsToDollars(written) : Number(written), currency: 'USD', ...unit }
}

/** By moving the point, which a division of binary numbers misses: '66.6' → 0.666. */
function centsToDollars(cents: string): number {
  return Number(`${cents}e-2`)
}

/** The special column: 'Free (A+,AU,BH) 5.5% (JP)' → what each programme pays. Nothing for a part that cannot be read; parts that can are. */
export function readUsSpecial(text: string): SpecialRate[] {
  return [...text.matchAll(/([^()]+)\(([^()]+)\)/g)].flatMap(([, written = '', names = '']) => {
    const rate = readUsRate(written)
    const programmes = names.split(',').flatMap((name) => name.trim() || [])
    return rate && programmes.length > 0 ? [{ programmes, rate }] : []
  })
}
