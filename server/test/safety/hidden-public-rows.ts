import { anyone, byPath, byQuery, type HiddenRow, once } from './hidden-row.ts'
import type { World } from './world.ts'

const showroom = { params: ({ house }: World) => ({ slug: house.slug }) }
const showroomFilters = { params: ({ house }: World) => ({ supplierId: String(house.id) }) }

/** Pages and lists anybody may open. */
export const guestRows: readonly HiddenRow[] = [
  byPath('GET /api/v1/marketplace/product/:slug', 'slug', 'product'),
  {
    ...byPath('GET /api/v1/marketplace/product/:slug/replacements', 'slug', 'product'),
    isSilent: 'Of what is on the market nothing is replaced: its own page names what could be.',
  },
  byPath('GET /api/v1/product-documents/:id', 'id', 'document'),
  {
    endpoint: 'POST /api/v1/shipment-plans',
    field: 'body.lines.product_id',
    names: 'product',
    as: anyone,
    ask: (sent) => ({
      body: {
        lines: [{ product_id: sent.id, quantity: 3 }],
        wrapper: 'pallets',
        mode: 'truck',
        distribution: 'groupage',
      },
    }),
  },
  // A seller who is locked is told apart from one who never was, see the test of the gate.
  byPath('GET /api/v1/marketplace/company/:slug', 'slug', 'unlistedCompany'),
  byPath('GET /api/v1/marketplace/showroom/:slug', 'slug', 'unlistedCompany'),
  byPath('GET /api/v1/marketplace/shop/:slug', 'slug', 'unlistedCompany'),
  byPath('GET /api/showroom/filters/:supplierId', 'supplierId', 'company'),
  byPath('GET /api/v1/marketplace/product/:slug/reviews', 'slug', 'product'),
  byPath('GET /api/v1/marketplace/company/:slug/reviews', 'slug', 'unlistedCompany'),
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
  byQuery('GET /api/v1/products/details', 'ids', 'product'),
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
  ...(['product', 'company'] as const).map(
    (names): HiddenRow => ({
      endpoint: 'POST /api/v1/reports',
      field: 'body.id',
      names,
      as: ['otherBuyer'],
      ask: (sent) => once({ thing: names, id: sent.id, reason: 'spam', text: '' }),
    }),
  ),
]
