import type { ProductFigures } from '@fairquay/contract/figures/endpoints.ts'
import { writeMoney } from '@fairquay/contract/money.ts'
import { addressesOf } from '../pictures.ts'
import type { ProductRow } from './find-products.ts'
import type { Value } from './find-totals.ts'

/** Views of the period before are not told where they are not kept any more. */
export function presentProduct(row: ProductRow, isBeforeKept: boolean): ProductFigures {
  const { image_name, image_format, views_before, ordered, priced_at, ...rest } = row
  return {
    id: rest.id,
    name: rest.name,
    state: rest.state,
    image: image_name === null || image_format === null ? null : addressesOf(image_name, image_format).preview,
    views: rest.views,
    views_before: isBeforeKept ? views_before : null,
    adds: rest.adds,
    requests: rest.requests,
    offers: rest.offers,
    orders: rest.orders,
    quantity: rest.quantity,
    ordered: ordered.map(presentValue),
    priced_at: priced_at?.toISOString() ?? null,
  }
}

export function presentValue({ currency, value }: Value): Value {
  return { currency, value: writeMoney(value, currency) }
}
