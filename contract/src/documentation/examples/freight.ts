import type { BodyOf } from '../../endpoint.ts'
import type { makeReviewDocument } from '../../freight/endpoints.ts'
import type { askFreightOfDeal } from '../../requests/deal/endpoints.ts'

const rui = { company: 'Douro Oils', first_name: 'Rui', last_name: 'Costa', email: 'rui@douro.example' }
const ann = { company: 'Lee Imports', first_name: 'Ann', last_name: 'Lee', email: 'ann@lee.example' }
const porto = { country: 'PT', city: 'Porto', street: 'Rua do Cais 4', zip: '4050-001' }
const milano = { country: 'IT', city: 'Milano', street: 'Via Roma 1', zip: '20100' }
const billing = { billing_company_name: 'Lee Imports', ...milano }

const shipment: BodyOf<typeof askFreightOfDeal>['shipment_data'] = {
  is_dangerous_goods: false,
  is_required_insurance: false,
  is_already_palletized: true,
  pickup_date: '2027-03-12',
  delivery_date: '03-20-2027',
  incoterm: 'FCA',
  incoterm_place: 'Porto',
  wrapper: 'pallets',
  pallet_category: 'EUR-1',
  container: 'groupage',
  extra_needs: ['none'],
  transport: { type: 'truck', condition: 'dry', temperature: { type: 'celsius', degree: null } },
}

/** Carriage as it is asked for: from whom to whom, and how. */
export const askedFreight: BodyOf<typeof askFreightOfDeal> = {
  seller_data: { supplier_id: 7, ...rui, phone: '+351 220 000 000', loading_address: porto },
  buyer_data: { ...ann, phone: '+39 02 000 000', shipping_address: milano, billing_address: billing },
  shipment_data: shipment,
  additional_notes: 'Tail lift needed.',
}

/** The same before it is asked for, as the document to look through shows it. */
export const reviewedFreight: BodyOf<typeof makeReviewDocument> = {
  seller: { ...rui, phone_code: '+351', phone: '220 000 000' },
  address_seller: porto,
  buyer: { ...ann, phone_code: '+39', phone: '02 000 000' },
  address_buyer: { shippingAddress: milano, billingAddress: billing },
  shipment_data: shipment,
  products: [{ product_id: 311, quantity: 100, selected_price_id: 4021 }],
}
