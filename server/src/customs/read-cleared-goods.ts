import type { Product } from '@fairquay/contract/catalogue/shapes.ts'
import type { ClearedGoods } from '@fairquay/contract/customs/readiness.ts'
import { readKnownFacts } from '@fairquay/contract/readiness/seller-facts.ts'
import { type SellerFact, sellerFacts } from '@fairquay/contract/readiness/shapes.ts'
import type { LineToStore } from '../trade/lines-to-store.ts'

type Cards = ReadonlyMap<number, Product>

/** What a line says is not known by the time it was frozen is said as its product says it now: a seller may have been asked for it since. */
export function completeLine(line: LineToStore, cards: Cards): LineToStore {
  const card = cards.get(line.productId ?? 0)
  if (!card) return line
  const { hts, origin_code } = line.codes
  return {
    ...line,
    codes: {
      ...line.codes,
      hts: hts ?? card.product_data.hts,
      origin_code: origin_code ?? (card.country.code || null),
    },
  }
}

/** A line as far as a broker must know it. */
export function readClearedGoods(line: LineToStore, cards: Cards): ClearedGoods {
  const { productId, name, codes, unitWeight, total } = line
  const card = cards.get(productId ?? 0)
  const said: Partial<Record<SellerFact, boolean>> = {
    hts: codes.hts !== null,
    origin: codes.origin_code !== null,
    weight: unitWeight !== null,
  }
  const known = card ? readKnownFacts(card) : []
  return {
    product: { id: productId, name },
    known: sellerFacts.filter((fact) => said[fact] || known.includes(fact)),
    hasValue: total > 0,
  }
}
