import {
  type DeskAddress,
  missingParts,
  productOrders,
  productStates,
  stockStates,
} from '@fairquay/contract/products/address.ts'
import {
  orderNames,
  productPageMessages as say,
  stateNames,
  stockNames,
} from '@fairquay/contract/products/page-messages.ts'
import { ListChoice, ListSearch } from '../ui/list-filters.tsx'
import { productsTexts } from './texts.ts'

export type DeskCounts = { all: number; draft: number; published: number; hidden: number }

type ProductFiltersProps = {
  address: DeskAddress
  counts: DeskCounts | undefined
  /** Puts a part into the address, from the first page on. */
  onChange: (part: DeskAddress, isTyped?: boolean) => void
}

export function ProductFilters({ address, counts, onChange }: ProductFiltersProps) {
  const withCount = (choice: string, key: keyof DeskCounts) =>
    counts ? productsTexts.withCount(choice, counts[key]) : choice
  return (
    <search className="mb-4 grid grid-cols-2 gap-3 xl:flex">
      <ListSearch
        label={say.searchLabel}
        hint={say.searchHint}
        value={address.search}
        onChange={(text) => onChange({ search: text } as DeskAddress, true)}
        className="xl:w-80"
      />
      <ListChoice
        label={productsTexts.state}
        all={withCount(say.allStates, 'all')}
        options={productStates}
        name={(value) => withCount(stateNames[value], value)}
        value={address.state}
        onChange={(state) => onChange({ state } as DeskAddress)}
        className="xl:w-48"
      />
      <ListChoice
        label={productsTexts.stock}
        all={say.allStocks}
        options={stockStates}
        name={(value) => stockNames[value]}
        value={address.stock}
        onChange={(stock) => onChange({ stock } as DeskAddress)}
        className="xl:w-48"
      />
      <ListChoice
        label={productsTexts.missing}
        all={say.allComplete}
        options={missingParts}
        name={(value) => say.lacks(value)}
        value={address.missing}
        onChange={(missing) => onChange({ missing } as DeskAddress)}
        className="xl:w-48"
      />
      <ListChoice
        label={productsTexts.sortBy}
        options={productOrders}
        name={(value) => orderNames[value]}
        value={address.sort ?? 'changed'}
        onChange={(sort) => onChange({ sort: sort === 'changed' ? undefined : sort } as DeskAddress)}
        className="xl:w-48"
      />
    </search>
  )
}
