import { Search } from 'lucide-react'
import { Select } from '../ui/select.tsx'
import { TextField } from '../ui/text-field.tsx'
import { useTypedSearch } from '../ui/use-typed-search.ts'

type ListSearchProps = {
  label: string
  hint: string
  value: string | undefined
  onChange: (text: string | undefined) => void
}

/** A search box whose words stand in the address after a pause. */
export function ListSearch({ label, hint, value, onChange }: ListSearchProps) {
  const search = useTypedSearch(value, onChange)
  return (
    <TextField
      type="search"
      label={label}
      isLabelHidden
      placeholder={hint}
      value={search.text}
      onChange={(event) => search.type(event.target.value)}
      end={<Search size={17} aria-hidden="true" className="mr-2.5" />}
      className="col-span-2 sm:w-80"
      maxLength={100}
      enterKeyHint="search"
    />
  )
}

type ChoiceProps<Value extends string> = {
  label: string
  all: string
  options: readonly Value[]
  names: Record<Value, string>
  value: Value | undefined
  onChange: (value: Value | undefined) => void
}

export function ListChoice<Value extends string>({ label, all, options, names, value, onChange }: ChoiceProps<Value>) {
  return (
    <Select
      label={label}
      isLabelHidden
      options={[{ value: '', label: all }, ...options.map((option) => ({ value: option, label: names[option] }))]}
      value={value ?? ''}
      onChange={(event) => onChange(options.find((option) => option === event.target.value))}
      className="min-w-0 sm:w-44"
    />
  )
}
