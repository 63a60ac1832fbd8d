import { readVariantKey } from '@fairquay/contract/catalogue/prices.ts'
import type { Product } from '@fairquay/contract/catalogue/shapes.ts'
import { findCountry } from '@fairquay/contract/countries.ts'
import { writeMoney, writeUnitPrice } from '@fairquay/contract/money.ts'
import type { DealLine, DealPacking } from '@fairquay/contract/trade/deal.ts'
import { findPackOf, loadPacks, writeDealPacking } from '@fairquay/contract/trade/load.ts'
import type { LineRow } from './request-lines.ts'

/** A line of a request as a deal keeps it, under the codes it was asked for, with what its product says of packing now. */
export function describeLine(row: LineRow, currency: string, cards: ReadonlyMap<number, Product>): DealLine {
  const card = row.product_id === null ? undefined : cards.get(row.product_id)
  return {
    position: row.position,
    product_id: row.product_id,
    name: row.product_name,
    options: row.options,
    origin: nameOrigin(row, card),
    hts: row.hts ?? card?.product_data.hts ?? null,
    sku: row.sku,
    barcode: row.barcode,
    origin_code: row.origin_code,
    variant_key: row.variant_key,
    quantity: row.quantity,
    order_measure: row.order_measure,
    unit_price: writeUnitPrice(row.unit_price),
    price_unit: row.price_unit,
    unit_weight: row.unit_weight,
    total: writeMoney(row.line_total, currency),
    lead_time_days: null,
    packing: '',
    load: describeLoad(card, readVariantKey(row.variant_key), row.quantity),
  }
}

function nameOrigin({ origin_code: code }: LineRow, card: Product | undefined): string {
  const known = code ?? card?.country.code
  return known ? (findCountry(known)?.name ?? card?.country.name ?? known) : ''
}

/** How a quantity of a product in the chosen options travels, as it is packed now; null where that is not described. */
export function describeLoad(
  card: Product | undefined,
  chosen: readonly number[],
  quantity: number,
): DealPacking | null {
  const pack = card && findPackOf(card, chosen)
  return pack ? writeDealPacking(loadPacks(pack, quantity)) : null
}
