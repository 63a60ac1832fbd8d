import { readUnitPrice } from '@fairquay/contract/money.ts'
import type { NewRfq } from '@fairquay/contract/sourcing/endpoints.ts'
import { type RfqLetter, writeRfqMessage, writeRfqSubject, writeRfqText } from '@fairquay/contract/sourcing/letter.ts'
import { sourcingMessages } from '@fairquay/contract/sourcing/messages.ts'
import { refuseRfq } from '@fairquay/contract/sourcing/rules.ts'
import { endOfDay } from '@fairquay/contract/trade/validity.ts'
import { sql } from 'kysely'
import type { Queryable } from '../database.ts'
import { Failure } from '../failure.ts'
import type { App } from '../http.ts'
import { askSellers } from '../purchase/ask-sellers.ts'
import { companyOf, type Viewer } from '../session.ts'
import { findOpenSellers, findProductOwner } from './queries.ts'

/** Stores an RFQ and sends one purchase request to each of its sellers, all or nothing. What is wrong is told by field. */
export async function createRfq(
  tx: Queryable,
  app: Pick<App, 'jobs' | 'config'>,
  viewer: Viewer,
  rfq: NewRfq,
  now: Date,
): Promise<number> {
  const company = companyOf(viewer, sourcingMessages.noCompany)
  const details = refuseRfq(rfq, company.id, now)
  if (details) throw new Failure('refused', details)
  const open = await findOpenSellers(tx, rfq.sellers)
  if (rfq.sellers.some((id) => !open.has(id))) throw new Failure('refused', { sellers: sourcingMessages.unknownSeller })
  const owner = rfq.product_id === null ? undefined : await findProductOwner(tx, rfq.product_id)
  if (rfq.product_id !== null && !owner) throw new Failure('refused', { product_id: sourcingMessages.productGone })
  const letter = writeLetter(rfq)
  const answerUntil = endOfDay(rfq.deadline)
  const rfqId = await insertRfq(tx, viewer, company.id, rfq, letter, answerUntil)
  const asked = await askSellers(
    tx,
    app,
    { ...viewer, company },
    { name: letter.title, quantity: rfq.quantity, unit: letter.unit, currency: rfq.currency, answerUntil },
    rfq.sellers.map((companyId) => ({
      companyId,
      productId: owner?.company_id === companyId ? rfq.product_id : null,
    })),
    {
      message: writeRfqMessage(letter),
      writeMail: (given) => ({
        subject: writeRfqSubject(given.requestId),
        text: writeRfqText(letter, { ...given, marketplace: app.config.settings.name }),
      }),
    },
  )
  for (const { requestId, companyId } of asked)
    await sql`
      insert into rfq_requests (request_id, rfq_id, seller_company_id)
      values (${requestId}, ${rfqId}, ${companyId})`.execute(tx)
  return rfqId
}

function writeLetter({ title, quantity, unit, target_price, currency, deadline, note }: NewRfq): RfqLetter {
  return {
    title: title.trim(),
    quantity,
    unit: unit.trim(),
    targetPrice: target_price === null ? null : readUnitPrice(target_price),
    currency,
    deadline,
    note,
  }
}

async function insertRfq(
  tx: Queryable,
  viewer: Viewer,
  companyId: number,
  rfq: NewRfq,
  letter: RfqLetter,
  answerUntil: Date,
): Promise<number> {
  const { day, time_zone } = rfq.deadline
  const { rows } = await sql<{ id: number }>`
    insert into rfqs
      (buyer_company_id, buyer_user_id, product_id, title, quantity, unit, target_price, currency, deadline, time_zone, answer_until, note)
    values (${companyId}, ${viewer.userId}, ${rfq.product_id}, ${letter.title}, ${rfq.quantity}, ${letter.unit}, ${letter.targetPrice},
      ${rfq.currency}, ${day}, ${time_zone}, ${answerUntil}, ${rfq.note})
    returning id`.execute(tx)
  const row = rows[0]
  if (!row) throw new Error('An RFQ got no number')
  return row.id
}
