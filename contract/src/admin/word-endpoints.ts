import * as Type from 'typebox'
import { endpoint } from '../endpoint.ts'
import { closed, countryCode, id, nullable, text } from '../fields.ts'
import { pageQuery, pagination } from '../paging.ts'
import { done } from './endpoints.ts'

/** The words sellers share: brands and families. Both are kept up in the same way; only brands have a logo. */
export const wordKinds = ['brands', 'families'] as const
export type WordKind = (typeof wordKinds)[number]

const word = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  logo: nullable(Type.String()),
  /** Products in any state, and companies that name it. */
  products: Type.Integer(),
  companies: Type.Integer(),
})
export type DeskWord = Type.Static<typeof word>

const kind = Type.Enum(wordKinds)

/** By name; `search` is a part of it. */
export const listWords = endpoint({
  method: 'GET',
  path: '/api/v1/operator/words/:kind',
  access: 'admin',
  summary: 'Brands or families as an operator keeps them',
  params: Type.Object({ kind }),
  query: Type.Object({ ...pageQuery, search: Type.Optional(text(100)) }),
  answer: Type.Object({ data: Type.Array(word), pagination }),
})

/** `logo_image_id`: an uploaded picture, null for none, left out to keep what is there. 409 when the name is taken: merge the two instead. */
export const changeWord = endpoint({
  method: 'PUT',
  path: '/api/v1/operator/words/:kind/:id',
  access: 'admin',
  summary: 'Rename a brand or family, or give a brand another logo',
  params: Type.Object({ kind, id }),
  body: closed({ name: text(80, 1), logo_image_id: Type.Optional(nullable(id)) }),
  answer: done,
})

/** Its products and companies go over to `into`, and it is gone. */
export const mergeWord = endpoint({
  method: 'POST',
  path: '/api/v1/operator/words/:kind/:id/merge',
  access: 'admin',
  summary: 'Merge a brand or family into another',
  params: Type.Object({ kind, id }),
  body: closed({ into: id }),
  answer: Type.Object({ success: Type.Boolean(), products: Type.Integer() }),
})

/** 422 while anything names it. */
export const deleteWord = endpoint({
  method: 'DELETE',
  path: '/api/v1/operator/words/:kind/:id',
  access: 'admin',
  summary: 'Delete a brand or family that nothing names',
  params: Type.Object({ kind, id }),
  answer: done,
})

const country = Type.Object({
  code: Type.String(),
  name: Type.String(),
  excluded: Type.Boolean(),
  /** Products from there that are on the market. */
  products: Type.Integer(),
})
export type DeskCountry = Type.Static<typeof country>

export const listDeskCountries = endpoint({
  method: 'GET',
  path: '/api/v1/operator/countries',
  access: 'admin',
  summary: 'All countries, and which are left out of the list of markets',
  answer: Type.Object({ data: Type.Array(country) }),
})

/** An excluded country is left out of the list of markets (docs/product.md#explore), not out of addresses, and its goods stay. */
export const changeCountry = endpoint({
  method: 'PUT',
  path: '/api/v1/operator/countries/:code',
  access: 'admin',
  summary: 'Leave a country out of the list of markets, or take it in again',
  params: Type.Object({ code: countryCode }),
  body: closed({ excluded: Type.Boolean() }),
  answer: done,
})
