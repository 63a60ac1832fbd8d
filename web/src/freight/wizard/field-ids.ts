export const quoteFormId = 'quote'

/** The id of the control of a field of the form: 'shipping.city' → 'quote-shipping-city'. */
export function idOfField(field: string): string {
  return `${quoteFormId}-${field.replaceAll('.', '-')}`
}

const labels: Readonly<Record<string, string>> = {
  seller: 'Seller',
  buyer: 'Buyer',
  loading: 'Loading address',
  shipping: 'Shipping address',
  billing: 'Billing address',
  company: 'company',
  first_name: 'first name',
  last_name: 'last name',
  phone: 'phone number',
  email: 'email',
  country: 'country',
  city: 'city',
  street: 'street',
  zip: 'ZIP code',
  transport_type: 'Transport type',
  incoterm: 'Incoterms',
  wrapper: 'Cases or Pallets',
  is_palletized: 'Items already palletized',
  pallet_category: 'Pallet category',
  container_distribution: 'Container',
  transport_condition: 'Transport conditions',
  transport_temperature_degrees: 'Degrees',
  dangerous_goods: 'Dangerous goods',
  require_insurance: 'Insurance needed',
  pickup_date: 'Pickup date',
  delivery_date: 'Delivery mandatory date',
  extra_needs: 'Additional logistic needs',
}

/** What people read on a field: 'shipping.city' → 'Shipping address, city'. */
export function nameField(field: string): string {
  return field
    .split('.')
    .map((part) => labels[part] ?? part)
    .join(', ')
}
