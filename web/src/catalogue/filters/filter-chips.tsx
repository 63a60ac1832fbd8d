import { type CatalogueAddress, withoutFilters } from '@fairquay/contract/catalogue/address.ts'
import { Chip } from '../../ui/chip.tsx'
import type { ActiveFilter } from './active-filters.ts'
import { filtersTexts } from './texts.ts'

type FilterChipsProps = {
  active: readonly ActiveFilter[]
  address: CatalogueAddress
  onChange: (address: CatalogueAddress) => void
}

/** What the results are narrowed by, each to be taken away by itself or all at once. */
export function FilterChips({ active, address, onChange }: FilterChipsProps) {
  if (active.length === 0) return null
  return (
    <ul
      aria-label={filtersTexts.activeFilters}
      className="-mx-1 mb-5 flex items-center gap-2 overflow-x-auto px-1 py-0.5 [scrollbar-width:none] md:flex-wrap"
    >
      {active.map(({ id, name, without }) => (
        <li key={id} className="max-w-[75vw] shrink-0">
          <Chip name={name} onRemove={() => onChange(without)} />
        </li>
      ))}
      <li className="shrink-0">
        <button
          type="button"
          onClick={() => onChange(withoutFilters(address))}
          className="min-h-8 rounded-md px-2 text-sm font-medium text-quay hover:underline"
        >
          {filtersTexts.clearAll}
        </button>
      </li>
    </ul>
  )
}
