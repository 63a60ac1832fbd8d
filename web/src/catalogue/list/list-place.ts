import { type CatalogueAddress, type Sort, sortOf, sorts, withSort } from '@fairquay/contract/catalogue/address.ts'
import type { LinkProps } from '@tanstack/react-router'

/** Where a list of products stands: the catalogue, or the results of a search, whose words (put right where they were typed wrong) narrow it as well. */
export type ListPlace = { kind: 'catalogue' } | { kind: 'search'; term: string; words: string }

export const inCatalogue: ListPlace = { kind: 'catalogue' }

/** What a list is sorted by. Results of a search come by how well they match, unless another order is chosen. */
export type ListSort = Sort | 'sortBestMatch'

/** Where a list as the address says it is found. */
export function linkTo(place: ListPlace, address: CatalogueAddress): Pick<LinkProps, 'to' | 'search'> {
  if (place.kind === 'catalogue') return { to: '/products', search: address }
  const { search: _words, tab: _tab, ...rest } = address
  return { to: '/search', search: { ...rest, target: 'products', search: place.term } }
}

export function listSortOf(place: ListPlace, address: CatalogueAddress): ListSort {
  const isChosen = sorts.some(({ flag }) => address[flag])
  return place.kind === 'search' && !isChosen ? 'sortBestMatch' : sortOf(address)
}

export function withListSort(place: ListPlace, address: CatalogueAddress, sort: ListSort): CatalogueAddress {
  if (place.kind === 'catalogue') return sort === 'sortBestMatch' ? address : withSort(address, sort)
  return { ...withSort(address, 'sortNewest'), ...(sort !== 'sortBestMatch' && { [sort]: true }) }
}
