import type { QuoteGoods, QuoteRequest } from './shapes.ts'

/** A quote as programs of providers read it. */
export const exampleQuote: QuoteRequest = {
  seller_data: {
    supplier_id: 7,
    first_name: 'Beatriz',
    last_name: 'Leal',
    company: 'Douro Oils',
    phone: '+351 220145880',
    email: 'trade@douro.example',
    loading_address: {
      country: 'Portugal',
      city: 'Matosinhos',
      street: 'Avenida 3200',
      zip: '4455-491',
      isStock: true,
    },
  },
  buyer_data: {
    user_id: 31,
    first_name: 'Ann',
    last_name: 'Lee',
    company: 'Lee Imports',
    phone: '+49 40123456',
    email: 'ann@lee.example',
    shipping_address: { country: 'Germany', city: 'Hamburg', street: 'Hafenstr. 1', zip: '20457', is_stock: false },
    billing_address: {
      billing_company_name: 'Lee Imports',
      billing_registration_number: 'HRB 12345',
      billing_tax_number: 'DE123456789',
      country: 'Germany',
      city: 'Hamburg',
      street: 'Hafenstr. 1',
      zip: '20457',
      is_stock: false,
    },
  },
  shipment_data: {
    is_dangerous_goods: false,
    is_required_insurance: false,
    is_already_palletized: true,
    delivery_date: '03-31-2027',
    pickup_date: '2027-03-10',
    incoterm: 'FCA',
    incoterm_place: 'Matosinhos',
    wrapper: 'pallets',
    pallet_category: 'EUR-1',
    container: 'groupage',
    extra_needs: ['none'],
    transport: { type: 'truck', condition: 'dry', temperature: { type: 'celsius', degree: null } },
  },
  additional_notes: 'Ring twice at gate 4.',
  order_data: { products: [{ product_id: 12, quantity: 90, selected_price_id: 40 }] },
}

/** Its goods, with packs in millimetres and grams. */
export const exampleGoods: Omit<QuoteGoods, 'total_price'> & { total_price: null } = {
  product_id: 12,
  name: 'Olive oil, 5 l',
  options: [],
  origin: 'Portugal',
  hts: '15092000',
  quantity: 90,
  order_measure: 'Tin',
  total_price: null,
  pack: { type: 'Carton', units: 4, grams: 19_500, width: 300, height: 280, depth: 300 },
  packs: 23,
  isLastPackPartial: true,
  grams: 448_500,
  litres: 580,
}
