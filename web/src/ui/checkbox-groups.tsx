import { useId } from 'react'
import { CheckboxGroup } from './checkbox-group.tsx'

type CheckboxGroupsProps<Value extends string> = {
  id?: string
  legend: string
  groups: readonly { name: string; options: readonly Value[] }[]
  names: Readonly<Record<Value, string>>
  /** Those that are chosen, in the order of the groups and their options. */
  value: readonly Value[]
  onChange: (value: Value[]) => void
  error?: string | undefined
}

/** Several of many, by what they are about: two groups beside each other where there is room. */
export function CheckboxGroups<Value extends string>({
  id,
  legend,
  groups,
  names,
  value,
  onChange,
  error,
}: CheckboxGroupsProps<Value>) {
  const noteId = useId()
  const all = groups.flatMap(({ options }) => options)
  return (
    <fieldset id={id} aria-describedby={error ? noteId : undefined} aria-invalid={error ? true : undefined}>
      <legend className="mb-2 font-semibold">{legend}</legend>
      <div className="grid gap-4 sm:grid-cols-2">
        {groups.map(({ name, options }) => (
          <CheckboxGroup
            key={name}
            legend={name}
            options={options}
            names={names}
            value={value.filter((one) => options.includes(one))}
            onChange={(own) => {
              const others = value.filter((one) => !options.includes(one))
              onChange(all.filter((one) => others.includes(one) || own.includes(one)))
            }}
          />
        ))}
      </div>
      <p id={noteId} role="alert" className="text-sm text-brick empty:hidden">
        {error}
      </p>
    </fieldset>
  )
}
