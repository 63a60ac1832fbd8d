import { randomUUID } from 'node:crypto'
import { emptyBilling } from '@fairquay/contract/billing/profile.ts'
import { getBillingProfile } from '../../src/billing/billing-profile.ts'
import { makeOrder } from './order-rows.ts'
import type { Row } from './row.ts'
import { type EndpointAsk, type Identity, missingId, type World } from './world.ts'

const companies = { guest: 401, members: 200, admin: 404 }

async function billAgain({ market, people, house }: World, identity: Identity): Promise<EndpointAsk> {
  const companyId = identity === 'guest' ? house.id : (people[identity].companyId ?? house.id)
  const { version } = await getBillingProfile(market.db, companyId)
  return { body: { version, form: emptyBilling } }
}

/** What stands on invoices is found by the company of whoever asks: there is no way to name another's. */
export const billingRows: readonly Row[] = [
  { endpoint: 'GET /api/v1/own-company/billing', of: 'call', answers: companies },
  { endpoint: 'PUT /api/v1/own-company/billing', of: 'call', ask: billAgain, answers: companies },
]

const today = new Date().toISOString().slice(0, 10)
const headers = () => ({ 'idempotency-key': randomUUID() })
const once = (body: object = {}) => ({ body, headers: headers() })

/** An order of the two, for which the seller has said what stands on invoices. */
async function makeBilledOrder(world: World): Promise<number> {
  const seller = await world.callAs('seller')
  const { version } = (await seller.get('/api/v1/own-company/billing')).body
  await seller.put('/api/v1/own-company/billing', { body: { version, form: { ...emptyBilling, net_days: 14 } } })
  return makeOrder(world)
}

/** The seller moves a thing of their own each time; whoever is refused, or reads, may be so with the one that is there. */
function keepFor<Made>(make: (world: World) => Promise<Made>) {
  const kept = new WeakMap<World, Promise<Made>>()
  return (world: World, identity: Identity): Promise<Made> => {
    if (identity === 'seller') return make(world)
    const made = kept.get(world) ?? make(world)
    kept.set(world, made)
    return made
  }
}
const getOrder = keepFor(makeOrder)
const getBilledOrder = keepFor(makeBilledOrder)
const getInvoiced = keepFor(makeInvoiced)

/** Its papers, payments and what is owed for it, once it is invoiced and partly paid. */
async function makeInvoiced(world: World) {
  const id = await makeBilledOrder(world)
  const seller = await world.callAs('seller')
  await seller.post(`/api/v1/orders/${id}/invoices`, once())
  const { data } = (await seller.post(`/api/v1/orders/${id}/payments`, once({ amount: 1, paid_on: today }))).body
  return { id, invoiceId: data.papers[0].id, paymentId: data.payments[0].id, owedId: data.owed[0].id }
}

const noMember = { guest: 401, members: 404 }
const readers = { ...noMember, buyer: 200, seller: 200, admin: 200 }
/** The buyer and the operator see the order, and are told whose this is. */
const sellers = { ...noMember, seller: 201, buyer: 403, admin: 403 }
const ofOrder = '/api/v1/orders/:id'

/** A call about an order, with what is sent of its own one, and of one that never was. */
const writing = (call: string, own: NonNullable<Row['ask']>, body: object = {}): Row[] => [
  { endpoint: `POST ${ofOrder}/${call}`, of: 'own', ask: own, answers: sellers },
  {
    endpoint: `POST ${ofOrder}/${call}`,
    of: 'missing',
    ask: () => ({ params: { id: missingId, payment: missingId }, ...once(body) }),
    answers: noMember,
  },
]

const plan = { deposit_percent: 20, net_days: 14 }

