import * as sourcing from '@fairquay/contract/sourcing/endpoints.ts'
import { inTransaction, type Queryable } from '../database.ts'
import { Failure } from '../failure.ts'
import { type App, implement, implementOnce } from '../http.ts'
import type { Viewer } from '../session.ts'
import { awardNeed, closeNeed } from './award-need.ts'
import { createNeed } from './create-need.ts'
import { presentDetail, presentNeed } from './present.ts'
import { countNeeds, findAnswers, findNeed, findNeeds } from './queries.ts'
import { suggestSellers } from './suggest-sellers.ts'

const defaultPerPage = 20

/** Needs that several sellers are asked for. */
export function sourcingRoutes(app: App): void {
  implementOnce(app, sourcing.createNeed, async (tx, { viewer, body }) => ({
    id: await createNeed(tx, app, viewer, body, new Date()),
  }))

  implement(app, sourcing.listNeeds, async ({ viewer, query }) => {
    const { page = 1, perPage = defaultPerPage } = query
    const rows = await findNeeds(app.db, viewer, perPage, (page - 1) * perPage)
    const total = await countNeeds(app.db, viewer)
    return { data: rows.map(presentNeed), pagination: { current_page: page, per_page: perPage, total } }
  })

  implement(app, sourcing.getNeed, async ({ viewer, params }) => ({ data: await readNeed(app.db, viewer, params.id) }))

  implementOnce(app, sourcing.awardNeed, async (tx, { viewer, params, body }) => {
    await awardNeed(tx, app, viewer, params.id, body.awards, new Date())
    return { data: await readNeed(tx, viewer, params.id) }
  })

  implement(app, sourcing.closeNeed, async ({ viewer, params }) => {
    await inTransaction(app.db, (tx) => closeNeed(tx, app, viewer, params.id, new Date()))
    return { data: await readNeed(app.db, viewer, params.id) }
  })

  implement(app, sourcing.suggestSellers, async ({ viewer, query }) => ({
    data: await suggestSellers(app.db, query, viewer.company?.id ?? 0),
  }))
}

async function readNeed(db: Queryable, viewer: Viewer, id: number) {
  const need = await findNeed(db, viewer, id)
  if (!need) throw new Failure('not_found')
  return presentDetail(need, await findAnswers(db, id), new Date())
}
