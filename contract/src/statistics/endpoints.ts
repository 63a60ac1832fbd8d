import * as Type from 'typebox'
import { endpoint } from '../endpoint.ts'
import { closed, id, nullable, text } from '../fields.ts'
import { viewedKinds } from './rules.ts'

/**
 * Told by a page once it is shown: a product, or the showroom of a company. A visitor counts once an hour at one thing; machines, what is not on the market
 * and looks at the own company do not count, nor do more than a few guests of one address. No person and no address is kept: only a hash with a secret that
 * is thrown away with its day.
 */
export const countView = endpoint({
  method: 'POST',
  path: '/api/v1/views',
  access: 'anyone',
  summary: 'Count one look at a product or showroom',
  body: closed({
    kind: Type.Enum(viewedKinds),
    id,
    /** What was searched for when it was found. */
    search: Type.Optional(text(200)),
  }),
  answer: Type.Object({ success: Type.Boolean() }),
  status: 202,
})

const dayCount = Type.Object({ day: Type.String(), count: Type.Integer() })
const goods = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  slug: Type.String(),
  image: nullable(Type.String()),
  views: Type.Integer(),
})

/** The last 30 days of the person's own company, days in UTC. `waiting_requests`: those that wait for it to do something, sent or received. */
export const getSellerFigures = endpoint({
  method: 'GET',
  path: '/api/v1/statistics/seller',
  scope: 'statistics:read',
  access: 'seller',
  summary: 'Views of the own showroom and products, and the requests that wait',
  answer: Type.Object({
    showroom_views: Type.Array(dayCount),
    product_views: Type.Array(dayCount),
    requests: Type.Array(dayCount),
    most_viewed: Type.Array(goods),
    waiting_requests: Type.Integer(),
    /** Products of which buyers have asked for what they do not say (`listAskedFacts`). */
    asked_products: Type.Integer(),
    /** How well all of its products are described on average, 0 to 100; null without products. */
    average_quality: nullable(Type.Integer()),
  }),
})

const recentGoods = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  slug: nullable(Type.String()),
  image: nullable(Type.String()),
  /** The newest purchase request it stands in. */
  request_id: Type.Integer(),
  quantity: Type.Integer(),
  order_measure: Type.String(),
  asked_at: Type.String(),
})

/** Goods the person's company asked for lately, each once; `slug` is null when it is not on the market now. */
export const getBuyerFigures = endpoint({
  method: 'GET',
  path: '/api/v1/statistics/buyer',
  scope: 'statistics:read',
  access: 'signedIn',
  summary: 'Goods the own company asked for lately, and how many requests are open',
  answer: Type.Object({
    recent: Type.Array(recentGoods),
    open_requests: Type.Integer(),
    waiting_requests: Type.Integer(),
  }),
})

/** A line for the cart; `limits` are those of the combination now. */
const line = Type.Object({
  product_id: Type.Integer(),
  option_values: Type.Array(Type.Integer()),
  selected_price_id: nullable(Type.Integer()),
  quantity: Type.Integer(),
  limits: Type.Object({
    min: Type.Integer(),
    max: nullable(Type.Integer()),
    stock: Type.Integer(),
    /** What it is sold in; left out where any quantity is sold. */
    step: Type.Optional(Type.Object({ quantity: Type.Integer(), pack: nullable(Type.String()), unit: Type.String() })),
  }),
})

/** What a purchase request asked for, as far as it is on the market now, ready for the cart; `gone` names the rest. */
export const getReorder = endpoint({
  method: 'GET',
  path: '/api/v1/requests/:id/reorder',
  scope: 'requests:read',
  access: 'signedIn',
  summary: 'The lines of an own purchase request that can be ordered again',
  params: Type.Object({ id }),
  answer: Type.Object({ lines: Type.Array(line), gone: Type.Array(Type.String()) }),
})

/** The marketplace at a glance; requests and views of the last 30 days. */
export const getMarketFigures = endpoint({
  method: 'GET',
  path: '/api/v1/statistics/market',
  access: 'admin',
  summary: 'Companies, products, requests, views, mails and approvals in figures',
  answer: Type.Object({
    companies: Type.Object({ open: Type.Integer(), waiting: Type.Integer(), suspended: Type.Integer() }),
    sellers: Type.Integer(),
    products: Type.Object({ published: Type.Integer(), draft: Type.Integer(), hidden: Type.Integer() }),
    requests: Type.Array(dayCount),
    views: Type.Array(dayCount),
    /** Mails that were refused too often and given up. */
    failing_mails: Type.Integer(),
    /** Mails on their way, also those that will be tried again. */
    waiting_mails: Type.Integer(),
    /** Mails that nobody sends: no mail server was set up when they were written. */
    kept_mails: Type.Integer(),
    waiting_approvals: Type.Integer(),
    /** Things and reviews that were reported and wait for a decision, and addresses of companies that wait to be approved for sign-in. */
    waiting_reports: Type.Integer(),
    waiting_reviews: Type.Integer(),
    waiting_domains: Type.Integer(),
    /** People who have offered that an operator looks on, and whom nobody has visited yet. */
    waiting_visits: Type.Integer(),
  }),
})
