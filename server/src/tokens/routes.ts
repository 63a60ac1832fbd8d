import * as endpoints from '@fairquay/contract/tokens/endpoints.ts'
import { tokenMessages } from '@fairquay/contract/tokens/messages.ts'
import { recordChange } from '../audit/record-change.ts'
import { inTransaction } from '../database.ts'
import { Failure } from '../failure.ts'
import { type App, implement } from '../http.ts'
import { readBearer, type Viewer } from '../session.ts'
import { createApiToken } from './create-api-token.ts'
import { findApiTokens, revokeApiToken } from './queries.ts'

export function tokenRoutes(app: App): void {
  implement(app, endpoints.listApiTokens, async ({ viewer }) => ({
    data: await findApiTokens(app.db, companyOf(viewer)),
  }))

  implement(app, endpoints.createApiToken, async ({ viewer, body, request }) => {
    const companyId = companyOf(viewer)
    const { id, token } = await createApiToken(
      app.db,
      viewer,
      companyId,
      body,
      readBearer(request.headers.authorization) ?? '',
    )
    const data = (await findApiTokens(app.db, companyId)).find((one) => one.id === id)
    if (!data) throw new Failure('conflict')
    return { data, token }
  })

  implement(app, endpoints.revokeApiToken, async ({ viewer, params }) => {
    await inTransaction(app.db, async (tx) => {
      const revoked = await revokeApiToken(tx, companyOf(viewer), params.id)
      if (!revoked) throw new Failure('not_found')
      const { name, prefix } = revoked
      const before = { begins_with: prefix, company: viewer.company?.name }
      await recordChange(tx, viewer, { action: 'deleted', thing: 'api-token', id: params.id, name, before })
    })
    return { success: true }
  })
}

function companyOf({ company }: Viewer): number {
  if (!company) throw new Failure('not_allowed', undefined, tokenMessages.noCompany)
  return company.id
}
