import type { ImportFormat } from '@fairquay/contract/imports/format-schema.ts'
import { noSeller, once, ownSeller, sellersAlone } from './answers.ts'
import type { Row } from './row.ts'
import { type EndpointAsk, missingId, type World } from './world.ts'

const plainFormat: ImportFormat = {
  kind: 'other',
  container: 'text',
  encoding: 'utf-8',
  delimiter: ',',
  decimal: '.',
  currency: null,
  weightUnit: 'kg',
  lengthUnit: 'cm',
  columns: ['name', 'price'],
}

/** What is done to an import, and what is answered about one that has ended. */
const importSteps: readonly { endpoint: string; ask: EndpointAsk; ended: number }[] = [
  { endpoint: 'PUT /api/v1/imports/:id/content', ask: { query: { offset: 0 }, body: {} }, ended: 400 },
  { endpoint: 'POST /api/v1/imports/:id/inspection', ask: { body: {} }, ended: 422 },
  { endpoint: 'POST /api/v1/imports/:id/check', ask: { body: { format: plainFormat } }, ended: 422 },
  { endpoint: 'PUT /api/v1/imports/:id/words', ask: { body: { words: [] } }, ended: 200 },
  { endpoint: 'POST /api/v1/imports/:id/application', ask: {}, ended: 422 },
  { endpoint: 'POST /api/v1/imports/:id/pictures/attempts', ask: { body: {} }, ended: 202 },
  { endpoint: 'POST /api/v1/imports/:id/undo', ask: {}, ended: 422 },
  { endpoint: 'DELETE /api/v1/imports/:id', ask: {}, ended: 422 },
]

/** Rows about imports: another company's answer like missing ones; one that has ended cannot go on. */
export const importRows: readonly Row[] = [
  { endpoint: 'GET /api/v1/imports', of: 'call', answers: sellersAlone },
  {
    endpoint: 'POST /api/v1/imports',
    of: 'call',
    ask: () => once({ name: 'goods.csv', size: 10 }),
    answers: { ...sellersAlone, seller: 201, otherSeller: 201 },
  },
  ...['', '/products', '/refused-rows', '/words', '/pictures'].flatMap((part): Row[] => [
    { endpoint: `GET /api/v1/imports/:id${part}`, of: 'own', ask: makeEndedImport, answers: ownSeller },
    {
      endpoint: `GET /api/v1/imports/:id${part}`,
      of: 'missing',
      ask: () => ({ params: { id: missingId } }),
      answers: noSeller,
    },
  ]),
  ...importSteps.flatMap(({ endpoint, ask, ended }): Row[] => [
    {
      endpoint,
      of: 'own',
      ask: async (world) => ({ ...(await makeEndedImport(world)), ...ask }),
      answers: { ...ownSeller, seller: ended },
    },
    { endpoint, of: 'missing', ask: () => ({ params: { id: missingId }, ...ask }), answers: noSeller },
  ]),
  {
    endpoint: 'GET /api/v1/import-template',
    of: 'call',
    ask: () => ({ query: { format: 'csv' } }),
    answers: { ...sellersAlone, admin: 200 },
  },
  {
    endpoint: 'GET /api/v1/product-export',
    of: 'call',
    ask: () => ({ query: { format: 'csv' } }),
    answers: sellersAlone,
  },
]

const feedForm = {
  ...{ name: 'Warehouse', url: 'https://feed.test.invalid/goods.csv', user_name: '', rhythm: 'weekly', hour: 3 },
  ...{ weekday: 1, time_zone: 'UTC', missing: 'keep', most_missing: 20, publish_incomplete: false, tell: 'never' },
  is_active: true,
}

/** What is done to a feed of one's own. */
const feedCalls: readonly { endpoint: string; ask?: () => EndpointAsk; done: number }[] = [
  { endpoint: 'GET /api/v1/feeds/:id', done: 200 },
  { endpoint: 'GET /api/v1/feeds/:id/fetches', done: 200 },
  { endpoint: 'PUT /api/v1/feeds/:id', ask: () => ({ body: feedForm }), done: 200 },
  { endpoint: 'DELETE /api/v1/feeds/:id', done: 200 },
  {
    endpoint: 'POST /api/v1/feeds/:id/fetches',
    ask: () => once({ is_forced: false, is_mapped_again: false }),
    done: 202,
  },
]

/** Rows about feeds: another company's answer like missing ones. */
export const feedRows: readonly Row[] = [
  { endpoint: 'GET /api/v1/feeds', of: 'call', answers: sellersAlone },
  {
    endpoint: 'POST /api/v1/feeds',
    of: 'call',
    ask: () => once(feedForm),
    answers: { ...sellersAlone, seller: 201, otherSeller: 201 },
  },
  ...feedCalls.flatMap(({ endpoint, ask = () => ({}), done }): Row[] => [
    {
      endpoint,
      of: 'own',
      ask: async (world) => ({ ...(await makeFeed(world)), ...ask() }),
      answers: { ...ownSeller, seller: done },
    },
    { endpoint, of: 'missing', ask: () => ({ params: { id: missingId }, ...ask() }), answers: noSeller },
  ]),
]

async function makeFeed({ market, house }: World): Promise<EndpointAsk> {
  const { id } = await market.db
    .insertInto('feeds')
    .values({
      ...{ company_id: house.id, name: 'Warehouse', url: feedForm.url, rhythm: 'weekly', hour: 3, weekday: 1 },
      ...{ time_zone: 'UTC', missing: 'keep', most_missing: 20, publish_incomplete: false, tell: 'never' },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { params: { id } }
}

async function makeEndedImport({ market, house }: World): Promise<EndpointAsk> {
  const { id } = await market.db
    .insertInto('imports')
    .values({ company_id: house.id, file_name: 'goods.csv', size: 10, state: 'failed', has_refused_rows: true })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { params: { id } }
}
