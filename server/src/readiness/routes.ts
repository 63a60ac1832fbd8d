import * as readiness from '@fairquay/contract/readiness/endpoints.ts'
import { inTransaction } from '../database.ts'
import { type App, implement } from '../http.ts'
import { companyOf } from '../session.ts'
import { askForFacts } from './ask-for-facts.ts'
import { findFacts } from './find-facts.ts'
import { listWanted } from './list-wanted.ts'
import { type AskedFact, findAsked } from './queries.ts'

export function readinessRoutes(app: App): void {
  implement(app, readiness.listProductFacts, async ({ viewer, query }) => {
    const ids = query.ids.split(',').map(Number)
    const products = await findFacts(app.db, ids)
    const asked = viewer.company ? await findAsked(app.db, viewer.company.id, [...products.keys()]) : []
    return {
      data: [...products].map(([id, { known }]) => ({
        product_id: id,
        known,
        asked: asked.filter(({ product_id }) => product_id === id).map(presentAsked),
      })),
    }
  })

  implement(app, readiness.askForFacts, ({ viewer, body }) =>
    inTransaction(app.db, async (tx) => ({ asked: (await askForFacts(tx, app, viewer, body)).map(presentAsked) })),
  )

  implement(app, readiness.listAskedFacts, async ({ viewer }) => ({
    data: await listWanted(app.db, companyOf(viewer).id),
  }))
}

function presentAsked({ fact, asked_at }: AskedFact) {
  return { fact, asked_at: asked_at.toISOString() }
}
