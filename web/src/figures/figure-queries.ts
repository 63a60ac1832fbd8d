import { type FiguresAddress, periodOf, refusePeriod } from '@fairquay/contract/figures/address.ts'
import {
  getFigures,
  listProductFigures,
  listRunningLow,
  listSearchFigures,
} from '@fairquay/contract/figures/endpoints.ts'
import type { Period } from '@fairquay/contract/figures/period.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../call.ts'

const perPage = 50

/** Days of figures are UTC's. */
export function readPeriodOf(address: FiguresAddress): Period {
  return periodOf(address, new Date().toISOString().slice(0, 10))
}

/** The figures of a period; while others are on their way the last ones stay. */
export function figuresQuery(address: FiguresAddress) {
  const query = readPeriodOf(address)
  return queryOptions({
    queryKey: ['figures', 'totals', query],
    queryFn: ({ signal }) => call(getFigures, { query, signal }),
    placeholderData: keepPreviousData,
    enabled: refusePeriod(query) === undefined,
  })
}

export function productFiguresQuery(address: FiguresAddress) {
  const { search, only, sort, order, page = 1 } = address
  const period = readPeriodOf(address)
  const query = {
    ...period,
    ...(search && { search }),
    ...(only && { only }),
    ...(sort && { sort }),
    ...(order && { order }),
    page,
    perPage,
  }
  return queryOptions({
    queryKey: ['figures', 'products', query],
    queryFn: ({ signal }) => call(listProductFigures, { query, signal }),
    placeholderData: keepPreviousData,
    enabled: refusePeriod(period) === undefined,
  })
}

export function runningLowQuery(address: FiguresAddress) {
  const period = readPeriodOf(address)
  const query = { ...period, page: address.page ?? 1, perPage }
  return queryOptions({
    queryKey: ['figures', 'stock', query],
    queryFn: ({ signal }) => call(listRunningLow, { query, signal }),
    placeholderData: keepPreviousData,
    enabled: refusePeriod(period) === undefined,
  })
}

/** What was searched for; an operator's order is another. */
export function searchFiguresQuery(address: FiguresAddress) {
  const { by, nothing, page = 1 } = address
  const period = readPeriodOf(address)
  const query = { ...period, ...(by && { sort: by }), ...(nothing && { nothing: 'true' as const }), page, perPage }
  return queryOptions({
    queryKey: ['figures', 'searches', query],
    queryFn: ({ signal }) => call(listSearchFigures, { query, signal }),
    placeholderData: keepPreviousData,
    enabled: refusePeriod(period) === undefined,
  })
}
