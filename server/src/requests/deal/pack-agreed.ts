import { cartMessages } from '@fairquay/contract/cart/messages.ts'
import { readVariantKey } from '@fairquay/contract/catalogue/prices.ts'
import type { Product } from '@fairquay/contract/catalogue/shapes.ts'
import { readTravel } from '@fairquay/contract/catalogue/travel.ts'
import type { QuoteGoods } from '@fairquay/contract/freight/shapes.ts'
import type { DealLine } from '@fairquay/contract/trade/deal.ts'
import { readDealPacking } from '@fairquay/contract/trade/load.ts'
import type { Queryable } from '../../database.ts'
import { Failure } from '../../failure.ts'
import { describeLoad } from '../../trade/describe-line.ts'
import { findProducts } from '../../trade/find-products.ts'

/** The packs of the deal; goods whose packing, code or dangers were described only since are as their product says now. */
export async function packAgreed(tx: Queryable, lines: readonly DealLine[]): Promise<QuoteGoods[]> {
  const open = lines.flatMap(({ load, hts, product_id }) => (load?.travel && hts !== null ? [] : (product_id ?? [])))
  const cards = await findProducts(tx, open)
  const goods = lines.map((line) => {
    const chosen = readVariantKey(line.variant_key ?? '')
    const card = cards.get(line.product_id ?? 0)
    const load = line.load ?? describeLoad(card, chosen, line.quantity)
    return load && describeGoods(line, load, card)
  })
  if (goods.includes(null)) {
    const { title, description } = cartMessages.incompletePackaging
    throw new Failure('refused', { goods: description }, title)
  }
  return goods.filter((line) => line !== null)
}

function describeGoods(line: DealLine, load: NonNullable<DealLine['load']>, card: Product | undefined): QuoteGoods {
  const { pack, ...packed } = readDealPacking(load)
  const travel = pack.travel ?? (card && readTravel(card))
  return {
    product_id: line.product_id,
    name: line.name,
    options: line.options,
    origin: line.origin,
    hts: line.hts ?? card?.product_data.hts ?? null,
    quantity: line.quantity,
    order_measure: line.order_measure,
    total_price: line.total,
    ...packed,
    pack: travel && Object.keys(travel).length > 0 ? { ...pack, travel } : pack,
  }
}
