import { Search } from 'lucide-react'
import { joinClasses } from './join-classes.ts'
import { Select } from './select.tsx'
import { TextField } from './text-field.tsx'
import { useTypedSearch } from './use-typed-search.ts'

type ListSearchProps = {
  label: string
  hint: string
  value: string | undefined
  onChange: (text: string | undefined) => void
  className?: string
}

/** A search box whose words stand in the address after a pause. */
export function ListSearch({ label, hint, value, onChange, className = 'sm:w-80' }: ListSearchProps) {
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
      className={joinClasses('col-span-2', className)}
      maxLength={100}
      enterKeyHint="search"
    />
  )
}

type ListChoiceProps<Value extends string> = {
  label: string
  /** What showing everything is called; left out where one of the options always holds. */
  all?: string
  options: readonly Value[]
  name: (option: Value) => string
  value: Value | undefined
  /** Undefined is everything. */
  onChange: (value: Value | undefined) => void
  className?: string
}

/** One of a few values that a list is narrowed to. */
export function ListChoice<Value extends string>({
  label,
  all,
  options,
  name,
  value,
  onChange,
  className = 'sm:w-44',
}: ListChoiceProps<Value>) {
  const choices = options.map((option) => ({ value: option as string, label: name(option) }))
  return (
    <Select
      label={label}
      isLabelHidden
      options={all === undefined ? choices : [{ value: '', label: all }, ...choices]}
      value={value ?? ''}
      onChange={(event) => onChange(options.find((option) => option === event.target.value))}
      className={joinClasses('min-w-0', className)}
    />
  )
}
