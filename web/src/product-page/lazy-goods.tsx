import { lazyPart } from '../ui/lazy-part.tsx'

const load = () => import('./related-goods.tsx')

/** What leads on from a product, fetched when somebody comes near: nothing is said where it cannot come. */
export const RelatedGoods = lazyPart(load, 'RelatedGoods', true)
export const GoodsRow = lazyPart(load, 'GoodsRow', true)
