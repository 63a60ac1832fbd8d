import type { Endpoint } from '@fairquay/contract/endpoint.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { listEndpoints } from '../../test/endpoints.ts'
import { makeCompany } from '../../test/make.ts'

let market: TestApp
beforeAll(async () => {
  market = await openTestApp()
})
afterAll(() => market.close())

/** Lists that programs read whole, and why nobody asks them for what has changed. A new list takes `changed_since`, or a line here. */
const readWhole: Readonly<Record<string, readonly string[]>> = {
  'A part of one thing, which says itself when it changed': [
    'listOrderClaims',
    'listOrderShipments',
    'listOrderReviews',
    'listImportRows',
    'listAwaitedPictures',
    'listProductPlans',
    'getFileTimeline',
    'listPapers',
    'listMessages',
    'listStockChanges',
    'listRateLanes',
    'listRateChanges',
  ],
  'A log that only grows at its head: newest first is what is new': ['listFeedRuns'],
  'A few, all in one answer': [
    'listFeeds',
    'listProductTemplates',
    'listStockPlaces',
    'listRateCards',
    'listAskedFacts',
  ],
  'Of goods that are named': ['listProductFacts'],
  'Prices, named by their sellers and asked for with a cart': ['listOrderValues'],
  'What everybody reads of one product or seller; the own ones are in listReviews': [
    'listProductReviews',
    'listSellerReviews',
  ],
  'Counted for a period that is named': ['listProductFigures', 'listSearchFigures', 'listRunningLow'],
  'Found by words or given by the marketplace, not kept by the company': [
    'suggestSellers',
    'searchHsCodes',
    'listHsLines',
    'suggestHsCodes',
    'suggestOwnHsCodes',
    'getRates',
  ],
  'The cells of the goods that listOwnProducts says have changed': ['readSheet'],
}

// biome-ignore lint/suspicious/noExplicitAny: a JSON schema of any shape.
const fieldsOf = (schema: unknown): Record<string, any> =>
  (schema as { properties?: object } | undefined)?.properties ?? {}
const isList = ({ method, scope, answer }: Endpoint) =>
  method === 'GET' && scope !== undefined && fieldsOf(answer).data?.type === 'array'
const takesMoment = ({ query }: Endpoint) => 'changed_since' in fieldsOf(query)

test('every list that programs read can be asked for what has changed, or is among those read whole', async () => {
  const lists = (await listEndpoints()).filter(({ endpoint }) => isList(endpoint))
  const whole = lists.filter(({ endpoint }) => !takesMoment(endpoint)).map(({ name }) => name)
  expect(whole.sort()).toEqual(Object.values(readWhole).flat().sort())
})

test('such a list comes in pages, each thing with the moment it changed', async () => {
  const seller = await market.as((await makeCompany(market.db)).owner)
  const ahead = new Date(Date.now() + 3_600_000).toISOString()
  for (const { name, endpoint } of await listEndpoints()) {
    if (!isList(endpoint) || !takesMoment(endpoint)) continue
    expect(fieldsOf(endpoint.query), name).toMatchObject({ page: {}, perPage: {} })
    expect(fieldsOf(fieldsOf(endpoint.answer).data.items), name).toHaveProperty('changed_at')
    const [side] = fieldsOf(endpoint.query).side?.enum ?? []
    const { status, body } = await seller.get(endpoint.path, { query: { ...(side && { side }), changed_since: ahead } })
    expect([name, status, body.data, body.pagination?.total]).toEqual([name, 200, [], 0])
  }
})
