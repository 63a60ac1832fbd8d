import type { ReadTariff, TariffFileTerms, TariffRecord } from './file-shapes.ts'
import { makeTariffRow } from './make-row.ts'
import { tariffMessages as texts } from './messages.ts'
import { type ReadRate, readUsRate, readUsSpecial } from './read-us-rate.ts'
import type { TariffRow } from './shapes.ts'
import { usProgrammes } from './us-programmes.ts'

/** The columns of the export, as its CSV and its JSON call them, in small letters without what is no letter. */
const columns = {
  code: ['htsnumber', 'htsno'],
  general: ['generalrateofduty', 'general'],
  special: ['specialrateofduty', 'special'],
} as const

/** Whether a file with these columns is the tariff of the United States. */
export function isUsitc(titles: readonly string[]): boolean {
  const tidy = titles.map(tidyTitle)
  return [columns.code, columns.general].every((names) => names.some((name) => tidy.includes(name)))
}

/**
 * The duties of the United States out of its tariff: the rate stands on the line of eight digits (or of four or six, where nothing is below it), and the lines below inherit it, so that they
 * need no row. A preference is a row of its own for each country of its programme. Codes of chapters 98 and 99 are no goods and left out.
 */
export function readUsitc(records: readonly TariffRecord[], { valid_from, source }: TariffFileTerms): ReadTariff {
  const rows: TariffRow[] = []
  const faults: ReadTariff['faults'] = []
  const leftOut = new Map<string, number>()
  const leave = (what: string) => leftOut.set(what, (leftOut.get(what) ?? 0) + 1)
  for (const { row, cells } of records) {
    const read = readerOf(cells)
    const hs = read('code').replace(/[.\s]/g, '')
    const general = tidyRate(read('general'))
    if (hs === '' || general === '') continue
    if (!/^\d{4,10}$/.test(hs)) {
      faults.push({ row, column: 'HTS Number', text: read('code').slice(0, 60), reason: texts.noCode })
      continue
    }
    if (/^9[89]/.test(hs)) {
      leave(texts.noGoods)
      continue
    }
    const rate = readUsRate(general)
    if (!rate) {
      faults.push({ row, column: 'General Rate of Duty', text: general.slice(0, 60), reason: texts.rateUnread })
      continue
    }
    const duty = { country: 'US', hs, kind: 'duty' as const, name: 'Duty', valid_from, source }
    rows.push(makeTariffRow({ ...duty, ...rate }))
    if (isFree(rate)) continue
    const special = tidyRate(read('special'))
    const programmes = readUsSpecial(special)
    if (special !== '' && programmes.length === 0)
      faults.push({ row, column: 'Special Rate of Duty', text: special.slice(0, 60), reason: texts.rateUnread })
    for (const preference of programmes)
      for (const code of preference.programmes) {
        const programme = usProgrammes[code.replace(/[+*]$/, '')]
        if (!programme) leave(texts.programme(code))
        for (const origin of programme?.origins ?? [])
          rows.push(makeTariffRow({ ...duty, ...preference.rate, origin, programme: programme?.name ?? null }))
      }
  }
  return { rows: withoutTwice(rows), faults, left_out: Object.fromEntries([...leftOut].sort()) }
}

function readerOf(cells: TariffRecord['cells']) {
  const byTitle = new Map(Object.entries(cells).map(([title, cell]) => [tidyTitle(title), cell]))
  return (column: keyof typeof columns) =>
    columns[column]
      .map((name) => byTitle.get(name))
      .find((cell) => cell !== undefined)
      ?.trim() ?? ''
}

function tidyTitle(title: string): string {
  return title.toLowerCase().replace(/[^a-z]/g, '')
}

/** Without the marks of footnotes, which point to additional duties: those are rows of their own. */
function tidyRate(text: string): string {
  return text
    .replace(/\s*\b\d+\/\s*/g, ' ')
    .replace(/<\/?[^>]+>/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}

function isFree({ percent, amount }: ReadRate): boolean {
  return percent === 0 && amount === null
}

/** A programme may stand twice, as S and S+; the better rate first is what a column says. */
function withoutTwice(rows: readonly TariffRow[]): TariffRow[] {
  const seen = new Set<string>()
  return rows.filter(({ hs, origin, programme }) => {
    const key = `${hs} ${origin} ${programme}`
    const isNew = !seen.has(key)
    seen.add(key)
    return isNew
  })
}
