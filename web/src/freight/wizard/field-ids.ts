import { wizardTexts } from './texts.ts'

export const quoteFormId = 'quote'

/** The id of the control of a field of the form: 'shipping.city' → 'quote-shipping-city'. */
export function idOfField(field: string): string {
  return `${quoteFormId}-${field.replaceAll('.', '-')}`
}

const labels: Readonly<Record<string, string>> = {
  seller: wizardTexts.seller,
  buyer: wizardTexts.buyer,
  loading: wizardTexts.loadingAddress,
  shipping: wizardTexts.shippingAddress,
  billing: wizardTexts.billingAddress,
  ...wizardTexts.partFields,
  transport_type: wizardTexts.transportType,
  incoterm: wizardTexts.incoterms,
  wrapper: wizardTexts.casesOrPallets,
  is_palletized: wizardTexts.itemsAlreadyPalletized,
  pallet_category: wizardTexts.palletCategory,
  container_distribution: wizardTexts.container,
  transport_condition: wizardTexts.transportConditions,
  transport_temperature_degrees: wizardTexts.degrees,
  dangerous_goods: wizardTexts.dangerousGoods,
  require_insurance: wizardTexts.insuranceNeeded,
  pickup_date: wizardTexts.pickupDate,
  delivery_date: wizardTexts.deliveryMandatoryDate,
  extra_needs: wizardTexts.additionalLogisticNeeds,
}

/** What people read on a field: 'shipping.city' → 'Shipping address, city'. */
export function nameField(field: string): string {
  return field
    .split('.')
    .map((part) => labels[part] ?? part)
    .join(', ')
}
