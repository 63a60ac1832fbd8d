import type { Profile } from '@fairquay/contract/accounts/endpoints.ts'
import type { AddressForm, ContactForm, LoadingForm, QuoteForm } from '@fairquay/contract/freight/form.ts'
import { emptyQuote } from '@fairquay/contract/freight/form.ts'
import type { CompanyAddress, CompanyAddresses } from './quote-queries.ts'

/** The seller's side as the marketplace knows it: its contact, and where the goods wait: its headquarters, or the place where a deal has them fetched. */
export function readSeller(
  { company, contact, addresses }: CompanyAddresses,
  pickUp = '',
): Pick<QuoteForm, 'seller' | 'loading'> {
  const first = findPickUp(addresses, pickUp) ?? addresses[0]
  return {
    seller: {
      company: company.name,
      first_name: contact?.first_name ?? '',
      last_name: contact?.last_name ?? '',
      phone_code: readDialCode(contact?.phone_code ?? ''),
      phone: contact?.phone ?? '',
      email: contact?.email ?? '',
    },
    loading: first ? readLoading(first) : emptyQuote.loading,
  }
}

/** The address in the town that a deal names, a warehouse before an office. */
function findPickUp(addresses: readonly CompanyAddress[], pickUp: string): CompanyAddress | undefined {
  const words = pickUp.toLowerCase()
  const there = addresses.filter(({ city }) => city !== '' && words.includes(city.toLowerCase()))
  return there.find(({ is_stock }) => is_stock) ?? there[0]
}

export function readLoading(address: CompanyAddress): LoadingForm {
  return { ...readAddress(address), source: address.key, isStock: address.is_stock }
}

export function readAddress({ country, city, street, zip }: CompanyAddress): AddressForm {
  return { country, city, street, zip }
}

/** The buyer's side: who is signed in, and where their company is. */
export function readBuyer(
  profile: Profile,
  { company, addresses, registration_number, tax_number }: CompanyAddresses,
): Pick<QuoteForm, 'buyer' | 'shipping' | 'billing'> {
  const { first_name, last_name, email, phone } = profile
  const first = addresses[0]
  const buyer: ContactForm = {
    company: company.name,
    first_name,
    last_name,
    phone_code: readDialCode(profile.phone_code),
    phone,
    email,
  }
  return {
    buyer,
    shipping: first ? readAddress(first) : emptyQuote.shipping,
    billing: {
      ...emptyQuote.billing,
      company: company.name,
      registrationNumber: registration_number ?? '',
      taxNumber: tax_number ?? '',
    },
  }
}

/** '45', '+45' and '+1 684' → '+45', '+45', '+1684'. */
function readDialCode(code: string): string {
  const digits = code.replace(/\D/g, '')
  return digits === '' ? '' : `+${digits}`
}
