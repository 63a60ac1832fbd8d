import { changeCountry, type DeskCountry, listDeskCountries } from '@fairquay/contract/admin/word-endpoints.ts'
import { formatNumber } from '@fairquay/contract/locale.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../call.ts'
import { Checkbox } from '../ui/checkbox.tsx'
import { Flag } from '../ui/flag.tsx'
import { TextField } from '../ui/text-field.tsx'
import { DeskPage, Loaded, rowLook, rowsLook } from './desk-frame.tsx'
import { adminTexts } from './texts.ts'
import { useDeskAction } from './use-desk-action.ts'

/** Which countries are left out of the list of markets; the excluded ones stand first. */
export function ExcludedCountriesPage() {
  const [term, setTerm] = useState('')
  const countries = useQuery({
    queryKey: ['operator', 'countries'],
    queryFn: ({ signal }) => call(listDeskCountries, { signal }),
  })
  return (
    <DeskPage title={adminTexts.countries} lead={adminTexts.countriesLead}>
      <TextField
        type="search"
        label={adminTexts.findCountry}
        isLabelHidden
        placeholder={adminTexts.findCountry}
        value={term}
        onChange={(event) => setTerm(event.target.value)}
        className="mb-4 sm:w-80"
      />
      <Loaded query={countries} rows={12} rowClassName="h-12">
        {({ data }) => {
          const shown = data.filter(({ name }) => name.toLowerCase().includes(term.trim().toLowerCase()))
          const [out, listed] = [shown.filter(({ excluded }) => excluded), shown.filter(({ excluded }) => !excluded)]
          return (
            <>
              <Countries title={adminTexts.leftOut} countries={out} />
              <Countries title={adminTexts.listed} countries={listed} />
              {shown.length === 0 ? <p className="text-soft">{adminTexts.noCountryFits}</p> : null}
            </>
          )
        }}
      </Loaded>
    </DeskPage>
  )
}

function Countries({ title, countries }: { title: string; countries: readonly DeskCountry[] }) {
  if (countries.length === 0) return null
  return (
    <section className="mb-8">
      <h2 className="mb-2 text-lg">
        {title} <span className="tabular text-base font-normal text-soft">{formatNumber(countries.length)}</span>
      </h2>
      <ul aria-label={title} className={rowsLook}>
        {countries.map((country) => (
          <CountryRow key={country.code} country={country} />
        ))}
      </ul>
    </section>
  )
}

function CountryRow({ country: { code, name, excluded, products } }: { country: DeskCountry }) {
  const changing = useDeskAction({
    act: (next: boolean) => call(changeCountry, { params: { code }, body: { excluded: next } }),
    done: (next) => (next ? adminTexts.countryLeftOut(name) : adminTexts.countryListed(name)),
  })
  return (
    <li className={`${rowLook} flex items-center gap-3 py-2!`}>
      <Flag src={`/flags/${code.toLowerCase()}.svg`} />
      <span className="min-w-0 grow break-words">{name}</span>
      <span className="tabular text-sm text-soft">{products === 0 ? '' : adminTexts.productCount(products)}</span>
      <Checkbox
        label={adminTexts.leaveOut(name)}
        isLabelHidden
        checked={excluded}
        disabled={changing.isPending}
        onChange={(event) => changing.mutate(event.target.checked)}
      />
    </li>
  )
}
