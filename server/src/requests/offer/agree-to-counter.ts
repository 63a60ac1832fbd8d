import type { Standing } from '@fairquay/contract/requests/thread/endpoints.ts'
import { requestMessages } from '@fairquay/contract/trade/messages.ts'
import { offerMessages } from '@fairquay/contract/trade/offer-messages.ts'
import { sql } from 'kysely'
import { isCompanyOpen } from '../../catalogue/queries.ts'
import type { Queryable } from '../../database.ts'
import type { App } from '../../http.ts'
import type { Viewer } from '../../session.ts'
import { makeDeal } from '../deal/make-deal.ts'
import { conflictOf, decideOrRefuse, lockThread, type ThreadAddress } from '../thread/hold-thread.ts'
import { findOffer } from './find-offer.ts'

/**
 * The side that answers agrees to what the buyer proposed instead. The proposal binds its buyer until its last day has ended, so a yes makes the deal, word
 * for word; who wants something else revises the offer.
 */
export async function agreeToCounter(
  tx: Queryable,
  app: Pick<App, 'jobs' | 'config'>,
  viewer: Viewer,
  { id, company }: ThreadAddress,
  { number }: { number: number },
  now: Date,
): Promise<Standing> {
  const held = await lockThread(tx, app, viewer, id, company, now)
  const { request, thread } = held
  const status = decideOrRefuse(held, 'agree')
  if (number !== thread.revision) throw conflictOf(thread, offerMessages.changed)
  // Who accepts is there; who proposed something may have been suspended since.
  if (!(await isOpen(tx, request.buyerId))) throw conflictOf(thread, requestMessages.suspended)
  return makeDeal(tx, app, held, await findOffer(tx, thread.id, number), { action: 'agree', status, now })
}

async function isOpen(tx: Queryable, companyId: number): Promise<boolean> {
  const { rows } = await sql`select 1 from companies c where c.id = ${companyId} and ${isCompanyOpen}`.execute(tx)
  return rows.length > 0
}
