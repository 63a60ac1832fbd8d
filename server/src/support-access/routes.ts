import * as endpoints from '@fairquay/contract/support-access/endpoints.ts'
import { presentUser } from '../accounts/present.ts'
import { inTransaction } from '../database.ts'
import { type App, implement } from '../http.ts'
import { readBearer } from '../session.ts'
import { askForAccess } from './ask-for-access.ts'
import { beginVisit } from './begin-visit.ts'
import { decideOnAccess, endAccess, offerAccess } from './give-access.ts'
import { findAccess, findOwnAccess } from './queries.ts'

const defaultPerPage = 20

/** Operators who look on as somebody else does: asked for, allowed, used and ended. */
export function supportAccessRoutes(app: App): void {
  implement(app, endpoints.listOwnAccess, async ({ viewer }) => ({
    data: await findOwnAccess(app.db, viewer.userId, new Date()),
  }))

  implement(app, endpoints.offerAccess, async ({ viewer, body }) => {
    await inTransaction(app.db, (tx) => offerAccess(tx, viewer, { ...body, now: new Date() }))
    return { success: true }
  })

  implement(app, endpoints.decideOnAccess, async ({ viewer, params, body }) => {
    await inTransaction(app.db, (tx) => decideOnAccess(tx, viewer, params.id, { ...body, now: new Date() }))
    return { success: true }
  })

  implement(app, endpoints.endAccess, async ({ viewer, params }) => {
    await inTransaction(app.db, (tx) => endAccess(tx, viewer, params.id, new Date()))
    return { success: true }
  })

  implement(app, endpoints.askForAccess, async ({ viewer, params, body }) => {
    await inTransaction(app.db, (tx) => askForAccess(tx, app, viewer, params.id, { ...body, now: new Date() }))
    return { success: true }
  })

  implement(app, endpoints.listAccess, async ({ viewer, query }) => {
    const { page = 1, perPage = defaultPerPage, group = 'current' } = query
    const window = { limit: perPage, offset: (page - 1) * perPage }
    const { data, total } = await findAccess(app.db, {
      ...{ group, operatorId: viewer.userId, now: new Date() },
      ...window,
    })
    return { data, pagination: { current_page: page, per_page: perPage, total } }
  })

  implement(app, endpoints.beginVisit, async ({ viewer, params, request }) => {
    const { token, viewer: seen } = await beginVisit(app, viewer, {
      accessId: params.id,
      session: readBearer(request.headers.authorization) ?? '',
      userAgent: request.headers['user-agent'] ?? '',
      now: new Date(),
    })
    return { jwt: { token }, user: presentUser(app.config, seen) }
  })
}
