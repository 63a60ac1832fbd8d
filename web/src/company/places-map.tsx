import { companyMessages } from '@fairquay/contract/company/messages.ts'
import { contactMapSize, contactMapZoom, writeStaticMapAddress } from '@fairquay/contract/maps/static-map.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { settings } from '../settings.ts'
import { joinClasses } from '../ui/join-classes.ts'
import { Picture } from '../ui/picture.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { useIsDark } from '../ui/use-is-dark.ts'
import { placesQuery } from './company-queries.ts'
import { companyTexts } from './texts.ts'

/** A map of one place of the company, all of them marked; the list below moves it to another. Without a known position there is none. */
export function PlacesMap({ companyId }: { companyId: number }) {
  const { data: places, isError } = useQuery(placesQuery(companyId))
  const isDark = useIsDark()
  const [chosen, setChosen] = useState<string | null>(null)
  if (isError) return <p className="text-soft">{companyMessages.placesFailed}</p>
  if (!places) return <Skeleton className="size-[300px] max-w-full" />
  const place = places.find(({ key }) => key === chosen) ?? places[0]
  if (!place) return null
  const address = writeStaticMapAddress({
    center: place,
    zoom: contactMapZoom,
    width: contactMapSize,
    height: contactMapSize,
    markers: places.map((one) => (one === place ? { ...one, label: one.name } : { lat: one.lat, lng: one.lng })),
    isDark,
  })
  return (
    <div className="grid max-w-full content-start gap-x-6 gap-y-2 sm:max-lg:grid-cols-[300px_minmax(0,1fr)] lg:w-[300px]">
      <Picture
        key={address}
        src={`${settings.hosts.editorial}${address}`}
        alt={companyMessages.mapOf(`${place.name}, ${place.address}`)}
        width={contactMapSize}
        height={contactMapSize}
        className="h-auto w-[300px] max-w-full rounded-md border border-line"
      />
      {places.length > 1 ? (
        <ul aria-label={companyTexts.places}>
          {places.map(({ key, name, address: where }) => (
            <li key={key}>
              <button
                type="button"
                aria-pressed={key === place.key}
                onClick={() => setChosen(key)}
                className={joinClasses(
                  'w-full rounded-md px-2 py-1.5 text-left text-sm transition-colors hover:bg-tint',
                  key === place.key && 'bg-tint',
                )}
              >
                <span className="block font-medium">{name}</span>
                <span className="block text-soft">{where}</span>
              </button>
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-sm text-soft">{place.address}</p>
      )}
    </div>
  )
}
