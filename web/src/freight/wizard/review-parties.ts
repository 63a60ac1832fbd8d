import { joinPlace } from '@fairquay/contract/freight/letter.ts'
import { quoteTexts } from '@fairquay/contract/freight/messages.ts'
import type { Fact } from '@fairquay/contract/freight/review.ts'
import type { QuoteRequest } from '@fairquay/contract/freight/shapes.ts'

/** The two parties as the review tells them (docs/product.md#freight-quotes). */
export function describeParties({
  seller_data: seller,
  buyer_data: buyer,
}: QuoteRequest): Record<'seller' | 'buyer', Fact[]> {
  const { isStock, ...loading } = seller.loading_address
  const { billing_address: billing } = buyer
  return {
    seller: [
      ...describeContact(seller),
      {
        label: `Loading address (${isStock ? quoteTexts.stockAddress : quoteTexts.headquartersAddress})`,
        value: joinPlace(loading),
      },
    ],
    buyer: [
      ...describeContact(buyer),
      { label: 'Shipping address', value: joinPlace(buyer.shipping_address) },
      { label: 'Billing address', value: `${billing.billing_company_name}, ${joinPlace(billing)}` },
      ...named('Registration number', billing.billing_registration_number),
      ...named('Tax number', billing.billing_tax_number),
    ],
  }
}

function describeContact(party: QuoteRequest['seller_data'] | QuoteRequest['buyer_data']): Fact[] {
  return [
    { label: 'Company', value: party.company },
    { label: 'Contact name', value: `${party.first_name} ${party.last_name}` },
    { label: 'Phone', value: party.phone },
    { label: 'Email', value: party.email },
  ]
}

function named(label: string, value: string | undefined): Fact[] {
  return value ? [{ label, value }] : []
}
