import { type CatalogueAddress, withoutFilters } from '@fairquay/contract/catalogue/address.ts'
import { Chip } from '../../ui/chip.tsx'
import type { ActiveFilter } from './active-filters.ts'

type FilterChipsProps = {
  active: readonly ActiveFilter[]
  address: CatalogueAddress
  onChange: (address: CatalogueAddress) => void
}

/** What the results are narrowed by, each to be taken away by itself or all at once. */
export function FilterChips({ active, address, onChange }: FilterChipsProps) {
  if (active.length === 0) return null
  return (
    <ul aria-label="Active filters" className="mb-5 flex flex-wrap items-center gap-2">
      {active.map(({ id, name, without }) => (
        <li key={id} className="max-w-full">
          <Chip name={name} onRemove={() => onChange(without)} />
        </li>
      ))}
      <li>
        <button
          type="button"
          onClick={() => onChange(withoutFilters(address))}
          className="min-h-8 rounded-md px-2 text-sm font-medium text-quay hover:underline"
        >
          Clear all
        </button>
      </li>
    </ul>
  )
}
