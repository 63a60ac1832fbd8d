import { randomUUID } from 'node:crypto'
import type { ImportFormat } from '@fairquay/contract/imports/format-schema.ts'
import { toProductForm } from '@fairquay/contract/products/form.ts'
import { sql } from 'kysely'
import { hashPassword } from '../../src/accounts/password.ts'
import { hashToken, openSession } from '../../src/session.ts'
import { makeCompany, makePerson } from '../make.ts'
import { registrationForm } from '../registration-form.ts'
import { companyRows } from './company-rows.ts'
import { integrationRows } from './integration-rows.ts'
import { operatorMatrix } from './operator-matrix.ts'
import { requestRows } from './request-rows.ts'
import type { Row } from './row.ts'
import { sourcingRows } from './sourcing-rows.ts'
import {
  customsOf,
  type EndpointAsk,
  type Identity,
  missingId,
  password,
  purchaseOf,
  quoteOf,
  reviewOf,
  type World,
} from './world.ts'

const open = { everybody: 200 }
const members = { guest: 401, members: 200 }
const admins = { guest: 401, members: 403, admin: 200 }
const sellers = { guest: 401, members: 403 }
const sellersAlone = { ...sellers, seller: 200, otherSeller: 200, admin: 404 }
const ownSeller = { ...sellersAlone, otherSeller: 404 }
const noSeller = { ...ownSeller, seller: 404 }
const nobody = { everybody: 404 }
const noMember = { guest: 401, members: 404 }
/** What belongs to one's own company, and the company of `seller`. */
const companies = { guest: 401, members: 200, admin: 404 }
const ownHouse = { guest: 401, members: 404, seller: 200 }
/** Who sees a request: its two parties and the operator; of a logistic quote every approved provider too, of a customs request the brokers, not the seller. */
const parties = { guest: 401, members: 404, buyer: 200, seller: 200, admin: 200 }
const quoteParties = { ...parties, provider: 200 }
const customsParties = { ...parties, seller: 404, broker: 200 }

const slugOf = (slug: string) => ({ params: { slug } })
const once = (body: object) => ({ body, headers: { 'idempotency-key': randomUUID() } })

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
  { endpoint: 'POST /api/v1/imports/:id/application', ask: {}, ended: 422 },
  { endpoint: 'POST /api/v1/imports/:id/undo', ask: {}, ended: 422 },
  { endpoint: 'DELETE /api/v1/imports/:id', ask: {}, ended: 422 },
]

