import { toggleValue } from '@fairquay/contract/catalogue/address.ts'
import {
  type ShowroomAddress,
  showroomFilters,
  withoutShowroomFilters,
  withShowroomFilter,
} from '@fairquay/contract/showroom/address.ts'
import { Chip } from '../ui/chip.tsx'
import type { ShowroomFilters } from './showroom-filter-panel.tsx'
import { showroomTexts } from './texts.ts'

type ChipsProps = {
  filters: ShowroomFilters | undefined
  address: ShowroomAddress
  onChange: (address: ShowroomAddress) => void
}

/** What the showroom is narrowed by, each to be taken away by itself or all at once. */
export function ShowroomChips({ filters, address, onChange }: ChipsProps) {
  const active = showroomFilters.flatMap((filter) =>
    (address[filter]?.split(',') ?? []).map((id) => ({ filter, id, name: nameOf(filters, filter, id) })),
  )
  if (active.length === 0) return null
  return (
    <ul aria-label={showroomTexts.activeFilters} className="mb-5 flex flex-wrap items-center gap-2">
      {active.map(({ filter, id, name }) => (
        <li key={`${filter}:${id}`} className="max-w-full">
          <Chip
            name={name}
            onRemove={() => onChange(withShowroomFilter(address, filter, toggleValue(address[filter], id)))}
          />
        </li>
      ))}
      <li>
        <button
          type="button"
          onClick={() => onChange(withoutShowroomFilters(address))}
          className="min-h-8 rounded-md px-2 text-sm font-medium text-quay hover:underline"
        >
          {showroomTexts.clearAll}
        </button>
      </li>
    </ul>
  )
}

function nameOf(filters: ShowroomFilters | undefined, filter: (typeof showroomFilters)[number], id: string): string {
  const offered = {
    brand: filters?.brands ?? [],
    category: filters?.categories.flatMap(({ industries }) => industries) ?? [],
    family: filters?.families ?? [],
  }[filter]
  return offered.find((choice) => String(choice.id) === id)?.name ?? showroomTexts.unknownFilter
}
