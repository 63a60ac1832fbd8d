import * as Type from 'typebox'
import { endpoint } from '../../endpoint.ts'
import { closed, id, nullable } from '../../fields.ts'
import { pageQuery, pagination } from '../../paging.ts'

/** A picture of an imported product that could not be had from its address. */
export const awaitedPicture = Type.Object({
  id: Type.Integer(),
  product: Type.Object({ id: Type.Integer(), name: Type.String() }),
  url: Type.String(),
  reason: Type.String(),
  /** How often it was tried. */
  attempts: Type.Integer(),
  /** When it is tried next; null: it was given up. */
  next_at: nullable(Type.String()),
})
export type AwaitedPicture = Type.Static<typeof awaitedPicture>

const params = Type.Object({ id })

const answer = Type.Object({
  data: Type.Array(awaitedPicture),
  pagination,
  /** How many of them are being tried now, and how many were given up. */
  trying: Type.Integer(),
  given_up: Type.Integer(),
})

/** Pictures an import could not have, as long as they are not there: tried again by themselves for two weeks. Those of products that were deleted are left out. */
export const listAwaitedPictures = endpoint({
  method: 'GET',
  path: '/api/v1/imports/:id/pictures',
  access: 'seller',
  scope: 'products:read',
  summary: 'Pictures that an import could not have',
  params,
  query: Type.Object(pageQuery),
  answer,
})

/** Tries them again now, those that were given up as well; `ids` names some of them. Ask again while any is being tried. */
export const retryPictures = endpoint({
  method: 'POST',
  path: '/api/v1/imports/:id/pictures/attempts',
  access: 'seller',
  needs: 'editor',
  scope: 'products:write',
  summary: 'Try pictures of an import again',
  params,
  body: closed({ ids: Type.Optional(Type.Array(id, { maxItems: 1000 })) }),
  answer,
  status: 202,
})
