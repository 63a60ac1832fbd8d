import * as Type from 'typebox'
import { listTotal, productCompany } from '../catalogue/endpoints.ts'
import { shortRating } from '../catalogue/rating.ts'
import { named, productCard } from '../catalogue/shapes.ts'
import { company } from '../company/shapes.ts'
import { endpoint } from '../endpoint.ts'
import { id, nullable, slug, text } from '../fields.ts'
import { shownOrderValue } from '../order-value/endpoints.ts'
import { lastPage } from '../page-count.ts'
import { pageQuery } from '../paging.ts'
import { padProduct } from './order-pad.ts'

/** Ids, comma separated. */
const showroomFilters = {
  brand: Type.Optional(text(400)),
  category: Type.Optional(text(400)),
  family: Type.Optional(text(400)),
}

/** Goods come in the seller's own order unless a sort flag says otherwise. A guest's price sorts are ignored. */
export const getShowroom = endpoint({
  method: 'GET',
  path: '/api/v1/marketplace/showroom/:slug',
  access: 'anyone',
  summary: 'A seller and one page of its goods',
  params: Type.Object({ slug }),
  query: Type.Object({
    ...pageQuery,
    ...showroomFilters,
    sortAlphabetically: Type.Optional(text(5)),
    sortLowestPrice: Type.Optional(text(5)),
    sortHighestPrice: Type.Optional(text(5)),
    sortNewest: Type.Optional(text(5)),
    sortOldest: Type.Optional(text(5)),
  }),
  answer: Type.Object({
    data: Type.Object({
      company,
      seller_rating: shortRating,
      /** What the seller gives for bigger orders; null where it gives nothing, and for guests. */
      order_value: nullable(shownOrderValue),
      products: Type.Object({
        data: Type.Array(productCard),
        current_page: Type.Integer(),
        per_page: Type.Integer(),
        ...listTotal,
      }),
    }),
  }),
  refuses: ['company_locked'],
})

/** `products` counts what a choice would leave of the seller's goods, the other filters as they are asked. */
const counted = Type.Object({ ...named.properties, products: Type.Integer() })

export const getShowroomFilters = endpoint({
  method: 'GET',
  path: '/api/showroom/filters/:supplierId',
  access: 'anyone',
  summary: "What a seller's goods can be filtered by",
  params: Type.Object({ supplierId: id }),
  query: Type.Object(showroomFilters),
  answer: Type.Object({
    brands: Type.Array(counted),
    categories: Type.Array(Type.Object({ industry: Type.String(), industries: Type.Array(counted) })),
    families: Type.Array(counted),
  }),
})

/**
 * The order pad (docs/product.md#order-pad): a seller's goods in its own order with only what ordering needs, five hundred to a page. Members get price lists;
 * a company that is locked answers `company_locked`, like its showroom.
 */
export const getShop = endpoint({
  method: 'GET',
  path: '/api/v1/marketplace/shop/:slug',
  access: 'anyone',
  summary: "A seller's goods as a compact list to order from",
  params: Type.Object({ slug }),
  query: Type.Object({ page: Type.Optional(Type.Integer({ minimum: 1, maximum: lastPage })) }),
  answer: Type.Object({
    data: Type.Object({
      company: productCompany,
      products: Type.Object({
        data: Type.Array(padProduct),
        current_page: Type.Integer(),
        per_page: Type.Integer(),
        total: Type.Integer(),
      }),
    }),
  }),
  refuses: ['company_locked'],
})
