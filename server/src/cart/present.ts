import { findTerm, readVariantKey } from '@fairquay/contract/catalogue/prices.ts'
import type { Product } from '@fairquay/contract/catalogue/shapes.ts'
import { readTerms } from '@fairquay/contract/catalogue/term.ts'
import { writeUnitPrice } from '@fairquay/contract/money.ts'
import type { JsonText } from '../http.ts'
import { stored, writeJson } from '../json-text.ts'
import type { CartRow } from './queries.ts'

/** The cart as JSON: the cards go in as the text they are stored as. */
export function presentCart(rows: readonly CartRow[]): JsonText {
  return { jsonText: writeJson({ lines: rows.map(presentLine) }) }
}

function presentLine(row: CartRow): object {
  const chosen = readVariantKey(row.variant_key)
  const product =
    row.card === null ? { order_step: null } : (JSON.parse(row.card) as Pick<Product, 'prices' | 'order_step'>)
  const term = findTerm(readTerms(product), chosen, row.quantity)
  return {
    product_id: row.product_id,
    option_values: chosen,
    selected_price_id: term?.id ?? null,
    quantity: row.quantity,
    changed_at: row.changed_at.toISOString(),
    seen:
      row.seen_price === null || row.seen_currency === null
        ? null
        : { price: writeUnitPrice(row.seen_price), currency: row.seen_currency },
    product_name: row.product_name,
    company: { id: row.company_id, name: row.company_name, slug: row.company_slug },
    product: row.card === null ? null : stored(row.card),
    is_gone_for_good: row.card === null && row.is_deserted,
  }
}
