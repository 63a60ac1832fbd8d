import type { SaidOfPlace } from '@fairquay/contract/places/endpoints.ts'
import type { Offer } from '@fairquay/contract/requests/offer/shapes.ts'
import * as threads from '@fairquay/contract/requests/thread/endpoints.ts'
import { type App, implement, implementOnce } from '../../http.ts'
import { sayOfPlace } from '../../places/say-of-place.ts'
import { scopeOf } from '../../trade/scope.ts'
import { assignRequest } from '../inbox/assign-request.ts'
import { countUpTo } from '../inbox/find-requests.ts'
import { readDetail } from '../inbox/read-detail.ts'
import { acceptOffer } from '../offer/accept-offer.ts'
import { agreeToCounter } from '../offer/agree-to-counter.ts'
import { makeOffer } from '../offer/make-offer.ts'
import { declineThread } from './decline-thread.ts'
import { openRequest } from './open-request.ts'

export function threadRoutes(app: App): void {
  implementOnce(app, threads.makeOffer, async (tx, { viewer, params, body }) => ({
    data: await makeOffer(tx, app, viewer, params, body, new Date()),
    ...warnOfPlace(body.offer),
  }))

  implementOnce(app, threads.acceptOffer, async (tx, { viewer, params, body }) => ({
    data: await acceptOffer(tx, app, viewer, params, body, new Date()),
  }))

  implementOnce(app, threads.agreeToCounter, async (tx, { viewer, params, body }) => ({
    data: await agreeToCounter(tx, app, viewer, params, body, new Date()),
  }))

  implementOnce(app, threads.declineThread, async (tx, { viewer, params, body }) => ({
    data: await declineThread(tx, app, viewer, params, body.reason, new Date()),
  }))

  implement(app, threads.openRequest, async ({ viewer, params }) => {
    await openRequest(app, viewer, params.id, new Date())
    return { data: await readDetail(app.db, viewer, params.id) }
  })

  implement(app, threads.assignRequest, async ({ viewer, params, body }) => {
    await assignRequest(app, viewer, params.id, body.user_id)
    return { data: await readDetail(app.db, viewer, params.id) }
  })

  implement(app, threads.countUnread, async ({ viewer }) => {
    const reader = scopeOf(viewer)
    const [count = 0, waiting = 0] = reader
      ? await Promise.all([
          countUpTo(app.db, reader, { unread: 'true' }),
          countUpTo(app.db, reader, { waiting: 'true' }),
        ])
      : []
    return { data: { count, waiting } }
  })
}

/** Of an offer that names a place beside its term: what is wrong or doubtful about that. */
function warnOfPlace(offer: Offer): { place?: SaidOfPlace } {
  if (!('incoterm' in offer)) return {}
  const said = sayOfPlace({ incoterm: offer.incoterm, named: offer.place })
  return said && said.level !== 'fact' ? { place: said } : {}
}
