import { randomUUID } from 'node:crypto'
import { upsertRates } from '../../src/currency/queries.ts'
import { insertRateFile, listRateFiles } from '../../src/currency/rate-files.ts'
import { postMail } from '../../src/mail.ts'
import { makeCompany, makePerson } from '../make.ts'
import { categoryRows } from './category-rows.ts'
import { rateCardRows } from './rate-card-rows.ts'
import type { Row } from './row.ts'
import { setupRows } from './setup-rows.ts'
import { tariffRows } from './tariff-rows.ts'
import { type EndpointAsk, missingId, type World } from './world.ts'

/** The operator's desk: nobody else gets in, whatever there is behind it. */

const alone = { guest: 401, members: 403, admin: 200 }
const made = { ...alone, admin: 201 }
const missing = { ...alone, admin: 404 }
const reads = (endpoint: string, params?: Record<string, string>): Row => ({
  endpoint,
  of: 'call',
  ...(params && { ask: () => ({ params }) }),
  answers: alone,
})

async function makeMail({ market }: World): Promise<number> {
  return postMail(market.db, market.app.config, {
    toName: 'Jo',
    toAddress: 'jo@example.test',
    subject: 'Again',
    text: 'Text',
  })
}

async function makeWaitingSeller({ market }: World): Promise<EndpointAsk> {
  const { id } = await makeCompany(market.db, { status: 0 })
  return { params: { id }, body: { approved: true } }
}

async function makeSomebody({ market }: World): Promise<EndpointAsk> {
  const { id } = await makePerson(market.db)
  return { params: { id }, body: { suspended: true, reason: 'A test.' } }
}

async function makeSeller({ market }: World): Promise<EndpointAsk> {
  const { id } = await makeCompany(market.db)
  return { params: { id }, body: { checks: [{ kind: 'registry', checked_on: '2026-01-01', evidence: 'HRB 1' }] } }
}
/** One that is over: pages are as they were. */
const announcement = {
  text: 'A test.',
  link: '',
  is_warning: false,
  starts_at: '2027-01-01T00:00:00Z',
  ends_at: '2027-01-01T00:00:00Z',
}

