import * as endpoints from '@fairquay/contract/admin/category-endpoints.ts'
import { type App, implement } from '../http.ts'
import { findIndustriesForDesk } from './category-queries.ts'
import {
  changeIndustry,
  changeSubIndustry,
  createIndustry,
  createSubIndustry,
  deleteIndustry,
  deleteSubIndustry,
  orderCategories,
} from './change-categories.ts'

export function categoryRoutes(app: App): void {
  implement(app, endpoints.listCategories, async () => ({ data: await findIndustriesForDesk(app.db) }))

  implement(app, endpoints.createIndustry, async ({ viewer, body }) => ({
    id: await createIndustry(app, viewer, body),
  }))

  implement(app, endpoints.changeIndustry, async ({ viewer, params, body }) => {
    await changeIndustry(app, viewer, params.id, body)
    return { success: true }
  })

  implement(app, endpoints.deleteIndustry, async ({ viewer, params }) => {
    await deleteIndustry(app, viewer, params.id)
    return { success: true }
  })

  implement(app, endpoints.orderIndustries, async ({ viewer, body }) => {
    await orderCategories(app, viewer, 'industries', body.ids)
    return { success: true }
  })

  implement(app, endpoints.createSubIndustry, async ({ viewer, params, body }) => ({
    id: await createSubIndustry(app, viewer, params.id, body.name),
  }))

  implement(app, endpoints.changeSubIndustry, async ({ viewer, params, body }) => {
    await changeSubIndustry(app, viewer, params.id, body)
    return { success: true }
  })

  implement(app, endpoints.deleteSubIndustry, async ({ viewer, params }) => {
    await deleteSubIndustry(app, viewer, params.id)
    return { success: true }
  })

  implement(app, endpoints.orderSubIndustries, async ({ viewer, params, body }) => {
    await orderCategories(app, viewer, { industryId: params.id }, body.ids)
    return { success: true }
  })
}
