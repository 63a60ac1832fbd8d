import { toProductForm } from '@fairquay/contract/products/form.ts'
import { admins, nobody, noSeller, once, ownSeller, sellers, sellersAlone } from './answers.ts'
import type { Row } from './row.ts'
import { type EndpointAsk, missingId, type World } from './world.ts'

/** Rows about products as sellers keep them, their pictures, and the operator's view of everybody's. */
/** A count that changes nothing. */
const unplaced = { option_values: [], place_id: null, on_hand: 1, seen: 1 }
const sheetCell = { column: 'leadTime', text: '7', seen: '' }

export const productRows: readonly Row[] = [
  // Pictures: whoever acts for a company puts its logo up, by the one call; by the other only sellers do.
  {
    endpoint: 'POST /api/v1/images/upload',
    of: 'call',
    ask: () => ({ body: {} }),
    answers: { guest: 401, members: 400 },
  },
  {
    endpoint: 'POST /api/image-upload',
    of: 'call',
    ask: () => ({ body: { file: [1, 2, 3] } }),
    answers: { ...sellers, seller: 415, otherSeller: 415, admin: 415 },
  },

  // Documents: put up by sellers, read by whoever sees a product that shows them.
  {
    endpoint: 'POST /api/v1/product-documents',
    of: 'call',
    ask: () => ({ body: {} }),
    answers: { ...sellers, seller: 400, otherSeller: 400, admin: 400 },
  },
  {
    endpoint: 'GET /api/v1/product-documents/:id',
    of: 'missing',
    ask: () => ({ params: { id: missingId } }),
    answers: nobody,
  },

  // The seller's desk: another company's products answer like missing ones, and an operator has none.
  { endpoint: 'GET /api/v1/own-products', of: 'call', answers: sellersAlone },
  {
    endpoint: 'GET /api/v1/own-products/hs-suggestions',
    of: 'missing',
    ask: () => ({ query: { ids: String(missingId) } }),
    answers: sellersAlone,
  },
  {
    endpoint: 'GET /api/v1/own-products/hs-suggestions',
    of: 'own',
    ask: ({ goods }) => ({ query: { ids: String(goods.id) } }),
    answers: sellersAlone,
  },
  { endpoint: 'GET /api/v1/product-choices', of: 'call', answers: { ...sellersAlone, admin: 200 } },
  {
    endpoint: 'POST /api/v1/own-products',
    of: 'call',
    ask: ({ goods }) => once({ form: toProductForm(goods.draft) }),
    answers: { ...sellersAlone, seller: 201, otherSeller: 201 },
  },
  {
    endpoint: 'GET /api/v1/own-products/:id',
    of: 'own',
    ask: ({ goods }) => ({ params: { id: goods.id } }),
    answers: ownSeller,
  },
  {
    endpoint: 'GET /api/v1/own-products/:id',
    of: 'missing',
    ask: () => ({ params: { id: missingId } }),
    answers: noSeller,
  },
  {
    endpoint: 'POST /api/v1/own-products/:id/copies',
    of: 'own',
    ask: ({ goods }) => ({ params: { id: goods.id }, ...once({}) }),
    answers: { ...ownSeller, seller: 201 },
  },
  {
    endpoint: 'POST /api/v1/own-products/:id/copies',
    of: 'missing',
    ask: () => ({ params: { id: missingId }, ...once({}) }),
    answers: noSeller,
  },
  { endpoint: 'PUT /api/v1/own-products/:id', of: 'own', ask: changeHiddenGoods, answers: ownSeller },
  {
    endpoint: 'PUT /api/v1/own-products/:id',
    of: 'missing',
    ask: ({ goods }) => ({ params: { id: missingId }, body: { version: 1, form: toProductForm(goods.draft) } }),
    answers: noSeller,
  },
  { endpoint: 'GET /api/v1/stock', of: 'call', answers: sellersAlone },
  {
    endpoint: 'PATCH /api/v1/stock',
    of: 'own',
    // Another's goods are refused as unknown, in an answer like any other.
    ask: ({ goods }) => once({ items: [{ product_id: goods.id, low_at: 1 }] }),
    answers: sellersAlone,
  },
  {
    endpoint: 'PATCH /api/v1/prices',
    of: 'own',
    ask: ({ goods }) => once({ items: [{ product_id: goods.id, price: 2 }] }),
    answers: sellersAlone,
  },
  {
    endpoint: 'GET /api/v1/own-products/:id/stock-changes',
    of: 'own',
    ask: ({ goods }) => ({ params: { id: goods.id } }),
    answers: ownSeller,
  },
  {
    endpoint: 'GET /api/v1/own-products/:id/stock-changes',
    of: 'missing',
    ask: () => ({ params: { id: missingId } }),
    answers: noSeller,
  },
  { endpoint: 'GET /api/v1/stock-places', of: 'call', answers: sellersAlone },
  {
    endpoint: 'POST /api/v1/own-products/:id/stock-places',
    of: 'own',
    ask: ({ goods }) => ({ params: { id: goods.id }, ...once({ counts: [unplaced] }) }),
    answers: ownSeller,
  },
  {
    endpoint: 'POST /api/v1/own-products/:id/stock-places',
    of: 'missing',
    ask: () => ({ params: { id: missingId }, ...once({ counts: [unplaced] }) }),
    answers: noSeller,
  },
  { endpoint: 'GET /api/v1/product-sheet', of: 'call', answers: sellersAlone },
  {
    endpoint: 'POST /api/v1/product-sheet/changes',
    of: 'own',
    // Another's goods answer as gone, in an answer like any other.
    ask: ({ goods }) => once({ changes: [{ id: goods.id, version: 1, cells: [sheetCell] }] }),
    answers: sellersAlone,
  },
  {
    endpoint: 'POST /api/v1/product-sheet/changes',
    of: 'missing',
    ask: () => once({ changes: [{ id: missingId, version: 1, cells: [sheetCell] }] }),
    answers: sellersAlone,
  },
  {
    endpoint: 'POST /api/v1/own-products/bulk',
    of: 'missing',
    ask: () => once({ ids: [missingId], action: { type: 'stock', quantity: 1 } }),
    answers: sellersAlone,
  },
  {
    endpoint: 'POST /api/v1/own-products/deletions',
    of: 'missing',
    ask: () => ({ body: { ids: [missingId] } }),
    answers: sellersAlone,
  },
  {
    endpoint: 'POST /api/v1/own-products/restorations',
    of: 'missing',
    ask: () => ({ body: { ids: [missingId] } }),
    answers: sellersAlone,
  },
  { endpoint: 'GET /api/v1/marketplace-products', of: 'call', answers: admins },
  {
    endpoint: 'PUT /api/v1/marketplace-products/:id/moderation',
    of: 'own',
    ask: ({ goods }) => ({ params: { id: goods.id }, body: { hidden: false } }),
    answers: admins,
  },
  {
    endpoint: 'PUT /api/v1/marketplace-products/:id/moderation',
    of: 'missing',
    ask: () => ({ params: { id: missingId }, body: { hidden: true, reason: 'A test.' } }),
    answers: { guest: 401, members: 403, admin: 404 },
  },
]

/** From the version it has now: the call before may have changed it. */
async function changeHiddenGoods({ market, hiddenGoods }: World): Promise<EndpointAsk> {
  const { version } = await market.db
    .selectFrom('products')
    .select('version')
    .where('id', '=', hiddenGoods.id)
    .executeTakeFirstOrThrow()
  return { params: { id: hiddenGoods.id }, body: { version, form: toProductForm(hiddenGoods.draft) } }
}
