import { randomUUID } from 'node:crypto'
import { toProductForm } from '@fairquay/contract/products/form.ts'
import { makeProduct } from '../make.ts'
import { storeAgain } from './company-rows.ts'
import { type HiddenRow, once, otherSeller } from './hidden-row.ts'
import type { Thing } from './hidden-things.ts'
import type { World } from './world.ts'

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

/** What a seller does with goods and company. */
export const sellerRows: readonly HiddenRow[] = [
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
    endpoint: 'POST /api/v1/own-products/:id/copies',
    field: 'params.id',
    names: 'ownProduct',
    as: otherSeller,
    ask: (sent) => ({ params: { id: sent.id }, ...once({}) }),
  },
  {
    endpoint: 'POST /api/v1/product-templates',
    field: 'body.product_id',
    names: 'ownProduct',
    as: otherSeller,
    ask: (sent) => once({ name: `Template ${randomUUID()}`, product_id: sent.id }),
  },
  {
    endpoint: 'GET /api/v1/own-products/:id/plans',
    field: 'params.id',
    names: 'ownProduct',
    as: otherSeller,
    ask: (sent) => ({ params: { id: sent.id } }),
  },
  {
    endpoint: 'POST /api/v1/own-products/:id/plans',
    field: 'params.id',
    names: 'ownProduct',
    as: otherSeller,
    ask: (sent) => ({
      params: { id: sent.id },
      ...once({ kind: 'publish', starts_at: new Date(Date.now() + 86_400_000).toISOString() }),
    }),
  },
  {
    endpoint: 'DELETE /api/v1/own-products/:id/plans/:plan',
    field: 'params.id',
    names: 'ownProduct',
    as: otherSeller,
    isSilent: 'A plan is asked for with its product, and this one has none.',
    ask: (sent) => ({ params: { id: sent.id, plan: 1 } }),
  },
  {
    endpoint: 'GET /api/v1/own-products/:id/stock-changes',
    field: 'params.id',
    names: 'ownProduct',
    as: otherSeller,
    ask: (sent) => ({ params: { id: sent.id } }),
  },
  {
    endpoint: 'POST /api/v1/own-products/:id/stock-places',
    field: 'params.id',
    names: 'ownProduct',
    as: otherSeller,
    ask: (sent) => ({
      params: { id: sent.id },
      ...once({ counts: [{ option_values: [], place_id: null, on_hand: 1, seen: 1 }] }),
    }),
  },
  {
    endpoint: 'POST /api/v1/own-products/:id/stock-places',
    field: 'body.counts.place_id',
    names: 'branch',
    as: ['seller'],
    ask: (sent, { goods }) => ({
      params: { id: goods.id },
      ...once({ counts: [{ option_values: [], place_id: sent.id, on_hand: 1, seen: 0 }] }),
    }),
  },
  {
    endpoint: 'GET /api/v1/stock',
    field: 'query.product_id',
    names: 'ownProduct',
    as: otherSeller,
    ask: (sent) => ({ query: { product_id: sent.id } }),
  },
  {
    endpoint: 'PATCH /api/v1/stock',
    field: 'body.items.product_id',
    names: 'ownProduct',
    as: otherSeller,
    ask: (sent) => once({ items: [{ product_id: sent.id, on_hand: 1 }] }),
  },
  {
    endpoint: 'PATCH /api/v1/prices',
    field: 'body.items.product_id',
    names: 'ownProduct',
    as: otherSeller,
    ask: (sent) => once({ items: [{ product_id: sent.id, price: 1 }] }),
  },
  {
    endpoint: 'GET /api/v1/product-export',
    field: 'query.ids',
    names: 'ownProduct',
    as: otherSeller,
    // Numbers of nine figures at most are taken; the one that never was has ten.
    ask: (sent) => ({ query: { format: 'csv', ids: String(sent.id).slice(0, 9) } }),
  },
  {
    endpoint: 'POST /api/v1/product-sheet/changes',
    field: 'body.changes.id',
    names: 'ownProduct',
    as: otherSeller,
    ask: (sent) =>
      once({ changes: [{ id: sent.id, version: 1, cells: [{ column: 'leadTime', text: '7', seen: '' }] }] }),
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
  ...inProduct('documents.fileId', 'document', (sent) => ({
    documents: [{ fileId: sent.id, kind: 'manual', title: 'Manual', language: null, validUntil: null }],
  })),
  ...inProduct('links.productId', 'ownProduct', (sent) => ({ links: [{ kind: 'related', productId: sent.id }] })),
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
