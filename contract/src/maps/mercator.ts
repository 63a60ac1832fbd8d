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
