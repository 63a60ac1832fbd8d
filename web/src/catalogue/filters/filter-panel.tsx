import {
  type CatalogueAddress,
  chosenValues,
  type ListFilter,
  listFilters,
  toggleValue,
  withFilter,
} from '@fairquay/contract/catalogue/address.ts'
import { defaultPriceRange } from '@fairquay/contract/catalogue/price-range.ts'
import { Suspense } from 'react'
import { settings } from '../../settings.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { ListPlace } from '../list/list-place.ts'
import { CategoryFilter } from './category-filter.tsx'
import { ChoiceFilter } from './choice-filter.tsx'
import type { Filters, SelectFilter } from './filter-answer.ts'
import type { FilterFailure } from './filter-failure.ts'
import { FilterSection } from './filter-section.tsx'
import { PanelFailure } from './panel-failure.tsx'
import { PanelSkeleton } from './panel-skeleton.tsx'
import { panelTexts } from './panel-texts.ts'

// Guests have no price filter and need not fetch it.
const PriceFilter = lazyPart(() => import('./price-filter.tsx'), 'PriceFilter')

type FilterPanelProps = {
  filters: Filters | undefined
  /** Why there are none: they could not be loaded. */
  failure: FilterFailure | undefined
  address: CatalogueAddress
  place: ListPlace
  seesPrices: boolean
  onChange: (address: CatalogueAddress) => void
  /** Called when a link in the panel is followed, so that the phone's sheet closes. */
  onNavigate?: () => void
}

/** All filters of the catalogue, below one another: beside the results on a desktop, in a sheet on a phone. */
export function FilterPanel({ filters, failure, address, place, seesPrices, onChange, onNavigate }: FilterPanelProps) {
  if (!filters) return failure ? <PanelFailure {...failure} /> : <PanelSkeleton />
  const isEstimate = filters.isEstimate ?? false
  const span = filters.minMaxPrice
    ? { min: filters.minMaxPrice.minPrice, max: filters.minMaxPrice.maxPrice }
    : defaultPriceRange
  return (
    <div>
      {address.category || filters.categories.some(({ products }) => products > 0) ? (
        <FilterSection title={panelTexts.category}>
          <CategoryFilter
            categories={filters.categories}
            address={address}
            place={place}
            isEstimate={isEstimate}
            onNavigate={onNavigate}
          />
        </FilterSection>
      ) : null}
      {seesPrices ? (
        <FilterSection title={panelTexts.price}>
          <Suspense fallback={<Skeleton className="h-[5.75rem] w-full" />}>
            <PriceFilter
              span={span}
              currency={filters.minMaxPrice?.currency ?? settings.currency}
              day={filters.minMaxPrice?.day ?? null}
              value={address.priceRange}
              onChange={(priceRange) => onChange(withFilter(address, { priceRange }))}
            />
          </Suspense>
        </FilterSection>
      ) : null}
      {filters.select.flatMap((filter) => {
        const name = listFilterOf(filter)
        if (!name || name === 'category') return []
        const chosen = chosenValues(address, name)
        // What has nothing to choose, as where nothing was found, would be a heading over nothing.
        if (!filter.options.some(({ key, products }) => products > 0 || chosen.includes(key))) return []
        return [
          <FilterSection
            key={name}
            title={filter.title}
            startsOpen={chosen.length > 0 || name === 'country' || name === 'availability'}
          >
            <ChoiceFilter
              filter={filter}
              name={name}
              chosen={chosen}
              isEstimate={isEstimate}
              onToggle={(value) => onChange(withFilter(address, { [name]: toggleValue(address[name], value) }))}
            />
          </FilterSection>,
        ]
      })}
    </div>
  )
}

function listFilterOf(filter: SelectFilter): ListFilter | undefined {
  return listFilters.find((name) => name === filter.query)
}
