import type { ChangeEvent } from 'react'

/** The names of the fields that hold such a value. */
export type NameOf<Values, Value> = {
  [Name in keyof Values]: Values[Name] extends Value ? Name : never
}[keyof Values] &
  string

type Bound<Values> = {
  values: Values
  errors: Readonly<Record<string, string>>
  idOf: (field: string) => string
  set: (part: Partial<Values>) => void
}

/** What ties a control to a field: its id, what stands in it, what is wrong with it, and how it is changed. */
export function bindControls<Values extends object>({ values, errors, idOf, set }: Bound<Values>) {
  const part = (name: string, value: unknown) => set({ [name]: value } as Partial<Values>)
  return {
    /** Any control that takes a value and hands over another one. */
    field: <Name extends keyof Values & string>(name: Name) => ({
      id: idOf(name),
      value: values[name],
      error: errors[name],
      onChange: (value: Values[Name]) => part(name, value),
    }),
    /** A text field, an area, or a list of the platform. */
    text: (name: NameOf<Values, string>) => ({
      id: idOf(name),
      value: values[name] as string,
      error: errors[name],
      onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) =>
        part(name, event.target.value),
    }),
    /** A checkbox. */
    tick: (name: NameOf<Values, boolean>) => ({
      id: idOf(name),
      checked: values[name] as boolean,
      error: errors[name],
      onChange: (event: ChangeEvent<HTMLInputElement>) => part(name, event.target.checked),
    }),
  }
}
