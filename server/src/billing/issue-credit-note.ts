import { sumInvoice } from '@fairquay/contract/billing/invoice-sums.ts'
import { billingMessages } from '@fairquay/contract/billing/messages.ts'
import type { OrderPaperFacts, PaperLine } from '@fairquay/contract/billing/order-paper.ts'
import type { InvoiceRoom } from '@fairquay/contract/billing/spread-credit.ts'
import { hasWords } from '@fairquay/contract/has-words.ts'
import {
  type Amount,
  formatMoney,
  isWhole,
  readUnitPrice,
  type UnitPrice,
  writeMoney,
} from '@fairquay/contract/money.ts'
import { partOfLine } from '@fairquay/contract/money-shares.ts'
import { sql } from 'kysely'
import type { Queryable } from '../database.ts'
import { Failure } from '../failure.ts'
import type { App } from '../http.ts'
import { recordOrderEvent } from '../orders/record-order-event.ts'
import { findCredited } from './find-creditable.ts'
import { getPaperForPrograms } from './read-papers.ts'
import { refuseTwice } from './refuse-twice.ts'
import { findInvoices, settleOrderMoney } from './settle-money.ts'
import { type StoredPaper, storePaper } from './store-paper.ts'

export type CreditAsked = {
  orderId: number
  invoiceId: number
  /** Units by line, at the price of the invoice or for a net amount of less … */
  lines?: readonly { position: number; quantity: number; amount?: Amount | undefined }[] | undefined
  /** … or a net amount in minor units, taxed as the invoice is. */
  amount?: Amount | undefined
  reason: string
  by: { userId: number; companyId: number } | undefined
  now: Date
}

/** Issues a credit note about an invoice of an order that the caller holds: never for more units or more money than the invoice asks for. */
export async function issueCreditNote(
  tx: Queryable,
  app: Pick<App, 'jobs' | 'config'>,
  asked: CreditAsked,
): Promise<StoredPaper> {
  const { orderId, invoiceId, by, now } = asked
  const reason = asked.reason.trim()
  if (!hasWords(reason)) throw new Failure('refused', { reason: billingMessages.reasonMissing })
  const invoice = (await findInvoices(tx, orderId)).find(({ id }) => id === invoiceId)
  if (!invoice) throw new Failure('not_found')
  const facts = await getFacts(tx, invoice.id)
  const lines =
    asked.lines && asked.lines.length > 0
      ? creditLines(facts, asked.lines, await findCredited(tx, invoice.id))
      : [creditAmount(facts, asked.amount, reason)]
  const sums = sumInvoice(lines)
  if (invoice.creditedNet + sums.net > invoice.net)
    throw new Failure(
      'refused',
      { [asked.lines ? 'lines' : 'amount']: billingMessages.tooMuchCredited },
      billingMessages.tooMuchCredited,
    )
  const paper = await storePaper(
    tx,
    {
      ...facts,
      kind: 'credit-note',
      issued_on: now.toISOString().slice(0, 10),
      due_on: null,
      deposit: 0,
      corrects: { number: facts.number, issued_on: facts.issued_on },
      reason,
      lines,
      sums,
    },
    { userId: by?.userId, now, correctsId: invoice.id },
  )
  await settleOrderMoney(tx, orderId, now)
  await recordOrderEvent(tx, app, {
    event: 'invoice.credited',
    orderId,
    by,
    facts: { number: paper.number, sum: formatMoney(sums.total, facts.currency), reason },
    thing: { credit_note: await getPaperForPrograms(tx, app, paper.id) },
    now,
  })
  return paper
}

/** What can still be credited of each invoice of an order, the newest first. */
export async function findCreditable(tx: Queryable, orderId: number): Promise<InvoiceRoom[]> {
  const { rows } = await sql<{ paperId: number; position: number; left: number }>`
    select l.paper_id as "paperId", l.position,
      l.quantity - coalesce((
        select sum(c.quantity) from order_paper_lines c join order_papers n on n.id = c.paper_id
        where n.corrects_id = l.paper_id and c.position = l.position), 0)::integer as left
    from order_paper_lines l join order_papers p on p.id = l.paper_id
    where p.order_id = ${orderId} and p.kind = 'commercial-invoice'`.execute(tx)
  const linesOf = Map.groupBy(rows, ({ paperId }) => paperId)
  const invoices = await findInvoices(tx, orderId)
  return invoices.toReversed().map(({ id, net, creditedNet }) => ({
    invoiceId: id,
    net: net - creditedNet,
    units: new Map(linesOf.get(id)?.map(({ position, left }) => [position, left])),
  }))
}

async function getFacts(tx: Queryable, paperId: number): Promise<OrderPaperFacts> {
  const { rows } = await sql<{ facts: OrderPaperFacts }>`select facts from order_papers where id = ${paperId}`.execute(
    tx,
  )
  const facts = rows[0]?.facts
  if (!facts) throw new Failure('not_found')
  return facts
}

function creditLines(
  { lines }: OrderPaperFacts,
  asked: NonNullable<CreditAsked['lines']>,
  credited: ReadonlyMap<number, number>,
): PaperLine[] {
  refuseTwice(asked)
  return asked.map(({ position, quantity, amount }) => {
    const line = lines.find((one) => one.position === position)
    if (!line) throw new Failure('not_found')
    const before = credited.get(position) ?? 0
    if (before + quantity > line.quantity)
      throw new Failure(
        'refused',
        { [`lines.${position}`]: billingMessages.tooMuchCredited },
        billingMessages.tooMuchCredited,
      )
    const part = (whole: number | null) => (whole === null ? null : Math.round((whole * quantity) / line.quantity))
    return {
      ...line,
      quantity,
      net: amount ?? partOfLine(line.net, line.quantity, before, quantity),
      net_grams: part(line.net_grams),
      gross_grams: part(line.gross_grams),
      packs: null,
      litres: null,
    }
  })
}

/** A sum off, for no goods in particular. */
function creditAmount(facts: OrderPaperFacts, amount: Amount | undefined, reason: string): PaperLine {
  const [group] = facts.sums.groups
  if (amount === undefined || !isWhole(amount) || amount < 1 || !group)
    throw new Failure('refused', { amount: billingMessages.linesOrAmount }, billingMessages.linesOrAmount)
  return {
    position: -1,
    name: `${billingMessages.creditLine}: ${reason}`.slice(0, 200),
    options: [],
    sku: null,
    barcode: null,
    hts: null,
    origin: '',
    origin_code: '',
    quantity: 1,
    order_measure: 'Unit',
    unit_price: readUnitPrice(writeMoney(amount, facts.currency)) as UnitPrice,
    price_unit: 'Unit',
    unit_weight: null,
    net: amount,
    category: group.category,
    rate: group.rate,
    net_grams: null,
    gross_grams: null,
    packs: null,
    litres: null,
  }
}
