import { unionsOf } from '../trade/customs-unions.ts'
import type { TariffRow } from './shapes.ts'

/** What decides which rows hold. `hs` in digits, `origin` an ISO code, `day` ISO. */
export type ImportedGoods = {
  destination: string
  hs: string | null
  origin: string | null
  day: string
  mode: string
}

/** The rows that hold for goods. */
export type FoundRates = {
  /** The duty everybody pays; nothing where none is known. */
  general: TariffRow | undefined
  /** The duties with a proof of origin, each programme's best. */
  preferential: TariffRow[]
  /** Duties of codes below a code that is not exact enough: one of them will hold. */
  narrower: TariffRow[]
  additional: TariffRow[]
  fees: TariffRow[]
  taxes: TariffRow[]
}

/**
 * Finds, of rows in any order, those that hold on the day: the longest beginning of the customs code wins, of equals the one for the very origin, then the one that
 * began last.
 */
export function findRates(rows: readonly TariffRow[], goods: ImportedGoods): FoundRates {
  const valid = rows.filter((row) => isValid(row, goods))
  const fitting = valid.filter(({ hs }) => hs === '' || goods.hs?.startsWith(hs))
  const duties = fitting.filter(({ kind }) => kind === 'duty')
  const general = best(
    duties.filter(({ programme }) => programme === null),
    goods,
  )
  const narrower = valid.filter(
    ({ kind, hs, programme }) =>
      kind === 'duty' &&
      programme === null &&
      goods.hs !== null &&
      hs.length > goods.hs.length &&
      hs.startsWith(goods.hs),
  )
  const ofKind = (one: TariffRow['kind']) => fitting.filter(({ kind }) => kind === one)
  return {
    general,
    preferential: bestOfEach(
      duties.filter(({ programme }) => programme !== null),
      goods,
      ({ programme }) => programme ?? '',
    ),
    narrower: bestOfEach(narrower, goods, ({ hs }) => hs),
    additional: bestOfEach(ofKind('additional_duty'), goods, ({ name }) => name),
    fees: bestOfEach(ofKind('fee'), goods, ({ name }) => name),
    taxes: bestOfEach(ofKind('tax'), goods, ({ name }) => name),
  }
}

/** Whether what is due depends on where the goods are from; preferences only where `hasProof`. */
export function dependsOnOrigin(rows: readonly TariffRow[], goods: ImportedGoods, hasProof: boolean): boolean {
  return rows.some(
    (row) =>
      row.origin !== null &&
      (row.programme === null || hasProof) &&
      (row.hs === '' || goods.hs === null || goods.hs.startsWith(row.hs)) &&
      isValid({ ...row, origin: null }, goods),
  )
}

function isValid(row: TariffRow, { destination, origin, day, mode }: ImportedGoods): boolean {
  return (
    isIn(row.country, destination) &&
    (row.origin === null || (origin !== null && isIn(row.origin, origin))) &&
    row.valid_from <= day &&
    (row.valid_to === null || day <= row.valid_to) &&
    (row.only_by === null || row.only_by === mode)
  )
}

function isIn(territory: string, country: string): boolean {
  return territory === country || unionsOf(country).includes(territory)
}

function bestOfEach(rows: readonly TariffRow[], goods: ImportedGoods, keyOf: (row: TariffRow) => string): TariffRow[] {
  const groups = Map.groupBy(rows, keyOf)
  return [...groups.keys()].sort().flatMap((key) => best(groups.get(key) ?? [], goods) ?? [])
}

/** The better fit first; of equal rows always the same, whatever order they came in. */
function best(rows: readonly TariffRow[], goods: ImportedGoods): TariffRow | undefined {
  const order = (a: TariffRow, b: TariffRow) =>
    b.hs.length - a.hs.length ||
    exactness(b, goods) - exactness(a, goods) ||
    compare(b.valid_from, a.valid_from) ||
    compare(JSON.stringify(a), JSON.stringify(b))
  return rows.reduce<TariffRow | undefined>((first, row) => (first && order(first, row) <= 0 ? first : row), undefined)
}

/** A country itself before its union, and the very origin before a union of origins before any. */
function exactness({ country, origin }: TariffRow, goods: ImportedGoods): number {
  const ofOrigin = origin === null ? 0 : origin === goods.origin ? 4 : 2
  return ofOrigin + (country === goods.destination ? 1 : 0)
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
