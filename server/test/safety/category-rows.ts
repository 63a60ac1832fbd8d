import { randomUUID } from 'node:crypto'
import { createIndustries } from '../../src/catalogue/create-industries.ts'
import { ensureBrands } from '../../src/catalogue/name-things.ts'
import { admins } from './answers.ts'
import type { Row } from './row.ts'
import { missingId, type World } from './world.ts'

/** Rows of the access matrix about what operators name for everybody: industries, brands, families and countries. */

const alone = admins
const made = { ...alone, admin: 201 }
const missing = { ...alone, admin: 404 }
const reads = (endpoint: string, params?: Record<string, string>): Row => ({
  endpoint,
  of: 'call',
  ...(params && { ask: () => ({ params }) }),
  answers: alone,
})

const name = () => `Thing ${randomUUID().slice(0, 8)}`

async function makeOneIndustry({ market }: World) {
  const [industry] = await createIndustries(market.db, [
    { name: name(), icon: 'package', subIndustries: ['One', 'Two'] },
  ])
  return industry ?? { id: missingId, subIndustryIds: [] }
}

async function makeBrand({ market }: World): Promise<number> {
  const [id] = await ensureBrands(market.db, [name()])
  return id ?? missingId
}

async function makeEmptyIndustry(world: World): Promise<number> {
  const { id } = await makeOneIndustry(world)
  await world.market.db.deleteFrom('sub_industries').where('industry_id', '=', id).execute()
  return id
}

export const categoryRows: readonly Row[] = [
  {
    endpoint: 'POST /api/v1/operator/industries',
    of: 'call',
    ask: () => ({ body: { name: name(), icon: 'package' } }),
    answers: made,
  },
  {
    endpoint: 'PUT /api/v1/operator/industries/:id',
    of: 'own',
    ask: async (world) => ({
      params: { id: (await makeOneIndustry(world)).id },
      body: { name: name(), icon: 'package' },
    }),
    answers: alone,
  },
  {
    endpoint: 'PUT /api/v1/operator/industries/:id',
    of: 'missing',
    ask: () => ({ params: { id: missingId }, body: { name: name(), icon: 'package' } }),
    answers: missing,
  },
  {
    endpoint: 'DELETE /api/v1/operator/industries/:id',
    of: 'own',
    ask: async (world) => ({ params: { id: await makeEmptyIndustry(world) } }),
    answers: alone,
  },
  {
    endpoint: 'DELETE /api/v1/operator/industries/:id',
    of: 'missing',
    ask: () => ({ params: { id: missingId } }),
    answers: missing,
  },
  {
    endpoint: 'PUT /api/v1/operator/industries/order',
    of: 'call',
    // While everybody asks at once, no list is the whole one for long.
    ask: () => ({ body: { ids: [missingId] } }),
    answers: { ...alone, admin: 409 },
  },
  {
    endpoint: 'POST /api/v1/operator/industries/:id/sub-industries',
    of: 'own',
    ask: async (world) => ({ params: { id: (await makeOneIndustry(world)).id }, body: { name: name() } }),
    answers: made,
  },
  {
    endpoint: 'POST /api/v1/operator/industries/:id/sub-industries',
    of: 'missing',
    ask: () => ({ params: { id: missingId }, body: { name: name() } }),
    answers: missing,
  },
  {
    endpoint: 'PUT /api/v1/operator/industries/:id/order',
    of: 'own',
    ask: async (world) => {
      const { id, subIndustryIds } = await makeOneIndustry(world)
      return { params: { id }, body: { ids: [...subIndustryIds].reverse() } }
    },
    answers: alone,
  },
  {
    endpoint: 'PUT /api/v1/operator/industries/:id/order',
    of: 'missing',
    ask: () => ({ params: { id: missingId }, body: { ids: [1] } }),
    answers: missing,
  },
  {
    endpoint: 'PUT /api/v1/operator/sub-industries/:id',
    of: 'own',
    ask: async (world) => {
      const { id, subIndustryIds } = await makeOneIndustry(world)
      return { params: { id: subIndustryIds[0] ?? missingId }, body: { name: name(), industry_id: id } }
    },
    answers: alone,
  },
  {
    endpoint: 'PUT /api/v1/operator/sub-industries/:id',
    of: 'missing',
    ask: () => ({ params: { id: missingId }, body: { name: name(), industry_id: 1 } }),
    answers: missing,
  },
  {
    endpoint: 'DELETE /api/v1/operator/sub-industries/:id',
    of: 'own',
    ask: async (world) => ({ params: { id: (await makeOneIndustry(world)).subIndustryIds[0] ?? missingId } }),
    answers: alone,
  },
  {
    endpoint: 'DELETE /api/v1/operator/sub-industries/:id',
    of: 'missing',
    ask: () => ({ params: { id: missingId } }),
    answers: missing,
  },
  reads('GET /api/v1/operator/words/:kind', { kind: 'brands' }),
  {
    endpoint: 'GET /api/v1/operator/words/:kind',
    of: 'missing',
    ask: () => ({ params: { kind: 'colours' } }),
    answers: { ...alone, admin: 400 },
  },
  {
    endpoint: 'PUT /api/v1/operator/words/:kind/:id',
    of: 'own',
    ask: async (world) => ({ params: { kind: 'brands', id: await makeBrand(world) }, body: { name: name() } }),
    answers: alone,
  },
  {
    endpoint: 'PUT /api/v1/operator/words/:kind/:id',
    of: 'missing',
    ask: () => ({ params: { kind: 'families', id: missingId }, body: { name: name() } }),
    answers: missing,
  },
  {
    endpoint: 'POST /api/v1/operator/words/:kind/:id/merge',
    of: 'own',
    ask: async (world) => ({
      params: { kind: 'brands', id: await makeBrand(world) },
      body: { into: await makeBrand(world) },
    }),
    answers: alone,
  },
  {
    endpoint: 'POST /api/v1/operator/words/:kind/:id/merge',
    of: 'missing',
    ask: async (world) => ({ params: { kind: 'brands', id: missingId }, body: { into: await makeBrand(world) } }),
    answers: missing,
  },
  {
    endpoint: 'DELETE /api/v1/operator/words/:kind/:id',
    of: 'own',
    ask: async (world) => ({ params: { kind: 'brands', id: await makeBrand(world) } }),
    answers: alone,
  },
  {
    endpoint: 'DELETE /api/v1/operator/words/:kind/:id',
    of: 'missing',
    ask: () => ({ params: { kind: 'brands', id: missingId } }),
    answers: missing,
  },
  reads('GET /api/v1/operator/countries'),
  {
    endpoint: 'PUT /api/v1/operator/countries/:code',
    of: 'own',
    ask: () => ({ params: { code: 'AQ' }, body: { excluded: true } }),
    answers: alone,
  },
  {
    endpoint: 'PUT /api/v1/operator/countries/:code',
    of: 'missing',
    ask: () => ({ params: { code: 'ZZ' }, body: { excluded: true } }),
    answers: missing,
  },
]
