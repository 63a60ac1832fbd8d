import { greatCircle, type Point } from './distance.ts'
import type { KnownPlace, PlaceKind } from './known-place.ts'

/** What places are looked for by. `near` puts the nearest first; without it the best match of the words. */
export type PlaceQuestion = {
  search?: string | undefined
  country?: string | undefined
  kind?: PlaceKind | undefined
  near?: Point | undefined
  isMain?: boolean | undefined
}

/** Letters without their marks, as people type them: 'İzmir' → 'izmir'. */
export function foldPlace(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ı', 'i')
    .replaceAll('ø', 'o')
    .replaceAll('ł', 'l')
    .replaceAll('ß', 'ss')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** The places that answer a question, best first: by code, by the beginning of the name, by the beginning of a word; main ports and airports before others. */
export function searchPlaces<Place extends KnownPlace>(places: readonly Place[], asked: PlaceQuestion): Place[] {
  const words = foldPlace(asked.search ?? '')
  const code = (asked.search ?? '').replace(/\s/g, '').toUpperCase()
  return places
    .flatMap((place) => {
      if (asked.country !== undefined && place.country !== asked.country) return []
      if (asked.kind !== undefined && place.kind !== asked.kind) return []
      if (asked.isMain && !place.isMain) return []
      const match = matchOf(place, words, code)
      return match === 0 ? [] : { place, match, km: asked.near ? greatCircle(asked.near, place) : 0 }
    })
    .toSorted(
      (a, b) =>
        a.km - b.km ||
        b.match - a.match ||
        Number(b.place.isMain) - Number(a.place.isMain) ||
        a.place.name.length - b.place.name.length ||
        (a.place.code < b.place.code ? -1 : 1),
    )
    .map(({ place }) => place)
}

/** 4 the code, 3 the whole name, 2 its beginning, 1 the beginning of one of its words, 0 nothing of it. */
function matchOf({ code, name, kind }: KnownPlace, words: string, asked: string): number {
  if (words === '') return 1
  if (code === asked || (kind === 'airport' && code.slice(2) === asked)) return 4
  const folded = foldPlace(name)
  if (folded === words) return 3
  if (folded.startsWith(words)) return 2
  return ` ${folded}`.includes(` ${words}`) ? 1 : 0
}

/** The place that somebody who types a town of a country means: of that very name, a main port or airport first. Undefined where none is called so. */
export function findTown<Place extends KnownPlace>(
  places: readonly Place[],
  country: string,
  town: string,
): Place | undefined {
  const words = foldTown(foldPlace(town))
  if (words.length < 2) return undefined
  return searchPlaces(
    places.filter((place) => place.country === country),
    { search: words },
  ).find(({ name }) => ` ${foldPlace(name)} `.includes(` ${words} `))
}

/** A folded name as places here are called: 'antwerp' → 'antwerpen'. */
export function foldTown(folded: string): string {
  return englishNames[folded] ?? folded
}

/** Towns whose ports and airports are called by their English names, folded. */
const englishNames: Readonly<Record<string, string>> = {
  muenchen: 'munich',
  munchen: 'munich',
  koln: 'cologne',
  koeln: 'cologne',
  nurnberg: 'nuremberg',
  wien: 'vienna',
  praha: 'prague',
  roma: 'rome',
  milano: 'milan',
  torino: 'turin',
  firenze: 'florence',
  venezia: 'venice',
  lisboa: 'lisbon',
  sevilla: 'seville',
  warszawa: 'warsaw',
  kobenhavn: 'copenhagen',
  goteborg: 'gothenburg',
  bruxelles: 'brussels',
  brussel: 'brussels',
  geneve: 'geneva',
  genf: 'geneva',
  athina: 'athens',
  beograd: 'belgrade',
  bucuresti: 'bucharest',
  moskva: 'moscow',
  antwerp: 'antwerpen',
  genoa: 'genova',
  naples: 'napoli',
  saigon: 'ho chi minh city',
  bombay: 'mumbai',
}
