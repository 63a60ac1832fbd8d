import * as endpoints from '@fairquay/contract/tokens/endpoints.ts'
import { tokenMessages } from '@fairquay/contract/tokens/messages.ts'
import type { FastifyRequest } from 'fastify'
import { recordChange } from '../audit/record-change.ts'
import { inTransaction, type Queryable } from '../database.ts'
import { Failure } from '../failure.ts'
import { type App, implement, implementOnce } from '../http.ts'
import { companyOf, readBearer, type Viewer } from '../session.ts'
import { createApiToken, rewriteApiToken } from './create-api-token.ts'
import { findApiTokens, revokeApiToken } from './queries.ts'

export function tokenRoutes(app: App): void {
  implement(app, endpoints.listApiTokens, async ({ viewer }) => ({
    data: await findApiTokens(app.db, ownCompanyId(viewer)),
  }))

  implementOnce(
    app,
    endpoints.createApiToken,
    async (tx, { viewer, body, request }) => {
      const { id, token } = await createApiToken(tx, viewer, ownCompanyId(viewer), body, sessionOf(request))
      return { data: await getApiToken(tx, viewer, id), token }
    },
    ({ viewer, request }) => ({
      keep: ({ data }) => data.id,
      async renew(tx, kept) {
        const token = await rewriteApiToken(tx, viewer, Number(kept), sessionOf(request))
        return { data: await getApiToken(tx, viewer, Number(kept)), token }
      },
    }),
  )

  implement(app, endpoints.revokeApiToken, async ({ viewer, params }) => {
    await inTransaction(app.db, async (tx) => {
      const revoked = await revokeApiToken(tx, ownCompanyId(viewer), params.id)
      if (!revoked) throw new Failure('not_found')
      const { name, prefix } = revoked
      const before = { begins_with: prefix, company: viewer.company?.name }
      await recordChange(tx, viewer, { action: 'deleted', thing: 'api-token', id: params.id, name, before })
    })
    return { success: true }
  })
}

function sessionOf({ headers }: FastifyRequest): string {
  return readBearer(headers.authorization) ?? ''
}

async function getApiToken(db: Queryable, viewer: Viewer, id: number): Promise<endpoints.ApiToken> {
  const found = (await findApiTokens(db, ownCompanyId(viewer))).find((one) => one.id === id)
  if (!found) throw new Failure('conflict')
  return found
}

function ownCompanyId(viewer: Viewer): number {
  return companyOf(viewer, tokenMessages.noCompany).id
}
