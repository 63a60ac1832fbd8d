import { changeOwnBilling, getOwnBilling } from '@fairquay/contract/billing/profile-endpoints.ts'
import { inTransaction } from '../database.ts'
import { type App, implement } from '../http.ts'
import { companyOf } from '../session.ts'
import { readBilling, saveBilling } from './billing-profile.ts'
import { moneyRoutes } from './money-routes.ts'
import { orderMoneyRoutes } from './order-money-routes.ts'

export function billingRoutes(app: App): void {
  orderMoneyRoutes(app)
  moneyRoutes(app)
  implement(app, getOwnBilling, ({ viewer }) => readBilling(app.db, companyOf(viewer).id))
  implement(app, changeOwnBilling, ({ viewer, body }) =>
    inTransaction(app.db, async (tx) => {
      await saveBilling(tx, viewer, body)
      return readBilling(tx, companyOf(viewer).id)
    }),
  )
}
