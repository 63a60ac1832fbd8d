import { randomUUID } from 'node:crypto'
import { toProductForm } from '@fairquay/contract/products/form.ts'
import { purchaseOfferOf } from '@fairquay/contract/requests/offer/offers-for-tests.ts'
import { makeProduct } from '../make.ts'
import { storeAgain } from './company-rows.ts'
import type { HiddenThings, Thing } from './hidden-things.ts'
import { rfqOf } from './sourcing-rows.ts'
import type { TakenKind } from './taken-fields.ts'
import { customsOf, type EndpointAsk, type Identity, purchaseOf, quoteOf, reviewOf, type World } from './world.ts'

/**
 * A call that takes something by id, slug or name, asked by somebody from whom it may be hidden: of what is hidden it answers the very bytes of what never
 * was, and of what is in sight something else, which shows that the call looks at all.
 */
export type HiddenRow = {
  endpoint: string
  field: string
  names: Exclude<keyof HiddenThings, 'secrets'>
  /** What is sent of it; 'id' when it is not said. */
  by?: 'slug' | 'name'
  as?: readonly Identity[]
  ask: (sent: Thing, world: World, identity: Identity) => EndpointAsk | Promise<EndpointAsk>
  /** Why even what is in sight is answered the same. */
  isSilent?: string
}

/** The kind of thing that a row is about. */
export const kindOf = (names: HiddenRow['names']): TakenKind =>
  (({ ownProduct: 'product', lockedSeller: 'company', unlistedCompany: 'company', family: 'word' }) as const)[
    names as 'family'
  ] ?? (names as TakenKind)

const once = (body: object): EndpointAsk => ({ body, headers: { 'idempotency-key': randomUUID() } })
const anyone = ['guest', 'otherBuyer'] as const
const otherSeller = ['otherSeller'] as const
const goodsOf = (sent: Thing, { goods }: World) => ({ ...goods, id: sent.id, termIds: sent.termIds })
const personOf = ({ people }: World, identity: Identity) => people[identity === 'guest' ? 'buyer' : identity]

const byPath = (endpoint: string, name: 'slug' | 'id' | 'supplierId', names: HiddenRow['names']): HiddenRow => ({
  endpoint,
  field: `params.${name}`,
  names,
  ...(name === 'slug' && { by: 'slug' }),
  as: anyone,
  ask: (sent) => ({ params: { [name]: name === 'slug' ? sent.slug : sent.id } }),
})

const byQuery = (
  endpoint: string,
  name: string,
  names: HiddenRow['names'],
  { params, as = anyone }: { params?: (world: World) => Record<string, string>; as?: readonly Identity[] } = {},
): HiddenRow => ({
  endpoint,
  field: `query.${name}`,
  names,
  ...(name === 'search' && { by: 'name' }),
  as,
  ask: (sent, world) => ({
    query: { [name]: name === 'search' ? sent.name : sent.id },
    ...(params && { params: params(world) }),
  }),
})

const showroom = { params: ({ house }: World) => ({ slug: house.slug }) }
const showroomFilters = { params: ({ house }: World) => ({ supplierId: String(house.id) }) }
const ofThread = '/api/v1/requests/:id/threads/:company'

const inThread = (call: string, ask: () => EndpointAsk): HiddenRow => ({
  endpoint: call,
  field: 'params.company',
  names: 'company',
  as: ['buyer', 'seller'],
  ask: (sent, { purchaseId }) => ({ params: { id: purchaseId, company: sent.id }, ...ask() }),
})

/** A change of one's own company that names a thing. */
const inProfile = (field: string, names: HiddenRow['names'], change: (sent: Thing) => object): HiddenRow => ({
  endpoint: 'PUT /api/v1/own-company',
  field: `body.form.${field}`,
  names,
  as: names === 'branch' ? ['seller'] : otherSeller,
  ask: async (sent, world, identity) => {
    const { body } = (await storeAgain(world, identity)) as { body: { version: number; form: object } }
    return { body: { ...body, form: { ...body.form, ...change(sent) } } }
  },
})

/** A product of one's own, written anew with a thing in it. */
const inProduct = (field: string, names: HiddenRow['names'], change: (sent: Thing) => object): HiddenRow[] => [
  {
    endpoint: 'POST /api/v1/own-products',
    field: `body.form.${field}`,
    names,
    as: otherSeller,
    ask: (sent, { goods }) => once({ form: { ...toProductForm(goods.draft), ...change(sent) } }),
  },
  {
    endpoint: 'PUT /api/v1/own-products/:id',
    field: `body.form.${field}`,
    names,
    as: otherSeller,
    ask: async (sent, { market, people, goods }) => {
      const { id } = await makeProduct(market.db, people.otherSeller.companyId ?? 0)
      return { params: { id }, body: { version: 1, form: { ...toProductForm(goods.draft), ...change(sent) } } }
    },
  },
]

