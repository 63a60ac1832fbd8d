import * as endpoints from '@fairquay/contract/products/plan-endpoints.ts'
import { inTransaction } from '../database.ts'
import { type App, implement, implementOnce } from '../http.ts'
import { companyOf } from '../session.ts'
import { cancelPlan, readPlans, storePlan } from './plans.ts'

/** What is to happen to products on its own. */
export function planRoutes(app: App): void {
  implement(app, endpoints.listProductPlans, async ({ viewer, params }) => ({
    data: await readPlans(app.db, companyOf(viewer).id, params.id),
  }))
  implementOnce(app, endpoints.createProductPlan, (tx, { viewer, params, body }) =>
    storePlan(app, tx, viewer, { productId: params.id, ...body }),
  )
  implement(app, endpoints.cancelProductPlan, ({ viewer, params }) =>
    inTransaction(app.db, (tx) => cancelPlan(tx, viewer, { productId: params.id, planId: params.plan })),
  )
}
