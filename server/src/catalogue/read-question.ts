import type { catalogueQuery } from '@fairquay/contract/catalogue/endpoints.ts'
import { readPriceRange } from '@fairquay/contract/catalogue/price-range.ts'
import { findCountryByName } from '@fairquay/contract/countries.ts'
import { highestUnitPrice, roundUnitPrice, type UnitPrice, writeUnitPrice } from '@fairquay/contract/money.ts'
import type { Static } from 'typebox'
import type { Audience } from '../session.ts'
import { facetOf } from './facets.ts'
import { makeWordQuery } from './read-words.ts'

/** Products that stand on one of these facets, or (every) on all of them. `mayOverlap`: one product can stand on several. */
export type FacetSet = { facets: readonly string[]; every: boolean; mayOverlap: boolean }

export type SortName = 'newest' | 'oldest' | 'name' | 'lowest' | 'highest' | 'position' | 'best'

/** What a list is asked for, in the catalogue's own terms: a product must be in every set, in the price range, and speak of the words. */
export type Question = {
  sets: readonly FacetSet[]
  /** Both ends included; products on demand are in no range. */
  price: { min: UnitPrice; max: UnitPrice } | undefined
  /** A full-text query (see read-words.ts); '' finds nothing. */
  words: string | undefined
  sort: SortName
  page: number
  perPage: number
  /** Without what lacks a picture or a category; holds where nothing is searched for by words. */
  isWhole?: boolean
}

export type CatalogueQuery = Static<typeof catalogueQuery>
type Filters = Partial<
  Pick<CatalogueQuery, 'category' | 'brand' | 'country' | 'supplier' | 'family' | 'availability' | 'direct'>
>
type SortFlags = Partial<
  Pick<
    CatalogueQuery,
    'sortAlphabetically' | 'sortLowestPrice' | 'sortHighestPrice' | 'sortNewest' | 'sortOldest' | 'sortBestMatch'
  >
>

const defaultPerPage = 12

/** Reads the wire's filters. What a guest asks about prices is left aside: the answer would tell them (docs/product.md#prices). */
export function readQuestion(query: CatalogueQuery, audience: Audience): Question {
  const words = query.search?.trim() ? makeWordQuery(query.search) : undefined
  const sort = readSort(query, audience) ?? 'newest'
  return {
    sets: readSets(query, isTrue(query.categoryStrict)),
    price: audience === 'guest' || !query.priceRange?.trim() ? undefined : readRange(query.priceRange),
    words,
    // Without words nothing matches better.
    sort: words === undefined && sort === 'best' ? 'newest' : sort,
    page: query.page ?? 1,
    perPage: query.perPage ?? defaultPerPage,
  }
}

/** A value that nothing can have (an id that is no number, a country of another world) finds nothing; an empty filter is no filter. */
export function readSets(query: Filters, strictCategories = false): FacetSet[] {
  const sets: FacetSet[] = []
  const add = (
    text: string | undefined,
    toFacet: (value: string) => string | undefined,
    more: Partial<FacetSet> = {},
  ) => {
    const values = splitList(text)
    if (values.length === 0) return
    const facets = [...new Set(values.map(toFacet).filter((facet) => facet !== undefined))]
    sets.push({ facets, every: false, mayOverlap: false, ...more })
  }
  add(query.category, withId(facetOf.category), { every: strictCategories, mayOverlap: true })
  add(query.brand, withId(facetOf.brand))
  add(query.supplier, withId(facetOf.seller))
  add(query.family, withId(facetOf.family))
  add(query.country, (name) => {
    const code = findCountryByName(name)?.code
    return code && facetOf.country(code)
  })
  add(query.availability, (value) => (/^[a-z-]{1,20}$/.test(value) ? facetOf.availability(value) : undefined))
  add(query.direct, (value) => (value === 'true' || value === 'false' ? facetOf.direct(value === 'true') : undefined))
  return sets
}

const sortNames = {
  sortAlphabetically: 'name',
  sortLowestPrice: 'lowest',
  sortHighestPrice: 'highest',
  sortNewest: 'newest',
  sortOldest: 'oldest',
  sortBestMatch: 'best',
} as const

/** The sort a query names, if any; a guest's price sorts count as none. */
export function readSort(query: SortFlags, audience: Audience): SortName | undefined {
  const flags = Object.keys(sortNames) as (keyof typeof sortNames)[]
  const flag = flags.find((name) => isTrue(query[name]))
  const name = flag && sortNames[flag]
  return audience === 'guest' && (name === 'lowest' || name === 'highest') ? undefined : name
}

function readRange(text: string): { min: UnitPrice; max: UnitPrice } {
  const { min, max } = readPriceRange(text)
  const read = (end: number) => (end < writeUnitPrice(highestUnitPrice) ? roundUnitPrice(end) : highestUnitPrice)
  return { min: read(min), max: read(max) }
}

function splitList(text: string | undefined): string[] {
  return (text ?? '')
    .split(',')
    .map((value) => value.trim())
    .filter((value) => value !== '')
}

function withId(toFacet: (id: number) => string): (value: string) => string | undefined {
  return (value) => (/^[1-9]\d{0,9}$/.test(value) ? toFacet(Number(value)) : undefined)
}

function isTrue(flag: string | undefined): boolean {
  return flag === 'true' || flag === '1'
}
