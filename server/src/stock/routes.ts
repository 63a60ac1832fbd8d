import { mostItems } from '@fairquay/contract/catalogue/named-combination.ts'
import * as endpoints from '@fairquay/contract/stock/endpoints.ts'
import { type App, implement, implementOnce } from '../http.ts'
import { companyOf } from '../session.ts'
import { changeStock } from './change-stock.ts'
import { findStockChanges } from './list-changes.ts'
import { findStockPlaces } from './list-places.ts'
import { countStock, findStock } from './list-stock.ts'
import { setStockPlaces } from './set-places.ts'

const defaultPerPage = 50

export function stockRoutes(app: App): void {
  implement(app, endpoints.listStock, async ({ viewer, query: { page = 1, perPage = defaultPerPage, ...filter } }) => {
    const companyId = companyOf(viewer).id
    return {
      data: await findStock(app.db, companyId, filter, { limit: perPage, offset: (page - 1) * perPage }),
      pagination: { current_page: page, per_page: perPage, total: await countStock(app.db, companyId, filter) },
    }
  })
  implementOnce(app, endpoints.changeStock, (tx, { viewer, body }) => changeStock(tx, app, viewer, body.items))
  implement(app, endpoints.listStockChanges, ({ viewer, params, query }) =>
    findStockChanges(app.db, companyOf(viewer).id, params.id, query.before),
  )
  implement(app, endpoints.listStockPlaces, ({ viewer }) => findStockPlaces(app.db, companyOf(viewer).id))
  implementOnce(app, endpoints.setStockPlaces, async (tx, { viewer, params: { id }, body }) => {
    await setStockPlaces(tx, app, viewer, id, body.counts)
    const filter = { product_id: id }
    return { data: await findStock(tx, companyOf(viewer).id, filter, { limit: mostItems, offset: 0 }) }
  })
}
