import * as readiness from '@fairquay/contract/readiness/endpoints.ts'
import { fieldOfFact } from '@fairquay/contract/readiness/seller-facts.ts'
import { inTransaction } from '../database.ts'
import { type App, implement } from '../http.ts'
import { companyOf } from '../session.ts'
import { askForFacts } from './ask-for-facts.ts'
import { findFacts } from './find-facts.ts'
import { type AskedFact, findAsked, findWanted } from './queries.ts'

/** So many products the seller finds listed. */
const mostWanted = 100

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

  implement(app, readiness.listAskedFacts, async ({ viewer }) => {
    const wanted = await findWanted(app.db, companyOf(viewer).id, mostWanted)
    const products = await findFacts(
      app.db,
      wanted.map(({ product_id }) => product_id),
    )
    return {
      data: wanted.flatMap(({ product_id, name, facts, companies, asked_at }) => {
        // What is said by now is not waited for any more, even before whoever asked is told.
        const product = products.get(product_id)
        const open = product ? facts.filter((fact) => !product.known.includes(fact)) : []
        return open.length === 0
          ? []
          : {
              product: { id: product_id, name },
              facts: open.map((fact) => ({ fact, field: fieldOfFact[fact] })),
              companies,
              asked_at: asked_at.toISOString(),
            }
      }),
    }
  })
}

function presentAsked({ fact, asked_at }: AskedFact) {
  return { fact, asked_at: asked_at.toISOString() }
}
