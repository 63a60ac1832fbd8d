import * as endpoints from '@fairquay/contract/tokens/endpoints.ts'
import { tokenMessages } from '@fairquay/contract/tokens/messages.ts'
import { Failure } from '../failure.ts'
import { type App, implement } from '../http.ts'
import type { Viewer } from '../session.ts'
import { createApiToken } from './create-api-token.ts'
import { findApiTokens, revokeApiToken } from './queries.ts'

export function tokenRoutes(app: App): void {
  implement(app, endpoints.listApiTokens, async ({ viewer }) => ({
    data: await findApiTokens(app.db, companyOf(viewer)),
  }))

  implement(app, endpoints.createApiToken, async ({ viewer, body }) => {
    const companyId = companyOf(viewer)
    const { id, token } = await createApiToken(app.db, companyId, viewer.userId, body)
    const data = (await findApiTokens(app.db, companyId)).find((one) => one.id === id)
    if (!data) throw new Failure('conflict')
    return { data, token }
  })

  implement(app, endpoints.revokeApiToken, async ({ viewer, params }) => {
    if (!(await revokeApiToken(app.db, companyOf(viewer), params.id))) throw new Failure('not_found')
    return { success: true }
  })
}

function companyOf({ company }: Viewer): number {
  if (!company) throw new Failure('not_allowed', undefined, tokenMessages.noCompany)
  return company.id
}
