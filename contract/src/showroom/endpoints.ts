import * as Type from 'typebox'
import { named, product } from '../catalogue/shapes.ts'
import { company } from '../company/shapes.ts'
import { endpoint } from '../endpoint.ts'
import { id, slug, text } from '../fields.ts'
import { pageQuery } from '../paging.ts'

/** Goods come in the seller's own order unless a sort flag says otherwise. A guest's price sorts are ignored. */
export const getShowroom = endpoint({
  method: 'GET',
  path: '/api/v1/marketplace/showroom/:slug',
  access: 'anyone',
  summary: 'A seller and one page of its goods',
  params: Type.Object({ slug }),
  query: Type.Object({
    ...pageQuery,
    brand: Type.Optional(text(400)),
    category: Type.Optional(text(400)),
    family: Type.Optional(text(400)),
    sortAlphabetically: Type.Optional(text(5)),
    sortLowestPrice: Type.Optional(text(5)),
    sortHighestPrice: Type.Optional(text(5)),
    sortNewest: Type.Optional(text(5)),
    sortOldest: Type.Optional(text(5)),
  }),
  answer: Type.Object({
    data: Type.Object({
      company,
      products: Type.Object({
        data: Type.Array(product),
        current_page: Type.Integer(),
        per_page: Type.Integer(),
        total: Type.Integer(),
      }),
    }),
  }),
})

export const getShowroomFilters = endpoint({
  method: 'GET',
  path: '/api/showroom/filters/:supplierId',
  access: 'anyone',
  summary: "What a seller's goods can be filtered by",
  params: Type.Object({ supplierId: id }),
  answer: Type.Object({
    brands: Type.Array(named),
    categories: Type.Array(Type.Object({ industry: Type.String(), industries: Type.Array(named) })),
    families: Type.Array(named),
  }),
})
