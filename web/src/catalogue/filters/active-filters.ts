import {
  type CatalogueAddress,
  chosenValues,
  listFilters,
  toggleValue,
  withCategory,
  withFilter,
} from '@fairquay/contract/catalogue/address.ts'
import { defaultPriceRange, readPriceRange } from '@fairquay/contract/catalogue/price-range.ts'
import { formatUnitPrice, roundUnitPrice } from '@fairquay/contract/money.ts'
import { type Filters, findIndustry, findSubIndustry } from './filter-answer.ts'
import { filtersTexts } from './texts.ts'

/** A filter that holds, in words, and the address without it. */
export type ActiveFilter = { id: string; name: string; without: CatalogueAddress }

/** Every filter of the address, one entry for each that can be taken away by itself. Prices are only told to members, in `marketCurrency` until the filters name another. */
export function listActiveFilters(
  address: CatalogueAddress,
  filters: Filters | undefined,
  seesPrices: boolean,
  marketCurrency: string,
): ActiveFilter[] {
  const active: ActiveFilter[] = []
  if (address.search)
    active.push({
      id: 'search',
      name: filtersTexts.term(address.search),
      without: withFilter(address, { search: undefined }),
    })
  if (address.supplier)
    active.push({
      id: 'supplier',
      name: address.title ?? filtersTexts.oneSeller,
      without: withFilter(address, { supplier: undefined, title: undefined }),
    })
  active.push(...listCategories(address, filters))
  for (const filter of listFilters) {
    if (filter === 'category') continue
    for (const value of chosenValues(address, filter))
      active.push({
        id: `${filter}:${value}`,
        name: nameOf(filters, filter, value),
        without: withFilter(address, {
          [filter]: toggleValue(address[filter], value),
          ...(filter === 'brand' && { title: undefined }),
        }),
      })
  }
  if (seesPrices && address.priceRange) {
    const span = filters?.minMaxPrice
    const { min, max } = readPriceRange(
      address.priceRange,
      span ? { min: span.minPrice, max: span.maxPrice } : defaultPriceRange,
    )
    const write = (end: number) => formatUnitPrice(roundUnitPrice(end), span?.currency ?? marketCurrency)
    active.push({
      id: 'priceRange',
      name: `${write(min)} – ${write(max)}`,
      without: withFilter(address, { priceRange: undefined }),
    })
  }
  return active
}

function listCategories(address: CatalogueAddress, filters: Filters | undefined): ActiveFilter[] {
  const chosen = chosenValues(address, 'category')
  if (chosen.length === 0) return []
  const industry = findIndustry(filters?.categories ?? [], chosen)
  const subIndustry = findSubIndustry(industry, chosen)
  const wholeIndustry = industry && chosen.length === industry.subIndustries.length
  if (industry && subIndustry)
    return [
      {
        id: 'category',
        name: subIndustry.name,
        without: withCategory(
          address,
          industry.subIndustries.map(({ id }) => id),
        ),
      },
    ]
  const name = wholeIndustry ? industry.name : (address.title ?? filtersTexts.categories(chosen.length))
  return [{ id: 'category', name, without: withCategory(address, []) }]
}

function nameOf(filters: Filters | undefined, filter: string, value: string): string {
  const option = filters?.select.find(({ query }) => query === filter)?.options.find(({ key }) => key === value)
  return option?.value ?? value
}
