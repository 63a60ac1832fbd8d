import { randomUUID } from 'node:crypto'
import { createIndustries } from '../../src/catalogue/create-industries.ts'
import { ensureBrands } from '../../src/catalogue/name-things.ts'
import { upsertRates } from '../../src/currency/queries.ts'
import { insertRateFile, listRateFiles } from '../../src/currency/rate-files.ts'
import { postMail } from '../../src/mail.ts'
import { makeCompany, makePerson } from '../make.ts'
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
