import { findCountry, findCountryByName } from '../countries.ts'
import { defineMessages } from '../locale.ts'
import { countSlips } from '../search/edit-distance.ts'
import { type IncotermCode, incoterms } from '../trade/incoterms.ts'
import type { TransportType } from '../trade/transport.ts'
import type { KnownPlace, PlaceKind } from './known-place.ts'
import { judgeNamedPlace, readPlaceCode } from './named-place.ts'
import { foldPlace, searchPlaces } from './search.ts'
import { townNames } from './town-names.ts'

/** What a place is named for. `mode` where it is known how the goods travel. */
export type NamedFor = { incoterm: IncotermCode; named: string; mode?: TransportType | undefined }

/**
 * What is to be said of a named place: a `fact` about it, a `note` that it may be another, a `warning` that the term is not complete with it. `likely`: the places that may be meant, best first.
 */
export type PlaceFinding<Place> = { level: 'fact' | 'note' | 'warning'; sentence: string; likely: Place[] }

const texts = defineMessages({
  noPort: (incoterm: string, place: string, named: string) =>
    `${incoterm} is complete with a ${place}, and we know no port called “${named}”. Please check it.`,
  several: (named: string) => `More than one port is called “${named}”. Please say which.`,
  airport: 'If the goods are handed over at the airport, name it.',
})

/** So many slips are forgiven in a name. */
const mostSlips = 2

/** So many places are proposed. */
const mostLikely = 3

/** Words around the name of a port that are none of it: 'Port of Hamburg, berth 7'. */
const aroundPorts = /\b(?:the|seaport|sea port|port of|port|harbour|harbor|terminal|berth|pier|quay|any)\b/g

/**
 * Whether the place named beside a term completes it, by the places that are known. A rule of ships needs a port. By air a place of the other rules may be an airport, which is proposed and never asked for.
 * Undefined where nothing is to be said: of an address on land nothing is known.
 */
export function checkNamedPlace<Place extends KnownPlace>(
  places: readonly Place[],
  { incoterm, named, mode }: NamedFor,
): PlaceFinding<Place> | undefined {
  const words = named.trim()
  const code = readPlaceCode(words)
  const { isForWaterOnly, place } = incoterms[incoterm]
  if (code !== undefined) {
    const found = places.filter((one) => one.code === code)
    const judged = judgeNamedPlace(incoterm, words, found)
    if (judged?.level !== 'warning') return judged && { ...judged, likely: [] }
    const [airport] = found
    const name = words.replace(/\s*\([A-Z0-9]+\)$/, '')
    return { ...judged, likely: airport ? nearestPorts(places, airport) : findLikely(places, name, isForWaterOnly) }
  }
  if (words === '') return undefined
  if (!isForWaterOnly) {
    const airports = mode === 'air' ? findCalled(places, words, 'airport') : []
    return airports.length === 0
      ? undefined
      : { level: 'note', sentence: texts.airport, likely: airports.slice(0, mostLikely) }
  }
  const ports = findCalled(places, words, 'port')
  const [first, ...others] = ports
  if (!first)
    return {
      level: 'warning',
      sentence: texts.noPort(incoterm, place, words),
      likely: findLikely(places, words, true),
    }
  if (others.some(({ country }) => country !== first.country))
    return { level: 'note', sentence: texts.several(words), likely: ports.slice(0, mostLikely) }
  const fact = judgeNamedPlace(incoterm, first.code, [first])
  return fact && { ...fact, likely: [] }
}

/** Places whose very name is one of the parts of the text; a country among the parts narrows them. Main places first. */
function findCalled<Place extends KnownPlace>(places: readonly Place[], text: string, kind: PlaceKind): Place[] {
  const parts = partsOf(text)
  const country = countryIn(text)
  const isCalled = (name: string) => parts.some((part) => part.length > 1 && ` ${name} `.startsWith(` ${part} `))
  return places
    .filter((one) => one.kind === kind && (country === undefined || one.country === country))
    .filter(({ name }) => isCalled(foldPlace(name)))
    .toSorted((a, b) => Number(b.isMain) - Number(a.isMain) || a.name.length - b.name.length)
}

/** What may be meant by words that name nothing: names that are nearly the same, else ports near an airport that is called so. */
function findLikely<Place extends KnownPlace>(places: readonly Place[], text: string, isPortNeeded: boolean): Place[] {
  const parts = partsOf(text).filter((part) => part.length > 3)
  const wanted = places.filter(({ kind }) => !isPortNeeded || kind === 'port')
  const near = wanted
    .map((one) => ({ one, slips: Math.min(...parts.map((part) => slipsTo(part, foldPlace(one.name)))) }))
    .filter(({ slips }) => slips <= mostSlips)
    .toSorted((a, b) => a.slips - b.slips || Number(b.one.isMain) - Number(a.one.isMain))
    .map(({ one }) => one)
  if (near.length > 0 || !isPortNeeded) return near.slice(0, mostLikely)
  const [airport] = findCalled(places, text, 'airport')
  return airport ? nearestPorts(places, airport) : []
}

/** Slips between two names; of lengths that are too far apart they are not counted. */
function slipsTo(part: string, name: string): number {
  return Math.abs(part.length - name.length) > mostSlips ? Number.POSITIVE_INFINITY : countSlips(part, name)
}

function nearestPorts<Place extends KnownPlace>(places: readonly Place[], near: Place): Place[] {
  return searchPlaces(places, { kind: 'port', isMain: true, near }).slice(0, mostLikely)
}

function partsOf(text: string): string[] {
  return text
    .split(/[,;/()–-]/)
    .map((part) => foldPlace(part).replace(aroundPorts, ' ').replace(/\s+/g, ' ').trim())
    .filter((part) => part !== '')
    .flatMap(townNames)
}

function countryIn(text: string): string | undefined {
  for (const part of text.split(/[,;/()]/).slice(1)) {
    const found = findCountryByName(part.trim()) ?? findCountry(part.trim())
    if (found) return found.code
  }
  return undefined
}
