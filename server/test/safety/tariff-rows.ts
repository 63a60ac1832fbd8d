import { makeTariffRow } from '@fairquay/contract/tariffs/make-row.ts'
import { insertChange, insertTariffRows } from '../../src/tariffs/change-queries.ts'
import type { Row } from './row.ts'
import { missingId, type World } from './world.ts'

/** Tariffs are the operator's alone: others learn what they come to for their goods. */

const alone = { guest: 401, members: 403, admin: 200 }
const made = { ...alone, admin: 201 }
const missing = { ...alone, admin: 404 }
const path = '/api/v1/operator/tariffs'
const changes = '/api/v1/operator/tariff-changes'

let count = 0
/** A row for a code that no other has. */
const rowOf = (percent = 4) =>
  makeTariffRow({
    country: 'NO',
    hs: String(10_000_000 + ++count),
    kind: 'duty',
    name: 'Duty',
    percent,
    valid_from: '2026-01-01',
    source: 'A test',
  })

async function makeRow({ market }: World): Promise<{ id: number; change: number }> {
  const change = await insertChange(market.db, { what: 'hand', title: 'A row', format: 'plain', madeBy: null })
  const [id = missingId] = await insertTariffRows(market.db, change, [rowOf()])
  return { id, change }
}

export const tariffRows: readonly Row[] = [
  { endpoint: `GET ${path}`, of: 'call', answers: alone },
  { endpoint: `GET ${path}/export`, of: 'call', answers: alone },
  { endpoint: `POST ${path}`, of: 'call', ask: () => ({ body: rowOf() }), answers: made },
  {
    endpoint: `PUT ${path}/:id`,
    of: 'own',
    ask: async (world) => ({ params: { id: (await makeRow(world)).id }, body: rowOf(5) }),
    answers: alone,
  },
  {
    endpoint: `PUT ${path}/:id`,
    of: 'missing',
    ask: () => ({ params: { id: missingId }, body: rowOf() }),
    answers: { ...alone, admin: 409 },
  },
  {
    endpoint: `DELETE ${path}/:id`,
    of: 'own',
    ask: async (world) => ({ params: { id: (await makeRow(world)).id } }),
    answers: alone,
  },
  { endpoint: `DELETE ${path}/:id`, of: 'missing', ask: () => ({ params: { id: missingId } }), answers: missing },
  { endpoint: `GET ${changes}`, of: 'call', answers: alone },
  {
    endpoint: `POST ${changes}`,
    of: 'call',
    ask: () => ({
      body: {
        name: 'rows.csv',
        file: 'country,kind,name,hs,percent\nIS,duty,Duty,6109,2\n',
        valid_from: '2026-01-01',
        source: 'A test',
        is_whole: false,
        is_trial: false,
      },
    }),
    answers: alone,
  },
  {
    endpoint: `POST ${changes}/:id/undo`,
    of: 'own',
    ask: async (world) => ({ params: { id: (await makeRow(world)).change } }),
    answers: alone,
  },
  { endpoint: `POST ${changes}/:id/undo`, of: 'missing', ask: () => ({ params: { id: missingId } }), answers: missing },
]
