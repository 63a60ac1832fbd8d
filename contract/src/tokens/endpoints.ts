import * as Type from 'typebox'
import { endpoint } from '../endpoint.ts'
import { closed, id, nullable, text } from '../fields.ts'
import { scopes } from '../scopes.ts'
import { longestDays } from './rules.ts'

const scope = Type.Enum(scopes)

/** `prefix` is the beginning of the token, to know it by. */
export const apiToken = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  prefix: Type.String(),
  scopes: Type.Array(scope),
  made_by: Type.String(),
  created_at: Type.String(),
  expires_at: Type.String(),
  last_used_at: nullable(Type.String()),
})
export type ApiToken = Type.Static<typeof apiToken>

const byOwner = { access: 'signedIn', needs: 'owner' } as const

export const listApiTokens = endpoint({
  ...byOwner,
  method: 'GET',
  path: '/api/v1/api-tokens',
  summary: 'The API tokens of the own company that are not revoked',
  answer: Type.Object({ data: Type.Array(apiToken) }),
})

/**
 * The token itself is in this answer and in no other: only its hash is kept. It acts for the person who makes it. Asked again under the same key, the token is
 * the same one in the list, with new letters: those of a lost answer nobody has.
 */
export const createApiToken = endpoint({
  ...byOwner,
  method: 'POST',
  path: '/api/v1/api-tokens',
  summary: 'Make an API token for another program',
  body: closed({
    name: text(80, 1),
    scopes: Type.Array(scope, { minItems: 1, maxItems: scopes.length, uniqueItems: true }),
    days: Type.Integer({ minimum: 1, maximum: longestDays }),
  }),
  answer: Type.Object({ data: apiToken, token: Type.String() }),
  status: 201,
  idempotent: true,
})

export const revokeApiToken = endpoint({
  ...byOwner,
  method: 'DELETE',
  path: '/api/v1/api-tokens/:id',
  summary: 'Revoke an API token, at once',
  params: Type.Object({ id }),
  answer: Type.Object({ success: Type.Boolean() }),
})
