import { hashToken } from '../../src/session.ts'
import { insertAppointment } from '../../src/setup/appointment-queries.ts'
import { unknownEmail } from './answers.ts'
import type { Row } from './row.ts'
import { type EndpointAsk, missingId, type World } from './world.ts'

/** Rows about the first hour: the operators' alone, but for the link that somebody asked in follows. */

const alone = { guest: 401, members: 403, admin: 200 }
const made = { ...alone, admin: 201 }
const missing = { ...alone, admin: 404 }
const appointments = '/api/v1/operator/appointments'
const nothing = () => ({ params: { id: missingId } })

async function makeAppointment(world: World): Promise<EndpointAsk> {
  return { params: { id: await appoint(world, unknownEmail()) } }
}

/** Its token is the address, which here nobody has to guess. */
async function makeLink(world: World): Promise<EndpointAsk> {
  const email = unknownEmail()
  await appoint(world, email)
  return { body: { token: email } }
}

async function appoint({ market }: World, email: string): Promise<number> {
  const row = await insertAppointment(market.db, {
    kind: 'broker',
    email,
    tokenHash: hashToken(email),
    invitedBy: null,
    hours: 1,
  })
  return row?.id ?? missingId
}

export const setupRows: readonly Row[] = [
  { endpoint: `GET ${appointments}`, of: 'call', answers: alone },
  {
    endpoint: `POST ${appointments}`,
    of: 'call',
    ask: () => ({ body: { email: unknownEmail(), kind: 'broker' } }),
    answers: made,
  },
  { endpoint: `POST ${appointments}/:id/mails`, of: 'own', ask: makeAppointment, answers: alone },
  { endpoint: `POST ${appointments}/:id/mails`, of: 'missing', ask: nothing, answers: missing },
  { endpoint: `DELETE ${appointments}/:id`, of: 'own', ask: makeAppointment, answers: alone },
  { endpoint: `DELETE ${appointments}/:id`, of: 'missing', ask: nothing, answers: missing },
  { endpoint: 'POST /api/v1/appointments/look', of: 'own', ask: makeLink, answers: { everybody: 200 } },
  {
    endpoint: 'POST /api/v1/appointments/look',
    of: 'missing',
    ask: () => ({ body: { token: 'x'.repeat(43) } }),
    answers: { everybody: 422 },
  },
  {
    endpoint: 'POST /api/v1/appointments/acceptances',
    of: 'missing',
    ask: () => ({ body: { token: 'x'.repeat(43) } }),
    answers: { everybody: 422 },
  },
  { endpoint: 'GET /api/v1/operator/setup', of: 'call', answers: alone },
  { endpoint: 'PUT /api/v1/operator/setup', of: 'call', ask: () => ({ body: { is_finished: true } }), answers: alone },
  { endpoint: 'PUT /api/v1/operator/logo', of: 'call', ask: () => ({ body: { image_id: null } }), answers: alone },
  // This marketplace has no mail server.
  {
    endpoint: 'POST /api/v1/operator/test-mails',
    of: 'call',
    ask: () => ({ body: { to: unknownEmail() } }),
    answers: { ...alone, admin: 422 },
  },
  {
    endpoint: 'POST /api/v1/operator/starter-categories',
    of: 'call',
    ask: () => ({ body: { industries: [{ name: 'Instruments', icon: 'package', sub_industries: ['Strings'] }] } }),
    answers: alone,
  },
  { endpoint: 'GET /api/v1/operator/health', of: 'call', answers: alone },
  { endpoint: 'GET /api/v1/operator/backups', of: 'call', answers: alone },
  // No place for backups is set.
  { endpoint: 'POST /api/v1/operator/backups', of: 'call', answers: { ...alone, admin: 422 } },
  // There are companies here.
  { endpoint: 'POST /api/v1/operator/demo', of: 'call', answers: { ...alone, admin: 422 } },
  {
    endpoint: 'POST /api/v1/operator/demo/removal',
    of: 'call',
    ask: () => ({ body: { word: 'No name' } }),
    answers: { ...alone, admin: 400 },
  },
]
