import type { Product, SalesTerm } from '../catalogue/shapes.ts'
import type { CartAnswer, CartLine } from './endpoints.ts'

export const company = { id: 10, name: 'House', slug: 'house' }

/** A price line: any number of pieces at 10.00, 1000 in stock. */
export function makeTerm(change: Partial<SalesTerm> = {}): SalesTerm {
  return {
    id: 1,
    type: 'by_qty',
    price_value: 10,
    discount: 0,
    discount_percentage: 0,
    currency: 'USD',
    is_available: true,
    available_qty: 1000,
    min_qty: 1,
    max_qty: null,
    order_measure: 'Unit',
    measuring_unit: 'pc',
    measuring_unit_type: 'quantity',
    option_values: [],
    ...change,
  }
}

/** A product in stock at 10.00 a piece; `term` says what is different about its price line. */
export function makeGoods(id: number, term: Partial<SalesTerm> = {}): Product {
  return {
    id,
    slug: `product-${id}`,
    name: `Product ${id}`,
    body: '',
    currency: 'USD',
    price: 10,
    created_at: '2026-11-01T00:00:00.000Z',
    rating: null,
    review_count: 0,
    order: 0,
    availability: 'in-stock',
    is_direct: false,
    country: { code: 'PT', name: 'Portugal' },
    brand: null,
    family: null,
    options: [],
    get_supplier: company,
    get_main_image: null,
    get_all_images: [],
    get_tags: [],
    get_sub_industries: [],
    get_product_attributes: [],
    get_packaging: [],
    product_data: {
      dimension_width: null,
      dimension_height: null,
      dimension_depth: null,
      dimension_measure: 'cm',
      weight_value: null,
      weight_measure: 'kg',
      product_have_barcode: false,
      barcode_type: null,
      barcode: null,
      usp: '',
      ttw_code: null,
      hts: null,
    },
    prices: [makeTerm({ id, ...term })],
    warranty_from_purchase: null,
    warranty_from_shipping: null,
    warranty_from_delivery: null,
    lead_time_days: null,
    order_step: null,
    temperature_min: null,
    temperature_max: null,
    dangerous_goods_class: null,
    un_number: null,
    minimum_order: { quantity: 1, unit: 'Unit' },
  }
}

/** A line as the server answers it; `product` null is one that is off the market. */
export function answerLine(
  line: CartLine,
  product: Product | null = makeGoods(line.product_id),
): CartAnswer['lines'][number] {
  return {
    ...line,
    seen: line.seen ?? null,
    product_name: `Product ${line.product_id}`,
    product,
    is_gone_for_good: false,
    company,
  }
}
