import { exportMapValue } from '@fairquay/contract/company/facts.ts'
import { profilePageMessages as say } from '@fairquay/contract/company/profile-page-messages.ts'
import { countries, findCountry } from '@fairquay/contract/countries.ts'
import { Suspense, useState } from 'react'
import { ProfileSection } from '../accounts/profile-section.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { Flag } from '../ui/flag.tsx'
import { lazyPart } from '../ui/lazy-part.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { TextField } from '../ui/text-field.tsx'
import { idOf } from './field-names.ts'
import type { ProfileState } from './use-profile-form.ts'

const WorldMap = lazyPart(() => import('../company/world-map.tsx'), 'WorldMap')

/** The markets of a seller: pressed on the map, or ticked in the list, which is the way for the keyboard. */
export function ExportsSection({ state }: { state: ProfileState }) {
  const { draft, errors } = state
  const [pointedAt, setPointedAt] = useState<string | null>(null)
  const [filter, setFilter] = useState('')
  const chosen = new Set(draft.exportCountries)
  const shown = countries.filter(({ name }) => name.toLowerCase().includes(filter.trim().toLowerCase()))

  function toggle(code: string) {
    const next = chosen.has(code)
      ? draft.exportCountries.filter((one) => one !== code)
      : [...draft.exportCountries, code]
    state.change({ exportCountries: next.sort() })
  }

  return (
    <ProfileSection title={say.sections.exports} help={say.sections.exportsHelp}>
      <div className="rounded-lg border border-line bg-surface p-2">
        <Suspense fallback={<Skeleton className="aspect-[960/432] w-full" />}>
          <WorldMap
            label={say.chosen(chosen.size)}
            countries={draft.exportCountries.map((code) => ({
              code,
              name: findCountry(code)?.name ?? code,
              value: exportMapValue,
            }))}
            home={draft.country}
            pointedAt={pointedAt}
            onPoint={setPointedAt}
            onToggle={(code) => {
              if (findCountry(code)) toggle(code)
            }}
          />
        </Suspense>
      </div>
      <TextField
        className="mt-5"
        label={say.filterCountries}
        id={idOf('exportCountries')}
        type="search"
        autoComplete="off"
        value={filter}
        error={errors.exportCountries}
        help={<span role="status">{say.chosen(chosen.size)}</span>}
        onChange={(event) => setFilter(event.target.value)}
      />
      <fieldset className="mt-3">
        <legend className="sr-only">{say.labels.exportCountries}</legend>
        <div className="grid max-h-72 gap-x-4 overflow-y-auto rounded-md border border-line bg-surface px-3 py-2 sm:grid-cols-2">
          {shown.map(({ code, name }) => (
            <Checkbox
              key={code}
              label={
                <span className="inline-flex items-center gap-2">
                  <Flag src={`/flags/${code.toLowerCase()}.svg`} />
                  {name}
                </span>
              }
              checked={chosen.has(code)}
              onChange={() => toggle(code)}
            />
          ))}
          {shown.length === 0 ? <p className="py-2 text-soft">{say.noCountryFound}</p> : null}
        </div>
      </fieldset>
    </ProfileSection>
  )
}
