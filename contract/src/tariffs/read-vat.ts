import type { ReadTariff, TariffFileTerms } from './file-shapes.ts'
import { makeTariffRow } from './make-row.ts'
import { tariffMessages as texts } from './messages.ts'
import type { TariffRow } from './shapes.ts'

/** The list of rates of value added tax as JSON: by country its periods, each with its first day and its rates by name. */
export type VatList = { items: Record<string, { effective_from: string; rates: Record<string, unknown> }[]> }

export function isVatList(value: unknown): value is VatList {
  return typeof value === 'object' && value !== null && 'items' in value && typeof value.items === 'object'
}

/** The standard rates, each until the next begins. Reduced rates depend on the goods in a way that no list of names tells, and are left out. */
export function readVat({ items }: VatList, { source }: TariffFileTerms): ReadTariff {
  const rows: TariffRow[] = []
  const faults: ReadTariff['faults'] = []
  const leftOut: Record<string, number> = {}
  for (const [at, [country, periods]] of Object.entries(items ?? {}).entries()) {
    const isList = /^[A-Z]{2}$/.test(country) && Array.isArray(periods)
    if (!isList) {
      faults.push({ row: at + 1, column: 'country', text: country.slice(0, 60), reason: texts.wrong })
      continue
    }
    const sorted = periods
      .map(({ effective_from, rates }) => ({ from: readDay(effective_from), rates }))
      .sort((a, b) => (a.from < b.from ? -1 : 1))
    for (const [index, { from, rates }] of sorted.entries()) {
      const standard = rates?.standard
      for (const name of Object.keys(rates ?? {})) {
        if (name === 'standard') continue
        const what = texts.otherVat(name.replaceAll('_', ' ').slice(0, 60))
        leftOut[what] = (leftOut[what] ?? 0) + 1
      }
      if (typeof standard !== 'number' || standard < 0 || standard > 100) {
        faults.push({ row: at + 1, column: 'standard', text: country, reason: texts.wrong })
        continue
      }
      rows.push(
        makeTariffRow({
          country,
          kind: 'tax',
          name: 'VAT',
          percent: standard,
          valid_from: from,
          valid_to: dayBefore(sorted[index + 1]?.from),
          source: `${source}; ${texts.standardVat}`,
        }),
      )
    }
  }
  return { rows, faults, left_out: leftOut }
}

/** A list writes 0000-01-01 for what was always so. */
function readDay(day: string): string {
  return /^(19|20|21)\d\d-\d\d-\d\d$/.test(day) ? day : '1900-01-01'
}

function dayBefore(day: string | undefined): string | null {
  if (day === undefined) return null
  return new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10)
}
