import { writeMoney, writeUnitPrice } from '@fairquay/contract/money.ts'
import { writePromise } from '@fairquay/contract/order-value/promised.ts'
import { writeOrderNumber } from '@fairquay/contract/orders/order-number.ts'
import { nameMissing } from '@fairquay/contract/readiness/messages.ts'
import { showDeal } from '@fairquay/contract/requests/deal/shown.ts'
import type { DealSnapshot } from '@fairquay/contract/requests/deal/snapshot.ts'
import type { RequestDetail, RequestSummary } from '@fairquay/contract/requests/inbox/endpoints.ts'
import { nameRequest } from '@fairquay/contract/trade/name-request.ts'
import { type RequestParty, type RequestReader, sideOf } from '@fairquay/contract/trade/parties.ts'
import { type PriceSight, sightOfPrices } from '@fairquay/contract/trade/price-sight.ts'
import type { RequestSum } from '@fairquay/contract/trade/request-sum.ts'
import { statusAt, statusLookedOnAt, statusOver, statusWithoutThread } from '@fairquay/contract/trade/states.ts'
import { presentWay } from '../../trade/present-way.ts'
import type { LineRow } from '../../trade/request-lines.ts'
import { kinds } from '../kinds.ts'
import { type DetailRow, partyOf, type RequestRow } from './find-requests.ts'

/** Of a row that was found for this reader. */
export function getParty(row: RequestRow, reader: RequestReader): RequestParty {
  const party = partyOf(row, reader)
  if (!party) throw new Error(`Request ${row.id} was read by somebody without a part in it`)
  return party
}

/** What the reader may know of a request: a company that answers nothing of how far others have come. */
export function presentSummary(row: RequestRow, reader: RequestReader, now: Date): RequestSummary {
  const party = getParty(row, reader)
  const named = presentWay(row)
  return {
    id: row.id,
    kind: row.kind,
    ...standingFor(row, party, now),
    party,
    supplier_id: row.supplier_id,
    total_price: sightOf(row, party) === 'nothing' ? null : writeMoney(row.total_price, row.currency),
    currency: row.currency,
    created_at: row.created_at.toISOString(),
    changed_at: row.changed_at.toISOString(),
    supplier: { id: row.supplier_id, name: row.supplier_name, slug: row.supplier_slug },
    buyer: { id: row.buyer_id, name: row.buyer_name, slug: row.buyer_slug },
    line_count: row.line_count,
    first_product: row.first_product,
    ...named,
    title: nameRequest({ ...row, ...named }),
    sum: presentSum(row),
    assignee: row.assignee,
    readiness: row.readiness && { known: row.readiness.known, asked: row.readiness.asked },
  }
}

/** What the party may know of the prices of the goods. */
export function sightOf(row: RequestRow, party: RequestParty): PriceSight {
  return sightOfPrices(party, kinds[row.kind], row.is_insured)
}

/** What was agreed, the newest offer or counter-proposal, or what the buyer asked for. Goods that are carried or cleared are not what is asked for. */
function presentSum({ kind, total_price, currency, offer }: RequestRow): RequestSum | null {
  const write = (amount: number, currency: string, state: RequestSum['state']) => ({
    amount: writeMoney(amount, currency),
    currency,
    state,
  })
  if (offer && offer.agreed !== null) return write(offer.agreed, offer.currency, 'agreed')
  if (offer) return write(offer.total, offer.currency, offer.side === 'counter' ? 'countered' : 'offered')
  return kinds[kind].role === 'goods' && total_price > 0 ? write(total_price, currency, 'asked') : null
}

function standingFor(
  row: RequestRow,
  party: RequestParty,
  now: Date,
): Pick<RequestSummary, 'status' | 'unread' | 'offer_count'> {
  const side = sideOf(party, kinds[row.kind])
  if (side === 'asking' || party === 'admin')
    return { status: row.status, unread: side === 'asking' && row.is_unread, offer_count: row.offer_count }
  if (!side) return { status: statusLookedOnAt(row.status, row.shared_at !== null), unread: false, offer_count: 0 }
  if (!row.thread_status) {
    const status = statusWithoutThread(row.status)
    return { status, unread: status === 'sent', offer_count: 0 }
  }
  return {
    status: statusAt(row.thread_status, row.thread_valid_until, now),
    unread: row.thread_is_unread === true,
    offer_count: row.thread_revision ? 1 : 0,
  }
}

/** `parts` are what the reader sees of the threads. */
export function presentDetail(
  row: DetailRow,
  lines: readonly LineRow[],
  parts: Pick<RequestDetail, 'events' | 'threads' | 'colleagues' | 'customs' | 'freight' | 'shared_offer'> & {
    deal: DealSnapshot | null
  },
  reader: RequestReader,
  now: Date,
): RequestDetail {
  const { first_name, last_name, email, phone_code, phone } = row
  const summary = presentSummary(row, reader, now)
  const sight = sightOf(row, summary.party)
  const price = <Price>(price: Price) => (sight === 'prices' ? price : null)
  return {
    ...summary,
    // An offer that ended a moment ago is over, written down or not.
    ...(summary.party === 'buyer' &&
      parts.threads.length > 0 &&
      row.status !== 'withdrawn' && {
        status: statusOver(
          parts.threads.map(({ status }) => status),
          kinds[row.kind].desk === null,
        ),
      }),
    missing_facts: (row.readiness?.missing ?? []).map((fact) => ({ ...fact, message: nameMissing(fact) })),
    contact: { first_name, last_name, email, phone_code, phone },
    lines: lines.map((line) => ({
      position: line.position,
      product_id: line.product_id,
      product_slug: line.product_slug,
      product_name: line.product_name,
      options: line.options,
      sku: line.sku,
      barcode: line.barcode,
      hts: line.hts,
      origin_code: line.origin_code,
      quantity: line.quantity,
      order_measure: line.order_measure,
      price_value: price(writeUnitPrice(line.unit_price)),
      original_price_value: price(writeUnitPrice(line.original_unit_price)),
      measuring_unit: line.price_unit,
      weight_value: line.unit_weight,
      total_price: price(writeMoney(line.line_total, row.currency)),
      target_price: price(line.target_price === null ? null : writeUnitPrice(line.target_price)),
    })),
    asked: presentAsked(row),
    order_value: price(row.promised && writePromise(row.promised, row.currency)),
    ...parts,
    deal: parts.deal && showDeal(parts.deal, sight),
    answer_until: row.answer_until?.toISOString() ?? null,
    file_id: row.file_id,
    order: row.order && {
      id: row.order.id,
      number: writeOrderNumber(row.order.year, row.order.number),
      status: row.order.status,
    },
    is_shared: row.shared_at !== null,
    has_document: row.has_document,
  }
}

function presentAsked(row: DetailRow): RequestDetail['asked'] {
  return {
    message: row.asked_message || null,
    wanted_date: row.wanted_date,
    place: row.wanted_place || null,
    po_number: row.po_number || null,
    incoterm: row.wanted_incoterm,
    incoterm_place: row.wanted_incoterm_place || null,
    payment_terms: row.wanted_payment_terms || null,
    delivery: row.delivery,
  }
}
