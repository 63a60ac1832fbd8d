import { once } from './hidden-row.ts'
import type { Row } from './row.ts'
import { missingId, type World } from './world.ts'

/** Rows of the access matrix about reports. */

const operator = { guest: 401, members: 403 }
const report = (id: number) => once({ thing: 'product', id, reason: 'rights', text: '' })
const decision = { act: 'none', reason: 'Looked at.' }

async function makeCase(world: World): Promise<number> {
  const { db } = world.market
  await db.deleteFrom('report_cases').execute()
  await (await world.callAs('buyer')).post('/api/v1/reports', report(world.goods.id))
  const { id } = await db.selectFrom('report_cases').select('id').executeTakeFirstOrThrow()
  return id
}

export const reportRows: readonly Row[] = [
  {
    endpoint: 'POST /api/v1/reports',
    of: 'own',
    ask: async (world) => {
      await world.market.db.deleteFrom('report_cases').execute()
      return report(world.goods.id)
    },
    // Nobody reports their own company.
    answers: { guest: 401, members: 201, seller: 403 },
  },
  {
    endpoint: 'POST /api/v1/reports',
    of: 'missing',
    ask: () => report(missingId),
    answers: { guest: 401, members: 404 },
  },
  { endpoint: 'GET /api/v1/reports', of: 'call', answers: { guest: 401, members: 200 } },
  { endpoint: 'GET /api/v1/operator/reports', of: 'call', answers: { ...operator, admin: 200 } },
  {
    endpoint: 'POST /api/v1/operator/reports/:id/decision',
    of: 'own',
    ask: async (world) => ({ params: { id: await makeCase(world) }, body: decision }),
    answers: { ...operator, admin: 200 },
  },
  {
    endpoint: 'POST /api/v1/operator/reports/:id/decision',
    of: 'missing',
    ask: () => ({ params: { id: missingId }, body: decision }),
    answers: { ...operator, admin: 404 },
  },
]
