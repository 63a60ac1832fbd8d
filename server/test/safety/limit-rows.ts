import { createHash, randomUUID } from 'node:crypto'
import type { Row } from './row.ts'
import type { World } from './world.ts'

/** Rows of the access matrix about what is counted and limited. */

const operator = { guest: 401, members: 403 }
const keyOf = (subject: string) => createHash('sha256').update(subject).digest('hex')

async function makeCount({ market }: World) {
  const subject = `register-of:${randomUUID()}@example.test`
  await market.db.insertInto('attempts').values({ subject, window_start: new Date(), count: 1 }).execute()
  return { params: { key: keyOf(subject) } }
}

export const limitRows: readonly Row[] = [
  { endpoint: 'GET /api/v1/operator/limits', of: 'call', answers: { ...operator, admin: 200 } },
  { endpoint: 'DELETE /api/v1/operator/limits/:key', of: 'own', ask: makeCount, answers: { ...operator, admin: 200 } },
  {
    endpoint: 'DELETE /api/v1/operator/limits/:key',
    of: 'missing',
    ask: () => ({ params: { key: keyOf('nobody') } }),
    answers: { ...operator, admin: 404 },
  },
]
