import { readLengthUnit, readVolumeUnit, readWeightUnit } from '../cell-text.ts'
import { countries, findCountry } from '../countries.ts'
import { findSimilarCountry, readCountry } from './country-words.ts'
import type { GoodsField } from './goods-fields.ts'
import type { WordKind } from './words.ts'

/** Kinds of words whose meaning is one of a few that never change; categories are the marketplace's own, brands any text. */
export type ClosedKind = Exclude<WordKind, 'category' | 'brand'>

/** Words that stand alone in their cell, and those that stand behind a number: '2,5 Pfund'. */
type ClosedWord = {
  fields: readonly GoodsField[]
  measures: readonly GoodsField[]
  /** What a word is taken for without being told: one of `choices`; undefined when it is not known. */
  read(text: string): string | undefined
  choices: readonly string[]
}

const published = /^(1|yes|y|true|publish|published|active|enabled|ja|j|oui|si|sí|tak|public|visible)$/i
const draft =
  /^(0|-1|no|n|false|nein|non|nie|draft|inactive|unpublished|private|hidden|invisible|archived|disabled|entwurf)$/i
const inStock =
  /^(1|yes|true|in ?stock|limited availability|available( for order)?|(on)? ?backorder|preorder|ja|auf lager|lieferbar|verfugbar|vorratig|en stock|disponible|disponibile|disponivel|op voorraad|dostepny)$/
const outOfStock =
  /^(0|no|false|out ?of ?stock|sold ?out|not available|unavailable|discontinued|nein|ausverkauft|vergriffen|nicht (lieferbar|verfugbar|vorratig|auf lager)|epuise|rupture( de stock)?|agotado|sin stock|esaurito|esgotado|uitverkocht|wyprzedany)$/

export const closedWords: Readonly<Record<ClosedKind, ClosedWord>> = {
  country: {
    fields: ['country'],
    measures: [],
    read: (text) => findCountry(readCountry(text) ?? '')?.name,
    choices: countries.map(({ name }) => name),
  },
  state: {
    fields: ['state'],
    measures: [],
    read: (text) => (published.test(text) ? 'published' : draft.test(text) ? 'draft' : undefined),
    choices: ['published', 'draft'],
  },
  availability: {
    fields: ['availability'],
    measures: [],
    read: (text) => {
      const word = text
        .normalize('NFD')
        .toLowerCase()
        .replace(/\p{M}/gu, '')
        .replace(/[_\s-]+/g, ' ')
        .trim()
      return inStock.test(word) ? 'in stock' : outOfStock.test(word) ? 'out of stock' : undefined
    },
    choices: ['in stock', 'out of stock'],
  },
  weight_unit: {
    fields: ['weightUnit', 'packWeightUnit'],
    measures: ['weight', 'packWeight'],
    read: readWeightUnit,
    choices: ['kg', 'g', 'lb', 'oz', 't'],
  },
  length_unit: {
    fields: ['lengthUnit', 'packDimensionUnit'],
    measures: ['width', 'height', 'depth', 'packWidth', 'packHeight', 'packDepth'],
    read: readLengthUnit,
    choices: ['cm', 'mm', 'm', 'in'],
  },
  volume_unit: {
    fields: ['packVolumeUnit'],
    measures: ['packVolume'],
    read: readVolumeUnit,
    choices: ['m3', 'l', 'cm3', 'ft3'],
  },
}

export const closedKinds = Object.keys(closedWords) as ClosedKind[]

export function isClosedKind(kind: WordKind): kind is ClosedKind {
  return kind !== 'category' && kind !== 'brand'
}

/** The choice somebody has typed, whatever its case. */
export function findChoice(kind: ClosedKind, typed: string): string | undefined {
  return closedWords[kind].choices.find((choice) => choice.toLowerCase() === typed.trim().toLowerCase())
}

/** What a word may have been meant for, the likeliest first: a country that is spelt nearly so. */
export function suggestWords(kind: WordKind, word: string): string[] {
  if (kind !== 'country') return []
  const code = findSimilarCountry(word)
  const name = code === undefined ? undefined : findCountry(code)?.name
  return name === undefined ? [] : [name]
}

/** The kind of the unit that a measure of this field stands in. */
export function unitKindOf(field: GoodsField): ClosedKind | undefined {
  return closedKinds.find((kind) => closedWords[kind].measures.includes(field))
}

/** Characters of the longest cell that is read as a measure. */
const longestMeasure = 64

/** A cell as its number and the unit behind it: '2,5 Pfund' → ['2,5 ', 'Pfund']; undefined where it is not such a pair. */
export function splitMeasure(cell: string): [number: string, unit: string] | undefined {
  if (cell.length > longestMeasure) return undefined
  const [, number, unit] = /^([-+]?[\d.,'’\s]*\d\s*)([^\d\s.,'’].*)$/u.exec(cell) ?? []
  return number === undefined || unit === undefined ? undefined : [number, unit]
}
