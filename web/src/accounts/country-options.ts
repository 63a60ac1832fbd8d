import { countries } from '@fairquay/contract/countries.ts'
import type { SelectOption } from '../ui/select.tsx'

export const countryOptions: readonly SelectOption[] = countries.map(({ code, name }) => ({ value: code, label: name }))

/** For phone numbers: the country first, so that typing its name finds it. */
export const dialOptions: readonly SelectOption[] = countries.map(({ code, name, dial }) => ({
  value: code,
  label: `${name} +${dial}`,
}))
