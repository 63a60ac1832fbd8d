import { combinationOf } from '@fairquay/contract/catalogue/term-rules.ts'
import type { AnswerOf } from '@fairquay/contract/endpoint.ts'
import type { DeskAddress } from '@fairquay/contract/products/address.ts'
import {
  getOwnProduct,
  getProductChoices,
  listMarketplaceProducts,
  listOwnProducts,
} from '@fairquay/contract/products/endpoints.ts'
import { mostSheetRows, readSheet } from '@fairquay/contract/products/sheet/endpoints.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../call.ts'

const perPage = 50

/** One page of one's own products; while another is on its way the last one stays. */
export function ownProductsQuery(address: DeskAddress) {
  const query = { ...address, page: address.page ?? 1, perPage }
  return queryOptions({
    queryKey: ['own-products', 'list', query],
    queryFn: ({ signal }) => call(listOwnProducts, { query, signal }),
    placeholderData: keepPreviousData,
  })
}

/** One page of them as a table to be edited. */
export function sheetQuery(address: DeskAddress) {
  const query = { ...address, page: address.page ?? 1, perPage: mostSheetRows }
  return queryOptions({
    queryKey: ['own-products', 'sheet', query],
    queryFn: ({ signal }) => call(readSheet, { query, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    // What somebody is typing into must not change under their hands.
    refetchOnWindowFocus: false,
  })
}

/** The same of everybody's, for an operator. */
export function marketplaceProductsQuery(address: DeskAddress) {
  const query = { ...address, page: address.page ?? 1, perPage }
  return queryOptions({
    queryKey: ['marketplace-products', query],
    queryFn: ({ signal }) => call(listMarketplaceProducts, { query, signal }),
    placeholderData: keepPreviousData,
  })
}

/** A product to be edited: always the newest one, never an older answer. */
export function ownProductQuery(id: number) {
  return queryOptions({
    queryKey: ['own-products', 'one', id],
    queryFn: ({ signal }) => call(getOwnProduct, { params: { id }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
}

export function productChoicesQuery() {
  return queryOptions({
    queryKey: ['product-choices'],
    queryFn: ({ signal }) => call(getProductChoices, { signal }),
    staleTime: 60_000,
  })
}

/** Own products by name, to choose one that goes with another. */
export function productsByNameQuery(search: string) {
  return queryOptions({
    queryKey: ['own-products', 'choice', search],
    queryFn: async ({ signal }) => (await call(listOwnProducts, { query: { search, perPage: 8 }, signal })).data,
    enabled: search !== '',
    placeholderData: keepPreviousData,
  })
}

/** What the editor begins with. */
export function toStart(stored: AnswerOf<typeof getOwnProduct>) {
  const pictures = new Map(stored.images.map(({ id, ...addresses }) => [id, addresses]))
  const reserved = new Map(stored.stock.map((level) => [combinationOf(level.options), level.reserved]))
  const linked = new Map(stored.linked.map((product) => [product.id, product]))
  const elsewhere = new Map(
    stored.codes_elsewhere.map(({ kind, code, product_id, name }) => [nameCode(kind, code), { id: product_id, name }]),
  )
  return { form: stored.form, version: stored.version, pictures, reserved, linked, elsewhere }
}

/** How a code is known among those that other products have too. */
export function nameCode(kind: 'sku' | 'barcode', code: string): string {
  return `${kind} ${code.toLowerCase()}`
}
