import type { Readable } from 'node:stream'
import { type ProductChoice, usualOrder, usualSort } from '@fairquay/contract/figures/address.ts'
import type { FigureFileFormat } from '@fairquay/contract/figures/endpoints.ts'
import { dayColumns, productColumns, searchColumns, stockColumns } from '@fairquay/contract/figures/file-columns.ts'
import { type Period, periodBefore } from '@fairquay/contract/figures/period.ts'
import { stateNames } from '@fairquay/contract/products/page-messages.ts'
import type { Database } from '../database.ts'
import { type TableRows, writeTable } from '../write-table.ts'
import { findProducts } from './find-products.ts'
import { findRunningLow } from './find-running-low.ts'
import { findSearches } from './find-searches.ts'
import type { Whose } from './find-totals.ts'
import { presentProduct } from './present.ts'
import { readFigures } from './read-figures.ts'
import { isKept } from './read-period.ts'

type Clock = { now: Date; keptDays: number }

/** Far above what one company offers. */
const mostRows = 200_000

/** A row for each day of a period, the oldest first. */
export async function exportDays(
  db: Database,
  whose: Whose,
  period: Period,
  format: FigureFileFormat,
  clock: Clock,
): Promise<Readable> {
  const { figures } = await readFigures(db, whose, period, clock)
  const names = Object.keys(dayColumns).filter((name) => name !== 'day')
  const ordered = names.map((name) => figures.find((figure) => figure.name === name)?.days ?? [])
  async function* rows(): TableRows {
    yield Object.values(dayColumns)
    for (const [at, { day }] of (ordered[0] ?? []).entries())
      yield [day, ...ordered.map((days) => days[at]?.count ?? 0)]
  }
  return writeTable(format, 'Days', rows())
}

/** A row for each product, in the usual order of those that are chosen. */
export async function exportProducts(
  db: Database,
  companyId: number,
  { period, only }: { period: Period; only: ProductChoice | undefined },
  format: FigureFileFormat,
  { now, keptDays }: Clock,
): Promise<Readable> {
  const before = periodBefore(period)
  const isBeforeKept = isKept(before, keptDays, now)
  const found = await findProducts(db, {
    companyId,
    period,
    before,
    search: '',
    only,
    sort: usualSort(only),
    order: usualOrder(usualSort(only)),
    limit: mostRows,
    offset: 0,
  })
  async function* rows(): TableRows {
    yield Object.values(productColumns)
    for (const row of found) {
      const { ordered, image: _, state, views_before, priced_at, ...figures } = presentProduct(row, isBeforeKept)
      const cells: Record<Exclude<keyof typeof productColumns, 'value' | 'currency'>, string | number> = {
        ...figures,
        state: stateNames[state],
        views_before: views_before ?? '',
        priced: priced_at?.slice(0, 10) ?? '',
      }
      const titles = Object.keys(productColumns) as (keyof typeof productColumns)[]
      const [first = { value: '', currency: '' }, ...others] = ordered
      yield titles.map((name) => ({ ...cells, ...first })[name])
      for (const other of others)
        yield titles.map((name) => ({ id: cells.id, name: cells.name, ...other })[name as 'id'] ?? '')
    }
  }
  return writeTable(format, 'Products', rows())
}

/** A row for each combination that runs low, the soonest first. */
export async function exportRunningLow(
  db: Database,
  companyId: number,
  period: Period,
  format: FigureFileFormat,
): Promise<Readable> {
  const { rows: found } = await findRunningLow(db, companyId, period, { limit: mostRows, offset: 0 })
  const titles = Object.keys(stockColumns) as (keyof typeof stockColumns)[]
  async function* rows(): TableRows {
    yield Object.values(stockColumns)
    for (const row of found) yield titles.map((name) => row[name] ?? '')
  }
  return writeTable(format, 'Running low', rows())
}

/** A row for each search that enough have made, the usual ones first. */
export async function exportSearches(
  db: Database,
  whose: Whose,
  period: Period,
  format: FigureFileFormat,
): Promise<Readable> {
  const sort = whose === 'all' ? 'searches' : 'views'
  const found = await findSearches(db, { whose, period, isNothingOnly: false, sort, limit: mostRows, offset: 0 })
  async function* rows(): TableRows {
    yield Object.values(searchColumns)
    for (const row of found.rows) yield [row.words, row.searches, row.found_nothing, row.views]
  }
  return writeTable(format, 'Searches', rows())
}
