import * as Type from 'typebox'
import { seal } from '../company-checks.ts'
import { endpoint } from '../endpoint.ts'
import { nullable, slug, text } from '../fields.ts'
import { pageQuery } from '../paging.ts'
import { shortRating } from './rating.ts'
import { beside, product, productCard, productOption } from './shapes.ts'

/** What the catalogue can be narrowed by. */
const catalogueFilters = {
  /** Sub-industry ids, comma separated. */
  category: Type.Optional(text(400)),
  brand: Type.Optional(text(400)),
  /** Country names, comma separated. */
  country: Type.Optional(text(800)),
  /** Company id. */
  supplier: Type.Optional(text(20)),
  family: Type.Optional(text(400)),
  availability: Type.Optional(text(60)),
  direct: Type.Optional(text(10)),
  /** `min,max` in decimal money of the caller's currency, which `minMaxPrice` of the filters names. */
  priceRange: Type.Optional(text(40)),
  search: Type.Optional(text(200)),
  /** 'true': products that are in every category named, instead of in any. */
  categoryStrict: Type.Optional(text(10)),
}

/** The filters, sorts and paging of the catalogue (docs/product.md#catalogue). A guest's `priceRange` and price sorts are ignored: they would tell prices by halving. */
export const catalogueQuery = Type.Object({
  ...pageQuery,
  ...catalogueFilters,
  /** A heading only; filters nothing. */
  title: Type.Optional(text(200)),
  sortAlphabetically: Type.Optional(text(5)),
  sortLowestPrice: Type.Optional(text(5)),
  sortHighestPrice: Type.Optional(text(5)),
  sortNewest: Type.Optional(text(5)),
  sortOldest: Type.Optional(text(5)),
  /** With `search` only: what speaks most of the words first. */
  sortBestMatch: Type.Optional(text(5)),
})

/** Of several filters at once so many products are counted and listed; what one filter by itself leaves is always known. */
export const mostListed = 5000

/** How many there are; `is_more` where there are more than that, which are neither counted nor listed. */
export const listTotal = { total: Type.Integer(), is_more: Type.Optional(Type.Boolean()) }

export const listProducts = endpoint({
  method: 'GET',
  path: '/api/v1/products/all',
  access: 'anyone',
  summary: 'Products by filters, sort and page',
  query: catalogueQuery,
  answer: Type.Object({
    data: Type.Object({
      data: Type.Array(productCard),
      current_page: Type.Integer(),
      per_page: Type.Integer(),
      ...listTotal,
    }),
  }),
})

/** Ids of products, comma separated and at most a hundred. */
const someProducts = Type.Object({ ids: Type.String({ pattern: '^[1-9]\\d{0,9}(,[1-9]\\d{0,9}){0,99}$' }) })

/** Products by their ids, in that order; what is not on the market is left out. */
export const listCards = endpoint({
  method: 'GET',
  path: '/api/v1/products/cards',
  access: 'anyone',
  summary: 'The cards of some products',
  query: someProducts,
  answer: Type.Object({ data: Type.Array(productCard) }),
})

/** As `listCards`, with everything a product has: what lists leave out. */
export const listDetails = endpoint({
  method: 'GET',
  path: '/api/v1/products/details',
  access: 'anyone',
  summary: 'Some products, whole',
  query: someProducts,
  answer: Type.Object({ data: Type.Array(product) }),
})

/** The supplier block of the product page. */
export const productCompany = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  slug: Type.String(),
  logo: nullable(Type.String()),
  city: Type.String(),
  country: Type.String(),
  country_code: Type.String(),
  establishment_date: nullable(Type.String()),
  employees: nullable(Type.Integer()),
  ...seal,
})

export const getProduct = endpoint({
  method: 'GET',
  path: '/api/v1/marketplace/product/:slug',
  access: 'anyone',
  summary: 'One product with its supplier and options',
  params: Type.Object({ slug }),
  answer: Type.Object({
    success: Type.Boolean(),
    /** `seller_rating` is of the seller itself; `product.rating` of the goods. */
    data: Type.Object({
      product,
      company: productCompany,
      options: Type.Array(productOption),
      beside,
      seller_rating: shortRating,
    }),
  }),
})

/** What a seller offers in place of a product that was taken off the market, as far as it is there; nothing of a product that never was. */
export const listReplacements = endpoint({
  method: 'GET',
  path: '/api/v1/marketplace/product/:slug/replacements',
  access: 'anyone',
  summary: 'The products that replace one that has gone',
  params: Type.Object({ slug }),
  answer: Type.Object({ data: Type.Array(productCard) }),
})

/**
 * What the filter panel offers. `products` counts what a choice would leave, all other filters as they are asked. Of an option, `key` goes into the address and `value` is what people read. `minMaxPrice` is for members only.
 */
export const getFilters = endpoint({
  method: 'GET',
  path: '/api/v1/filters',
  access: 'anyone',
  summary: 'Categories and select filters of the catalogue',
  query: Type.Object({ for: Type.Optional(text(40)), ...catalogueFilters }),
  answer: Type.Object({
    /** True where so many products are in question that counts are scaled up from some of them. */
    isEstimate: Type.Optional(Type.Boolean()),
    categories: Type.Array(
      Type.Object({
        id: Type.Integer(),
        name: Type.String(),
        icon: Type.String(),
        products: Type.Integer(),
        subIndustries: Type.Array(Type.Object({ id: Type.Integer(), name: Type.String(), products: Type.Integer() })),
      }),
    ),
    minMaxPrice: Type.Optional(
      Type.Object({
        minPrice: Type.Number(),
        maxPrice: Type.Number(),
        /** What both are in, and `priceRange` is asked in: the currency the caller's company keeps, else the marketplace's. */
        currency: Type.String(),
        /** The day of the latest rates by which prices of other currencies are compared; null while there are none. */
        day: nullable(Type.String()),
      }),
    ),
    select: Type.Array(
      Type.Object({
        query: Type.String(),
        title: Type.String(),
        key: Type.String(),
        options: Type.Array(
          Type.Object({
            value: Type.String(),
            key: Type.String(),
            icon: Type.Optional(Type.String()),
            products: Type.Integer(),
          }),
        ),
      }),
    ),
  }),
})
