import { findCountry } from '../countries.ts'
import { defineMessages, formatNumber, formatPlural } from '../locale.ts'
import type { Place, RouteLoad } from './route.ts'

/** What a request is about: its goods, and where something is carried or cleared its way and its load. */
export type NamedRequest = {
  first_product: string
  line_count: number
  from: Place | null
  to: Place | null
  load: RouteLoad | null
}

/**
 * A request in one line, the same in lists, on the bell, in mails and for programs. Of goods 'Olive oil and 2 more', of a shipment 'Porto → Rotterdam, 7 pallets,
 * 666 kg', of goods that cross a border 'Portugal → United States, Olive oil'.
 */
export function nameRequest(request: NamedRequest): string {
  const { from, to, load } = request
  const goods = describeGoods(request)
  if (!from || !to) return goods
  return load
    ? nameMessages.carried(nameWay(from, to), describeLoad(load))
    : nameMessages.cleared(nameWay(from, to), goods)
}

/** 'Olive oil and 2 more' */
export function describeGoods({
  first_product,
  line_count,
}: Pick<NamedRequest, 'first_product' | 'line_count'>): string {
  return line_count > 1 ? nameMessages.more(first_product, line_count - 1) : first_product
}

/** 'Porto → Rotterdam' */
export function nameWay(from: Place, to: Place): string {
  return nameMessages.way(namePlace(from), namePlace(to))
}

/** The city, else the country. */
export function namePlace({ country, place }: Place): string {
  return place || (findCountry(country)?.name ?? country)
}

/** '7 pallets, 666 kg', or in packs where no pallets were counted. */
export function describeLoad({ packs, pallets, weight_kg }: RouteLoad): string {
  return nameMessages.load(
    pallets === null ? nameMessages.packs(packs) : nameMessages.pallets(pallets),
    formatNumber(weight_kg, { maximumFractionDigits: weight_kg < 10 ? 2 : 0 }),
  )
}

const nameMessages = defineMessages({
  more: (product: string, count: number) => `${product} and ${formatNumber(count)} more`,
  way: (from: string, to: string) => `${from} → ${to}`,
  packs: (count: number) => formatPlural(count, { one: '# pack', other: '# packs' }),
  pallets: (count: number) => formatPlural(count, { one: '# pallet', other: '# pallets' }),
  load: (units: string, kilograms: string) => `${units}, ${kilograms} kg`,
  carried: (way: string, load: string) => `${way}, ${load}`,
  cleared: (way: string, goods: string) => `${way}, ${goods}`,
})
