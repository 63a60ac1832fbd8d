import { greatCircle, type Point } from './distance.ts'
import type { KnownPlace, PlaceKind } from './known-place.ts'
import { townNames } from './town-names.ts'

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

/** 4 the code, 3 the whole name, 2 its beginning or another name of the town, 1 the beginning of one of its words, 0 nothing of it. */
function matchOf({ code, name, kind }: KnownPlace, words: string, asked: string): number {
  if (words === '') return 1
  if (code === asked || (kind === 'airport' && code.slice(2) === asked)) return 4
  const folded = foldPlace(name)
  if (folded === words) return 3
  if (folded.startsWith(words) || isOfTown(folded, words)) return 2
  return ` ${folded}`.includes(` ${words}`) ? 1 : 0
}

/** Whether a folded name begins with what a town of another name is called as well: 'kobenhavn' of Copenhagen. */
function isOfTown(folded: string, words: string): boolean {
  return townNames(words).some((name) => name !== words && ` ${folded} `.startsWith(` ${name} `))
}

/** The place that somebody who types a town of a country means: of that very name, a main port or airport first. Undefined where none is called so. */
export function findTown<Place extends KnownPlace>(
  places: readonly Place[],
  country: string,
  town: string,
): Place | undefined {
  const there = places.filter((place) => place.country === country)
  for (const words of townNames(foldPlace(town))) {
    if (words.length < 2) continue
    const found = searchPlaces(there, { search: words }).find(({ name }) =>
      ` ${foldPlace(name)} `.includes(` ${words} `),
    )
    if (found) return found
  }
  return undefined
}
