import type { FreightTerms } from '@fairquay/contract/freight/deal.ts'
import type { LogisticOffer } from '@fairquay/contract/freight/offer.ts'
import { totalFreight } from '@fairquay/contract/freight/offer-rules.ts'
import type { QuoteRequest } from '@fairquay/contract/freight/shapes.ts'
import { writeMoney } from '@fairquay/contract/money.ts'
import type { Deal } from '@fairquay/contract/trade/deal.ts'
import type { DealAddress } from '@fairquay/contract/trade/deal-address.ts'
import type { Queryable } from '../database.ts'
import { describeLine } from '../trade/describe-line.ts'
import { addressesOf, getParty } from '../trade/find-party.ts'
import type { Freezing, Terms } from '../trade/kind.ts'
import { findQuote } from './queries.ts'

/** The legs of the offer, and the shipment as it was asked for. */
export async function freezeFreight(
  tx: Queryable,
  { offer, request, buyer, lines, cards }: Freezing<LogisticOffer>,
): Promise<Terms & { logistic: FreightTerms | null }> {
  const quote = await findQuote(tx, request.id)
  const seller = await getParty(tx, request.supplierId)
  const shipment = quote?.request.shipment_data
  return {
    seller,
    addresses: quote ? readAddresses(quote.request) : addressesOf(seller, buyer),
    incoterm: shipment?.incoterm ?? null,
    place: shipment?.incoterm_place ?? '',
    payment_terms: '',
    lines: lines.map((line) => describeLine(line, request.currency, cards)),
    total: writeMoney(totalFreight(offer), offer.currency),
    logistic: quote
      ? {
          legs: offer.legs,
          transit_days: offer.transit_days,
          routing: offer.routing,
          shipment: quote.request.shipment_data,
          goods: quote.goods,
          additional_notes: quote.request.additional_notes ?? '',
          billing: readBilling(quote.request),
        }
      : null,
  }
}

/** By which numbers whoever is billed is known; they are printed on the order and shown to nobody before. */
function readBilling({ buyer_data: { billing_address: billing } }: QuoteRequest): FreightTerms['billing'] {
  return {
    registration_number: billing.billing_registration_number ?? '',
    tax_number: billing.billing_tax_number ?? '',
  }
}

function readAddresses({ seller_data, buyer_data }: QuoteRequest): Deal['addresses'] {
  const place = (
    company: string,
    { street, city, zip = '', country }: { street: string; city: string; zip?: string; country: string },
  ): DealAddress => ({ company, street, city, zip, country })
  const { billing_address: billing } = buyer_data
  return {
    loading: place(seller_data.company, seller_data.loading_address),
    shipping: place(buyer_data.company, buyer_data.shipping_address),
    billing: place(billing.billing_company_name, billing),
  }
}
