import { profilePageMessages as say } from '@fairquay/contract/company/profile-page-messages.ts'
import { frameOf, place as placeOn, pointAt } from '@fairquay/contract/maps/mercator.ts'
import { type MapPoint, writeStaticMapAddress } from '@fairquay/contract/maps/static-map.ts'
import { toPercent } from '@fairquay/contract/rounding.ts'
import { MapPin } from 'lucide-react'
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { settings } from '../settings.ts'
import { Picture } from '../ui/picture.tsx'
import { useIsDark } from '../ui/use-is-dark.ts'

export type MapView = { center: MapPoint; zoom: number }

const width = 576
const height = 288
/** Pixels an arrow key moves the marker; with Shift five times as far. */
const step = 8
/** Nearer to the edge than this, the map moves along. */
const margin = 40

type PlaceMapProps = {
  name: string
  markerId: string | undefined
  view: MapView
  point: MapPoint | undefined
  onPut: (point: MapPoint) => void
  onMove: (center: MapPoint) => void
  onZoom: (by: number) => void
}

/** The map with its marker: pressed or dragged to a place, moved with the arrow keys. */
export function PlaceMap({ name, markerId, view, point, onPut, onMove, onZoom }: PlaceMapProps) {
  const isDark = useIsDark()
  const map = useRef<HTMLDivElement>(null)
  const [isDragging, setDragging] = useState(false)
  const frame = frameOf({ ...view, width, height })
  const at = point && placeOn(point, frame)
  const isInside = at !== undefined && at.x >= 0 && at.x <= width && at.y >= 0 && at.y <= height
  const address = writeStaticMapAddress({ ...view, width, height, markers: [], isDark })

  function putAt(event: PointerEvent) {
    const box = map.current?.getBoundingClientRect()
    if (!box) return
    const x = ((event.clientX - box.left) / box.width) * width
    const y = ((event.clientY - box.top) / box.height) * height
    onPut(pointAt({ x: clamp(x, 0, width), y: clamp(y, 0, height) }, frame))
  }

  /** After a move: the map follows when the marker has come near its edge. */
  function follow(next: MapPoint | undefined) {
    if (!next) return
    const { x, y } = placeOn(next, frame)
    if (x < margin || x > width - margin || y < margin || y > height - margin) onMove(next)
  }

  function steer(event: KeyboardEvent) {
    if (!at) return
    const move = moveOf(event)
    if (move) {
      event.preventDefault()
      const next = pointAt({ x: at.x + move.x, y: at.y + move.y }, frame)
      onPut(next)
      follow(next)
    } else if (event.key === '+' || event.key === '-') onZoom(event.key === '+' ? 1 : -1)
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields of a form, this is a map
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
          id={markerId}
          aria-label={say.marker(name)}
          onKeyDown={steer}
          className="absolute -mt-10 -ml-5 grid size-10 cursor-grab place-items-center rounded-full text-brick active:cursor-grabbing"
          style={{ left: `${toPercent(at.x, width)}%`, top: `${toPercent(at.y, height)}%` }}
        >
          <MapPin size={36} fill="var(--color-surface)" aria-hidden="true" />
        </button>
      ) : null}
    </div>
  )
}

/** How far an arrow key moves the marker, in pixels. */
function moveOf({ key, shiftKey }: KeyboardEvent): { x: number; y: number } | undefined {
  const far = shiftKey ? 5 * step : step
  const moves: Record<string, { x: number; y: number }> = {
    ArrowLeft: { x: -far, y: 0 },
    ArrowRight: { x: far, y: 0 },
    ArrowUp: { x: 0, y: -far },
    ArrowDown: { x: 0, y: far },
  }
  return moves[key]
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value))
}
