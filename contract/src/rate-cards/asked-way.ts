import type { QuoteRequest } from '../freight/shapes.ts'
import type { FreightEnd } from './match-lanes.ts'

/** From where to where a quote goes. Addresses name countries in words; `codeOf` knows their codes, '' of what is none. */
export function readAskedWay(
  { seller_data, buyer_data }: Pick<QuoteRequest, 'seller_data' | 'buyer_data'>,
  codeOf: (name: string) => string,
): { from: FreightEnd; to: FreightEnd } {
  const end = ({ country, zip = '' }: { country: string; zip?: string }) => ({
    country: codeOf(country),
    zip,
    port: '',
  })
  return { from: end(seller_data.loading_address), to: end(buyer_data.shipping_address) }
}
