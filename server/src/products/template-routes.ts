import * as endpoints from '@fairquay/contract/products/template-endpoints.ts'
import { inTransaction } from '../database.ts'
import { type App, implement, implementOnce } from '../http.ts'
import { companyOf } from '../session.ts'
import { deleteTemplate, findTemplates, readTemplate, renameTemplate, storeTemplate } from './templates.ts'

/** What a company's new products can begin with. */
export function templateRoutes(app: App): void {
  implement(app, endpoints.listProductTemplates, async ({ viewer }) => ({
    data: await findTemplates(app.db, companyOf(viewer).id),
  }))
  implement(app, endpoints.getProductTemplate, ({ viewer, params }) =>
    readTemplate(app.db, companyOf(viewer).id, params.id),
  )
  implementOnce(app, endpoints.createProductTemplate, (tx, { viewer, body }) => storeTemplate(tx, viewer, body))
  implement(app, endpoints.renameProductTemplate, ({ viewer, params, body }) =>
    inTransaction(app.db, (tx) => renameTemplate(tx, viewer, { id: params.id, ...body })),
  )
  implement(app, endpoints.deleteProductTemplate, async ({ viewer, params }) => {
    await inTransaction(app.db, (tx) => deleteTemplate(tx, viewer, params.id))
    return { success: true }
  })
}
