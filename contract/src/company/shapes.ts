import * as Type from 'typebox'
import { image } from '../catalogue/shapes.ts'
import { seal } from '../company-checks.ts'
import { nullable } from '../fields.ts'
import { companyParts } from './readiness.ts'

/** Companies with the field names of docs/product.md#wire. Pictures are addresses on our own server. */

/** An industry a company works in; the fixed shape wraps it (docs/product.md#wire). */
const companyIndustry = Type.Object({
  industry: Type.Object({ id: Type.Integer(), name: Type.String(), icon: Type.String() }),
})

/** The three newest goods of a seller, for its card. */
const productPreview = Type.Object({
  type: Type.Literal('product'),
  id: Type.Integer(),
  slug: Type.String(),
  name: Type.String(),
  get_main_image: nullable(image),
})

/** A seller on cards and in carousels. `images` holds the first of its gallery, `bannerImage` and `logo` addresses; `total_products` is what is listed now. */
export const companyCard = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  slug: Type.String(),
  logo: nullable(Type.String()),
  images: Type.Array(image),
  description: Type.String(),
  bannerImage: nullable(Type.String()),
  city: Type.String(),
  country: Type.String(),
  country_code: Type.String(),
  establishment_date: nullable(Type.String()),
  employees: nullable(Type.Integer()),
  ...seal,
  get_industries: Type.Array(companyIndustry),
  products: Type.Array(productPreview),
  total_products: Type.Integer(),
})
export type CompanyCard = Type.Static<typeof companyCard>

/** Everything the company facts page shows. `export_countries` is JSON text, as docs/product.md#wire has it: `{ "exportCountries": [{ "shortCode": "IT" }] }`. */
export const company = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  slug: Type.String(),
  logo: nullable(Type.String()),
  images: Type.Array(image),
  /** Certificates and patents; `alt` is the title. */
  certificates: Type.Array(image),
  description: Type.String(),
  bannerImage: nullable(Type.String()),
  bannerTitle: nullable(Type.String()),
  bannerSubTitle: nullable(Type.String()),
  establishment_date: nullable(Type.String()),
  employees: nullable(Type.Integer()),
  ownership: nullable(Type.String()),
  /** US dollars a year. */
  turnover: nullable(Type.Integer()),
  /** Percent of sales. */
  export: nullable(Type.Integer()),
  website: nullable(Type.String()),
  address: Type.String(),
  city: Type.String(),
  country: Type.String(),
  country_code: Type.String(),
  zip: Type.String(),
  /** Postcode and town in the order of the country: '20457 Hamburg', 'Oakland, CA 94607'. */
  town: Type.String(),
  email: nullable(Type.String()),
  ...seal,
  export_countries: Type.String(),
  locations: Type.Array(
    Type.Object({ is_primary: Type.Boolean(), location: Type.Object({ country: Type.String(), city: Type.String() }) }),
  ),
  get_industries: Type.Array(companyIndustry),
  brands: Type.Array(Type.Object({ id: Type.Integer(), name: Type.String(), logo: nullable(Type.String()) })),
  products: Type.Array(productPreview),
  total_products: Type.Integer(),
  /** The first entry is used for contacts. */
  get_user: Type.Array(
    Type.Object({
      first_name: Type.String(),
      last_name: Type.String(),
      phone_code: Type.String(),
      phone: Type.String(),
      status: Type.Integer(),
    }),
  ),
  get_branches: Type.Array(
    Type.Object({
      id: Type.Integer(),
      name: Type.String(),
      country: Type.String(),
      city: Type.String(),
      code: Type.String(),
      address: Type.String(),
      zip: Type.String(),
    }),
  ),
})
export type Company = Type.Static<typeof company>

/** What a showroom shows on top; without titles of its own it shows the name and 'Seller Showroom'. */
export const companyBanner = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  slug: Type.String(),
  logo: nullable(Type.String()),
  bannerImage: nullable(Type.String()),
  bannerTitle: nullable(Type.String()),
  bannerSubTitle: nullable(Type.String()),
})

/** A place on the contact map. */
export const place = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  address: Type.String(),
  lat: Type.Number(),
  lng: Type.Number(),
})
export type Place = Type.Static<typeof place>

/** How far a seller has come (`readiness.ts`): what its company still lacks, and its products that are published and that are drafts. */
export const readiness = Type.Object({
  is_email_confirmed: Type.Boolean(),
  missing: Type.Array(Type.Enum(companyParts)),
  products: Type.Integer(),
  drafts: Type.Integer(),
  is_approved: Type.Boolean(),
})
export type Readiness = Type.Static<typeof readiness>
