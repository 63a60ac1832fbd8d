import { checkNamedPlace } from '@fairquay/contract/places/endpoints.ts'
import type { IncotermCode } from '@fairquay/contract/trade/incoterms.ts'
import type { TransportType } from '@fairquay/contract/trade/transport.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Info, MapPin, TriangleAlert } from 'lucide-react'
import { call } from '../call.ts'
import { useSettled } from '../ui/use-settled.ts'
import { placeTexts as texts } from './texts.ts'

type NamedPlaceNoteProps = {
  incoterm: IncotermCode
  named: string
  mode?: TransportType | '' | undefined
  /** Takes a place that is proposed. */
  onMend: (named: string) => void
}

const looks = {
  fact: { icon: MapPin, className: 'text-soft' },
  note: { icon: Info, className: 'text-soft' },
  warning: { icon: TriangleAlert, className: 'text-amber' },
}

/** What is known of the place named beside a term, and the places that may be meant, each one press away. Nothing while it cannot be looked up: what is typed stands. */
export function NamedPlaceNote({ incoterm, named, mode, onMend }: NamedPlaceNoteProps) {
  const settled = useSettled(named.trim(), 400)
  const { data, isPlaceholderData } = useQuery({
    queryKey: ['named-place', incoterm, settled, mode],
    queryFn: ({ signal }) =>
      call(checkNamedPlace, { query: { incoterm, named: settled.slice(0, 120), ...(mode && { mode }) }, signal }),
    enabled: settled !== '',
    placeholderData: keepPreviousData,
    staleTime: 3_600_000,
    retry: false,
  })
  const said = settled !== '' && !isPlaceholderData ? data?.data : undefined
  if (!said) return <div aria-live="polite" />
  const { icon: Icon, className } = looks[said.level]
  return (
    <div aria-live="polite">
      <div className={`mt-1.5 flex items-start gap-2 text-sm ${className}`}>
        <Icon size={16} aria-hidden="true" className="mt-0.5 shrink-0" />
        <div>
          {said.sentence}
          {said.likely.length > 0 ? (
            <ul aria-label={texts.likely} className="flex flex-wrap gap-x-3">
              {said.likely.map((place) => (
                <li key={`${place.code} ${place.kind}`}>
                  <button
                    type="button"
                    className="min-h-8 rounded-sm text-left font-medium text-quay underline"
                    onClick={() => onMend(place.named)}
                  >
                    {texts.use(place.named)}
                  </button>
                </li>
              ))}
            </ul>
          ) : null}
        </div>
      </div>
    </div>
  )
}
