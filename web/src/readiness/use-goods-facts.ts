import { type KnownGoods, sellerFacts } from '@fairquay/contract/readiness/shapes.ts'
import { useQuery } from '@tanstack/react-query'
import { type ProductFacts, productFactsQuery } from './readiness-queries.ts'

/** Goods with all that is said of them, here or by their product by now. While that is not known, nothing is called missing. */
export function useGoodsFacts<Goods extends KnownGoods>(goods: readonly Goods[], isShown = true) {
  const ids = goods.flatMap(({ product }) => product.id ?? [])
  const query = productFactsQuery(ids)
  const found = useQuery({ ...query, enabled: isShown && ids.length > 0 })
  const products = new Map(found.data?.map((one) => [one.product_id, one]))
  return {
    isKnown: found.data !== undefined || found.isError || ids.length === 0,
    products: products as ReadonlyMap<number, ProductFacts>,
    goods: goods.map((one) => ({
      ...one,
      known: sellerFacts.filter(
        (fact) => one.known.includes(fact) || products.get(one.product.id ?? 0)?.known.includes(fact),
      ),
    })),
  }
}
