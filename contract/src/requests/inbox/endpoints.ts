import * as Type from 'typebox'
import { endpoint } from '../../endpoint.ts'
import { closed, id, moment, nullable, text } from '../../fields.ts'
import { askedFreight } from '../../freight/asked.ts'
import { promisedValue } from '../../order-value/promised.ts'
import { orderStatuses } from '../../orders/statuses.ts'
import { pageQuery, pagination } from '../../paging.ts'
import { deliveryAddress } from '../../purchase/delivery.ts'
import { readinessCount, shownMissing } from '../../readiness/shapes.ts'
import { lineCodes } from '../../trade/line-codes.ts'
import { requestParties } from '../../trade/parties.ts'
import { requestSum } from '../../trade/request-sum.ts'
import { load, place } from '../../trade/route.ts'
import { requestActions, systemEvents } from '../../trade/states.ts'
import { requestStatuses } from '../../trade/statuses.ts'
import { shownDeal } from '../deal/shown.ts'
import { requestKinds } from '../kind-names.ts'
import { revision } from '../offer/shapes.ts'
import { requestBoxes } from './address.ts'

const kind = Type.Enum(requestKinds)
const status = Type.Enum(requestStatuses)

const party = Type.Object({ id: Type.Integer(), name: Type.String(), slug: Type.String() })

const person = Type.Object({ id: Type.Integer(), name: Type.String() })

/**
 * A request as lists show it. Money is decimal, in `currency`; `party` is the reader's part in it, `first_product` the name of its first line. `status` is
 * the reader's: for a company that answers, where it stands with the buyer; for all others the furthest any answering company has come.
 */
export const requestSummary = Type.Object({
  id: Type.Integer(),
  kind,
  status,
  party: Type.Enum(requestParties),
  supplier_id: Type.Integer(),
  /** What the goods come to by the seller's price list; null for who may not know it. */
  total_price: nullable(Type.Number()),
  currency: Type.String(),
  created_at: Type.String(),
  /** When something happened to it that the reader can see. */
  changed_at: Type.String(),
  supplier: party,
  buyer: party,
  line_count: Type.Integer(),
  first_product: Type.String(),
  /** What it is about in one line: 'Porto → Rotterdam, 7 pallets, 666 kg'. */
  title: Type.String(),
  /** Where something is carried or cleared: its way, and how much. */
  from: nullable(place),
  to: nullable(place),
  load: nullable(load),
  /** What it comes to as it stands; null while nobody has named a sum, or the reader may not know it. */
  sum: nullable(requestSum),
  /** Something happened that nobody of the reader's company has seen. */
  unread: Type.Boolean(),
  /** Who looks after it in the reader's company. */
  assignee: nullable(person),
  /** How many companies have made an offer; for a company that answers, of its own only. */
  offer_count: Type.Integer(),
  /** Of freight and customs requests: of how many facts how many were known when it was sent, so that it could be answered in one go. Null of purchases and of older requests. */
  readiness: nullable(readinessCount),
})
export type RequestSummary = Type.Static<typeof requestSummary>

export const listRequests = endpoint({
  method: 'GET',
  path: '/api/v1/requests',
  scope: 'requests:read',
  access: 'signedIn',
  whileWaiting: true,
  summary:
    "The requests of the person's company, sent and received, newest first; an admin sees all. With `changed_since` those of which the reader could see something change at or after that moment, the longest unchanged first",
  query: Type.Object({
    ...pageQuery,
    kind: Type.Optional(kind),
    status: Type.Optional(status),
    box: Type.Optional(Type.Enum(requestBoxes)),
    /** Part of a product's or a party's name or of where goods go from or to, or a request's number. */
    search: Type.Optional(text(100)),
    unread: Type.Optional(Type.Literal('true')),
    /** Only those that wait for the own company to do something. */
    waiting: Type.Optional(Type.Literal('true')),
    /** Who of the own company looks after it; 0: nobody. */
    assignee: Type.Optional(Type.Integer({ minimum: 0, maximum: 2_147_483_647 })),
    changed_since: Type.Optional(moment),
    /** Only freight and customs requests with at most so many facts missing; 0: those that can be answered in one go. */
    max_missing: Type.Optional(Type.Integer({ minimum: 0, maximum: 1000 })),
  }),
  answer: Type.Object({ data: Type.Array(requestSummary), pagination }),
  example: {
    answer: {
      data: [
        {
          id: 17,
          kind: 'purchase',
          status: 'sent',
          party: 'seller',
          supplier_id: 7,
          total_price: 1250,
          currency: 'USD',
          created_at: '2026-11-20T09:30:00.000Z',
          changed_at: '2026-11-20T09:30:00.000Z',
          supplier: { id: 7, name: 'Douro Oils', slug: 'douro-oils' },
          buyer: { id: 12, name: 'Lee Imports', slug: 'lee-imports' },
          line_count: 1,
          first_product: 'Olive oil, 5 l',
          title: 'Olive oil, 5 l',
          from: null,
          to: null,
          load: null,
          sum: { amount: 1250, currency: 'USD', state: 'asked' },
          unread: true,
          assignee: null,
          offer_count: 0,
          readiness: null,
        },
      ],
      pagination: { current_page: 1, per_page: 20, total: 1 },
    },
  },
})

