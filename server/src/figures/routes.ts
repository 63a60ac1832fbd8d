import { usualOrder, usualSort } from '@fairquay/contract/figures/address.ts'
import * as endpoints from '@fairquay/contract/figures/endpoints.ts'
import { figureMessages } from '@fairquay/contract/figures/messages.ts'
import { periodBefore } from '@fairquay/contract/figures/period.ts'
import { Failure } from '../failure.ts'
import { type App, implement } from '../http.ts'
import { companyOf, type Viewer } from '../session.ts'
import { makeWorkQueue, type QueueRules } from '../work-queue.ts'
import { sendTable } from '../write-table.ts'
import { exportDays, exportProducts, exportRunningLow, exportSearches } from './export-figures.ts'
import { countProducts, findProducts } from './find-products.ts'
import { findRunningLow } from './find-running-low.ts'
import { findSearches } from './find-searches.ts'
import type { Whose } from './find-totals.ts'
import { presentProduct } from './present.ts'
import { readFigures } from './read-figures.ts'
import { isKept, readPeriod } from './read-period.ts'

/** Like other exports: whoever reads slowly keeps what was read in memory as long as they like. */
const exportRules: QueueRules = {
  most: 4,
  mostWaiting: 12,
  longestWait: 10_000,
  perPerson: 2,
  refuse: { code: 'too_many', sentence: figureMessages.exportsRunning, retryAfter: 10 },
}

export function figureRoutes(app: App): void {
  const clock = () => ({ now: new Date(), keptDays: app.config.keptDays.views })

  implement(app, endpoints.getFigures, async ({ viewer, query }) => {
    const now = clock()
    return readFigures(app.db, whoseOf(viewer), readPeriod(query, now.now), now)
  })

  implement(app, endpoints.listProductFigures, async ({ viewer, query }) => {
    const { now, keptDays } = clock()
    const { page = 1, perPage = 20, search = '', only } = query
    const { sort = usualSort(only), order = usualOrder(sort) } = query
    const period = readPeriod(query, now)
    const before = periodBefore(period)
    const question = {
      companyId: companyOf(viewer).id,
      period,
      before,
      search: search.trim(),
      only,
      sort,
      order,
      limit: perPage,
      offset: (page - 1) * perPage,
    }
    const [rows, total] = await Promise.all([findProducts(app.db, question), countProducts(app.db, question)])
    const isBeforeKept = isKept(before, keptDays, now)
    return {
      period,
      data: rows.map((row) => presentProduct(row, isBeforeKept)),
      pagination: { current_page: page, per_page: perPage, total },
    }
  })

  implement(app, endpoints.listRunningLow, async ({ viewer, query }) => {
    const { page = 1, perPage = 20 } = query
    const period = readPeriod(query, new Date())
    const { rows, total } = await findRunningLow(app.db, companyOf(viewer).id, period, {
      limit: perPage,
      offset: (page - 1) * perPage,
    })
    return { period, data: rows, pagination: { current_page: page, per_page: perPage, total } }
  })

  implement(app, endpoints.listSearchFigures, async ({ viewer, query }) => {
    const { page = 1, perPage = 20, nothing } = query
    const whose = whoseOf(viewer)
    const period = readPeriod(query, new Date())
    const { rows, total } = await findSearches(app.db, {
      whose,
      period,
      isNothingOnly: whose === 'all' && nothing === 'true',
      sort: query.sort ?? (whose === 'all' ? 'searches' : 'views'),
      limit: perPage,
      offset: (page - 1) * perPage,
    })
    const pagination = { current_page: page, per_page: perPage, total }
    return { period, is_counted: app.config.countSearches, data: rows, pagination }
  })

  const runQueued = makeWorkQueue(exportRules)
  implement(app, endpoints.exportFigures, async ({ viewer, query, reply }) => {
    const { table, format } = query
    const now = clock()
    const period = readPeriod(query, now.now)
    const write = () => {
      if (table === 'days') return exportDays(app.db, whoseOf(viewer), period, format, now)
      if (table === 'searches') return exportSearches(app.db, whoseOf(viewer), period, format)
      const { id } = companyOf(viewer)
      if (table === 'stock') return exportRunningLow(app.db, id, period, format)
      return exportProducts(app.db, id, { period, only: query.only }, format, now)
    }
    return runQueued(async () => sendTable(reply, format, table, await write()), { person: viewer.userId })
  })
}

/** Sellers read their own, an operator all; who sells nothing has no figures. */
function whoseOf(viewer: Viewer): Whose {
  if (viewer.role === 'admin') return 'all'
  if (viewer.role !== 'seller') throw new Failure('not_allowed')
  return { companyId: companyOf(viewer).id }
}
