import * as endpoints from '@fairquay/contract/order-value/endpoints.ts'
import { writeOrderValue } from '@fairquay/contract/order-value/form.ts'
import { inTransaction, type Queryable } from '../database.ts'
import { type App, implement } from '../http.ts'
import { companyOf } from '../session.ts'
import { findOrderValues, getOwnOrderValue } from './queries.ts'
import { saveOrderValue } from './save-order-value.ts'

export function orderValueRoutes(app: App): void {
  const read = async (db: Queryable, companyId: number) => {
    const { version, value } = await getOwnOrderValue(db, companyId, app.config.settings.currency)
    return { version, form: writeOrderValue(value) }
  }
  implement(app, endpoints.getOwnOrderValue, ({ viewer }) => read(app.db, companyOf(viewer).id))
  implement(app, endpoints.changeOwnOrderValue, ({ viewer, body }) =>
    inTransaction(app.db, async (tx) => {
      await saveOrderValue(tx, viewer, body)
      return read(tx, companyOf(viewer).id)
    }),
  )
  implement(app, endpoints.listOrderValues, async ({ query }) => {
    const values = await findOrderValues(app.db, query.seller_ids.split(',').map(Number))
    return { data: [...values].map(([id, value]) => ({ seller_id: id, ...writeOrderValue(value) })) }
  })
}
