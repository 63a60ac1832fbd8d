import { defaultSort, sorts } from '@fairquay/contract/catalogue/address.ts'
import { filterMessages } from '@fairquay/contract/catalogue/filter-messages.ts'
import { Select } from '../../ui/select.tsx'
import type { ListSort } from './list-place.ts'
import { listTexts } from './texts.ts'

type SortSelectProps<Sort extends ListSort> = {
  value: Sort
  onChange: (sort: Sort) => void
  isForSellers?: boolean
  /** Whether words are searched for, so that some match better than others. */
  hasWords?: boolean
  seesPrices: boolean
}

const bestMatch = { flag: 'sortBestMatch', label: filterMessages.sorts.sortBestMatch } as const

/** The sorts of docs/product.md#catalogue; those by price only where there are prices to see. */
export function SortSelect<Sort extends ListSort>({
  value,
  onChange,
  isForSellers = false,
  hasWords = false,
  seesPrices,
}: SortSelectProps<Sort>) {
  const usual = sorts.filter((sort) => (seesPrices || !sort.needsPrice) && (!isForSellers || sort.isForSellers))
  const offered = hasWords ? [bestMatch, ...usual] : usual
  const shown = offered.some(({ flag }) => flag === value) ? value : defaultSort
  return (
    <Select
      label={listTexts.sortBy}
      isLabelHidden
      className="min-w-0 grow md:min-w-40 md:grow-0"
      options={offered.map(({ flag, label }) => ({ value: flag, label }))}
      value={shown}
      onChange={(event) => {
        const next = offered.find(({ flag }) => flag === event.target.value)
        if (next) onChange(next.flag as Sort)
      }}
    />
  )
}
