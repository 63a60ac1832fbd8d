import * as Type from 'typebox'
import { endpoint } from '../endpoint.ts'
import { id, slug, text } from '../fields.ts'
import { pageQuery, pagination } from '../paging.ts'
import { company, companyCard, place } from './shapes.ts'

export const listSellers = endpoint({
  method: 'GET',
  path: '/api/marketplace/sellers',
  access: 'anyone',
  summary: 'Sellers by country and name; newest first unless a sort flag says otherwise',
  query: Type.Object({
    ...pageQuery,
    /** Part of the name. */
    search: Type.Optional(text(200)),
    /** Country names, comma separated. */
    country: Type.Optional(text(800)),
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

/** A company whose first user is not active answers `company_locked` (spec §4), like its showroom. */
export const getCompany = endpoint({
  method: 'GET',
  path: '/api/v1/marketplace/company/:slug',
  access: 'anyone',
  summary: 'The facts of one seller',
  params: Type.Object({ slug }),
  answer: Type.Object({ data: Type.Object({ company }) }),
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