/** Makes one to be deleted when it is one's own turn, so that the next row still has it. */
async function idToDelete(sent: Thing, { market, people }: World): Promise<number> {
  return sent.why === 'one’s own' ? (await makeProduct(market.db, people.otherSeller.companyId ?? 0)).id : sent.id
}

const guestRows: readonly HiddenRow[] = [
  byPath('GET /api/v1/marketplace/product/:slug', 'slug', 'product'),
  // A seller who is locked is told apart from one who never was, see the test of the gate.
  byPath('GET /api/v1/marketplace/company/:slug', 'slug', 'unlistedCompany'),
  byPath('GET /api/v1/marketplace/showroom/:slug', 'slug', 'unlistedCompany'),
  byPath('GET /api/v1/marketplace/shop/:slug', 'slug', 'unlistedCompany'),
  byPath('GET /api/showroom/filters/:supplierId', 'supplierId', 'company'),
  byPath('GET /p/:slug', 'slug', 'product'),
  byPath('GET /s/:slug', 'slug', 'company'),
  { ...byPath('GET /p/:slug/picture.jpg', 'slug', 'product'), isSilent: 'Pictures of tests have no files.' },
  { ...byPath('GET /s/:slug/picture.jpg', 'slug', 'company'), isSilent: 'Pictures of tests have no files.' },
  byQuery('GET /api/rest/company-locations', 'company_id', 'company'),
  byQuery('GET /api/rest/company-units', 'company_id', 'company'),
  byQuery('GET /api/rest/locations', 'id', 'branch'),
  ...['GET /api/v1/products/all', 'GET /api/v1/filters'].flatMap((endpoint) => [
    byQuery(endpoint, 'category', 'category'),
    byQuery(endpoint, 'brand', 'word'),
    byQuery(endpoint, 'family', 'family'),
    byQuery(endpoint, 'supplier', 'company'),
    byQuery(endpoint, 'search', 'product'),
    byQuery(endpoint, 'search', 'word'),
  ]),
  byQuery('GET /api/v1/products/cards', 'ids', 'product'),
  byQuery('GET /api/v1/marketplace/showroom/:slug', 'category', 'category', showroom),
  byQuery('GET /api/v1/marketplace/showroom/:slug', 'brand', 'word', showroom),
  byQuery('GET /api/v1/marketplace/showroom/:slug', 'family', 'family', showroom),
  byQuery('GET /api/showroom/filters/:supplierId', 'category', 'category', showroomFilters),
  byQuery('GET /api/showroom/filters/:supplierId', 'brand', 'word', showroomFilters),
  byQuery('GET /api/showroom/filters/:supplierId', 'family', 'family', showroomFilters),
  byQuery('GET /api/marketplace/sellers', 'search', 'lockedSeller'),
  byQuery('GET /api/marketplace/sellers', 'category', 'category'),
  ...['GET /api/v2/search', 'GET /api/v2/search/autocomplete'].flatMap((endpoint) => [
    byQuery(endpoint, 'search', 'product'),
    byQuery(endpoint, 'search', 'lockedSeller'),
    byQuery(endpoint, 'search', 'word'),
    byQuery(endpoint, 'search', 'family'),
  ]),
  ...(['product', 'company'] as const).map(
    (names): HiddenRow => ({
      endpoint: 'POST /api/v1/views',
      field: 'body.id',
      names,
      as: anyone,
      ask: (sent) => ({ body: { kind: names === 'product' ? 'product' : 'showroom', id: sent.id } }),
      isSilent: 'Whoever tells of a look hears nothing back; what is counted is tried with the counter.',
    }),
  ),
]

