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
import { Search } from 'lucide-react'
import { Select } from '../ui/select.tsx'
import { TextField } from '../ui/text-field.tsx'
import { useTypedSearch } from '../ui/use-typed-search.ts'
import { productsTexts } from './texts.ts'

export type DeskCounts = { all: number; draft: number; published: number; hidden: number }

type ProductFiltersProps = {
  address: DeskAddress
  counts: DeskCounts | undefined
  /** Puts a part into the address, from the first page on. */
  onChange: (part: DeskAddress, isTyped?: boolean) => void
}

export function ProductFilters({ address, counts, onChange }: ProductFiltersProps) {
  const search = useTypedSearch(address.search, (text) => onChange({ search: text } as DeskAddress, true))
  const withCount = (choice: string, key: keyof DeskCounts) =>
    counts ? productsTexts.withCount(choice, counts[key]) : choice
  return (
    <search className="mb-4 grid grid-cols-2 gap-3 xl:flex">
      <TextField
        type="search"
        label={say.searchLabel}
        isLabelHidden
        placeholder={say.searchHint}
        value={search.text}
        onChange={(event) => search.type(event.target.value)}
        end={<Search size={17} aria-hidden="true" className="mr-2.5" />}
        className="col-span-2 xl:w-80"
        maxLength={100}
        enterKeyHint="search"
      />
      <Choice
        label={productsTexts.state}
        all={withCount(say.allStates, 'all')}
        options={productStates.map((value) => ({ value, label: withCount(stateNames[value], value) }))}
        value={address.state}
        onChange={(state) => onChange({ state } as DeskAddress)}
      />
      <Choice
        label={productsTexts.stock}
        all={say.allStocks}
        options={stockStates.map((value) => ({ value, label: stockNames[value] }))}
        value={address.stock}
        onChange={(stock) => onChange({ stock } as DeskAddress)}
      />
      <Choice
        label={productsTexts.missing}
        all={say.allComplete}
        options={missingParts.map((value) => ({ value, label: say.lacks(value) }))}
        value={address.missing}
        onChange={(missing) => onChange({ missing } as DeskAddress)}
      />
      <Choice
        label={productsTexts.sortBy}
        options={productOrders.map((value) => ({ value, label: orderNames[value] }))}
        value={address.sort ?? 'changed'}
        onChange={(sort) => onChange({ sort: sort === 'changed' ? undefined : sort } as DeskAddress)}
      />
    </search>
  )
}

type ChoiceProps<Value extends string> = {
  label: string
  all?: string
  options: readonly { value: Value; label: string }[]
  value: Value | undefined
  onChange: (value: Value | undefined) => void
}

function Choice<Value extends string>({ label, all, options, value, onChange }: ChoiceProps<Value>) {
  return (
    <Select
      label={label}
      isLabelHidden
      options={all === undefined ? options : [{ value: '', label: all }, ...options]}
      value={value ?? ''}
      onChange={(event) => onChange(options.find((option) => option.value === event.target.value)?.value)}
      className="min-w-0 xl:w-48"
    />
  )
}