export const accessMatrix: readonly Row[] = [
  // Accounts: what is one's own is found by the token alone.
  {
    endpoint: 'POST /api/auth/login',
    of: 'own',
    ask: signInAsOneself,
    answers: open,
  },
  {
    endpoint: 'POST /api/auth/login',
    of: 'missing',
    ask: () => ({ body: { email: unknownEmail(), password } }),
    answers: { everybody: 401 },
  },
  {
    endpoint: 'POST /api/auth/login',
    of: 'gated',
    ask: ({ lockedHouse }) => ({ body: { email: lockedHouse.owner.email, password } }),
    answers: { everybody: 401 },
  },
  { endpoint: 'GET /api/auth/custom-session', of: 'call', answers: members },
  { endpoint: 'GET /api/v1/user-details', of: 'call', answers: members },
  { endpoint: 'GET /api/auth/logout', of: 'call', answers: open },
  {
    endpoint: 'POST /api/auth/register',
    of: 'call',
    ask: () => ({ body: registrationForm() }),
    answers: { everybody: 201 },
  },
  {
    endpoint: 'POST /api/v1/email-confirmations',
    of: 'missing',
    ask: () => ({ body: { token: 'x'.repeat(43) } }),
    answers: { everybody: 422 },
  },
  {
    endpoint: 'POST /api/v1/email-confirmations/again',
    of: 'own',
    ask: ({ people }, identity) => ({ body: { email: emailOf(people, identity) } }),
    answers: open,
  },
  {
    endpoint: 'POST /api/v1/email-confirmations/again',
    of: 'missing',
    ask: () => ({ body: { email: unknownEmail() } }),
    answers: open,
  },
  {
    endpoint: 'POST /api/v1/password-resets',
    of: 'own',
    ask: ({ people }, identity) => ({ body: { email: emailOf(people, identity) } }),
    answers: open,
  },
  {
    endpoint: 'POST /api/v1/password-resets',
    of: 'missing',
    ask: () => ({ body: { email: unknownEmail() } }),
    answers: open,
  },
  {
    endpoint: 'POST /api/v1/password-resets/use',
    of: 'missing',
    ask: () => ({ body: { token: 'x'.repeat(43), password: 'eight slow barges' } }),
    answers: { everybody: 422 },
  },
  { endpoint: 'GET /api/v1/profile', of: 'call', answers: members },
  {
    endpoint: 'PUT /api/v1/profile',
    of: 'call',
    ask: () => ({ body: { first_name: 'Ann', last_name: 'Lee', phone_code: '39', phone: '02 1234 567' } }),
    answers: members,
  },
  {
    endpoint: 'PUT /api/v1/profile/email',
    of: 'call',
    ask: () => ({ body: { current_password: password, email: unknownEmail() } }),
    answers: members,
  },
  {
    endpoint: 'PUT /api/v1/profile/password',
    of: 'call',
    ask: changeOwnPassword,
    answers: members,
  },
  { endpoint: 'GET /api/v1/sessions', of: 'call', answers: members },
  {
    endpoint: 'DELETE /api/v1/sessions/:id',
    of: 'own',
    ask: openBuyersSession,
    answers: { guest: 401, members: 404, buyer: 200 },
  },
  {
    endpoint: 'DELETE /api/v1/sessions/:id',
    of: 'missing',
    ask: () => ({ params: { id: missingId } }),
    answers: noMember,
  },

  // Members: everybody here is the only owner of their company; an operator has no company to invite into.
  { endpoint: 'GET /api/v1/members', of: 'call', answers: companies },
  {
    endpoint: 'POST /api/v1/invitations',
    of: 'call',
    ask: () => ({ body: { email: unknownEmail(), role: 'editor' } }),
    answers: { guest: 401, members: 201, admin: 404 },
  },
  { endpoint: 'POST /api/v1/invitations/:id/mails', of: 'own', ask: makeInvitation, answers: ownHouse },
  {
    endpoint: 'POST /api/v1/invitations/:id/mails',
    of: 'missing',
    ask: () => ({ params: { id: missingId } }),
    answers: noMember,
  },
  { endpoint: 'DELETE /api/v1/invitations/:id', of: 'own', ask: makeInvitation, answers: ownHouse },
  {
    endpoint: 'DELETE /api/v1/invitations/:id',
    of: 'missing',
    ask: () => ({ params: { id: missingId } }),
    answers: noMember,
  },
  { endpoint: 'PUT /api/v1/members/:id/role', of: 'own', ask: makeColleague, answers: ownHouse },
  {
    endpoint: 'PUT /api/v1/members/:id/role',
    of: 'missing',
    ask: () => ({ params: { id: missingId }, body: { role: 'viewer' } }),
    answers: noMember,
  },
  {
    endpoint: 'DELETE /api/v1/members/:id',
    of: 'own',
    ask: async (world) => ({ params: (await makeColleague(world)).params ?? {} }),
    answers: ownHouse,
  },
  {
    endpoint: 'DELETE /api/v1/members/:id',
    of: 'missing',
    ask: () => ({ params: { id: missingId } }),
    answers: noMember,
  },
  // Nobody is left who could own it.
  { endpoint: 'DELETE /api/v1/membership', of: 'call', answers: { guest: 401, members: 422, admin: 404 } },
  {
    endpoint: 'POST /api/v1/invitations/look',
    of: 'missing',
    ask: () => ({ body: { token: 'x'.repeat(43) } }),
    answers: { everybody: 422 },
  },
  {
    endpoint: 'POST /api/v1/invitations/acceptances',
    of: 'missing',
    ask: () => ({ body: { token: 'x'.repeat(43) } }),
    answers: { everybody: 422 },
  },

  ...companyRows,

  // The operator's desk.
  { endpoint: 'GET /api/v1/outbox', of: 'call', answers: admins },
  { endpoint: 'GET /api/v1/approvals', of: 'call', answers: admins },
  { endpoint: 'PUT /api/v1/companies/:id/approval', of: 'own', ask: makeWaitingSeller, answers: admins },
  {
    endpoint: 'PUT /api/v1/companies/:id/approval',
    of: 'missing',
    ask: () => ({ params: { id: missingId }, body: { approved: true } }),
    answers: { guest: 401, members: 403, admin: 404 },
  },
  { endpoint: 'PUT /api/v1/people/:id/suspension', of: 'own', ask: makeSomebody, answers: admins },
  {
    endpoint: 'PUT /api/v1/people/:id/suspension',
    of: 'missing',
    ask: () => ({ params: { id: missingId }, body: { suspended: true, reason: 'A test.' } }),
    answers: { guest: 401, members: 403, admin: 404 },
  },

  ...operatorMatrix,

  // Pictures: only sellers put them up.
  {
    endpoint: 'POST /api/v1/images/upload',
    of: 'call',
    ask: () => ({ body: {} }),
    answers: { ...sellers, seller: 400, otherSeller: 400, admin: 400 },
  },
  {
    endpoint: 'POST /api/image-upload',
    of: 'call',
    ask: () => ({ body: { file: [1, 2, 3] } }),
    answers: { ...sellers, seller: 415, otherSeller: 415, admin: 415 },
  },

  // The seller's desk: another company's products answer like missing ones, and an operator has none.
  { endpoint: 'GET /api/v1/own-products', of: 'call', answers: sellersAlone },
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
  { endpoint: 'PUT /api/v1/own-products/:id', of: 'own', ask: changeHiddenGoods, answers: ownSeller },
  {
    endpoint: 'PUT /api/v1/own-products/:id',
    of: 'missing',
    ask: ({ goods }) => ({ params: { id: missingId }, body: { version: 1, form: toProductForm(goods.draft) } }),
    answers: noSeller,
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

  // Imports: another company's answer like missing ones; one that has ended cannot go on.
  { endpoint: 'GET /api/v1/imports', of: 'call', answers: sellersAlone },
  {
    endpoint: 'POST /api/v1/imports',
    of: 'call',
    ask: () => once({ name: 'goods.csv', size: 10 }),
    answers: { ...sellersAlone, seller: 201, otherSeller: 201 },
  },
  ...['', '/products', '/refused-rows'].flatMap((part): Row[] => [
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

  // Cart and requests.
  { endpoint: 'GET /api/v1/cart', of: 'call', answers: members },
  { endpoint: 'PUT /api/v1/cart', of: 'call', ask: () => ({ body: { lines: [] } }), answers: members },
  {
    endpoint: 'POST /api/v1/purchase-requests',
    of: 'own',
    ask: ({ goods }) => once(purchaseOf(goods)),
    // Nobody buys from their own company, and an operator has none.
    answers: { guest: 401, members: 201, seller: 422, admin: 403 },
  },
  {
    endpoint: 'POST /api/v1/purchase-requests',
    of: 'hidden',
    ask: ({ hiddenGoods }) => once(purchaseOf(hiddenGoods)),
    answers: { guest: 401, members: 422, admin: 403 },
  },
  {
    endpoint: 'POST /api/v1/purchase-requests',
    of: 'gated',
    ask: ({ lockedGoods }) => once(purchaseOf(lockedGoods)),
    answers: { guest: 401, members: 422, admin: 403 },
  },
  { endpoint: 'GET /api/v1/requests', of: 'call', answers: members },
  {
    endpoint: 'GET /api/v1/requests/:id',
    of: 'own',
    ask: ({ purchaseId }) => ({ params: { id: purchaseId } }),
    answers: parties,
  },
  {
    endpoint: 'GET /api/v1/requests/:id',
    of: 'own',
    ask: ({ quoteId }) => ({ params: { id: quoteId } }),
    answers: quoteParties,
  },
  {
    endpoint: 'GET /api/v1/requests/:id',
    of: 'own',
    ask: ({ customsId }) => ({ params: { id: customsId } }),
    answers: customsParties,
  },
  {
    endpoint: 'PUT /api/v1/requests/:id/status',
    of: 'own',
    ask: ({ purchaseId }) => ({ params: { id: purchaseId }, body: { status: 'withdrawn' } }),
    answers: { guest: 401, members: 404, buyer: 200, seller: 403, admin: 403 },
  },
  {
    endpoint: 'PUT /api/v1/requests/:id/status',
    of: 'missing',
    ask: () => ({ params: { id: missingId }, body: { status: 'withdrawn' } }),
    answers: noMember,
  },
  {
    endpoint: 'POST /api/v2/pdf/custom-fee-request',
    of: 'own',
    ask: ({ people, house, goods }, identity) =>
      once(customsOf(people[identity === 'guest' ? 'buyer' : identity], house, goods)),
    answers: { guest: 401, members: 200, seller: 422, admin: 403 },
  },
  {
    endpoint: 'POST /api/v2/pdf/custom-fee-request',
    of: 'hidden',
    ask: ({ people, house, hiddenGoods }, identity) =>
      once(customsOf(people[identity === 'guest' ? 'buyer' : identity], house, hiddenGoods)),
    answers: { guest: 401, members: 422, admin: 403 },
  },
  {
    endpoint: 'POST /api/v2/pdf/custom-fee-request',
    of: 'gated',
    ask: ({ people, lockedHouse, lockedGoods }, identity) =>
      once(customsOf(people[identity === 'guest' ? 'buyer' : identity], lockedHouse, lockedGoods)),
    answers: { guest: 401, members: 422, admin: 403 },
  },
  {
    endpoint: 'GET /api/v1/requests/:id',
    of: 'missing',
    ask: () => ({ params: { id: missingId } }),
    answers: noMember,
  },
  {
    endpoint: 'GET /api/v1/requests/:id/pdf',
    of: 'own',
    ask: ({ quoteId }) => ({ params: { id: quoteId } }),
    answers: quoteParties,
  },
  {
    endpoint: 'GET /api/v1/requests/:id/pdf',
    of: 'missing',
    ask: () => ({ params: { id: missingId } }),
    answers: noMember,
  },
  {
    endpoint: 'POST /api/v1/logistic-quotes',
    of: 'own',
    ask: ({ house, goods }) => once(quoteOf(house, goods)),
    answers: { guest: 401, members: 201, seller: 422, admin: 403 },
  },
  {
    endpoint: 'POST /api/v1/logistic-quotes',
    of: 'gated',
    ask: ({ lockedHouse, lockedGoods }) => once(quoteOf(lockedHouse, lockedGoods)),
    answers: { guest: 401, members: 422, admin: 403 },
  },
  {
    endpoint: 'GET /api/v1/logistic-quotes/:id',
    of: 'own',
    ask: ({ quoteId }) => ({ params: { id: quoteId } }),
    answers: quoteParties,
  },
  {
    endpoint: 'GET /api/v1/logistic-quotes/:id',
    of: 'missing',
    ask: () => ({ params: { id: missingId } }),
    answers: noMember,
  },
  { endpoint: 'POST /api/review-to-pdf', of: 'call', ask: () => ({ body: reviewOf() }), answers: members },
  {
    endpoint: 'POST /api/review-to-pdf',
    of: 'own',
    ask: ({ quoteId }) => ({ body: { ...reviewOf(), id: quoteId } }),
    answers: quoteParties,
  },
  {
    endpoint: 'POST /api/review-to-pdf',
    of: 'missing',
    ask: () => ({ body: { ...reviewOf(), id: missingId } }),
    answers: noMember,
  },
  {
    endpoint: 'GET /api/v1/marketplace/companies/:id/addresses',
    of: 'own',
    ask: ({ house }) => ({ params: { id: house.id } }),
    answers: members,
  },
  {
    endpoint: 'GET /api/v1/marketplace/companies/:id/addresses',
    of: 'hidden',
    ask: ({ people }) => ({ params: { id: people.buyer.companyId ?? 0 } }),
    answers: { guest: 401, members: 404, buyer: 200 },
  },
  {
    endpoint: 'GET /api/v1/marketplace/companies/:id/addresses',
    of: 'gated',
    ask: ({ lockedHouse }) => ({ params: { id: lockedHouse.id } }),
    answers: noMember,
  },
  {
    endpoint: 'GET /api/v1/marketplace/companies/:id/addresses',
    of: 'missing',
    ask: () => ({ params: { id: missingId } }),
    answers: noMember,
  },

  // What everybody may see.
  { endpoint: 'GET /api/v1/products/all', of: 'call', answers: open },
  { endpoint: 'GET /api/v1/filters', of: 'call', answers: open },
  {
    endpoint: 'GET /api/v1/marketplace/product/:slug',
    of: 'own',
    ask: ({ goods }) => slugOf(goods.slug),
    answers: open,
  },
  {
    endpoint: 'GET /api/v1/marketplace/product/:slug',
    of: 'hidden',
    ask: ({ hiddenGoods }) => slugOf(hiddenGoods.slug),
    answers: nobody,
  },
  {
    endpoint: 'GET /api/v1/marketplace/product/:slug',
    of: 'gated',
    ask: ({ lockedGoods }) => slugOf(lockedGoods.slug),
    answers: nobody,
  },
  { endpoint: 'GET /api/v1/marketplace/product/:slug', of: 'missing', ask: () => slugOf('never-was'), answers: nobody },
  ...['company', 'showroom', 'shop'].flatMap((page): Row[] => [
    {
      endpoint: `GET /api/v1/marketplace/${page}/:slug`,
      of: 'own',
      ask: ({ house }) => slugOf(house.slug),
      answers: open,
    },
    {
      endpoint: `GET /api/v1/marketplace/${page}/:slug`,
      of: 'gated',
      ask: ({ lockedHouse }) => slugOf(lockedHouse.slug),
      answers: { everybody: 403 },
    },
    {
      endpoint: `GET /api/v1/marketplace/${page}/:slug`,
      of: 'missing',
      ask: () => slugOf('never-was'),
      answers: nobody,
    },
  ]),
  {
    endpoint: 'GET /api/showroom/filters/:supplierId',
    of: 'own',
    ask: ({ house }) => ({ params: { supplierId: house.id } }),
    answers: open,
  },
  // Empty: whether there is such a company, and why it shows nothing, is not told.
  {
    endpoint: 'GET /api/showroom/filters/:supplierId',
    of: 'gated',
    ask: ({ lockedHouse }) => ({ params: { supplierId: lockedHouse.id } }),
    answers: open,
  },
  {
    endpoint: 'GET /api/showroom/filters/:supplierId',
    of: 'missing',
    ask: () => ({ params: { supplierId: missingId } }),
    answers: open,
  },
  ...['company-locations', 'company-units'].flatMap((places): Row[] => [
    {
      endpoint: `GET /api/rest/${places}`,
      of: 'own',
      ask: ({ house }) => ({ query: { company_id: house.id } }),
      answers: open,
    },
    {
      endpoint: `GET /api/rest/${places}`,
      of: 'gated',
      ask: ({ lockedHouse }) => ({ query: { company_id: lockedHouse.id } }),
      answers: open,
    },
    {
      endpoint: `GET /api/rest/${places}`,
      of: 'missing',
      ask: () => ({ query: { company_id: missingId } }),
      answers: open,
    },
  ]),
  { endpoint: 'GET /api/rest/locations', of: 'missing', ask: () => ({ query: { id: missingId } }), answers: open },
  { endpoint: 'GET /api/marketplace/sellers', of: 'call', answers: open },
  { endpoint: 'GET /api/marketplace/new-sellers', of: 'call', answers: open },
  { endpoint: 'GET /api/v1/marketplace/brands', of: 'call', answers: open },
  { endpoint: 'GET /api/v1/marketplace/countries', of: 'call', answers: open },
  { endpoint: 'GET /api/v1/marketplace/industry-categories', of: 'call', answers: open },
  { endpoint: 'GET /special-products/new-arrivals', of: 'call', answers: open },
  { endpoint: 'GET /special-products/special-prices', of: 'call', answers: open },
  { endpoint: 'GET /api/v2/search', of: 'call', ask: () => ({ query: { search: 'goods' } }), answers: open },
  {
    endpoint: 'GET /api/v2/search/autocomplete',
    of: 'call',
    ask: () => ({ query: { search: 'goods' } }),
    answers: open,
  },
  { endpoint: 'GET /static-map', of: 'call', ask: () => ({ query: { center: '41.15,-8.61' } }), answers: open },
  {
    endpoint: 'POST /mailer/send',
    of: 'call',
    ask: () => ({ body: { type: 'subscribe-to-newsletter', email: 'a@lee.test' } }),
    answers: open,
  },
  ...integrationRows,
  ...requestRows,
  ...sourcingRows,
]

/**
 * Addresses that are no endpoints of the contract: files, pages, documentation. They answer everybody alike and know nobody; a new one is added here by
 * somebody who has thought about that.
 */
export const openAddresses: readonly RegExp[] = [
  /^\/files\/:name$/,
  /^\/(live|ready)$/,
  /^\/docs(\/.*)?$/,
  /^\/[ps]\/:slug(\/picture\.jpg)?$/,
  /^\/(robots\.txt|sitemap\.xml|sitemaps\/:file|share\.(js|css))$/,
  // Preflight answers of CORS.
  /^\*$/,
]

async function openBuyersSession({ market, people }: World): Promise<EndpointAsk> {
  await openSession(market.db, people.buyer.id, 'to be ended')
  const { id } = await market.db
    .selectFrom('sessions')
    .select('id')
    .where('user_agent', '=', 'to be ended')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  return { params: { id } }
}

async function changeOwnPassword({ market }: World): Promise<EndpointAsk> {
  await giveEverybodyThePassword(market)
  return { body: { current_password: password, password: 'eight slow barges' } }
}

async function signInAsOneself({ market, people }: World, identity: Identity): Promise<EndpointAsk> {
  await giveEverybodyThePassword(market)
  return { body: { email: emailOf(people, identity), password } }
}

let sameHash: Promise<string> | undefined

/** The same stored form every time: all identities sign in at once, and a sign-in is refused whose password is replaced meanwhile. */
async function giveEverybodyThePassword({ db }: World['market']): Promise<void> {
  sameHash ??= hashPassword(password)
  const password_hash = await sameHash
  await db.updateTable('users').set({ password_hash }).execute()
}

function emailOf(people: World['people'], identity: Identity): string {
  return people[identity === 'guest' ? 'buyer' : identity].email
}

function unknownEmail(): string {
  return `${randomUUID()}@test.invalid`
}

async function makeWaitingSeller({ market }: World): Promise<EndpointAsk> {
  const { id } = await makeCompany(market.db, { status: 0 })
  return { params: { id }, body: { approved: true } }
}

async function makeSomebody({ market }: World): Promise<EndpointAsk> {
  const { id } = await makePerson(market.db)
  return { params: { id }, body: { suspended: true, reason: 'A test.' } }
}

/** From the version it has now: the call before may have changed it. */
async function changeHiddenGoods({ market, hiddenGoods }: World): Promise<EndpointAsk> {
  const { version } = await market.db
    .selectFrom('products')
    .select('version')
    .where('id', '=', hiddenGoods.id)
    .executeTakeFirstOrThrow()
  return { params: { id: hiddenGoods.id }, body: { version, form: toProductForm(hiddenGoods.draft) } }
}

async function makeInvitation({ market, house }: World): Promise<EndpointAsk> {
  const email = unknownEmail()
  const { id } = await market.db
    .insertInto('invitations')
    .values({
      company_id: house.id,
      email,
      role: 'viewer',
      token_hash: hashToken(email),
      expires_at: sql<Date>`now() + interval '1 day'`,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { params: { id } }
}

async function makeColleague({ market, house }: World): Promise<EndpointAsk> {
  const { id } = await makePerson(market.db, { role: 'seller', companyId: house.id, companyRole: 'editor' })
  return { params: { id }, body: { role: 'viewer' } }
}

async function makeEndedImport({ market, house }: World): Promise<EndpointAsk> {
  const { id } = await market.db
    .insertInto('imports')
    .values({ company_id: house.id, file_name: 'goods.csv', size: 10, state: 'failed', has_refused_rows: true })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { params: { id } }
}
