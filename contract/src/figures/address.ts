import { isDay } from '../trade/dates.ts'
import type { FigureName } from './figure-names.ts'
import { countDays, mostPeriodDays, type Period, type PeriodName, periodNamed, periodNames } from './period.ts'
import { type ChartStep, chartSteps } from './steps.ts'

/** Columns of the table of products; what is not said is the first, largest first. */
export const productSorts = [
  'views',
  'trend',
  'adds',
  'requests',
  'offers',
  'orders',
  'quantity',
  'value',
  'priced',
  'name',
] as const
export type ProductSort = (typeof productSorts)[number]

/** Which products of a table: what is on the market and nobody looked at in the period, or has had the same prices for so many days. */
export const productChoices = ['unseen', 'prices-90', 'prices-180', 'prices-365'] as const
export type ProductChoice = (typeof productChoices)[number]

/** For how many days the prices of a choice have stood; undefined where it is not about prices. */
export function daysOfPrices(choice: ProductChoice | undefined): number | undefined {
  return choice?.startsWith('prices-') ? Number(choice.slice('prices-'.length)) : undefined
}

/** What a table is sorted by when nothing is said: what has not been priced for longest, where prices are looked for. */
export function usualSort(choice: ProductChoice | undefined): ProductSort {
  return daysOfPrices(choice) === undefined ? 'views' : 'priced'
}

/** Names from A, prices from the oldest, figures from the largest. */
export function usualOrder(sort: ProductSort): 'asc' | 'desc' {
  return sort === 'name' || sort === 'priced' ? 'asc' : 'desc'
}

/** Stock that lasts for fewer days at the pace of the period is about to run out. */
export const soonDays = 30

/** What the chart can show, the usual one first. */
export const chartedFigures = [
  'views',
  'showroom_views',
  'adds',
  'requests',
  'offers',
  'orders',
] as const satisfies readonly FigureName[]

/** From this many companies or networks on, within a month, words that were searched for are shown. */
export const fewestSearchers = 3

/** Orders of the table of searches, the usual one of sellers first; always largest first, words by the alphabet. */
export const searchSorts = ['views', 'searches', 'found_nothing', 'words'] as const
export type SearchSort = (typeof searchSorts)[number]

/** The parts of the page of figures. */
export const figureViews = ['overview', 'products', 'stock', 'searches'] as const
export type FigureView = (typeof figureViews)[number]

/** What the address of the page of figures says: only what differs from the overview of the last 30 days. */
export type FiguresAddress = {
  view?: FigureView
  figure?: FigureName
  step?: ChartStep
  period?: PeriodName
  /** Of a period of one's own; ISO days. */
  from?: string
  to?: string
  sort?: ProductSort
  order?: 'asc' | 'desc'
  search?: string
  /** Of the table of products. */
  only?: ProductChoice
  /** Of the table of searches. */
  by?: SearchSort
  /** Only searches that found nothing. */
  nothing?: true
  page?: number
}

/** Reads what an address says; what is impossible is left out, as if it were not there. */
export function readFiguresAddress(raw: Record<string, unknown>): FiguresAddress {
  const view = figureViews.find((known) => known === raw.view && known !== 'overview')
  const period = periodNames.find((known) => known === String(raw.period) && known !== '30')
  const figure = chartedFigures.find((known) => known === raw.figure && known !== 'views')
  const step = chartSteps.find((known) => known === raw.step)
  const [from, to] = period === 'own' ? [readDay(raw.from), readDay(raw.to)] : []
  const only = productChoices.find((known) => known === raw.only)
  const sort = productSorts.find((known) => known === raw.sort && known !== usualSort(only))
  const by = searchSorts.find((known) => known === raw.by)
  const order = (['asc', 'desc'] as const).find((known) => known === raw.order)
  const search =
    typeof raw.search === 'string' || typeof raw.search === 'number' ? String(raw.search).slice(0, 100) : ''
  const page = Number(raw.page)
  return {
    ...(view && { view }),
    ...(figure && { figure }),
    ...(step && { step }),
    ...(period && { period }),
    ...(from && { from }),
    ...(to && { to }),
    ...(only && { only }),
    ...(sort && { sort }),
    ...(order && { order }),
    ...(search.trim() && { search }),
    ...(by && { by }),
    ...((raw.nothing === true || raw.nothing === 'true') && { nothing: true as const }),
    ...(Number.isInteger(page) && page > 1 && page <= 10_000 && { page }),
  }
}

function readDay(value: unknown): string | undefined {
  return typeof value === 'string' && isDay(value) ? value : undefined
}

/** The days an address means. A period of one's own that lacks an end begins 30 days before the other, or ends today. */
export function periodOf({ period = '30', from, to }: FiguresAddress, today: string): Period {
  if (period !== 'own') return periodNamed(period, today)
  const end = to ?? today
  return { from: from ?? periodNamed('30', end).from, to: end }
}

/** Why figures of a period cannot be had; undefined when they can. */
export function refusePeriod(period: Period): 'backwards' | 'long' | undefined {
  if (period.from > period.to) return 'backwards'
  return countDays(period) > mostPeriodDays ? 'long' : undefined
}

/** The address with a part changed: another period, order or search begins at the first page of the table. */
export function withFiguresPart(
  { page: _, ...address }: FiguresAddress,
  part: { [Name in keyof FiguresAddress]?: FiguresAddress[Name] | undefined },
): FiguresAddress {
  return readFiguresAddress({ ...address, ...part })
}
