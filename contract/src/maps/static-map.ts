import { defineMessages } from '../locale.ts'
import { roundTo } from '../rounding.ts'

/** A point on the earth, degrees. */
export type MapPoint = { lat: number; lng: number }

export type MapMarker = MapPoint & { label?: string }

/** What a static map shows, in CSS pixels. */
export type StaticMap = {
  center: MapPoint
  zoom: number
  width: number
  height: number
  markers: readonly MapMarker[]
  isDark: boolean
}

/** The contact map of a company is this large and this near (docs/product.md#outside-services). */
export const contactMapSize = 300
export const contactMapZoom = 12

export const smallestMap = 60
export const largestMap = 640
export const mostMarkers = 20
export const longestLabel = 60

export const staticMapMessages = defineMessages({
  center: 'Write the centre as latitude,longitude in degrees, for example 41.15,-8.61.',
  size: `Write the size as WIDTHxHEIGHT, each from ${smallestMap} to ${largestMap} pixels.`,
  markers: `Write at most ${mostMarkers} markers as latitude,longitude or latitude,longitude,label, separated by |.`,
})

type MapQuery = {
  center: string
  zoom?: number | undefined
  size?: string | undefined
  markers?: string | undefined
  theme?: string | undefined
}

/** The address of a static map on our own server. Marker labels may hold anything but `|`, which becomes a space. */
export function writeStaticMapAddress(map: StaticMap): string {
  const point = ({ lat, lng }: MapPoint) => `${roundTo(lat, 6)},${roundTo(lng, 6)}`
  const markers = map.markers.slice(0, mostMarkers).map((marker) => {
    const label = marker.label?.replaceAll('|', ' ').trim().slice(0, longestLabel)
    return label ? `${point(marker)},${label}` : point(marker)
  })
  const query = new URLSearchParams({
    center: point(map.center),
    zoom: String(map.zoom),
    size: `${map.width}x${map.height}`,
    ...(markers.length > 0 && { markers: markers.join('|') }),
    ...(map.isDark && { theme: 'dark' }),
  })
  return `/static-map?${query}`
}

/** Reads the query of a static map, or says which parameters are wrong and how they are written. */
export function readStaticMap(query: MapQuery): { map: StaticMap } | { faults: Record<string, string> } {
  const faults: Record<string, string> = {}
  const center = readPoint(query.center.split(','))
  if (!center) faults.center = staticMapMessages.center
  const size = readSize(query.size ?? `${contactMapSize}x${contactMapSize}`)
  if (!size) faults.size = staticMapMessages.size
  const markers = readMarkers(query.markers ?? '')
  if (!markers) faults.markers = staticMapMessages.markers
  if (!center || !size || !markers) return { faults }
  return { map: { center, zoom: query.zoom ?? contactMapZoom, ...size, markers, isDark: query.theme === 'dark' } }
}

function readSize(text: string): { width: number; height: number } | undefined {
  const [, width = 0, height = 0] = (/^(\d{2,4})x(\d{2,4})$/.exec(text) ?? []).map(Number)
  const fits = (side: number) => side >= smallestMap && side <= largestMap
  return fits(width) && fits(height) ? { width, height } : undefined
}

function readMarkers(text: string): MapMarker[] | undefined {
  const parts = text.split('|').filter((part) => part.trim() !== '')
  if (parts.length > mostMarkers) return undefined
  const markers: MapMarker[] = []
  for (const part of parts) {
    const [lat = '', lng = '', ...rest] = part.split(',')
    const point = readPoint([lat, lng])
    if (!point) return undefined
    const label = rest.join(',').trim().slice(0, longestLabel)
    markers.push(label ? { ...point, label } : point)
  }
  return markers
}

function readPoint(parts: readonly string[]): MapPoint | undefined {
  if (parts.length !== 2 || !parts.every((part) => /^\s*-?\d{1,3}(\.\d{1,15})?\s*$/.test(part))) return undefined
  const [lat = 0, lng = 0] = parts.map(Number)
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng } : undefined
}
