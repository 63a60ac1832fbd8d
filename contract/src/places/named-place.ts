import { findCountry } from '../countries.ts'
import { defineMessages, formatList } from '../locale.ts'
import { type IncotermCode, incoterms } from '../trade/incoterms.ts'
import type { PlaceKind } from './known-place.ts'

const texts = defineMessages({
  known: (name: string, country: string, kinds: string) => `${name}, ${country}: ${kinds}`,
  kinds: { port: 'port', airport: 'airport' },
  unknown: (code: string) => `${code} is no port or airport we know. Please check it.`,
  needsPort: (incoterm: string, place: string, name: string) =>
    `${incoterm} is complete with a ${place}, and ${name} is an airport. Name a port, or choose FCA, CPT or CIP.`,
})

/** A place as it is written beside a term of delivery: 'Hamburg (DEHAM)', short enough for its field. */
export function writeNamedPlace({ name, code }: { name: string; code: string }): string {
  return `${name.slice(0, 100).trim()} (${code})`
}

/** The code that a named place holds: alone, or behind its name in brackets; undefined of words only. */
export function readPlaceCode(named: string): string | undefined {
  const text = named.trim()
  const found = /\(([A-Z]{2}[A-Z0-9]{3})\)$/.exec(text)?.[1]
  return found ?? (/^[A-Z]{2}[A-Z0-9]{3}$/.test(text) && findCountry(text.slice(0, 2)) ? text : undefined)
}

type Known = { code: string; name: string; kind: PlaceKind; country: string }

/**
 * What is known of the place named beside a term: `fact` its name and country, `warning` that it is unknown, or no port where a rule of ships needs one. Undefined of free words, about which nothing is
 * known. `found` are the places of its code.
 */
export function judgeNamedPlace(
  incoterm: IncotermCode,
  named: string,
  found: readonly Known[],
): { level: 'fact' | 'warning'; sentence: string } | undefined {
  const code = readPlaceCode(named)
  if (code === undefined) return undefined
  const places = found.filter((place) => place.code === code)
  const [first] = places.toSorted((a, b) => a.name.length - b.name.length)
  if (!first) return { level: 'warning', sentence: texts.unknown(code) }
  const { isForWaterOnly, place } = incoterms[incoterm]
  if (isForWaterOnly && places.every(({ kind }) => kind !== 'port'))
    return { level: 'warning', sentence: texts.needsPort(incoterm, place, first.name) }
  const kinds = formatList(places.map(({ kind }) => texts.kinds[kind]))
  return { level: 'fact', sentence: texts.known(first.name, findCountry(first.country)?.name ?? first.country, kinds) }
}