const askingRows: readonly HiddenRow[] = [
  {
    endpoint: 'PUT /api/v1/cart',
    field: 'body.lines.product_id',
    names: 'product',
    ask: (sent) => ({
      body: {
        lines: [
          {
            product_id: sent.id,
            option_values: [],
            selected_price_id: null,
            quantity: 3,
            changed_at: new Date().toISOString(),
          },
        ],
      },
    }),
  },
  {
    endpoint: 'POST /api/v1/purchase-requests',
    field: 'body.lines.product_id',
    names: 'product',
    ask: (sent, world) => once(purchaseOf(goodsOf(sent, world))),
  },
  {
    endpoint: 'POST /api/v1/logistic-quotes',
    field: 'body.order_data.products.product_id',
    names: 'product',
    ask: (sent, world) => once(quoteOf(world.house, goodsOf(sent, world))),
  },
  {
    endpoint: 'POST /api/v1/logistic-quotes',
    field: 'body.seller_data.supplier_id',
    names: 'company',
    ask: (sent, { house, goods }) => once(quoteOf({ ...house, id: sent.id }, goods)),
  },
  {
    endpoint: 'POST /api/review-to-pdf',
    field: 'body.products.product_id',
    names: 'product',
    ask: (sent) => ({
      body: { ...reviewOf(), products: [{ product_id: sent.id, quantity: 24, selected_price_id: sent.termIds[0] }] },
    }),
  },
  {
    endpoint: 'POST /api/v2/pdf/custom-fee-request',
    field: 'body.product_id',
    names: 'product',
    ask: (sent, world, identity) => once(customsOf(personOf(world, identity), world.house, goodsOf(sent, world))),
  },
  {
    // The buyer names the company of the goods as they think it is: it tells nothing of goods that are hidden.
    endpoint: 'POST /api/v2/pdf/custom-fee-request',
    field: 'body.product_id',
    names: 'product',
    ask: (sent, world, identity) =>
      once(customsOf(personOf(world, identity), { ...world.house, id: sent.companyId }, goodsOf(sent, world))),
  },
  {
    endpoint: 'POST /api/v2/pdf/custom-fee-request',
    field: 'body.seller_company_id',
    names: 'company',
    ask: (sent, world, identity) =>
      once(customsOf(personOf(world, identity), { ...world.house, id: sent.id }, world.goods)),
  },
  {
    endpoint: 'POST /api/v2/pdf/custom-fee-request',
    field: 'body.buyer_company_id',
    names: 'company',
    ask: (sent, world, identity) => {
      const person = personOf(world, identity)
      const companyId = sent.why === 'open' ? person.companyId : sent.id
      return once(customsOf({ ...person, companyId }, world.house, world.goods))
    },
  },
  {
    endpoint: 'GET /api/v1/marketplace/companies/:id/addresses',
    field: 'params.id',
    names: 'company',
    ask: (sent) => ({ params: { id: sent.id } }),
  },
  byQuery('GET /api/v1/sourcing-sellers', 'product_id', 'product', { as: ['otherBuyer'] }),
  byQuery('GET /api/v1/sourcing-sellers', 'search', 'product', { as: ['otherBuyer'] }),
  {
    endpoint: 'POST /api/v1/sourcing',
    field: 'body.product_id',
    names: 'product',
    ask: (sent, { house }) => once({ ...rfqOf(house.id), product_id: sent.id }),
  },
  { endpoint: 'POST /api/v1/sourcing', field: 'body.sellers', names: 'company', ask: (sent) => once(rfqOf(sent.id)) },
  {
    endpoint: 'POST /api/v1/sourcing/:id/award',
    field: 'body.awards.request_id',
    names: 'request',
    as: ['buyer'],
    ask: async (sent, { callAs, house }) => {
      const buyer = await callAs('buyer')
      const { id } = (await buyer.post('/api/v1/sourcing', once(rfqOf(house.id)))).body
      const rfq = (await buyer.get(`/api/v1/sourcing/${id}`)).body.data
      const request_id = sent.why.startsWith('one’s own') ? rfq.answers[0].request_id : sent.id
      return { params: { id }, ...once({ awards: [{ request_id, quantity: 1 }] }) }
    },
  },
  inThread(`GET ${ofThread}/messages`, () => ({})),
  inThread(`POST ${ofThread}/messages`, () => once({ text: 'When can you deliver?' })),
  inThread(`POST ${ofThread}/files`, () => ({})),
  inThread(`POST ${ofThread}/offers`, () => once({ base: 9, offer: purchaseOfferOf() })),
  inThread(`POST ${ofThread}/acceptance`, () => once({ number: 1 })),
  inThread(`POST ${ofThread}/agreement`, () => once({ number: 1 })),
  inThread(`POST ${ofThread}/decline`, () => once({ reason: '' })),
  {
    endpoint: `POST ${ofThread}/messages`,
    field: 'body.file_ids',
    names: 'file',
    as: ['buyer'],
    ask: (sent, { purchaseId, house }) => ({
      params: { id: purchaseId, company: house.id },
      ...once({ text: 'See the list.', file_ids: [sent.id] }),
    }),
  },
  {
    endpoint: 'PUT /api/v1/requests/:id/assignee',
    field: 'body.user_id',
    names: 'person',
    as: ['buyer'],
    ask: (sent, { purchaseId }) => ({ params: { id: purchaseId }, body: { user_id: sent.id } }),
  },
]