async function makeAnnouncement({ market }: World): Promise<EndpointAsk> {
  const { id } = await market.db
    .insertInto('announcements')
    .values({ ...announcement, starts_at: new Date(0), ends_at: new Date(0) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { params: { id }, body: announcement }
}

async function makeHeldAddress({ market }: World): Promise<EndpointAsk> {
  const { id } = await market.db
    .insertInto('held_addresses')
    .values({ address: `${randomUUID()}@example.test`, kind: 'bounced', status: '5.1.1', reason: '' })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { params: { id } }
}

const noSeller = () => ({ params: { id: missingId }, body: { checks: [] } })

export const operatorMatrix: readonly Row[] = [
  { endpoint: 'GET /api/v1/companies/:id/checks', of: 'own', ask: makeSeller, answers: alone },
  { endpoint: 'GET /api/v1/companies/:id/checks', of: 'missing', ask: noSeller, answers: missing },
  { endpoint: 'PUT /api/v1/companies/:id/checks', of: 'own', ask: makeSeller, answers: alone },
  { endpoint: 'PUT /api/v1/companies/:id/checks', of: 'missing', ask: noSeller, answers: missing },
  { endpoint: 'GET /api/v1/outbox', of: 'call', answers: alone },
  { endpoint: 'GET /api/v1/operator/held-addresses', of: 'call', answers: alone },
  { endpoint: 'GET /api/v1/operator/announcements', of: 'call', answers: alone },
  { endpoint: 'POST /api/v1/operator/announcements', of: 'call', ask: () => ({ body: announcement }), answers: made },
  { endpoint: 'PUT /api/v1/operator/announcements/:id', of: 'own', ask: makeAnnouncement, answers: alone },
  {
    endpoint: 'PUT /api/v1/operator/announcements/:id',
    of: 'missing',
    ask: () => ({ params: { id: missingId }, body: announcement }),
    answers: missing,
  },
  { endpoint: 'DELETE /api/v1/operator/announcements/:id', of: 'own', ask: makeAnnouncement, answers: alone },
  {
    endpoint: 'DELETE /api/v1/operator/announcements/:id',
    of: 'missing',
    ask: () => ({ params: { id: missingId } }),
    answers: missing,
  },
  { endpoint: 'GET /api/v1/operator/legal', of: 'call', answers: alone },
  {
    endpoint: 'PUT /api/v1/operator/legal/:document/:number',
    of: 'missing',
    // A first version has no number 7: the rules of the whole market stay as they are for the other rows.
    ask: () => ({
      params: { document: 'terms', number: 7 },
      body: { text: 'Be kind.', changes: '', is_asked: true, in_force_on: '2027-01-01' },
    }),
    answers: { ...alone, admin: 422 },
  },
  { endpoint: 'PUT /api/v1/operator/return-mailbox/reading', of: 'call', answers: { ...alone, admin: 422 } },
  { endpoint: 'DELETE /api/v1/operator/held-addresses/:id', of: 'own', ask: makeHeldAddress, answers: alone },
  {
    endpoint: 'DELETE /api/v1/operator/held-addresses/:id',
    of: 'missing',
    ask: () => ({ params: { id: missingId } }),
    answers: missing,
  },
  { endpoint: 'GET /api/v1/approvals', of: 'call', answers: alone },
  { endpoint: 'PUT /api/v1/companies/:id/approval', of: 'own', ask: makeWaitingSeller, answers: alone },
  {
    endpoint: 'PUT /api/v1/companies/:id/approval',
    of: 'missing',
    ask: () => ({ params: { id: missingId }, body: { approved: true } }),
    answers: missing,
  },
  { endpoint: 'PUT /api/v1/people/:id/suspension', of: 'own', ask: makeSomebody, answers: alone },
  {
    endpoint: 'PUT /api/v1/people/:id/suspension',
    of: 'missing',
    ask: () => ({ params: { id: missingId }, body: { suspended: true, reason: 'A test.' } }),
    answers: missing,
  },
  {
    endpoint: 'PUT /api/v1/people/:id/two-step/removal',
    of: 'own',
    ask: async ({ market }) => {
      const { owner } = await makeCompany(market.db)
      const app = { user_id: owner.id, secret: Buffer.alloc(20, 7), confirmed_at: new Date() }
      await market.db.insertInto('authenticators').values(app).execute()
      return { params: { id: owner.id }, body: { reason: 'Lost the telephone.' } }
    },
    answers: alone,
  },
  {
    endpoint: 'PUT /api/v1/people/:id/two-step/removal',
    of: 'missing',
    ask: () => ({ params: { id: missingId }, body: { reason: 'A test.' } }),
    answers: missing,
  },
  {
    endpoint: 'PUT /api/v1/people/:id/deletion',
    of: 'own',
    ask: async ({ market }) => {
      const { owner } = await makeCompany(market.db)
      return { params: { id: owner.id }, body: { reason: 'Asked for by letter.' } }
    },
    answers: alone,
  },
  {
    endpoint: 'PUT /api/v1/people/:id/deletion',
    of: 'missing',
    ask: () => ({ params: { id: missingId }, body: { reason: 'A test.' } }),
    answers: missing,
  },
  reads('GET /api/v1/approval-decisions'),
  // This marketplace has no mail server.
  {
    endpoint: 'POST /api/v1/outbox/:id/resend',
    of: 'own',
    ask: async (world) => ({ params: { id: await makeMail(world) } }),
    answers: { ...alone, admin: 422 },
  },
  {
    endpoint: 'POST /api/v1/outbox/:id/resend',
    of: 'missing',
    ask: () => ({ params: { id: missingId } }),
    answers: missing,
  },
  { endpoint: 'POST /api/v1/outbox/resend-failed', of: 'call', answers: { ...alone, admin: 422 } },
  {
    endpoint: 'PUT /api/v1/companies/:id/suspension',
    of: 'own',
    ask: async ({ market }) => ({
      params: { id: (await makeCompany(market.db)).id },
      body: { suspended: true, reason: 'A test.' },
    }),
    answers: alone,
  },
  {
    endpoint: 'PUT /api/v1/companies/:id/suspension',
    of: 'missing',
    ask: () => ({ params: { id: missingId }, body: { suspended: true } }),
    answers: missing,
  },
  reads('GET /api/v1/operator/rates'),
  {
    endpoint: 'PUT /api/v1/operator/rates',
    of: 'call',
    ask: () => ({ body: { rates: [{ currency: 'USD', rate: 1.08, day: '2026-01-02' }] } }),
    answers: alone,
  },
  {
    endpoint: 'DELETE /api/v1/operator/rates/:currency/:day',
    of: 'call',
    ask: async ({ market }) => {
      const day = '2026-01-03'
      await upsertRates(market.db, [{ currency: 'USD', rate: 1.08, day }], 'hand', null)
      return { params: { currency: 'USD', day } }
    },
    answers: alone,
  },
  {
    endpoint: 'DELETE /api/v1/operator/rates/:currency/:day',
    of: 'missing',
    ask: () => ({ params: { currency: 'USD', day: '2001-01-01' } }),
    answers: missing,
  },
  {
    endpoint: 'PUT /api/v1/operator/rates/file',
    of: 'call',
    ask: () => ({ body: { file: 'Date, USD\n2026-01-02, 1.08\n' } }),
    answers: alone,
  },
  reads('GET /api/v1/operator/rate-files'),
  {
    endpoint: 'POST /api/v1/operator/rate-files/:id/undo',
    of: 'own',
    ask: async ({ market }) => {
      await insertRateFile(market.db, { name: 'A file', changed: [], madeBy: null })
      const [file] = await listRateFiles(market.db, 1)
      return { params: { id: file?.id ?? missingId } }
    },
    answers: alone,
  },
  {
    endpoint: 'POST /api/v1/operator/rate-files/:id/undo',
    of: 'missing',
    ask: () => ({ params: { id: missingId } }),
    answers: missing,
  },
  ...tariffRows,
  ...rateCardRows,
  ...setupRows,
  reads('GET /api/v1/operator/people'),
  reads('GET /api/v1/operator/companies'),
  reads('GET /api/v1/operator/categories'),
  ...categoryRows,
  reads('GET /api/v1/operator/settings'),
  {
    endpoint: 'PUT /api/v1/operator/settings',
    of: 'call',
    ask: () => ({ body: { name: 'Fairquay' } }),
    answers: alone,
  },
  reads('GET /api/v1/operator/audit'),
  reads('GET /api/v1/operator/audit/people'),

  // Figures: everybody's own, and the whole for the operator.
  {
    endpoint: 'POST /api/v1/views',
    of: 'own',
    ask: ({ goods }) => ({ body: { kind: 'product', id: goods.id } }),
    answers: { everybody: 202 },
  },
  {
    endpoint: 'POST /api/v1/views',
    of: 'missing',
    ask: () => ({ body: { kind: 'product', id: missingId } }),
    answers: { everybody: 202 },
  },
  {
    endpoint: 'GET /api/v1/statistics/seller',
    of: 'call',
    answers: { guest: 401, members: 403, seller: 200, otherSeller: 200, admin: 404 },
  },
  { endpoint: 'GET /api/v1/statistics/buyer', of: 'call', answers: { guest: 401, members: 200 } },
  reads('GET /api/v1/statistics/market'),
  {
    endpoint: 'GET /api/v1/requests/:id/reorder',
    of: 'own',
    ask: ({ purchaseId }) => ({ params: { id: purchaseId } }),
    answers: { guest: 401, members: 404, buyer: 200 },
  },
  {
    endpoint: 'GET /api/v1/requests/:id/reorder',
    of: 'missing',
    ask: () => ({ params: { id: missingId } }),
    answers: { guest: 401, members: 404 },
  },
]
