import * as Type from 'typebox'
import { endpoint } from '../endpoint.ts'
import { bytes, closed, id, moment, nullable, text } from '../fields.ts'
import { attachmentTypes } from '../file-types.ts'
import { pageQuery, pagination } from '../paging.ts'
import { shipmentForm } from '../shipments/shapes.ts'
import { claimGroups } from './address.ts'
import { claimAct, claimDetail, claimForm, claimSummary } from './shapes.ts'

const ofOne = { params: Type.Object({ id }) }

export const mostClaimsCounted = 1000

export const listClaims = endpoint({
  method: 'GET',
  path: '/api/v1/claims',
  access: 'signedIn',
  scope: 'orders:read',
  summary:
    'The claims the own company made or has to answer, newest first; an admin sees all. `waiting` are those that wait for the own company. With `changed_since` those changed at or after that moment, the longest unchanged first',
  query: Type.Object({
    ...pageQuery,
    status: Type.Optional(Type.Enum(claimGroups)),
    /** The number of the claim or its order, the buyer's own number of it, or a part of a product's or company's name. */
    search: Type.Optional(text(100)),
    changed_since: Type.Optional(moment),
  }),
  answer: Type.Object({ data: Type.Array(claimSummary), pagination }),
})

/** A line of the order of which something can still be claimed, and what came of it: `faulty` is what was reported short or damaged and is in no claim. */
const claimableGoods = Type.Object({
  position: Type.Integer(),
  name: Type.String(),
  options: Type.Array(Type.Object({ name: Type.String(), value: Type.String() })),
  order_measure: Type.String(),
  open: Type.Integer(),
  short: Type.Integer(),
  damaged: Type.Integer(),
  /** The newest shipment it was in. */
  shipment_id: nullable(Type.Integer()),
})
export type ClaimableGoods = Type.Static<typeof claimableGoods>

export const listOrderClaims = endpoint({
  ...ofOne,
  method: 'GET',
  path: '/api/v1/orders/:id/claims',
  access: 'signedIn',
  scope: 'orders:read',
  summary: 'The claims about an order; for its buyer also what can be claimed',
  answer: Type.Object({ data: Type.Array(claimDetail), to_claim: Type.Array(claimableGoods) }),
})

export const getClaim = endpoint({
  ...ofOne,
  method: 'GET',
  path: '/api/v1/claims/:id',
  access: 'signedIn',
  scope: 'orders:read',
  summary: 'One claim, for its buyer, its seller and the admin',
  answer: Type.Object({ data: claimDetail }),
})

export const openClaim = endpoint({
  ...ofOne,
  method: 'POST',
  path: '/api/v1/orders/:id/claims',
  access: 'signedIn',
  needs: 'editor',
  scope: 'claims:write',
  summary: 'Claim goods of an order of the own company that are missing, damaged or wrong',
  body: claimForm,
  answer: Type.Object({ data: claimDetail }),
  status: 201,
  idempotent: true,
  example: {
    body: {
      shipment_id: 7,
      lines: [
        { position: 0, quantity: 12, reason: 'damaged' },
        { position: 0, quantity: 2, reason: 'short' },
      ],
      wanted: 'credit',
      text: 'One carton came wet, see the pictures.',
      file_ids: [],
    },
  },
})

export const actOnClaim = endpoint({
  ...ofOne,
  method: 'POST',
  path: '/api/v1/claims/:id/actions',
  access: 'signedIn',
  needs: 'editor',
  scope: 'claims:write',
  summary:
    'Answer a claim, agree, insist, withdraw, send goods back, issue the credit. What its state does not allow answers `conflict` with the state in `details.status`',
  body: claimAct,
  answer: Type.Object({ data: claimDetail }),
  idempotent: true,
  example: {
    body: {
      action: 'offer',
      remedy: 'credit',
      credits: [{ position: 0, amount: 54 }],
      is_returned: false,
      text: 'We are sorry.',
    },
  },
})

/** What is sent is what was claimed; of the form its lines are not looked at. */
export const replaceClaimed = endpoint({
  ...ofOne,
  method: 'POST',
  path: '/api/v1/claims/:id/replacement',
  access: 'signedIn',
  needs: 'editor',
  scope: 'claims:write',
  summary: 'Prepare the shipment that replaces what was claimed, without a price; the claim is settled with it',
  body: closed({ shipment: shipmentForm }),
  answer: Type.Object({ data: claimDetail }),
  status: 201,
  idempotent: true,
  bodyLimit: 512 * 1024,
})

/** Stores a PNG, JPEG or PDF of at most 10 MB as the multipart field `file`, for a claim to come. What no claim takes is removed after a day. */
export const uploadClaimFile = endpoint({
  ...ofOne,
  method: 'POST',
  path: '/api/v1/orders/:id/claim-files',
  scope: 'claims:write',
  access: 'signedIn',
  needs: 'editor',
  summary: 'Upload a picture or PDF as the multipart field `file`, for a claim about an order of the own company',
  upload: { 'multipart/form-data': closed({ file: bytes }) },
  refuses: ['too_many'],
  bodySeconds: 120,
  answer: Type.Object({ data: Type.Object({ id: Type.Integer(), name: Type.String(), bytes: Type.Integer() }) }),
})

export const getClaimFile = endpoint({
  ...ofOne,
  method: 'GET',
  path: '/api/v1/claim-files/:id',
  scope: 'orders:read',
  access: 'signedIn',
  summary: 'The content of a file of a claim, for its buyer, its seller and the admin',
  file: attachmentTypes,
})
