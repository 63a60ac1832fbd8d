import * as Type from 'typebox'
import { image, productCard } from '../catalogue/shapes.ts'
import { endpoint } from '../endpoint.ts'
import { nullable, text } from '../fields.ts'
import { pageQuery } from '../paging.ts'

/** `available=true` leaves out industries and sub-industries without products. */
export const listIndustryCategories = endpoint({
  method: 'GET',
  path: '/api/v1/marketplace/industry-categories',
  access: 'anyone',
  summary: 'Industries with their sub-industries',
  query: Type.Object({ available: Type.Optional(text(5)) }),
  answer: Type.Object({
    success: Type.Literal(true),
    data: Type.Object({
      industries: Type.Array(
        Type.Object({
          id: Type.Integer(),
          name: Type.String(),
          /** Name of a line icon. */
          icon: Type.String(),
          products: Type.Integer(),
          /** The main picture of its newest product. */
          image: nullable(image),
          get_sub_industries: Type.Array(
            Type.Object({ id: Type.Integer(), name: Type.String(), products: Type.Integer() }),
          ),
        }),
      ),
    }),
  }),
})

/** Brands with products, by name. */
export const listBrands = endpoint({
  method: 'GET',
  path: '/api/v1/marketplace/brands',
  access: 'anyone',
  summary: 'Brands that have products',
  query: Type.Object({ ...pageQuery }),
  answer: Type.Object({
    data: Type.Object({
      brands: Type.Object({
        data: Type.Array(
          Type.Object({
            id: Type.Integer(),
            name: Type.String(),
            logo: nullable(Type.String()),
            products: Type.Integer(),
          }),
        ),
        current_page: Type.Integer(),
        per_page: Type.Integer(),
        total: Type.Integer(),
      }),
    }),
  }),
})

/** Every country but the excluded ones (docs/product.md#explore), by name; `isAvailable` says that products come from there, `icon` is its flag. */
export const listCountries = endpoint({
  method: 'GET',
  path: '/api/v1/marketplace/countries',
  access: 'anyone',
  summary: 'Countries with how many products come from there',
  answer: Type.Object({
    countries: Type.Array(
      Type.Object({
        name: Type.String(),
        cca2: Type.String(),
        icon: Type.String(),
        isAvailable: Type.Boolean(),
        products: Type.Integer(),
      }),
    ),
  }),
})

const mostSpecial = Type.Object({ limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 40 })) })

export const listNewArrivals = endpoint({
  method: 'GET',
  path: '/special-products/new-arrivals',
  access: 'anyone',
  summary: 'The newest products',
  query: mostSpecial,
  answer: Type.Array(productCard),
})

/** For members: what costs less than before. For guests: what its seller calls a special deal, because a list made by prices would tell of them. */
export const listSpecialPrices = endpoint({
  method: 'GET',
  path: '/special-products/special-prices',
  access: 'anyone',
  summary: 'Products at a special price, newest first',
  query: mostSpecial,
  answer: Type.Array(productCard),
})
