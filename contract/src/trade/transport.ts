import { defineMessages } from '../locale.ts'
/** A choice of a form: the value on the wire and the word people read. */
export type Choice<Value extends string> = { value: Value; label: string }

export function choices<const Value extends string>(labels: Readonly<Record<Value, string>>): readonly Choice<Value>[] {
  return (Object.entries(labels) as [Value, string][]).map(([value, label]) => ({ value, label }))
}

/** The word people read for a value; the value itself where there is none. */
export function nameChoice(list: readonly Choice<string>[], value: string): string {
  return list.find((choice) => choice.value === value)?.label ?? value
}

/** How goods travel. */
export const transportTypes = choices(defineMessages({ air: 'Air', boat: 'Boat', rail: 'Rail', truck: 'Truck' }))
/** The same within a sentence: 'only by boat'. */
export const onlyByTransport: Readonly<Record<string, string>> = defineMessages({
  air: 'only by air',
  boat: 'only by boat',
  rail: 'only by rail',
  truck: 'only by truck',
})
export type TransportType = (typeof transportTypes)[number]['value']
