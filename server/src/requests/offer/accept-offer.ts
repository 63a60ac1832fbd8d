import type { FailureDetails } from '@fairquay/contract/errors.ts'
import type { Standing } from '@fairquay/contract/requests/thread/endpoints.ts'
import { offerMessages } from '@fairquay/contract/trade/offer-messages.ts'
import type { TakenLine } from '@fairquay/contract/trade/offer-parts.ts'
import type { Queryable } from '../../database.ts'
import { Failure } from '../../failure.ts'
import type { App } from '../../http.ts'
import type { Viewer } from '../../session.ts'
import { findAskedLines } from '../../trade/request-lines.ts'
import { makeDeal } from '../deal/make-deal.ts'
import { conflictOf, decideOrRefuse, lockThread, type ThreadAddress } from '../thread/hold-thread.ts'
import { findOffer } from './find-offer.ts'

/** The buyer accepts the newest offer of a thread, or some of its lines. */
export async function acceptOffer(
  tx: Queryable,
  app: Pick<App, 'jobs' | 'config'>,
  viewer: Viewer,
  { id, company }: ThreadAddress,
  { number, lines }: { number: number; lines?: readonly TakenLine[] | undefined },
  now: Date,
): Promise<Standing> {
  const held = await lockThread(tx, app, viewer, id, company, now)
  const { request, thread } = held
  const status = decideOrRefuse(held, 'accept')
  if (number !== thread.revision) throw conflictOf(thread, offerMessages.changed)
  const offer = await findOffer(tx, thread.id, number)
  const asked = { currency: request.currency, lines: await findAskedLines(tx, request.id) }
  if (lines) refuseFaults(request.kind.refuseTaken(offer.body, lines, asked))
  return makeDeal(tx, app, held, offer, { action: 'accept', status, taken: lines, now })
}

function refuseFaults(details: FailureDetails): void {
  if (Object.keys(details).length > 0) throw new Failure('refused', details)
}
