import { formatNumber } from '@fairquay/contract/locale.ts'
import { type Frame, frameOf, metresPerPixel, place } from '@fairquay/contract/maps/mercator.ts'
import type { StaticMap } from '@fairquay/contract/maps/static-map.ts'
import { drawLand } from './draw-land.ts'
import { loadOutlines } from './outlines.ts'

const palettes = {
  light: {
    water: '#d6e6e3',
    land: '#fbfaf7',
    coast: '#a4b8b1',
    ink: '#10201c',
    soft: '#475650',
    mark: '#0e6b57',
    halo: '#ffffff',
  },
  dark: {
    water: '#0d1614',
    land: '#232e2a',
    coast: '#53675f',
    ink: '#e8efec',
    soft: '#b1bfb9',
    mark: '#63cdb0',
    halo: '#0f1513',
  },
} as const
type Palette = (typeof palettes)[keyof typeof palettes]

/** From this zoom on the finest outlines are needed, and a small map shows where in the world this is. */
const nearZoom = 8

/** A map drawn from outlines we carry: never fails for want of a network. Street level is plain, so it says how far things are and where they lie. */
export async function drawOutlineMap(map: StaticMap): Promise<string> {
  const palette = paletteOf(map)
  const frame = frameOf(map)
  const outlines = await loadOutlines(map.zoom < nearZoom ? '50m' : '10m')
  const land = drawLand(outlines, frame, map.zoom > nearZoom)
  const ground = `<rect width="100%" height="100%" fill="${palette.water}"/>
<path d="${land}" fill="${palette.land}" stroke="${palette.coast}" stroke-linejoin="round"/>`
  const overview =
    map.zoom >= nearZoom && Math.min(map.width, map.height) >= 200 ? await drawOverview(map, frame, palette) : ''
  return wrap(
    map,
    `${ground}${drawRings(map, palette)}${drawScale(map, palette)}${drawMarkers(map, frame, palette)}${overview}`,
  )
}

/** The same signs over a picture of the ground: `ground` is a data address. */
export function drawTileMap(map: StaticMap, ground: string, attribution: string): string {
  const palette = palettes.light
  const credit = attribution
    ? `<text x="${map.width - 6}" y="${map.height - 6}" text-anchor="end" font-size="9" ${halo(palette)} fill="${palette.soft}">${escapeText(attribution)}</text>`
    : ''
  const image = `<image href="${ground}" width="${map.width}" height="${map.height}"/>`
  return wrap(map, `${image}${drawScale(map, palette)}${credit}${drawMarkers(map, frameOf(map), palette)}`)
}

function paletteOf({ isDark }: StaticMap): Palette {
  return isDark ? palettes.dark : palettes.light
}

