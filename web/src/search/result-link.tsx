import { sellersProducts } from '@fairquay/contract/catalogue/address.ts'
import type { SearchResult } from '@fairquay/contract/search/endpoints.ts'
import { Link } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { searchTexts } from './texts.ts'

type ResultLinkProps = { result: SearchResult } & Omit<ComponentProps<'a'>, 'href' | 'ref'>

/** Where a result leads (docs/product.md#search): a product to its page, a brand or a seller to its products. */
export function ResultLink({ result, ...rest }: ResultLinkProps) {
  if (result.type === 'product') return <Link to="/product/$slug" params={{ slug: result.slug }} {...rest} />
  const search = result.type === 'brand' ? { brand: String(result.id), title: result.name } : sellersProducts(result)
  return <Link to="/products" search={search} {...rest} />
}

/** The picture of a result: of the goods, or the logo of a house. */
export function pictureOf(result: SearchResult): string | null {
  return result.get_main_image?.preview ?? result.logo ?? null
}

export const typeNames: Record<SearchResult['type'], string> = {
  product: searchTexts.product,
  brand: searchTexts.brand,
  seller: searchTexts.seller,
}
