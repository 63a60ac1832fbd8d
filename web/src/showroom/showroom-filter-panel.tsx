import { toggleValue } from '@fairquay/contract/catalogue/address.ts'
import { filterMessages } from '@fairquay/contract/catalogue/filter-messages.ts'
import type { AnswerOf } from '@fairquay/contract/endpoint.ts'
import { formatNumber } from '@fairquay/contract/locale.ts'
import { type ShowroomAddress, type ShowroomFilter, withShowroomFilter } from '@fairquay/contract/showroom/address.ts'
import type { getShowroomFilters } from '@fairquay/contract/showroom/endpoints.ts'
import { useState } from 'react'
import { MoreButton } from '../catalogue/filters/category-filter.tsx'
import { shownAtFirst } from '../catalogue/filters/filter-answer.ts'
import type { FilterFailure } from '../catalogue/filters/filter-failure.ts'
import { FilterSection } from '../catalogue/filters/filter-section.tsx'
import { PanelFailure } from '../catalogue/filters/panel-failure.tsx'
import { PanelSkeleton } from '../catalogue/filters/panel-skeleton.tsx'
import { Checkbox } from '../ui/checkbox.tsx'

export type ShowroomFilters = AnswerOf<typeof getShowroomFilters>
type Choice = ShowroomFilters['brands'][number]

type PanelProps = {
  filters: ShowroomFilters | undefined
  /** Why there are none: they could not be loaded. */
  failure: FilterFailure | undefined
  address: ShowroomAddress
  onChange: (address: ShowroomAddress) => void
}

/** What a showroom can be narrowed by: categories under their industries, brands and product families. What offers no choice is left out. */
export function ShowroomFilterPanel({ filters, failure, address, onChange }: PanelProps) {
  if (!filters) return failure ? <PanelFailure {...failure} /> : <PanelSkeleton rows={4} />
  const choices = (name: ShowroomFilter, offered: readonly Choice[]) => (
    <ChoiceList
      offered={offered}
      chosen={address[name]?.split(',') ?? []}
      onToggle={(id) => onChange(withShowroomFilter(address, name, toggleValue(address[name], id)))}
    />
  )
  const { categories, brands, families } = filters
  return (
    <div>
      {categories.length > 0 ? (
        <FilterSection title={filterMessages.titles.category}>
          {categories.map(({ industry, industries }) => (
            <div key={industry} className="mb-2">
              {categories.length > 1 ? <p className="pt-1 text-sm text-faint">{industry}</p> : null}
              {choices('category', industries)}
            </div>
          ))}
        </FilterSection>
      ) : null}
      {brands.length > 0 ? (
        <FilterSection title={filterMessages.titles.brand}>{choices('brand', brands)}</FilterSection>
      ) : null}
      {families.length > 0 ? (
        <FilterSection title={filterMessages.titles.family}>{choices('family', families)}</FilterSection>
      ) : null}
    </div>
  )
}

type ChoiceListProps = { offered: readonly Choice[]; chosen: readonly string[]; onToggle: (id: string) => void }

function ChoiceList({ offered, chosen, onToggle }: ChoiceListProps) {
  const [showsAll, setShowsAll] = useState(false)
  const chosenOrLeft = offered.filter(({ id, products }) => products > 0 || chosen.includes(String(id)))
  const shown = chosenOrLeft.filter(({ id }, index) => showsAll || index < shownAtFirst || chosen.includes(String(id)))
  return (
    <>
      <ul>
        {shown.map(({ id, name, products }) => (
          <li key={id} className="flex items-center justify-between gap-2">
            <Checkbox
              className="min-w-0"
              label={name}
              checked={chosen.includes(String(id))}
              onChange={() => onToggle(String(id))}
            />
            <span className="tabular text-xs text-faint">{formatNumber(products)}</span>
          </li>
        ))}
      </ul>
      {chosenOrLeft.length > shownAtFirst ? (
        <MoreButton isOpen={showsAll} onToggle={() => setShowsAll(!showsAll)} />
      ) : null}
    </>
  )
}
