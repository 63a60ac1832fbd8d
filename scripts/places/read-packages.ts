import { countries } from '../../contract/src/countries.ts'
import { foldPlace } from '../../contract/src/places/search.ts'
import { mainPorts, placedPorts } from './main-ports.ts'

export type PlaceRow = {
  code: string
  kind: 'port' | 'airport'
  isMain: boolean
  name: string
  lat: number
  lng: number
}

const known = new Set(countries.map(({ code }) => code))
const round = (degrees: number) => Math.round(degrees * 1000) / 1000
const oneLine = (name: string) => name.replace(/\s+/g, ' ').trim()

/** The ports of sea-ports with coordinates near water; its own word is that some are wrong, so that the main ones are placed by hand where they were. */
export function portRows(json: unknown, isLand: (lat: number, lng: number) => boolean): PlaceRow[] {
  const read = json as Record<string, { name: string; city?: string; coordinates?: [number, number] }>
  const rows = Object.entries(read).flatMap(([code, { name, coordinates }]): PlaceRow[] => {
    if (!/^[A-Z]{2}[A-Z0-9]{3}$/.test(code) || !coordinates || !known.has(code.slice(0, 2)) || code in placedPorts)
      return []
    const [lng, lat] = coordinates
    const isNearWater = [-4, -3, -2, -1, 0, 1, 2, 3, 4].some((north) =>
      [-4, -3, -2, -1, 0, 1, 2, 3, 4].some((east) => !isLand(lat + north * 0.3, lng + east * 0.3)),
    )
    return isNearWater
      ? [{ code, kind: 'port', isMain: mainPorts.has(code), name: oneLine(name), lat: round(lat), lng: round(lng) }]
      : []
  })
  const placed = Object.entries(placedPorts).map(
    ([code, [name, lat, lng]]): PlaceRow => ({ code, kind: 'port', isMain: true, name, lat, lng }),
  )
  const missing = [...mainPorts].filter((code) => ![...rows, ...placed].some((row) => row.code === code))
  if (missing.length > 0) process.stdout.write(`Main ports that are not in the package: ${missing.join(' ')}\n`)
  return [...rows, ...placed]
}

/** Airports with scheduled flights and an IATA code. Their code is the country's and that one: UN/LOCODE's own for most of them. */
export function airportRows(json: unknown): PlaceRow[] {
  const read = json as {
    type: string
    name: string
    municipality: string
    latitude_deg: string
    longitude_deg: string
    iso_country: string
    iata_code: string
    scheduled_service: string
  }[]
  const seen = new Set<string>()
  return read.flatMap((airport): PlaceRow[] => {
    const code = airport.iso_country + airport.iata_code
    if (airport.scheduled_service !== 'yes' || !/^[A-Z]{5}$/.test(code) || !known.has(airport.iso_country)) return []
    if (seen.has(code)) return []
    seen.add(code)
    const name = oneLine(
      airport.name.replace(/\(.*?\)/g, '').replace(/\b(International|Regional|Municipal)?\s*Airport\b/, ''),
    )
    const town = oneLine(airport.municipality.replace(/\(.*?\)|[/,].*$/g, ''))
    return [
      {
        code,
        kind: 'airport',
        isMain: airport.type === 'large_airport',
        name: joinNames(town, name) || airport.iata_code,
        lat: round(Number(airport.latitude_deg)),
        lng: round(Number(airport.longitude_deg)),
      },
    ]
  })
}

/** 'Porto' and 'Francisco de Sá Carneiro' together; one of them where it holds the other. */
function joinNames(town: string, name: string): string {
  const [a, b] = [foldPlace(town), foldPlace(name)]
  if (a === '' || b.includes(a)) return name
  return b === '' || a.includes(b) ? town : `${town} ${name}`
}
