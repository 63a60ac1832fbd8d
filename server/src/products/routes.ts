import type { QueryOf } from '@fairquay/contract/endpoint.ts'
import { writeUnitPrice } from '@fairquay/contract/money.ts'
import * as endpoints from '@fairquay/contract/products/endpoints.ts'
import { changePrices } from '@fairquay/contract/products/price-endpoints.ts'
import { changeSheet, mostSheetRows, readSheet } from '@fairquay/contract/products/sheet/endpoints.ts'
import { inTransaction } from '../database.ts'
import { type App, implement, implementOnce } from '../http.ts'
import { addressesOf } from '../pictures.ts'
import { companyOf } from '../session.ts'
import { changeMany } from './change-many.ts'
import { changePrices as writePrices } from './change-prices.ts'
import { copyProduct } from './copy-product.ts'
import { deleteProducts, restoreProducts } from './delete-products.ts'
import { documentRoutes } from './document-routes.ts'
import { readProduct, saveProduct, storeProduct } from './edit-product.ts'
import { moderateProduct } from './moderate-product.ts'
import { planRoutes } from './plan-routes.ts'
import {
  countDeskRows,
  countStates,
  type DeskQuestion,
  type DeskRow,
  findChoices,
  findDeskIds,
  findDeskRows,
} from './queries.ts'
import { readSheetRows, writeSheet } from './sheet.ts'
import { templateRoutes } from './template-routes.ts'

const defaultPerPage = 20

export function productRoutes(app: App): void {
  documentRoutes(app)
  templateRoutes(app)
  planRoutes(app)
  implement(app, endpoints.listOwnProducts, ({ viewer, query }) => answerList(app, query, companyOf(viewer).id))
  implement(app, endpoints.listMarketplaceProducts, ({ query }) => answerList(app, query, undefined))
  implement(app, endpoints.getOwnProduct, ({ viewer, params }) => readProduct(app.db, companyOf(viewer).id, params.id))
  implement(app, endpoints.getProductChoices, ({ viewer }) => findChoices(app.db, viewer.company?.id))

  implement(app, readSheet, ({ viewer, query }) => answerSheet(app, query, companyOf(viewer).id))
  implementOnce(app, changeSheet, (tx, { viewer, body }) => writeSheet(tx, viewer, body.changes))

  implementOnce(app, endpoints.createOwnProduct, (tx, { viewer, body }) => storeProduct(tx, viewer, body.form))
  implementOnce(app, endpoints.copyOwnProduct, (tx, { viewer, params }) => copyProduct(tx, viewer, params.id))
  implement(app, endpoints.changeOwnProduct, ({ viewer, params, body }) =>
    inTransaction(app.db, (tx) => saveProduct(tx, viewer, { id: params.id, ...body })),
  )
  implementOnce(app, endpoints.changeManyProducts, (tx, { viewer, body }) =>
    changeMany(tx, viewer, body.ids, body.action),
  )
  implementOnce(app, changePrices, (tx, { viewer, body }) => writePrices(tx, viewer, body.items))
  implementOnce(app, endpoints.deleteProducts, async (tx, { viewer, body }) => ({
    deleted: await deleteProducts(app, tx, { companyId: companyOf(viewer).id, actor: viewer }, body.ids),
  }))
  implementOnce(app, endpoints.restoreProducts, async (tx, { viewer, body }) => ({
    restored: await restoreProducts(tx, viewer, body.ids),
  }))
  implement(app, endpoints.moderateProduct, async ({ viewer, params, body }) => {
    await inTransaction(app.db, (tx) => moderateProduct(tx, app, viewer, params.id, body))
    return { success: true }
  })
}

async function answerList(app: App, query: QueryOf<typeof endpoints.listOwnProducts>, companyId: number | undefined) {
  const question: DeskQuestion = {
    companyId,
    search: query.search?.trim() ?? '',
    state: query.state,
    stock: query.stock,
    missing: query.missing,
    sort: query.changed_since === undefined ? (query.sort ?? 'changed') : 'changed-oldest',
    changedSince: query.changed_since,
    page: query.page ?? 1,
    perPage: query.perPage ?? defaultPerPage,
  }
  return {
    data: (await findDeskRows(app.db, question)).map(presentRow),
    counts: await countStates(app.db, companyId),
    pagination: {
      current_page: question.page,
      per_page: question.perPage,
      total: await countDeskRows(app.db, question),
    },
  }
}

async function answerSheet(app: App, query: QueryOf<typeof readSheet>, companyId: number) {
  const { page = 1, perPage = mostSheetRows, search = '', sort = 'changed', state, stock, missing } = query
  const question: DeskQuestion = { companyId, search: search.trim(), state, stock, missing, sort, page, perPage }
  return {
    data: await readSheetRows(app.db, companyId, await findDeskIds(app.db, question)),
    pagination: { current_page: page, per_page: perPage, total: await countDeskRows(app.db, question) },
  }
}

function presentRow(row: DeskRow): endpoints.DeskProduct {
  const { company_id, company_name, image_name, image_format, updated_at, price, ...rest } = row
  return {
    ...rest,
    company: { id: company_id, name: company_name },
    image: image_name === null ? null : addressesOf(image_name, image_format ?? '').preview,
    price: price === null ? null : writeUnitPrice(price),
    changed_at: updated_at.toISOString(),
  }
}
