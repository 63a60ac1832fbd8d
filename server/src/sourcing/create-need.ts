import { readUnitPrice } from '@fairquay/contract/money.ts'
import type { NewNeed } from '@fairquay/contract/sourcing/endpoints.ts'
import {
  type NeedLetter,
  writeNeedMessage,
  writeNeedSubject,
  writeNeedText,
} from '@fairquay/contract/sourcing/letter.ts'
import { sourcingMessages } from '@fairquay/contract/sourcing/messages.ts'
import { refuseNeed } from '@fairquay/contract/sourcing/rules.ts'
import { endOfDay } from '@fairquay/contract/trade/validity.ts'
import { sql } from 'kysely'
import type { Queryable } from '../database.ts'
import { Failure } from '../failure.ts'
import type { App } from '../http.ts'
import { askSellers } from '../purchase/ask-sellers.ts'
import type { Viewer } from '../session.ts'
import { findOpenSellers, findProductOwner } from './queries.ts'

/** Stores a need and sends one purchase request to each of its sellers, all or nothing. What is wrong is told by field. */
export async function createNeed(
  tx: Queryable,
  app: Pick<App, 'jobs' | 'config'>,
  viewer: Viewer,
  need: NewNeed,
  now: Date,
): Promise<number> {
  const { company } = viewer
  if (!company) throw new Failure('not_allowed', undefined, sourcingMessages.noCompany)
  const details = refuseNeed(need, company.id, now)
  if (details) throw new Failure('refused', details)
  const open = await findOpenSellers(tx, need.sellers)
  if (need.sellers.some((id) => !open.has(id)))
    throw new Failure('refused', { sellers: sourcingMessages.unknownSeller })
  const owner = need.product_id === null ? undefined : await findProductOwner(tx, need.product_id)
  if (need.product_id !== null && !owner) throw new Failure('refused', { product_id: sourcingMessages.productGone })
  const letter = writeLetter(need)
  const answerUntil = endOfDay(need.deadline)
  const needId = await insertNeed(tx, viewer, company.id, need, letter, answerUntil)
  const asked = await askSellers(
    tx,
    app,
    { ...viewer, company },
    { name: letter.title, quantity: need.quantity, unit: letter.unit, currency: need.currency, answerUntil },
    need.sellers.map((companyId) => ({
      companyId,
      productId: owner?.company_id === companyId ? need.product_id : null,
    })),
    {
      message: writeNeedMessage(letter),
      writeMail: (given) => ({
        subject: writeNeedSubject(given.requestId),
        text: writeNeedText(letter, { ...given, marketplace: app.config.settings.name }),
      }),
    },
  )
  for (const { requestId, companyId } of asked)
    await sql`
      insert into sourcing_requests (request_id, need_id, seller_company_id)
      values (${requestId}, ${needId}, ${companyId})`.execute(tx)
  return needId
}

function writeLetter({ title, quantity, unit, target_price, currency, deadline, note }: NewNeed): NeedLetter {
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

async function insertNeed(
  tx: Queryable,
  viewer: Viewer,
  companyId: number,
  need: NewNeed,
  letter: NeedLetter,
  answerUntil: Date,
): Promise<number> {
  const { day, time_zone } = need.deadline
  const { rows } = await sql<{ id: number }>`
    insert into sourcing_needs
      (buyer_company_id, buyer_user_id, product_id, title, quantity, unit, target_price, currency, deadline, time_zone, answer_until, note)
    values (${companyId}, ${viewer.userId}, ${need.product_id}, ${letter.title}, ${need.quantity}, ${letter.unit}, ${letter.targetPrice},
      ${need.currency}, ${day}, ${time_zone}, ${answerUntil}, ${need.note})
    returning id`.execute(tx)
  const row = rows[0]
  if (!row) throw new Error('A need got no number')
  return row.id
}
