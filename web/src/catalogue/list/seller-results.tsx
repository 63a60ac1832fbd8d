import type { CatalogueAddress } from '@fairquay/contract/catalogue/address.ts'

export function SellerResults({ address: _address }: { address: CatalogueAddress }) {
  return null
}
