/** From where a load is looked at: angles in radians, and how many times as far as where all of it is seen. */
export type View = { azimuth: number; elevation: number; distance: number }

/** As in the flat drawing: beyond the door and the near long side, from above. */
export const firstView: View = { azimuth: Math.PI / 4, elevation: Math.PI / 6, distance: 1 }

const [lowest, highest] = [-0.1, Math.PI / 2 - 0.01]
const [nearest, farthest] = [0.25, 2]

export function turnView(view: View, around: number, up: number): View {
  const elevation = Math.min(highest, Math.max(lowest, view.elevation + up))
  return { ...view, azimuth: view.azimuth + around, elevation }
}

export function approachView(view: View, factor: number): View {
  return { ...view, distance: Math.min(farthest, Math.max(nearest, view.distance * factor)) }
}

/** What a pointer's way across the picture turns: half a turn for 400 pixels. */
const perPixel = Math.PI / 400

/** Listens to fingers, mouse and keys on a picture until it is told to stop. */
export function listenToOrbit(place: HTMLElement, change: (how: (view: View) => View) => void): () => void {
  const pointers = new Map<number, { x: number; y: number }>()
  const stop = new AbortController()
  const { signal } = stop
  const release = ({ pointerId }: PointerEvent) => pointers.delete(pointerId)
  place.addEventListener(
    'pointerdown',
    ({ pointerId, clientX: x, clientY: y }) => {
      pointers.set(pointerId, { x, y })
      place.setPointerCapture(pointerId)
    },
    { signal },
  )
  place.addEventListener(
    'pointermove',
    ({ pointerId, clientX: x, clientY: y }) => {
      const before = pointers.get(pointerId)
      if (!before) return
      const [other] = [...pointers].filter(([id]) => id !== pointerId).map(([, at]) => at)
      pointers.set(pointerId, { x, y })
      if (other) {
        const factor = distanceOf(before, other) / Math.max(1, distanceOf({ x, y }, other))
        change((view) => approachView(view, factor))
      } else change((view) => turnView(view, (before.x - x) * perPixel, (y - before.y) * perPixel))
    },
    { signal },
  )
  for (const name of ['pointerup', 'pointercancel'] as const) place.addEventListener(name, release, { signal })
  place.addEventListener(
    'wheel',
    (event) => {
      // Who scrolls the page past it does not want it nearer.
      if (!event.ctrlKey && document.activeElement !== place) return
      event.preventDefault()
      change((view) => approachView(view, Math.exp(event.deltaY / 600)))
    },
    { signal, passive: false },
  )
  place.addEventListener('keydown', (event) => steer(event, change), { signal })
  return () => stop.abort()
}

function distanceOf(one: { x: number; y: number }, other: { x: number; y: number }): number {
  return Math.hypot(one.x - other.x, one.y - other.y)
}

const keys: Readonly<Record<string, (view: View) => View>> = {
  ArrowLeft: (view) => turnView(view, -0.15, 0),
  ArrowRight: (view) => turnView(view, 0.15, 0),
  ArrowUp: (view) => turnView(view, 0, 0.12),
  ArrowDown: (view) => turnView(view, 0, -0.12),
  '+': (view) => approachView(view, 0.85),
  '=': (view) => approachView(view, 0.85),
  '-': (view) => approachView(view, 1 / 0.85),
  Home: () => firstView,
}

function steer(event: KeyboardEvent, change: (how: (view: View) => View) => void): void {
  const how = keys[event.key]
  if (!how || event.ctrlKey || event.metaKey || event.altKey) return
  event.preventDefault()
  change(how)
}
