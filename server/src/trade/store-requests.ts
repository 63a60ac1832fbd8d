import type { Readiness } from '@fairquay/contract/readiness/shapes.ts'
import type { SellerRequest } from '@fairquay/contract/trade/check-lines.ts'
import type { Parties } from '@fairquay/contract/trade/parties.ts'
import type { Place, RouteLoad } from '@fairquay/contract/trade/route.ts'
import { countSending } from '../count-sending.ts'
import type { Queryable } from '../database.ts'
import type { App } from '../http.ts'
import { insertRows, takeIds } from '../insert-rows.ts'
import { findFiles } from './find-file.ts'
import { type LineToStore, listLinesToStore, type RequestToStore } from './lines-to-store.ts'
import { recordEvent } from './record-event.ts'
import { insertThread } from './threads.ts'

export type StoredRequest = SellerRequest & { id: number }

/** What lists call a request by beside its goods. */
export type RequestWay = { from: Place; to: Place; load?: RouteLoad; isInsured?: boolean }

/**
 * `fileId`: the trade file the buyer asks from; without it each request finds its own. `readiness` is null of what is not rated. `onlyId`: the one company of the desk that is asked.
 */
export type Given = {
  fileId?: number | undefined
  way?: RequestWay
  readiness?: Readiness | null
  onlyId?: number | undefined
}

/**
 * Writes down requests with their lines and the prices of this moment, each in its trade file; one that only its seller answers has that thread from the start.
 */
export async function storeRequests<Request extends SellerRequest | RequestToStore>(
  tx: Queryable,
  app: Pick<App, 'jobs' | 'config'>,
  kind: Parties,
  userId: number,
  companyId: number,
  requests: readonly Request[],
  { fileId, way, readiness = null, onlyId }: Given = {},
): Promise<(Request & { id: number })[]> {
  await countSending(tx, app.config, companyId, 'requests', requests.length)
  const ids = await takeIds(tx, 'requests', requests.length)
  const stored = requests.flatMap((request, index) => {
    const id = ids[index]
    return id === undefined ? [] : [{ ...request, id }]
  })
  const files = await findFiles(tx, { kind, buyerId: companyId, fileId }, stored, new Date())
  await insertRows(
    tx,
    'requests',
    {
      id: 'integer',
      kind: 'text',
      buyer_user_id: 'integer',
      buyer_company_id: 'integer',
      supplier_company_id: 'integer',
      currency: 'text',
      total_price: 'bigint',
      file_id: 'integer',
      only_company_id: 'integer',
      from_country: 'text',
      from_place: 'text',
      to_country: 'text',
      to_place: 'text',
      packs: 'integer',
      pallets: 'integer',
      grams: 'bigint',
      litres: 'bigint',
      is_insured: 'boolean',
      value_from: 'bigint',
      value_share: 'integer',
      value_discount: 'bigint',
      readiness: 'jsonb',
      facts_missing: 'smallint',
    },
    stored.map((request) => ({
      id: request.id,
      kind: kind.name,
      buyer_user_id: userId,
      buyer_company_id: companyId,
      supplier_company_id: request.companyId,
      currency: request.currency,
      total_price: request.total,
      file_id: files.get(request.id),
      only_company_id: onlyId ?? null,
      ...columnsOf(way),
      ...promiseOf(request),
      readiness,
      facts_missing: readiness?.missing.length ?? null,
    })),
  )
  await insertRows(
    tx,
    'request_lines',
    lineColumns,
    stored.flatMap((request) => rowsOf(request.id, request.lines)),
  )
  for (const { id, companyId: sellerId } of stored)
    await recordEvent(tx, app, {
      action: 'send',
      requestId: id,
      kind,
      buyerCompanyId: companyId,
      thread: kind.desk === null ? await insertThread(tx, id, sellerId) : undefined,
      by: { userId, companyId },
    })
  return stored
}

function promiseOf({ promised }: SellerRequest | RequestToStore): object {
  return {
    value_from: promised?.step.from ?? null,
    value_share: promised?.step.share ?? null,
    value_discount: promised?.discount ?? null,
  }
}

function columnsOf(way: RequestWay | undefined): object {
  const nowhere = { country: '', place: '' }
  const { from, to, load, isInsured = false } = way ?? { from: nowhere, to: nowhere }
  return {
    from_country: from.country,
    from_place: from.place,
    to_country: to.country,
    to_place: to.place,
    packs: load?.packs ?? null,
    pallets: load?.pallets ?? null,
    grams: load ? Math.round(load.weight_kg * 1000) : null,
    litres: load ? Math.round(load.volume_m3 * 1000) : null,
    is_insured: isInsured,
  }
}

const lineColumns = {
  request_id: 'integer',
  position: 'integer',
  product_id: 'integer',
  product_name: 'text',
  options: 'jsonb',
  sales_term_id: 'integer',
  quantity: 'integer',
  order_measure: 'text',
  unit_price: 'bigint',
  original_unit_price: 'bigint',
  price_unit: 'text',
  unit_weight: 'numeric',
  line_total: 'bigint',
  target_price: 'bigint',
  variant_key: 'text',
  sku: 'text',
  barcode: 'text',
  hts: 'text',
  origin_code: 'text',
}

function rowsOf(requestId: number, lines: (SellerRequest | RequestToStore)['lines']): object[] {
  return listLinesToStore(lines).map((line, position) => lineRow(requestId, position, line))
}

function lineRow(requestId: number, position: number, line: LineToStore): object {
  return {
    request_id: requestId,
    position,
    product_id: line.productId,
    product_name: line.name,
    options: line.options,
    sales_term_id: line.termId,
    quantity: line.quantity,
    order_measure: line.orderMeasure,
    unit_price: line.unitPrice,
    original_unit_price: line.originalUnitPrice,
    price_unit: line.priceUnit,
    unit_weight: line.unitWeight,
    line_total: line.total,
    target_price: line.targetPrice ?? null,
    ...line.codes,
  }
}
