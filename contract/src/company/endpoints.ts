import * as Type from 'typebox'
import { shortRating } from '../catalogue/rating.ts'
import { endpoint } from '../endpoint.ts'
import { closed, id, nullable, slug, text } from '../fields.ts'
import { pageQuery, pagination } from '../paging.ts'
import { companyForm } from './form.ts'
import { company, companyBanner, companyCard, place, readiness } from './shapes.ts'

export const listSellers = endpoint({
  method: 'GET',
  path: '/api/marketplace/sellers',
  access: 'anyone',
  summary: 'Sellers by country, category and name; newest first unless a sort flag says otherwise',
  query: Type.Object({
    ...pageQuery,
    /** Part of the name. */
    search: Type.Optional(text(200)),
    /** Country names, comma separated. */
    country: Type.Optional(text(800)),
    /** Sub-industry ids, comma separated: sellers with goods on the market in any of them. */
    category: Type.Optional(text(400)),
    sortAlphabetically: Type.Optional(text(5)),
    sortNewest: Type.Optional(text(5)),
    sortOldest: Type.Optional(text(5)),
  }),
  answer: Type.Object({ data: Type.Array(companyCard), pagination }),
})

export const listNewSellers = endpoint({
  method: 'GET',
  path: '/api/marketplace/new-sellers',
  access: 'anyone',
  summary: 'The newest sellers',
  query: Type.Object({ limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 40 })) }),
  answer: Type.Object({ data: Type.Array(companyCard) }),
})

/** A company whose first user is not active answers `company_locked` (docs/product.md#companies), like its showroom. */
export const getCompany = endpoint({
  method: 'GET',
  path: '/api/v1/marketplace/company/:slug',
  access: 'anyone',
  summary: 'The facts of one seller',
  params: Type.Object({ slug }),
  answer: Type.Object({ data: Type.Object({ company, seller_rating: shortRating }) }),
  refuses: ['company_locked'],
})

export const listCompanyLocations = endpoint({
  method: 'GET',
  path: '/api/rest/company-locations',
  access: 'anyone',
  summary: "Where a seller's headquarters are",
  query: Type.Object({ company_id: id }),
  answer: Type.Array(place),
})

export const listCompanyUnits = endpoint({
  method: 'GET',
  path: '/api/rest/company-units',
  access: 'anyone',
  summary: 'Branches and warehouses of a seller',
  query: Type.Object({ company_id: id }),
  answer: Type.Array(place),
})

export const listLocations = endpoint({
  method: 'GET',
  path: '/api/rest/locations',
  access: 'anyone',
  summary: 'One branch or warehouse by its id',
  query: Type.Object({ id }),
  answer: Type.Array(place),
})

const stored = Type.Object({
  id: Type.Integer(),
  slug: Type.String(),
  kind: Type.Enum(['buyer', 'seller', 'provider', 'broker', 'operator']),
  /** Goes back with the change. */
  version: Type.Integer(),
  form: companyForm,
  images: Type.Array(
    Type.Object({ id: Type.Integer(), preview: Type.String(), medium: Type.String(), original: Type.String() }),
  ),
  /** Whom the public page names: the first owner. */
  contact: nullable(
    Type.Object({
      first_name: Type.String(),
      last_name: Type.String(),
      email: Type.String(),
      phone_code: Type.String(),
      phone: Type.String(),
    }),
  ),
  choices: Type.Object({
    industries: Type.Array(Type.Object({ id: Type.Integer(), name: Type.String() })),
    brands: Type.Array(Type.String()),
  }),
})

/** The company of the person signed in as it is edited; of any kind. 404 without one. */
export const getOwnCompany = endpoint({
  method: 'GET',
  path: '/api/v1/own-company',
  scope: 'company:read',
  access: 'signedIn',
  whileWaiting: true,
  summary: "One's own company, as it is edited",
  answer: stored,
})

/**
 * Makes the company what the form says; a new name brings a new slug, and the old one keeps answering. 400 with the fields named ('branches.0.city'). 409
 * when somebody changed it since `version` was read: nothing is overwritten, and `details` holds `version` and `changed_by`.
 */
export const changeOwnCompany = endpoint({
  method: 'PUT',
  path: '/api/v1/own-company',
  scope: 'company:write',
  access: 'signedIn',
  whileWaiting: true,
  needs: 'owner',
  summary: "Change one's own company",
  body: closed({ version: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }), form: companyForm }),
  bodyLimit: 512 * 1024,
  answer: stored,
})

/** How far one's own company has come on the way to the market; what is published is shown once an operator has approved the company. */
export const getReadiness = endpoint({
  method: 'GET',
  path: '/api/v1/own-company/readiness',
  scope: 'company:read',
  access: 'seller',
  summary: 'What one’s own company still needs before it can sell',
  answer: readiness,
})

/**
 * Changes the banner of the showroom of one's own company. `path` is the address of a picture this company has uploaded here; absent, the picture stays;
 * empty, there is none. Empty titles are the company's name and 'Seller Showroom'. Another company's id answers like a missing one.
 */
export const uploadBanner = endpoint({
  method: 'POST',
  path: '/api/v1/supplier/banner-upload',
  scope: 'company:write',
  access: 'seller',
  needs: 'editor',
  summary: 'Change the banner of the own showroom',
  body: closed({
    bannerTitle: Type.Optional(nullable(text(400))),
    bannerSubTitle: Type.Optional(nullable(text(400))),
    path: Type.Optional(nullable(text(500))),
    supplierID: Type.Optional(nullable(id)),
  }),
  answer: Type.Object({ success: Type.Literal(true), data: Type.Object({ company: companyBanner }) }),
})
