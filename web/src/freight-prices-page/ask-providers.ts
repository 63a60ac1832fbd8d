import type { CartItem } from '@fairquay/contract/cart/items.ts'
import { readTravel } from '@fairquay/contract/catalogue/travel.ts'
import { findCountry } from '@fairquay/contract/countries.ts'
import { emptyAddress } from '@fairquay/contract/freight/form.ts'
import { beginQuote, quote } from '../freight/wizard/use-quote.ts'
import type { FreightWish } from '../freight-prices/price-list.tsx'

/** Begins the request for freight of goods in the cart with what was said beside their prices. Its own address is filled in by the request itself. */
export function beginAsking(items: readonly CartItem[], { to, isOwn, mode, incoterm }: FreightWish): void {
  beginQuote(
    items,
    null,
    items.map(({ product }) => readTravel(product)),
  )
  const { change, changeShipment, form } = quote.getState()
  const country = findCountry(to.country)?.name ?? ''
  const { shipping } = form
  if (!isOwn && (shipping.country !== country || shipping.zip !== to.zip.trim()))
    change('shipping', { ...emptyAddress, country, zip: to.zip.trim() })
  changeShipment({ incoterm, ...(mode && { transport_type: mode }) })
}
