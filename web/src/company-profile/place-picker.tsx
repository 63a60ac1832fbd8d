import { profilePageMessages as say } from '@fairquay/contract/company/profile-page-messages.ts'
import type { MapPoint } from '@fairquay/contract/maps/static-map.ts'
import { roundTo } from '@fairquay/contract/rounding.ts'
import { Minus, Plus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { DegreeField } from './degree-field.tsx'
import { type MapView, PlaceMap } from './place-map.tsx'

type Point = { lat: number | null; lng: number | null }

type PlacePickerProps = {
  name: string
  /** The coordinate fields are called this with 'lat' and 'lng' behind. */
  idPrefix: string
  mapId?: string
  place: Point
  error: string | undefined
  onChange: (point: Point) => void
}

const nearest = 16
const whole: MapPoint = { lat: 25, lng: 5 }

/** A place on our own map: pressed or dragged there, moved with the arrow keys, or typed as coordinates. */
export function PlacePicker({ name, idPrefix, mapId, place, error, onChange }: PlacePickerProps) {
  const point = readPoint(place)
  const [view, setView] = useState<MapView>(() => (point ? { center: point, zoom: 10 } : { center: whole, zoom: 1 }))

  function zoom(by: number) {
    setView({ zoom: Math.max(1, Math.min(nearest, view.zoom + by)), center: point ?? view.center })
  }

  return (
    <div>
      <PlaceMap
        name={name}
        markerId={mapId}
        view={view}
        point={point}
        onPut={(next) => onChange({ lat: roundTo(next.lat, 5), lng: roundTo(next.lng, 5) })}
        onMove={(center) => setView({ ...view, center })}
        onZoom={zoom}
      />
      <div className="mt-2 flex flex-wrap items-center gap-1">
        <IconButton
          size="small"
          label={say.zoomIn}
          icon={<Plus size={18} aria-hidden="true" />}
          disabled={view.zoom >= nearest}
          onClick={() => zoom(1)}
        />
        <IconButton
          size="small"
          label={say.zoomOut}
          icon={<Minus size={18} aria-hidden="true" />}
          disabled={view.zoom <= 1}
          onClick={() => zoom(-1)}
        />
        {point ? (
          <Button tone="quiet" size="small" onClick={() => onChange({ lat: null, lng: null })}>
            {say.removePoint}
          </Button>
        ) : (
          <p className="text-sm text-faint">{say.noPoint}</p>
        )}
      </div>
      <div className="mt-3 grid grid-cols-2 gap-5">
        {(['lat', 'lng'] as const).map((field) => (
          <DegreeField
            key={field}
            label={say.labels[field]}
            id={point === undefined && field === 'lat' && mapId ? mapId : `${idPrefix}${field}`}
            value={place[field]}
            error={field === 'lat' ? error : undefined}
            onChange={(value) => {
              const next = readPoint({ ...place, [field]: value })
              onChange({ ...place, [field]: value })
              if (next) setView({ zoom: Math.max(view.zoom, 6), center: next })
            }}
          />
        ))}
      </div>
    </div>
  )
}

function readPoint({ lat, lng }: Point): MapPoint | undefined {
  return lat === null || lng === null || Math.abs(lat) > 90 || Math.abs(lng) > 180 ? undefined : { lat, lng }
}
