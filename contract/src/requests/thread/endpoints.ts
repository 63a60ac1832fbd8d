import * as Type from 'typebox'
import { endpoint } from '../../endpoint.ts'
import { bytes, closed, id, mostRequestLines, nullable, text } from '../../fields.ts'
import { attachmentTypes } from '../../file-types.ts'
import { placeFinding } from '../../places/endpoints.ts'
import { takenLine } from '../../trade/offer-parts.ts'
import { requestStatuses } from '../../trade/statuses.ts'
import { requestDetail } from '../inbox/endpoints.ts'
import { offer } from '../offer/shapes.ts'

/**
 * Calls about one thread: a request and the company that answers it. `company` is the answering company's id, also before it has opened the request; for
 * everybody else than the two it answers `not_found`. What the state does not allow answers `conflict` (409): `message` says it in a sentence and
 * `details.status` is the state it is in now, `details.number` the newest revision.
 */
const thread = Type.Object({ id, company: id })

/** Where a thread stands after an action. */
const standing = Type.Object({
  company_id: Type.Integer(),
  status: Type.Enum(requestStatuses),
  /** The newest revision; 0 while there is none. */
  number: Type.Integer(),
})
export type Standing = Type.Static<typeof standing>

/** `base` is the newest revision its writer has seen (0: none), so that two people never answer over each other. */
const base = Type.Integer({ minimum: 0, maximum: 10_000 })

/** Who answers makes the first offer or revises it; the buyer counters it with one of the same shape. 422 names what is wrong by field below `offer`. */
export const makeOffer = endpoint({
  method: 'POST',
  path: '/api/v1/requests/:id/threads/:company/offers',
  scope: 'requests:answer',
  access: 'signedIn',
  needs: 'editor',
  summary: 'Answer a request, revise the answer, or counter it',
  params: thread,
  body: closed({ base, offer }),
  bodyLimit: 256 * 1024,
  /** `place`: what is to be known of the place named in an offer, which stands all the same; absent where nothing is. */
  answer: Type.Object({ data: standing, place: Type.Optional(placeFinding) }),
  status: 201,
  idempotent: true,
  example: {
    body: {
      base: 0,
      offer: {
        kind: 'purchase',
        currency: 'USD',
        lines: [
          {
            position: 0,
            included: true,
            tiers: [
              { min_quantity: 10, price: 12.5 },
              { min_quantity: 100, price: 11.9 },
            ],
            minimum_quantity: 10,
            lead_time_days: 14,
            packing: 'Cartons of 12',
          },
        ],
        incoterm: 'FOB',
        place: 'Porto',
        payment_terms: '30 % in advance, 70 % before shipping',
        valid: { day: '2027-03-31', time_zone: 'Europe/Lisbon' },
        note: '',
      },
    },
    answer: { data: { company_id: 7, status: 'quoted', number: 1 } },
  },
  refuses: ['too_many'],
})

/** Accepts revision `number`, which must be the newest and valid. Of a purchase only `lines` where they are given; all others are passed over and told. */
export const acceptOffer = endpoint({
  method: 'POST',
  path: '/api/v1/requests/:id/threads/:company/acceptance',
  scope: 'requests:ask',
  access: 'signedIn',
  needs: 'editor',
  summary: 'Accept the newest offer',
  params: thread,
  body: closed({
    number: Type.Integer({ minimum: 1, maximum: 10_000 }),
    lines: Type.Optional(Type.Array(takenLine, { maxItems: mostRequestLines })),
  }),
  answer: Type.Object({ data: standing }),
  status: 201,
  idempotent: true,
})

/**
 * Agrees to the buyer's proposal, revision `number`, which must be the newest and valid: the deal is made on its terms, as if the buyer had accepted an offer
 * of them. All others are passed over and told. Only the company that answers may.
 */
export const agreeToCounter = endpoint({
  method: 'POST',
  path: '/api/v1/requests/:id/threads/:company/agreement',
  scope: 'requests:answer',
  access: 'signedIn',
  needs: 'editor',
  summary: "Agree to the buyer's proposal",
  params: thread,
  body: closed({ number: Type.Integer({ minimum: 1, maximum: 10_000 }) }),
  answer: Type.Object({ data: standing }),
  status: 201,
  idempotent: true,
})

/** Ends a thread: the buyer declines the offer, or the company that was asked declines to answer. */
export const declineThread = endpoint({
  method: 'POST',
  path: '/api/v1/requests/:id/threads/:company/decline',
  scope: 'requests:answer',
  access: 'signedIn',
  needs: 'editor',
  summary: 'Decline an offer, or decline to answer',
  params: thread,
  body: closed({ reason: text(500) }),
  answer: Type.Object({ data: standing }),
  status: 201,
  idempotent: true,
})

export const longestMessage = 5000
export const mostMessageFiles = 10
/** Bytes of one file. */
export const largestMessageFile = 10 * 1024 * 1024