const sellerRows: readonly HiddenRow[] = [
  {
    endpoint: 'GET /api/v1/own-products/:id',
    field: 'params.id',
    names: 'ownProduct',
    as: otherSeller,
    ask: (sent) => ({ params: { id: sent.id } }),
  },
  {
    endpoint: 'PUT /api/v1/own-products/:id',
    field: 'params.id',
    names: 'ownProduct',
    as: otherSeller,
    ask: (sent, { goods }) => ({ params: { id: sent.id }, body: { version: 1, form: toProductForm(goods.draft) } }),
  },
  {
    endpoint: 'GET /api/v1/own-products/:id/stock-changes',
    field: 'params.id',
    names: 'ownProduct',
    as: otherSeller,
    ask: (sent) => ({ params: { id: sent.id } }),
  },
  {
    endpoint: 'GET /api/v1/stock',
    field: 'query.product_id',
    names: 'ownProduct',
    as: otherSeller,
    ask: (sent) => ({ query: { product_id: sent.id } }),
  },
  {
    endpoint: 'PUT /api/v1/stock',
    field: 'body.levels.product_id',
    names: 'ownProduct',
    as: otherSeller,
    ask: (sent) => ({ body: { levels: [{ product_id: sent.id, on_hand: 1 }] } }),
  },
  {
    endpoint: 'POST /api/v1/own-products/bulk',
    field: 'body.ids',
    names: 'ownProduct',
    as: otherSeller,
    ask: (sent) => once({ ids: [sent.id], action: { type: 'stock', quantity: 1 } }),
  },
  {
    endpoint: 'POST /api/v1/own-products/deletions',
    field: 'body.ids',
    names: 'ownProduct',
    as: otherSeller,
    ask: async (sent, world) => ({ body: { ids: [await idToDelete(sent, world)] } }),
  },
  {
    endpoint: 'POST /api/v1/own-products/restorations',
    field: 'body.ids',
    names: 'ownProduct',
    as: otherSeller,
    ask: async (sent, world) => {
      const id = await idToDelete(sent, world)
      await (await world.callAs('otherSeller')).post('/api/v1/own-products/deletions', { body: { ids: [id] } })
      return { body: { ids: [id] } }
    },
  },
  ...inProduct('categories', 'category', (sent) => ({ categories: [sent.id] })),
  ...inProduct('images.imageId', 'picture', (sent) => ({ images: [{ imageId: sent.id, alt: '' }] })),
  inProfile('logoImageId', 'picture', (sent) => ({ logoImageId: sent.id })),
  inProfile('gallery.imageId', 'picture', (sent) => ({ gallery: [{ imageId: sent.id, title: '' }] })),
  inProfile('certificates.imageId', 'picture', (sent) => ({ certificates: [{ imageId: sent.id, title: 'A title' }] })),
  // Companies name industries, not their parts.
  inProfile('industries', 'category', (sent) => ({ industries: [sent.companyId] })),
  inProfile('branches.id', 'branch', (sent) => ({
    branches: [
      {
        ...{
          id: sent.id,
          kind: 'branch',
          name: 'Depot',
          code: '',
          country: 'PT',
          city: 'Porto',
          address: 'Rua 1',
          zip: '',
        },
        ...{ lat: null, lng: null, isPrimary: false },
      },
    ],
  })),
  {
    endpoint: 'POST /api/v1/supplier/banner-upload',
    field: 'body.supplierID',
    names: 'company',
    as: ['seller'],
    ask: (sent) => ({ body: { bannerTitle: 'A title', supplierID: sent.id } }),
  },
  {
    endpoint: 'POST /api/v1/supplier/banner-upload',
    field: 'body.path',
    names: 'picture',
    by: 'slug',
    as: otherSeller,
    ask: (sent, { people }) => ({ body: { path: sent.slug, supplierID: people.otherSeller.companyId } }),
  },
]

export const hiddenRows: readonly HiddenRow[] = [...guestRows, ...askingRows, ...sellerRows]

/** Addresses outside the contract that take a thing by name and need no row, and why. */
export const openFiles: Readonly<Record<string, string>> = {
  'GET /files/:name':
    'The names of pictures are 128 random bits that are told with the thing they show, and to nobody else.',
  'GET /sitemaps/:file': 'A page of a site map is a number; that it names nothing hidden is looked at with the lists.',
}
