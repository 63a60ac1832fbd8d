import { findPlaces } from '@fairquay/contract/places/endpoints.ts'
import { judgeNamedPlace, readPlaceCode } from '@fairquay/contract/places/named-place.ts'
import type { IncotermCode } from '@fairquay/contract/trade/incoterms.ts'
import { useQuery } from '@tanstack/react-query'
import { MapPin, TriangleAlert } from 'lucide-react'
import { call } from '../call.ts'

/** What is known of a place that is named by its code; nothing of words. */
export function NamedPlaceNote({ incoterm, named }: { incoterm: IncotermCode; named: string }) {
  const code = readPlaceCode(named) ?? ''
  const { data } = useQuery({
    queryKey: ['places', code, 'code'],
    queryFn: ({ signal }) => call(findPlaces, { query: { search: code, limit: 4 }, signal }),
    enabled: code !== '',
    staleTime: 3_600_000,
    retry: false,
  })
  const judged = code !== '' && data ? judgeNamedPlace(incoterm, named, data.data) : undefined
  const Icon = judged?.level === 'warning' ? TriangleAlert : MapPin
  return (
    <div aria-live="polite" className="empty:hidden">
      {judged ? (
        <p
          className={`mt-1.5 flex items-start gap-2 text-sm ${judged.level === 'warning' ? 'text-amber' : 'text-soft'}`}
        >
          <Icon size={16} aria-hidden="true" className="mt-0.5 shrink-0" />
          {judged.sentence}
        </p>
      ) : null}
    </div>
  )
}