const messageFile = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  type: Type.Enum(['image/webp', 'application/pdf']),
  bytes: Type.Integer(),
})
export type MessageFile = Type.Static<typeof messageFile>

export const threadMessage = Type.Object({
  id: Type.Integer(),
  side: Type.Enum(['asking', 'answering']),
  by: Type.Object({ company: Type.String(), person: Type.String() }),
  /** From the reader's company. */
  is_own: Type.Boolean(),
  text: Type.String(),
  /** It waits to be answered. */
  is_question: Type.Boolean(),
  /** Taken off by the operator: its text and files are no longer shown. */
  is_removed: Type.Boolean(),
  at: Type.String(),
  /** Somebody of the other company has opened it. */
  is_read: Type.Boolean(),
  files: Type.Array(messageFile),
})
export type ThreadMessage = Type.Static<typeof threadMessage>

/** The newest 50, or the 50 before a message; oldest first. */
export const listMessages = endpoint({
  method: 'GET',
  path: '/api/v1/requests/:id/threads/:company/messages',
  scope: 'requests:read',
  access: 'signedIn',
  summary: 'The conversation of buyer and answering company',
  params: thread,
  query: Type.Object({ before: Type.Optional(id) }),
  answer: Type.Object({ data: Type.Array(threadMessage), has_more: Type.Boolean() }),
})

/** `is_question` counts from the side that answers: the request then waits for the buyer. */
export const sendMessage = endpoint({
  method: 'POST',
  path: '/api/v1/requests/:id/threads/:company/messages',
  scope: 'requests:answer',
  access: 'signedIn',
  needs: 'editor',
  summary: 'Write to the other side',
  params: thread,
  body: closed({
    text: text(longestMessage),
    is_question: Type.Optional(Type.Boolean()),
    file_ids: Type.Optional(Type.Array(id, { maxItems: mostMessageFiles })),
  }),
  answer: Type.Object({ data: threadMessage }),
  status: 201,
  idempotent: true,
  refuses: ['too_many'],
})

/**
 * Takes one file as the multipart field `file`, to be attached to the next message by its id: PNG and JPEG are encoded anew, PDFs are kept as they are and
 * only ever sent as attachments; what it is decides its content. 413 over 10 MB, 415 anything else, 429 too many. Unused ones are removed after a day.
 */
export const uploadMessageFile = endpoint({
  method: 'POST',
  path: '/api/v1/requests/:id/threads/:company/files',
  scope: 'requests:answer',
  access: 'signedIn',
  needs: 'editor',
  summary: 'Upload a file for a message, as the multipart field `file`',
  upload: { 'multipart/form-data': closed({ file: bytes }) },
  refuses: ['too_many'],
  params: thread,
  answer: Type.Object({ data: messageFile }),
  status: 201,
})

/** The same for a file that goes with a request that is not sent yet; its id is named when it is. */
export const uploadRequestFile = endpoint({
  method: 'POST',
  path: '/api/v1/request-files',
  scope: 'requests:ask',
  access: 'signedIn',
  needs: 'editor',
  summary: 'Upload a file for a purchase request, as the multipart field `file`',
  upload: { 'multipart/form-data': closed({ file: bytes }) },
  refuses: ['too_many'],
  answer: Type.Object({ data: messageFile }),
  status: 201,
})

export const getMessageFile = endpoint({
  method: 'GET',
  path: '/api/v1/request-files/:id',
  scope: 'requests:read',
  access: 'signedIn',
  summary: 'A file of a conversation, for its two parties and the admin',
  file: attachmentTypes,
  params: Type.Object({ id }),
})

/** To be called when a person opens a request: it is read for their company, and seen where it is the one that answers. Asked again it changes nothing. */
export const openRequest = endpoint({
  method: 'PUT',
  path: '/api/v1/requests/:id/seen',
  scope: 'requests:answer',
  access: 'signedIn',
  summary: 'Mark a request as seen and read by the own company',
  params: Type.Object({ id }),
  answer: Type.Object({ data: requestDetail }),
})

export const assignRequest = endpoint({
  method: 'PUT',
  path: '/api/v1/requests/:id/assignee',
  scope: 'requests:answer',
  access: 'signedIn',
  needs: 'editor',
  summary: 'Say who of the own company looks after a request; null for nobody',
  params: Type.Object({ id }),
  body: closed({ user_id: nullable(id) }),
  answer: Type.Object({ data: requestDetail }),
})

/** Counted up to this many: a menu says '99+'. */
export const mostUnread = 100

export const countUnread = endpoint({
  method: 'GET',
  path: '/api/v1/requests/unread',
  scope: 'requests:read',
  access: 'signedIn',
  whileWaiting: true,
  summary:
    'How many requests hold something new for the own company, and how many wait for it to do something; each at most 100',
  answer: Type.Object({ data: Type.Object({ count: Type.Integer(), waiting: Type.Integer() }) }),
})
