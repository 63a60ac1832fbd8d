import { hasWords } from '@fairquay/contract/has-words.ts'
import type { Standing } from '@fairquay/contract/requests/thread/endpoints.ts'
import { offerMessages } from '@fairquay/contract/trade/offer-messages.ts'
import type { Queryable } from '../../database.ts'
import { Failure } from '../../failure.ts'
import type { App } from '../../http.ts'
import type { Viewer } from '../../session.ts'
import { recordEvent } from '../../trade/record-event.ts'
import { setThreadStatus, settleRequest } from '../../trade/threads.ts'
import type { ThreadAddress } from './hold-thread.ts'
import { decideOrRefuse, lockThread, nameEvent } from './hold-thread.ts'

/** Ends a thread with a reason, from either side. */
export async function declineThread(
  tx: Queryable,
  app: Pick<App, 'jobs' | 'config'>,
  viewer: Viewer,
  { id, company }: ThreadAddress,
  reason: string,
  now: Date,
): Promise<Standing> {
  const held = await lockThread(tx, app, viewer, id, company, now)
  const status = decideOrRefuse(held, 'decline')
  if (!hasWords(reason)) throw new Failure('refused', { reason: offerMessages.reasonMissing })
  await setThreadStatus(tx, held.thread.id, status)
  await settleRequest(tx, held.request)
  const isOffer = held.side === 'asking' && held.thread.revision > 0
  await recordEvent(tx, app, { action: 'decline', ...nameEvent(held), reason: reason.trim(), isOffer })
  return { company_id: company, status, number: held.thread.revision }
}