/** The money and papers of an order, read by both sides and written by its seller. */
export const orderMoneyRows: readonly Row[] = [
  {
    endpoint: `GET ${ofOrder}/money`,
    of: 'own',
    ask: async (world, who) => ({ params: { id: await getOrder(world, who) } }),
    answers: readers,
  },
  { endpoint: `GET ${ofOrder}/money`, of: 'missing', ask: () => ({ params: { id: missingId } }), answers: noMember },
  {
    endpoint: `GET ${ofOrder}/papers/:paper`,
    of: 'own',
    ask: async (world, who) => {
      const { id, invoiceId } = await getInvoiced(world, who)
      return { params: { id, paper: invoiceId }, query: { format: 'ubl' } }
    },
    answers: readers,
  },
  {
    endpoint: `GET ${ofOrder}/papers/:paper`,
    of: 'missing',
    ask: () => ({ params: { id: missingId, paper: missingId } }),
    answers: noMember,
  },
  {
    endpoint: `GET ${ofOrder}/papers/:paper/creditable`,
    of: 'own',
    ask: async (world, who) => {
      const { id, invoiceId } = await getInvoiced(world, who)
      return { params: { id, paper: invoiceId } }
    },
    answers: readers,
  },
  {
    endpoint: `GET ${ofOrder}/papers/:paper/creditable`,
    of: 'missing',
    ask: () => ({ params: { id: missingId, paper: missingId } }),
    answers: noMember,
  },
  {
    endpoint: `PUT ${ofOrder}/payment-plan`,
    of: 'own',
    ask: async (world, who) => ({ params: { id: await getOrder(world, who) }, body: plan }),
    answers: { ...sellers, seller: 200 },
  },
  {
    endpoint: `PUT ${ofOrder}/payment-plan`,
    of: 'missing',
    ask: () => ({ params: { id: missingId }, body: plan }),
    answers: noMember,
  },
  ...writing('invoices', async (world, who) => ({ params: { id: await getBilledOrder(world, who) }, ...once() })),
  ...writing(
    'credit-notes',
    async (world, who) => {
      const { id, invoiceId } = await getInvoiced(world, who)
      return { params: { id }, ...once({ invoice_id: invoiceId, amount: 1, reason: 'Broken' }) }
    },
    { invoice_id: missingId, amount: 1, reason: 'Broken' },
  ),
  ...writing(
    'payments',
    async (world, who) => ({ params: { id: await getOrder(world, who) }, ...once({ amount: 1, paid_on: today }) }),
    { amount: 1, paid_on: today },
  ),
  ...writing(
    'payments/:payment/reversal',
    async (world, who) => {
      const { id, paymentId } = await getInvoiced(world, who)
      return { params: { id, payment: paymentId }, ...once({ reason: 'Called back' }) }
    },
    { reason: 'Called back' },
  ),
  ...writing(
    'reminders',
    async (world, who) => {
      const { id, owedId } = await getInvoiced(world, who)
      return { params: { id }, ...once({ owed_id: owedId }) }
    },
    { owed_id: missingId },
  ),
]

/** The account with another company: of two that never traded, there is none. */
const ofAccount = (call: string, query?: object): Row[] => [
  {
    endpoint: `GET /api/v1/money/:company${call}`,
    of: 'own',
    ask: async (world, who) => {
      await getInvoiced(world, who)
      const { buyer } = world.people
      return { params: { company: who === 'buyer' ? world.house.id : (buyer.companyId ?? 0) }, ...(query && { query }) }
    },
    answers: { guest: 401, members: 404, buyer: 200, seller: 200 },
  },
  {
    endpoint: `GET /api/v1/money/:company${call}`,
    of: 'missing',
    ask: () => ({ params: { company: missingId }, ...(query && { query }) }),
    answers: { guest: 401, members: 404 },
  },
]

/** What is owed over all orders of whoever asks. */
export const moneyRows: readonly Row[] = [
  { endpoint: 'GET /api/v1/money', of: 'call', answers: companies },
  { endpoint: 'GET /api/v1/invoices', of: 'call', answers: companies },
  { endpoint: 'GET /api/v1/payments', of: 'call', answers: companies },
  ...ofAccount(''),
  ...ofAccount('/file', { format: 'csv' }),
]