/** A line as it was when the request was sent; nothing of it follows the product. `product_slug` is null while the product is not on the market. */
export const requestLine = Type.Object({
  position: Type.Integer(),
  product_id: nullable(Type.Integer()),
  product_slug: nullable(Type.String()),
  product_name: Type.String(),
  options: Type.Array(Type.Object({ name: Type.String(), value: Type.String() })),
  ...lineCodes,
  quantity: Type.Integer(),
  order_measure: Type.String(),
  /** What the seller's price list said; null for who may know no prices of these goods, as a carrier. */
  price_value: nullable(Type.Number()),
  original_price_value: nullable(Type.Number()),
  measuring_unit: Type.String(),
  /** What one unit weighs in `measuring_unit`; null unless priced by weight. */
  weight_value: nullable(Type.Number()),
  total_price: nullable(Type.Number()),
  /** What the buyer would like to pay for one `measuring_unit`. */
  target_price: nullable(Type.Number()),
})

/**
 * What goes on between the buyer and one answering company. A company without a thread has not opened the request yet. `valid_until` is the moment the
 * newest offer of either side ends. `can_deal` is false while the answering company is suspended: nothing it has offered can be accepted. Those who only look on (the seller of goods that others carry) see no threads.
 */
export const requestThread = Type.Object({
  company: party,
  status,
  valid_until: nullable(Type.String()),
  seen_at: nullable(Type.String()),
  /** Every revision, the oldest first; the last one of side 'answer' is what can be accepted, a last one of side 'counter' what can be agreed to. */
  offers: Type.Array(revision),
  message_count: Type.Integer(),
  can_deal: Type.Boolean(),
  unread: Type.Boolean(),
})
export type RequestThread = Type.Static<typeof requestThread>

/** What happened, as the reader may know it. `by` is the company that did it, '' what happened by itself; `thread` the answering company it was with. */
export const requestEvent = Type.Object({
  action: Type.Enum(['send', ...requestActions, ...systemEvents]),
  at: Type.String(),
  by: Type.String(),
  person: Type.String(),
  thread: nullable(Type.Integer()),
  /** Of an offer: its number. */
  number: nullable(Type.Integer()),
  /** Of a refusal: why. */
  reason: Type.String(),
})
export type RequestEvent = Type.Static<typeof requestEvent>

export const requestDetail = Type.Object({
  ...requestSummary.properties,
  /** What was not known when it was sent, with who can say it; `message` is its name in words. */
  missing_facts: Type.Array(shownMissing),
  /** Who asked: the person to answer. */
  contact: Type.Object({
    first_name: Type.String(),
    last_name: Type.String(),
    /** Empty, as is the phone, once the account is deleted. */
    email: Type.String(),
    phone_code: Type.String(),
    phone: Type.String(),
  }),
  lines: Type.Array(requestLine),
  /** What the buyer said beside the goods of a purchase; the message is also the first of the conversation. `wanted_date` is an ISO date. */
  asked: Type.Object({
    message: nullable(Type.String()),
    wanted_date: nullable(Type.String()),
    place: nullable(Type.String()),
    /** The buyer's own number of the order, and what it would like to agree on. */
    po_number: nullable(Type.String()),
    incoterm: nullable(Type.String()),
    incoterm_place: nullable(Type.String()),
    payment_terms: nullable(Type.String()),
    delivery: nullable(deliveryAddress),
  }),
  /** The step of the seller's order values that a purchase reached when it was sent; the prices of its lines hold it. Null where none was, or the reader may not know prices. */
  order_value: nullable(promisedValue),
  /** The oldest first. */
  events: Type.Array(requestEvent),
  threads: Type.Array(requestThread),
  /** Whom the reader's company could give it to. */
  colleagues: Type.Array(person),
  /** What was agreed; for the two companies that agreed and the admin. */
  deal: nullable(shownDeal),
  has_document: Type.Boolean(),
  /** Only of customs requests. Markets and origin are ISO 3166 codes, `hts` is the customs code of the goods as it was. */
  customs: nullable(
    Type.Object({
      exporting_market: Type.String(),
      importing_market: Type.String(),
      origin: Type.String(),
      hts: nullable(Type.String()),
      broker: Type.String(),
      /** Of a deal that duties are asked for: its rule with the place, and what carrying it costs, as far as it was agreed then. */
      incoterm: nullable(Type.String()),
      place: Type.String(),
      freight: nullable(Type.Object({ amount: Type.Number(), currency: Type.String() })),
    }),
  ),
  /** Until when it can be answered for the first time; null: there is no such day. */
  answer_until: nullable(Type.String()),
  /** The trade file it is part of. */
  file_id: Type.Integer(),
  /** Of an accepted purchase: the order it became. */
  order: nullable(Type.Object({ id: Type.Integer(), number: Type.String(), status: Type.Enum(orderStatuses) })),
  /** Of offers that the seller of the goods only looks on at: whether the buyer shows them. */
  is_shared: Type.Boolean(),
  /** For that seller: the accepted or newest offer, while it is shown. */
  shared_offer: nullable(Type.Object({ company: party, offer: revision })),
  /** Only of freight requests: what is to be carried, from where to where. */
  freight: nullable(askedFreight),
})
export type RequestDetail = Type.Static<typeof requestDetail>

export const getRequest = endpoint({
  method: 'GET',
  path: '/api/v1/requests/:id',
  scope: 'requests:read',
  access: 'signedIn',
  summary: 'One request with its lines, for its two parties and the admin',
  params: Type.Object({ id }),
  answer: Type.Object({ data: requestDetail }),
})

/** Asked for again when it is so already, it changes nothing; what the state does not allow answers `conflict` with the state in `details.status`. */
export const setRequestStatus = endpoint({
  method: 'PUT',
  path: '/api/v1/requests/:id/status',
  scope: 'requests:answer',
  access: 'signedIn',
  needs: 'editor',
  summary: 'Withdraw a request of the own company',
  params: Type.Object({ id }),
  body: closed({ status: Type.Literal('withdrawn') }),
  answer: Type.Object({ data: requestDetail }),
})
