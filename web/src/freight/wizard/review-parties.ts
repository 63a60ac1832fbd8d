import { joinAddress } from '@fairquay/contract/address-lines.ts'
import { quoteTexts } from '@fairquay/contract/freight/messages.ts'
import type { Fact } from '@fairquay/contract/freight/review.ts'
import type { QuoteRequest } from '@fairquay/contract/freight/shapes.ts'
import { wizardTexts } from './texts.ts'

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
        label: wizardTexts.loadingAddressOf(isStock ? quoteTexts.stockAddress : quoteTexts.headquartersAddress),
        value: joinAddress(loading),
      },
    ],
    buyer: [
      ...describeContact(buyer),
      { label: wizardTexts.shippingAddress, value: joinAddress(buyer.shipping_address) },
      { label: wizardTexts.billingAddress, value: `${billing.billing_company_name}, ${joinAddress(billing)}` },
      ...named(wizardTexts.registrationNumber, billing.billing_registration_number),
      ...named(wizardTexts.taxNumber, billing.billing_tax_number),
    ],
  }
}

function describeContact(party: QuoteRequest['seller_data'] | QuoteRequest['buyer_data']): Fact[] {
  return [
    { label: wizardTexts.company, value: party.company },
    { label: wizardTexts.contactName, value: `${party.first_name} ${party.last_name}` },
    { label: wizardTexts.phone, value: party.phone },
    { label: wizardTexts.email, value: party.email },
  ]
}

function named(label: string, value: string | undefined): Fact[] {
  return value ? [{ label, value }] : []
}
