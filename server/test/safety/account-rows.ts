import { hashPassword } from '../../src/accounts/password.ts'
import { takeAway } from '../../src/accounts/two-step/set-up.ts'
import { codeAt, stepOf } from '../../src/accounts/two-step/totp.ts'
import { openSession } from '../../src/session.ts'
import { registrationForm } from '../registration-form.ts'
import { members, noMember, open, unknownEmail } from './answers.ts'
import type { Row } from './row.ts'
import { type EndpointAsk, type Identity, missingId, password, type World } from './world.ts'

const appSecret = Buffer.alloc(20, 7)

/** Rows of the access matrix about accounts: what is one's own is found by the token alone. */
export const accountRows: readonly Row[] = [
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
    ask: ({ shutOut }) => ({ body: { email: shutOut.at(-1)?.email, password } }),
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
  { endpoint: 'GET /api/v1/own-whereabouts', of: 'call', answers: { ...members, admin: 404 } },
  {
    endpoint: 'PUT /api/v1/own-whereabouts',
    of: 'call',
    ask: () => ({
      body: { phone_code: '39', phone: '02 1234 567', address: 'Via Roma 1', zip: '20121', city: 'Milano' },
    }),
    answers: { ...members, admin: 404 },
  },
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
    endpoint: 'DELETE /api/v1/profile/email',
    of: 'call',
    answers: members,
  },
  {
    endpoint: 'PUT /api/v1/profile/password',
    of: 'call',
    ask: changeOwnPassword,
    answers: members,
  },
  { endpoint: 'GET /api/v1/profile/deletion', of: 'call', answers: members },
  {
    endpoint: 'POST /api/v1/profile/deletion',
    of: 'call',
    ask: () => ({ body: { current_password: 'not the password' } }),
    answers: { guest: 401, members: 400 },
  },
  { endpoint: 'GET /api/v1/sessions', of: 'call', answers: members },
  { endpoint: 'GET /api/v1/profile/data', of: 'call', answers: members },
  // An operator acts for no company.
  { endpoint: 'GET /api/v1/own-company/data', of: 'call', answers: { ...members, admin: 403 } },
  { endpoint: 'GET /api/v1/two-step', of: 'call', answers: members },
  {
    endpoint: 'POST /api/auth/login/second-step',
    of: 'missing',
    ask: () => ({ body: { ticket: 'x'.repeat(43), code: '123456' } }),
    answers: { everybody: 422 },
  },
  {
    endpoint: 'PUT /api/v1/two-step/authenticator',
    of: 'call',
    ask: async (world, identity) => {
      await beginOwnApp(world, identity)
      await giveEverybodyThePassword(world.market)
      return { body: { current_password: password } }
    },
    answers: members,
  },
  {
    endpoint: 'POST /api/v1/two-step/authenticator/confirmation',
    of: 'call',
    ask: beginOwnApp,
    answers: members,
  },
  {
    endpoint: 'POST /api/v1/two-step/recovery-codes',
    of: 'call',
    ask: turnOnOwn,
    answers: members,
  },
  {
    endpoint: 'PUT /api/v1/two-step/authenticator/removal',
    of: 'call',
    ask: turnOnOwn,
    answers: members,
  },
  { endpoint: 'GET /api/v1/rates', of: 'call', answers: members },
  { endpoint: 'GET /api/v1/acceptances', of: 'call', answers: members },
  {
    endpoint: 'GET /api/v1/legal/:document',
    of: 'missing',
    ask: () => ({ params: { document: 'terms' } }),
    answers: { everybody: 404 },
  },
  {
    endpoint: 'PUT /api/v1/acceptances/:document',
    of: 'missing',
    // Nothing is asked where nothing was published.
    ask: () => ({ params: { document: 'terms' }, body: { number: 1 } }),
    answers: { guest: 401, members: 422, admin: 422 },
  },
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
]

/** An app that was begun by whoever asks, and the code it shows; what an earlier row left is gone. */
async function beginOwnApp({ market, people }: World, identity: Identity): Promise<EndpointAsk> {
  await giveEverybodyThePassword(market)
  if (identity === 'guest') return { body: { code: '123456' } }
  const { id } = people[identity]
  await takeAway(market.db, id)
  await market.db.insertInto('authenticators').values({ user_id: id, secret: appSecret }).execute()
  return { body: { code: codeAt(appSecret, stepOf(new Date())) } }
}

async function turnOnOwn(world: World, identity: Identity): Promise<EndpointAsk> {
  const { body } = await beginOwnApp(world, identity)
  await giveEverybodyThePassword(world.market)
  if (identity !== 'guest')
    await world.market.db
      .updateTable('authenticators')
      .set({ confirmed_at: new Date() })
      .where('user_id', '=', world.people[identity].id)
      .execute()
  return { body: { ...(body as object), current_password: password } }
}

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
  // What a row about the second step has turned on.
  if (identity !== 'guest') await takeAway(market.db, people[identity].id)
  return { body: { email: emailOf(people, identity), password } }
}

let sameHash: Promise<string> | undefined

/** The same stored form every time: all identities sign in at once, and a sign-in is refused whose password is replaced meanwhile. */
export async function giveEverybodyThePassword({ db }: World['market']): Promise<void> {
  sameHash ??= hashPassword(password)
  const password_hash = await sameHash
  // In one order: several at once would take the same rows from two ends.
  const all = db.selectFrom('users').select('id').orderBy('id').forUpdate()
  await db
    .with('held', () => all)
    .updateTable('users')
    .set({ password_hash })
    .where('id', 'in', (q) => q.selectFrom('held').select('id'))
    .execute()
}

function emailOf(people: World['people'], identity: Identity): string {
  return people[identity === 'guest' ? 'buyer' : identity].email
}
