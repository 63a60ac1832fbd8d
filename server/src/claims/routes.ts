import { openToClaim } from '@fairquay/contract/claims/claim-lines.ts'
import * as claims from '@fairquay/contract/claims/endpoints.ts'
import { largestClaimFile } from '@fairquay/contract/claims/shapes.ts'
import multipart from '@fastify/multipart'
import type { Queryable } from '../database.ts'
import { Failure } from '../failure.ts'
import { type App, implement, implementOnce } from '../http.ts'
import { orderPartyOf, orderReaderOf } from '../orders/hold-order.ts'
import { findOrder } from '../orders/queries.ts'
import type { Viewer } from '../session.ts'
import { readAttachmentPart } from '../uploads/attachments.ts'
import { sendAttachment } from '../uploads/send-attachment.ts'
import { actOnClaim } from './act-on-claim.ts'
import { checkMayClaim, countClaimFile, findClaimFile, storeClaimFile } from './claim-files.ts'
import { countClaims, findClaims } from './find-claims.ts'
import { openClaim } from './open-claim.ts'
import { claimPartyOf, presentFor, presentSummary } from './present-claim.ts'
import { findClaim, findClaimable, findClaimsOf } from './queries.ts'
import { replaceClaimed } from './replace-claimed.ts'

const defaultPerPage = 20

/** What was missing, damaged or wrong, and what becomes of it. */
export function claimRoutes(app: App): void {
  implement(app, claims.listClaims, async ({ viewer, query }) => {
    const { page = 1, perPage = defaultPerPage, ...filter } = query
    const rows = await findClaims(app.db, viewer, filter, perPage, (page - 1) * perPage)
    const total = await countClaims(app.db, viewer, filter)
    const data = rows.flatMap((row) => {
      const party = claimPartyOf(row, viewer)
      return party ? [presentSummary(row, party)] : []
    })
    return { data, pagination: { current_page: page, per_page: perPage, total } }
  })

  implement(app, claims.listOrderClaims, ({ viewer, params }) => readOfOrder(app, viewer, params.id))

  implement(app, claims.getClaim, async ({ viewer, params }) => ({ data: await readClaim(app.db, viewer, params.id) }))

  implementOnce(app, claims.openClaim, async (tx, { viewer, params, body }) => {
    const id = await openClaim(tx, app, viewer, params.id, body, new Date())
    return { data: await readClaim(tx, viewer, id) }
  })

  implementOnce(app, claims.actOnClaim, async (tx, { viewer, params, body }) => {
    await actOnClaim(tx, app, viewer, { id: params.id, now: new Date() }, body)
    return { data: await readClaim(tx, viewer, params.id) }
  })

  implementOnce(app, claims.replaceClaimed, async (tx, { viewer, params, body }) => {
    await replaceClaimed(tx, app, viewer, { id: params.id, now: new Date() }, body.shipment)
    return { data: await readClaim(tx, viewer, params.id) }
  })

  fileRoutes(app)
}

function fileRoutes(app: App): void {
  implement(app, claims.getClaimFile, async ({ viewer, params, reply }) => {
    return sendAttachment(app, reply, await findClaimFile(app.db, viewer, params.id))
  })

  // In a corner of their own, so that no other call takes files of this size.
  app.http.register(async (http) => {
    await http.register(multipart, {
      limits: { fileSize: largestClaimFile, files: 1, fields: 4, parts: 6, headerPairs: 50 },
    })
    implement({ ...app, http }, claims.uploadClaimFile, async ({ viewer, params, request }) => {
      await checkMayClaim(app, viewer, params.id)
      await countClaimFile(app, viewer)
      return { data: await storeClaimFile(app, viewer, params.id, await readAttachmentPart(request)) }
    })
  })
}

/** A claim as somebody who has a part in it sees it; another's answers like none. */
async function readClaim(db: Queryable, viewer: Viewer, id: number) {
  const row = await findClaim(db, id)
  const party = row && claimPartyOf(row, viewer)
  if (!row || !party) throw new Failure('not_found')
  return presentFor(row, viewer, party)
}

async function readOfOrder({ db }: App, viewer: Viewer, orderId: number) {
  const order = await findOrder(db, orderId)
  const reader = orderReaderOf(viewer)
  const party = order && reader && orderPartyOf({ sellerId: order.seller_id, buyerId: order.buyer_id }, reader)
  if (!order || !party) throw new Failure('not_found')
  const rows = await findClaimsOf(db, orderId)
  const goods = party === 'buyer' ? await findClaimable(db, orderId) : []
  return {
    data: rows.map((row) => presentFor(row, viewer, party)),
    to_claim: goods.flatMap((row) => {
      const { position, name, options, order_measure, short, damaged, shipment_id } = row
      const open = openToClaim(row)
      return open > 0 ? [{ position, name, options, order_measure, open, short, damaged, shipment_id }] : []
    }),
  }
}
