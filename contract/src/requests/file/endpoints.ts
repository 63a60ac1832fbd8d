import * as Type from 'typebox'
import { companyLogos } from '../../company-logos.ts'
import { endpoint } from '../../endpoint.ts'
import { closed, id, nullable } from '../../fields.ts'
import { lineCodes } from '../../trade/line-codes.ts'
import { paperKinds } from '../../trade/papers.ts'
import { requestParties } from '../../trade/parties.ts'
import { requestSum } from '../../trade/request-sum.ts'
import { load, place } from '../../trade/route.ts'
import { requestStatuses } from '../../trade/statuses.ts'
import { requestDetail, requestEvent } from '../inbox/endpoints.ts'
import { requestKinds } from '../kind-names.ts'
import { threadMessage } from '../thread/endpoints.ts'
import { nextActions } from './next-action.ts'
import { fileSteps, stepStates } from './steps.ts'

const party = requestDetail.properties.buyer

/** One request of the file that the reader has a part in. */
const filePart = Type.Object({
  request_id: Type.Integer(),
  kind: Type.Enum(requestKinds),
  status: Type.Enum(requestStatuses),
  party: Type.Enum(requestParties),
  /** Null while nobody has named one, or the reader may not know it. */
  sum: nullable(requestSum),
})
export type FilePart = Type.Static<typeof filePart>

/** What one unit costs, decimal: by the buyer's request, in the newest offer, in a counter-proposal that waits for an answer, in the deal. Null where it is not said. */
const linePrices = Type.Object({
  /** Of the product before the seller's discount, where the buyer asked at a discounted price. */
  original: nullable(Type.Number()),
  asked: nullable(Type.Number()),
  offered: nullable(Type.Number()),
  countered: nullable(Type.Number()),
  agreed: nullable(Type.Number()),
  currency: Type.String(),
})

/** Goods of the file, named once however many requests are about them. `prices` and `total` are null for who may know no prices of goods. */
const fileLine = Type.Object({
  product_id: nullable(Type.Integer()),
  /** Null while the product is not on the market. */
  slug: nullable(Type.String()),
  name: Type.String(),
  picture: nullable(Type.Object({ url: Type.String(), width: Type.Integer(), height: Type.Integer() })),
  options: Type.Array(Type.Object({ name: Type.String(), value: Type.String() })),
  ...lineCodes,
  quantity: Type.Integer(),
  order_measure: Type.String(),
  /** What a price is for, and what one unit weighs in it where it is a weight. */
  price_unit: Type.String(),
  unit_weight: nullable(Type.Number()),
  /** Which requests are about it. */
  requests: Type.Array(Type.Integer()),
  /** How it travels; null where its packaging is not described. */
  load: nullable(load),
  /** How its product must travel, as it says now; null where it says nothing, or is not on the market. */
  temperature_min: nullable(Type.Number()),
  temperature_max: nullable(Type.Number()),
  dangerous_goods_class: nullable(Type.String()),
  prices: nullable(linePrices),
  /** Of the line as it stands: agreed, else countered, else offered, else asked. Null as well where no price is named. */
  total: nullable(Type.Number()),
})
export type FileLine = Type.Static<typeof fileLine>

/** One thing that happened in the file. `thread` is the company that answers where it happened between it and the buyer. */
const timelineEntry = Type.Object({
  at: Type.String(),
  request_id: Type.Integer(),
  thread: nullable(Type.Integer()),
  /** `company` is '' for what happened by itself. */
  by: Type.Object({ company: Type.String(), person: Type.String(), is_own: Type.Boolean() }),
  entry: Type.Union([
    Type.Object({
      type: Type.Literal('event'),
      /** Beside what happens to a request: the buyer shows the offers to the seller of the goods. */
      action: Type.Union([requestEvent.properties.action, Type.Literal('share')]),
      /** Of an offer. */
      number: nullable(Type.Integer()),
      reason: Type.String(),
    }),
    Type.Object({
      type: Type.Literal('message'),
      id: Type.Integer(),
      text: Type.String(),
      is_question: Type.Boolean(),
      /** Somebody of the other side has opened it. */
      is_read: Type.Boolean(),
      files: threadMessage.properties.files,
    }),
    Type.Object({
      type: Type.Literal('paper'),
      id: Type.Integer(),
      kind: Type.Enum(paperKinds),
      number: Type.String(),
      name: Type.String(),
    }),
  ]),
})
export type TimelineEntry = Type.Static<typeof timelineEntry>

/** What comes next for the reader; `company` is the answering company it is about, `number` the offer, `until` the moment it ends. */
const nextAction = Type.Object({
  action: Type.Enum(nextActions),
  request_id: Type.Integer(),
  company: nullable(Type.Integer()),
  number: nullable(Type.Integer()),
  until: nullable(Type.String()),
  waits_for: Type.Enum(['you', 'other', 'nobody']),
})
export type NextAction = Type.Static<typeof nextAction>

/** Where the timeline goes on before what an answer holds, for `before` of `getFileTimeline`; null where it began. */
const earlier = nullable(Type.String())

/** Entries of the timeline that one answer holds. */
export const mostEntries = 200

/** A deal as one thing: the requests of one buyer about the same goods of one seller, as far as the reader has a part in them. */
export const tradeFile = Type.Object({
  id: Type.Integer(),
  seller: party,
  buyer: party,
  /** Of the companies named in it. */
  logos: companyLogos,
  /** From where to where the goods go, as far as it is known. */
  from: nullable(place),
  to: nullable(place),
  steps: Type.Array(Type.Object({ step: Type.Enum(fileSteps), state: Type.Enum(stepStates) })),
  parts: Type.Array(filePart),
  lines: Type.Array(fileLine),
  /** Oldest first, the newest of them. */
  timeline: Type.Array(timelineEntry),
  /** Whether there are older entries than these. */
  has_more: Type.Boolean(),
  earlier,
  next: nextAction,
  /** Each part in full, the one asked for first. */
  requests: Type.Array(requestDetail),
})
export type TradeFile = Type.Static<typeof tradeFile>

export const getRequestFile = endpoint({
  method: 'GET',
  path: '/api/v1/requests/:id/file',
  scope: 'requests:read',
  access: 'signedIn',
  summary: 'The trade file a request belongs to, as far as the company has a part in it',
  params: Type.Object({ id }),
  answer: Type.Object({ data: tradeFile }),
})

/** Entries before those that an answer holds, oldest first: the newest of them. A `before` that nobody was given is refused. */
export const getFileTimeline = endpoint({
  method: 'GET',
  path: '/api/v1/requests/:id/file/timeline',
  scope: 'requests:read',
  access: 'signedIn',
  summary: 'What happened earlier in the trade file a request belongs to, as far as the company has a part in it',
  params: Type.Object({ id }),
  query: Type.Object({ before: Type.String({ pattern: '^[0-9]{1,15}-[1-3]-[0-9]{1,10}$' }) }),
  answer: Type.Object({ data: Type.Array(timelineEntry), earlier }),
})

/** Only the buyer may, and only for a request whose offers the seller does not make itself; asked again it changes nothing. */
export const shareOffers = endpoint({
  method: 'PUT',
  path: '/api/v1/requests/:id/sharing',
  scope: 'requests:ask',
  access: 'signedIn',
  needs: 'editor',
  summary: 'Show the offers of an own freight request to the seller of the goods, or no longer',
  params: Type.Object({ id }),
  body: closed({ with_seller: Type.Boolean() }),
  answer: Type.Object({ data: requestDetail }),
})
