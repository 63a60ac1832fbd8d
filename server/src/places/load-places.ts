import { readFileSync } from 'node:fs'
import type { Point } from '@fairquay/contract/places/distance.ts'
import type { KnownPlace } from '@fairquay/contract/places/known-place.ts'
import type { SeaNet } from '@fairquay/contract/transit/sea-route.ts'

/** All ports and airports, with what is reckoned from them. */
export type Places = { all: readonly KnownPlace[]; net: SeaNet }

let kept: Places | undefined

/** Reads the places when they are first needed, which takes a few milliseconds, and keeps them. The files are made by `scripts/make-places.ts`. */
export function loadPlaces(): Places {
  kept ??= { all: linesOf('places.tsv').map(readPlace), net: readNet(linesOf('sea-net.tsv')) }
  return kept
}

function linesOf(file: string): string[][] {
  return readFileSync(new URL(file, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.split('\t'))
}

function readPlace([code = '', kind, isMain, name = '', lat, lng, via = '']: string[]): KnownPlace {
  return {
    code,
    kind: kind === 'airport' ? 'airport' : 'port',
    country: code.slice(0, 2),
    name,
    isMain: isMain === '1',
    lat: Number(lat),
    lng: Number(lng),
    access: via
      .split(' ')
      .filter((one) => one !== '')
      .map((one) => {
        const [point = '', km] = one.split(':')
        return { point, km: Number(km) }
      }),
  }
}

function readNet(lines: readonly string[][]): SeaNet {
  const points = new Map<string, Point>()
  const ways = new Map<string, { to: string; km: number }[]>()
  const add = (from: string, to: string, km: number) => ways.set(from, [...(ways.get(from) ?? []), { to, km }])
  for (const [kind, one = '', two = '', three] of lines)
    if (kind === 'node') points.set(one, { lat: Number(two), lng: Number(three) })
    else {
      add(one, two, Number(three))
      add(two, one, Number(three))
    }
  return { points, ways }
}
