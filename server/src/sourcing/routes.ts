import * as sourcing from '@fairquay/contract/sourcing/endpoints.ts'
import { inTransaction, type Queryable } from '../database.ts'
import { Failure } from '../failure.ts'
import { type App, implement, implementOnce } from '../http.ts'
import type { Viewer } from '../session.ts'
import { awardRfq, closeRfq } from './award-rfq.ts'
import { createRfq } from './create-rfq.ts'
import { presentDetail, presentRfq } from './present.ts'
import { countRfqs, findAnswers, findRfq, findRfqs } from './queries.ts'
import { suggestSellers } from './suggest-sellers.ts'

const defaultPerPage = 20

/** Rfqs that several sellers are asked for. */
export function sourcingRoutes(app: App): void {
  implementOnce(app, sourcing.createRfq, async (tx, { viewer, body }) => ({
    id: await createRfq(tx, app, viewer, body, new Date()),
  }))

  implement(app, sourcing.listRfqs, async ({ viewer, query }) => {
    const { page = 1, perPage = defaultPerPage, changed_since } = query
    const rows = await findRfqs(app.db, viewer, changed_since, perPage, (page - 1) * perPage)
    const total = await countRfqs(app.db, viewer, changed_since)
    return { data: rows.map(presentRfq), pagination: { current_page: page, per_page: perPage, total } }
  })

  implement(app, sourcing.getRfq, async ({ viewer, params }) => ({ data: await readRfq(app.db, viewer, params.id) }))

  implementOnce(app, sourcing.awardRfq, async (tx, { viewer, params, body }) => {
    await awardRfq(tx, app, viewer, params.id, body.awards, new Date())
    return { data: await readRfq(tx, viewer, params.id) }
  })

  implement(app, sourcing.closeRfq, async ({ viewer, params }) => {
    await inTransaction(app.db, (tx) => closeRfq(tx, app, viewer, params.id, new Date()))
    return { data: await readRfq(app.db, viewer, params.id) }
  })

  implement(app, sourcing.suggestSellers, async ({ viewer, query }) => ({
    data: await suggestSellers(app.db, query, viewer.company?.id ?? 0),
  }))
}

async function readRfq(db: Queryable, viewer: Viewer, id: number) {
  const rfq = await findRfq(db, viewer, id)
  if (!rfq) throw new Failure('not_found')
  return presentDetail(rfq, await findAnswers(db, id), new Date())
}
