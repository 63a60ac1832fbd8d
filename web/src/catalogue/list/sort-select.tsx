import { defaultSort, type Sort, sorts } from '@fairquay/contract/catalogue/address.ts'
import { Select } from '../../ui/select.tsx'
import { listTexts } from './texts.ts'

type SortSelectProps = { value: Sort; onChange: (sort: Sort) => void; isForSellers?: boolean; seesPrices: boolean }

/** The sorts of docs/product.md#catalogue; those by price only where there are prices to see. */
export function SortSelect({ value, onChange, isForSellers = false, seesPrices }: SortSelectProps) {
  const offered = sorts.filter((sort) => (seesPrices || !sort.needsPrice) && (!isForSellers || sort.isForSellers))
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
        if (next) onChange(next.flag)
      }}
    />
  )
}