function wrap({ width, height }: StaticMap, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="system-ui, sans-serif">${content}</svg>`
}

/** Circles of round distances about the middle, where there are no streets to tell how near things are. */
function drawRings({ center, zoom, width, height }: StaticMap, palette: Palette): string {
  if (zoom <= nearZoom) return ''
  const metres = metresPerPixel(center.lat, zoom)
  const outer = roundDown((Math.min(width, height) / 2) * 0.92 * metres)
  return [outer / 2, outer]
    .map((distance) => {
      const radius = distance / metres
      return `<circle cx="${width / 2}" cy="${height / 2}" r="${radius.toFixed(1)}" fill="none" stroke="${palette.soft}" stroke-opacity="0.28" stroke-dasharray="2 4"/>
<text x="${width / 2}" y="${(height / 2 + radius + 3).toFixed(1)}" text-anchor="middle" font-size="10" ${halo(palette)} fill="${palette.soft}">${writeDistance(distance)}</text>`
    })
    .join('')
}

function drawScale({ center, zoom, width, height }: StaticMap, palette: Palette): string {
  const metres = metresPerPixel(center.lat, zoom)
  const distance = roundDown(Math.min(90, width * 0.3) * metres)
  const length = distance / metres
  const [x, y] = [10, height - 10]
  return `<path d="M${x} ${y - 4}v4h${length.toFixed(1)}v-4" fill="none" stroke="${palette.halo}" stroke-width="4" stroke-opacity="0.8"/>
<path d="M${x} ${y - 4}v4h${length.toFixed(1)}v-4" fill="none" stroke="${palette.ink}" stroke-width="1.5"/>
<text x="${x + 4}" y="${y - 5}" font-size="10" ${halo(palette)} fill="${palette.ink}">${writeDistance(distance)}</text>`
}

function drawMarkers({ markers, width, height }: StaticMap, frame: Frame, palette: Palette): string {
  const placed = markers
    .map((marker) => ({ ...marker, ...place(marker, frame) }))
    .filter(({ x, y }) => x > -20 && y > -10 && x < width + 20 && y < height + 40)
    // Nearer ones stand in front.
    .sort((a, b) => a.y - b.y)
  const pins = placed.map(({ x, y }) => {
    const at = `translate(${x.toFixed(1)} ${y.toFixed(1)})`
    return `<g transform="${at}"><path d="M0 0C-3-7-10-11-10-18A10 10 0 0 1 10-18C10-11 3-7 0 0Z" fill="${palette.mark}" stroke="${palette.halo}" stroke-width="1.5"/><circle cy="-18" r="3.6" fill="${palette.halo}"/></g>`
  })
  const labels = placed.flatMap(({ label, x, y }) => {
    if (!label) return []
    const short = [...label].length > 26 ? `${[...label].slice(0, 25).join('')}…` : label
    return [
      `<text x="${Math.max(40, Math.min(width - 40, x)).toFixed(1)}" y="${(y - 34).toFixed(1)}" text-anchor="middle" font-size="12" font-weight="600" ${halo(palette)} fill="${palette.ink}">${escapeText(short)}</text>`,
    ]
  })
  return [...pins, ...labels].join('')
}

/** Where in the world the picture is: a small map of the surroundings in the corner. */
async function drawOverview(map: StaticMap, around: Frame, palette: Palette): Promise<string> {
  const [width, height] = [84, 64]
  const frame = frameOf({ center: map.center, zoom: 3, width, height })
  const land = drawLand(await loadOutlines('50m'), frame, false)
  const pins = map.markers.map((marker) => place(marker, around))
  const [right, bottom] = [map.width - width - 8, map.height - height - 8]
  const corners: [x: number, y: number][] = [
    [right, 8],
    [8, 8],
    [right, bottom],
  ]
  const isFree = ([x, y]: [number, number]) =>
    !pins.some((pin) => pin.x > x - 12 && pin.x < x + width + 12 && pin.y > y - 8 && pin.y < y + height + 34)
  const [x, y] = corners.find(isFree) ?? [right, 8]
  return `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<rect width="${width}" height="${height}" rx="6" fill="${palette.water}"/><path d="${land}" fill="${palette.land}" stroke="${palette.coast}" stroke-width="0.5"/>
<circle cx="${width / 2}" cy="${height / 2}" r="4" fill="${palette.mark}" stroke="${palette.halo}" stroke-width="1.5"/>
<rect x="0.5" y="0.5" width="${width - 1}" height="${height - 1}" rx="6" fill="none" stroke="${palette.coast}"/></svg>`
}

/** 1, 2 or 5 times a power of ten, at most `metres`. */
function roundDown(metres: number): number {
  const power = 10 ** Math.floor(Math.log10(metres))
  return ([5, 2].find((factor) => factor * power <= metres) ?? 1) * power
}

function writeDistance(metres: number): string {
  return metres >= 1000 ? `${formatNumber(metres / 1000)} km` : `${formatNumber(metres)} m`
}

function halo(palette: Palette): string {
  return `stroke="${palette.halo}" stroke-width="3" stroke-linejoin="round" paint-order="stroke"`
}

function escapeText(text: string): string {
  // Letters that XML 1.0 does not know at all are left out.
  return text
    .replace(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '')
    .replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
