import { findCountry } from '@fairquay/contract/countries.ts'
import { findPlaces, type Place } from '@fairquay/contract/places/endpoints.ts'
import { writeNamedPlace } from '@fairquay/contract/places/named-place.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Plane, Ship } from 'lucide-react'
import { call } from '../call.ts'
import { FoundField } from '../ui/found-field.tsx'
import type { TextFieldProps } from '../ui/text-field.tsx'
import { useSettled } from '../ui/use-settled.ts'
import { useSuggestionList } from '../ui/use-suggestion-list.ts'
import { placeTexts as texts } from './texts.ts'

type PlaceFieldProps = Omit<TextFieldProps, 'onChange' | 'value' | 'list'> & {
  value: string
  onType: (text: string) => void
  /** Only places of this kind are offered: a rule of ships is complete with a port. */
  kind?: 'port' | 'airport' | undefined
}

const icons = { port: Ship, airport: Plane }

/** A place named beside a term of delivery: ports and airports are offered as they are typed, and any other text stands too. */
export function PlaceField({ value, onType, kind, ...rest }: PlaceFieldProps) {
  const term = value.replace(/\s*\([A-Z0-9]{5}\)\s*$/, '').trim()
  const list = useSuggestionList(term.length > 1)
  const settled = useSettled(term, 200)
  const { data, isError, isFetching } = useQuery({
    queryKey: ['places', settled, kind],
    queryFn: ({ signal }) =>
      call(findPlaces, { query: { search: settled.slice(0, 80), limit: 8, ...(kind && { kind }) }, signal }),
    enabled: list.isShown && settled.length > 1,
    placeholderData: keepPreviousData,
    staleTime: 3_600_000,
    retry: false,
  })
  return (
    <FoundField
      {...rest}
      value={value}
      list={list}
      found={data?.data}
      isError={isError}
      isFetching={isFetching}
      keyOf={(place) => `${place.code} ${place.kind}`}
      says={texts}
      isFree
      draw={(place) => <Drawn place={place} />}
      onType={onType}
      onChoose={(place) => onType(writeNamedPlace(place))}
    />
  )
}

function Drawn({ place: { code, kind, name, country } }: { place: Place }) {
  const Icon = icons[kind]
  return (
    <span className="flex items-start gap-2">
      <Icon size={17} role="img" aria-label={texts.kinds[kind]} className="mt-0.5 shrink-0 text-quay" />
      <span className="min-w-0">
        <span className="block break-words">{name}</span>
        <span className="tabular block text-sm text-soft">
          {findCountry(country)?.name ?? country} · {code}
        </span>
      </span>
    </span>
  )
}
