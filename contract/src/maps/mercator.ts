import type { MapPoint, StaticMap } from './static-map.ts'

/** Edge of a tile, pixels; the world is 2^zoom tiles wide. */
export const tileSize = 256

/** Beyond this latitude the projection runs to infinity. */
const lastLatitude = 85.0511287798066

/** A point as fractions of the square world, from its upper left corner. */
export type WorldPoint = { x: number; y: number }

export function toWorld({ lat, lng }: MapPoint): WorldPoint {
  const radians = (Math.max(-lastLatitude, Math.min(lastLatitude, lat)) * Math.PI) / 180
  return { x: (lng + 180) / 360, y: (1 - Math.asinh(Math.tan(radians)) / Math.PI) / 2 }
}

/** Where the picture lies in the world at its zoom, in pixels from the world's upper left corner; `left` may be negative. */
export type Frame = { left: number; top: number; width: number; height: number; worldSize: number }

export function frameOf({
  center,
  zoom,
  width,
  height,
}: Pick<StaticMap, 'center' | 'zoom' | 'width' | 'height'>): Frame {
  const worldSize = tileSize * 2 ** zoom
  const { x, y } = toWorld(center)
  return { left: x * worldSize - width / 2, top: y * worldSize - height / 2, width, height, worldSize }
}

/** A point in pixels of the picture, on the copy of the world that is nearest to its middle. */
export function place(point: MapPoint, frame: Frame): WorldPoint {
  const { x, y } = toWorld(point)
  const left = x * frame.worldSize - frame.left
  const around = Math.round((left - frame.width / 2) / frame.worldSize)
  return { x: left - around * frame.worldSize, y: y * frame.worldSize - frame.top }
}

/** How far a marker's pin reaches beyond the point it stands on, pixels: it must be seen whole. */
const pinRoom = { side: 14, above: 34, below: 6 }

/** Whether every marker is seen whole in the picture. */
export function showsAllMarkers({
  markers,
  ...map
}: Pick<StaticMap, 'center' | 'zoom' | 'width' | 'height' | 'markers'>): boolean {
  const frame = frameOf(map)
  return markers.every((marker) => {
    const { x, y } = place(marker, frame)
    return x >= pinRoom.side && x <= map.width - pinRoom.side && y >= pinRoom.above && y <= map.height - pinRoom.below
  })
}

/**
 * The picture from so far away that all its markers are in; the same where they are. It looks at the middle of them once they do not fit about the centre
 * asked for. At zoom 1 the picture is as wide as it gets.
 */
export function widenToMarkers<Map extends StaticMap>(map: Map): Map {
  if (showsAllMarkers(map)) return map
  const center = middleOf(map.markers)
  for (let zoom = map.zoom; zoom > 1; zoom -= 1) {
    const wider = { ...map, center, zoom }
    if (showsAllMarkers(wider)) return wider
  }
  return { ...map, center, zoom: 1 }
}

/** The middle of the smallest part of the world that holds all points: across the 180th meridian where that is nearer. */
function middleOf(points: readonly MapPoint[]): MapPoint {
  const world = points.map(toWorld)
  const across = world.map(({ x }) => x).sort((a, b) => a - b)
  const down = world.map(({ y }) => y)
  const gaps = across.map((x, index) => ({ from: x, width: (across[index + 1] ?? (across[0] ?? 0) + 1) - x }))
  const widest = gaps.reduce((best, gap) => (gap.width > best.width ? gap : best), { from: 0, width: 0 })
  const start = widest.from + widest.width
  const x = start + (1 - widest.width) / 2
  const y = (Math.min(...down) + Math.max(...down)) / 2
  return pointAt({ x, y }, { left: 0, top: 0, width: 1, height: 1, worldSize: 1 })
}

/** Metres that one pixel covers at a latitude. */
export function metresPerPixel(latitude: number, zoom: number): number {
  return (40_075_016.686 * Math.cos((latitude * Math.PI) / 180)) / (tileSize * 2 ** zoom)
}

/** The point that lies at a pixel of the picture: the way back from `place`. */
export function pointAt({ x, y }: WorldPoint, frame: Frame): MapPoint {
  const across = (x + frame.left) / frame.worldSize
  const down = (y + frame.top) / frame.worldSize
  const lng = (across - Math.floor(across)) * 360 - 180
  const lat = (Math.atan(Math.sinh(Math.PI * (1 - 2 * Math.max(0, Math.min(1, down))))) * 180) / Math.PI
  return { lat, lng }
}
