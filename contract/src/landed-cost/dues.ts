import { type Amount, sum } from '../money.ts'
import { allocate } from '../money-shares.ts'
import { dependsOnOrigin, type FoundRates } from '../tariffs/find-rates.ts'
import type { TariffRow, TariffUnit } from '../tariffs/shapes.ts'
import { amountOfRate, type Measures, type RateContext } from './rate-amount.ts'
import type { DueRate, Extreme, Gap, LandedGoods, LandedInput, LandedLine } from './values.ts'

/** What is due at a border: duties of each of the goods, fees and taxes on all. */

/** Adds to one of the goods. */
export function addTo(lines: LandedLine[], at: number | null, part: 'duty' | 'fees' | 'tax', amount: Amount): void {
  const line = at === null ? undefined : lines[at]
  if (line) line[part] += amount
}

/** The duty of one of the goods and every additional duty. */
export function dutiesOf(
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
  const context = contextOf(input, goods)
  const due = (row: TariffRow): DueRate[] => {
    const base = baseOf(row, line)
    const found = amountOfRate(row, base, context)
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
export function dueOnAll(
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
