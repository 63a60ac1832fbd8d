import { profilePageMessages as say } from '@fairquay/contract/company/profile-page-messages.ts'
import { frameOf, place as placeOn, pointAt } from '@fairquay/contract/maps/mercator.ts'
import { type MapPoint, writeStaticMapAddress } from '@fairquay/contract/maps/static-map.ts'
import { MapPin, Minus, Plus } from 'lucide-react'
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { settings } from '../settings.ts'
import { Button } from '../ui/button.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { Picture } from '../ui/picture.tsx'
import { useIsDark } from '../ui/use-is-dark.ts'
import { DegreeField } from './degree-field.tsx'

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

const width = 576
const height = 288
/** Pixels an arrow key moves the marker; with Shift five times as far. */
const step = 8
/** Nearer to the edge than this, the map moves along. */
const margin = 40
const nearest = 16
const whole: MapPoint = { lat: 25, lng: 5 }

/** A place on our own map: pressed or dragged there, moved with the arrow keys, or typed as coordinates. */
export function PlacePicker({ name, idPrefix, mapId, place, error, onChange }: PlacePickerProps) {
  const isDark = useIsDark()
  const map = useRef<HTMLDivElement>(null)
  const point = readPoint(place)
  const [view, setView] = useState<{ center: MapPoint; zoom: number }>(() =>
    point ? { center: point, zoom: 10 } : { center: whole, zoom: 1 },
  )
  const [isDragging, setDragging] = useState(false)
  const frame = frameOf({ ...view, width, height })
  const at = point && placeOn(point, frame)
  const isInside = at !== undefined && at.x >= 0 && at.x <= width && at.y >= 0 && at.y <= height

  function put(next: MapPoint) {
    onChange({ lat: Number(next.lat.toFixed(5)), lng: Number(next.lng.toFixed(5)) })
  }

  function putAt(event: PointerEvent) {
    const box = map.current?.getBoundingClientRect()
    if (!box) return
    const x = ((event.clientX - box.left) / box.width) * width
    const y = ((event.clientY - box.top) / box.height) * height
    put(pointAt({ x: clamp(x, 0, width), y: clamp(y, 0, height) }, frame))
  }

  /** After a move: the map follows when the marker has come near its edge. */
  function follow(next: MapPoint | undefined) {
    if (!next) return
    const { x, y } = placeOn(next, frame)
    const isNear = x < margin || x > width - margin || y < margin || y > height - margin
    if (isNear) setView({ ...view, center: next })
  }

  function zoom(by: number) {
    setView({ zoom: clamp(view.zoom + by, 1, nearest), center: point ?? view.center })
  }

  function steer(event: KeyboardEvent) {
    if (!at) return
    const far = event.shiftKey ? 5 * step : step
    const moves: Record<string, [number, number]> = {
      ArrowLeft: [-far, 0],
      ArrowRight: [far, 0],
      ArrowUp: [0, -far],
      ArrowDown: [0, far],
    }
    const move = moves[event.key]
    if (move) {
      event.preventDefault()
      const next = pointAt({ x: at.x + move[0], y: at.y + move[1] }, frame)
      put(next)
      follow(next)
    } else if (event.key === '+' || event.key === '-') zoom(event.key === '+' ? 1 : -1)
  }

  const address = writeStaticMapAddress({ ...view, width, height, markers: [], isDark })
  return (
    <div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields of a form, this is a map */}
      <div
        ref={map}
        role="group"
        aria-label={say.map(name)}
        className="relative touch-none overflow-hidden rounded-lg border border-line select-none"
        style={{ aspectRatio: `${width} / ${height}` }}
        onPointerDown={(event) => {
          if (event.button !== 0 || map.current?.closest('fieldset')?.disabled) return
          event.currentTarget.setPointerCapture(event.pointerId)
          setDragging(true)
          putAt(event)
        }}
        onPointerMove={(event) => {
          if (isDragging) putAt(event)
        }}
        onPointerUp={() => {
          if (!isDragging) return
          setDragging(false)
          follow(point)
        }}
        onPointerCancel={() => setDragging(false)}
      >
        <Picture
          key={address}
          src={`${settings.hosts.editorial}${address}`}
          alt=""
          width={width}
          height={height}
          className="pointer-events-none absolute inset-0 size-full object-cover"
        />
        {at && isInside ? (
          <button
            type="button"
            id={mapId}
            aria-label={say.marker(name)}
            onKeyDown={steer}
            className="absolute -mt-10 -ml-5 grid size-10 cursor-grab place-items-center rounded-full text-brick active:cursor-grabbing"
            style={{ left: `${(at.x / width) * 100}%`, top: `${(at.y / height) * 100}%` }}
          >
            <MapPin size={36} fill="var(--color-surface)" aria-hidden="true" />
          </button>
        ) : null}
      </div>
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

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value))
}
