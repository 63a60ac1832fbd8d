import { useNavigate } from '@tanstack/react-router'
import { useId } from 'react'
import { countryOptions } from '../accounts/country-options.ts'
import { Select } from '../ui/select.tsx'
import type { LanesAddress } from './lanes-address.ts'
import { rateCardTexts as texts } from './texts.ts'

const options = [{ value: '', label: texts.anyCountry }, ...countryOptions]

/** Between which countries lanes are shown: nobody turns a hundred pages to find one. */
export function LaneFilters({ address }: { address: LanesAddress }) {
  const { page: _, ...filter } = address
  const navigate = useNavigate()
  const idBase = useId()
  return (
    <div className="mb-3 grid gap-3 sm:max-w-xl sm:grid-cols-2">
      {(['from', 'to'] as const).map((end) => (
        <Select
          key={end}
          id={`${idBase}-${end}`}
          label={texts[end]}
          options={options}
          value={filter[end] ?? ''}
          onChange={({ target }) =>
            void navigate({ to: '.', search: { ...filter, [end]: target.value || undefined } as never, replace: true })
          }
        />
      ))}
    </div>
  )
}
