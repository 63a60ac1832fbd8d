import { randomBytes } from 'node:crypto'
import { makeAddingChallenge, makeSignInChallenge } from '../../src/accounts/passkeys/challenges.ts'
import { takePasskeysAway } from '../../src/accounts/passkeys/own-passkeys.ts'
import { makeDevice } from '../software-authenticator.ts'
import { giveEverybodyThePassword } from './account-rows.ts'
import { members, noMember } from './answers.ts'
import type { Row } from './row.ts'
import { type EndpointAsk, type Identity, missingId, password, type World } from './world.ts'

const name = 'Telephone'
const change = (id: number): EndpointAsk => ({ params: { id }, body: { name } })
async function remove({ market }: World, id: number): Promise<EndpointAsk> {
  // What a row about passwords has changed.
  await giveEverybodyThePassword(market)
  return { params: { id }, body: { current_password: password } }
}
const ofBuyer = { guest: 401, members: 404, buyer: 200 } as const

/** Rows of the access matrix about passkeys. */
export const passkeyRows: readonly Row[] = [
  { endpoint: 'GET /api/v1/passkeys', of: 'call', answers: members },
  {
    endpoint: 'PUT /api/v1/passkeys/challenge',
    of: 'call',
    ask: async ({ market }) => {
      await giveEverybodyThePassword(market)
      return { body: { current_password: password } }
    },
    answers: members,
  },
  { endpoint: 'POST /api/v1/passkeys', of: 'call', ask: makeOwn, answers: { guest: 401, members: 201 } },
  {
    endpoint: 'PUT /api/v1/passkeys/:id',
    of: 'own',
    ask: async (world) => change(await keepBuyers(world)),
    answers: ofBuyer,
  },
  { endpoint: 'PUT /api/v1/passkeys/:id', of: 'missing', ask: () => change(missingId), answers: noMember },
  {
    endpoint: 'PUT /api/v1/passkeys/:id/removal',
    of: 'own',
    ask: async (world) => remove(world, await keepBuyers(world)),
    answers: ofBuyer,
  },
  {
    endpoint: 'PUT /api/v1/passkeys/:id/removal',
    of: 'missing',
    ask: (world) => remove(world, missingId),
    answers: noMember,
  },
  { endpoint: 'POST /api/auth/login/passkey-challenge', of: 'call', answers: { everybody: 200 } },
  {
    endpoint: 'POST /api/auth/login/passkey',
    of: 'missing',
    ask: async ({ market }) => ({
      body: makeDevice().show(
        { challenge: await makeSignInChallenge(market.db), rp_id: 'localhost' },
        { handle: randomBytes(32).toString('base64url') },
      ),
    }),
    answers: { everybody: 401 },
  },
]

/** What the device of whoever asks has made; what an earlier row left is gone. */
async function makeOwn({ market, people }: World, identity: Identity): Promise<EndpointAsk> {
  const handle = randomBytes(32)
  let challenge = 'A'.repeat(43)
  if (identity !== 'guest') {
    const { id } = people[identity]
    await takePasskeysAway(market.db, id)
    challenge = await makeAddingChallenge(market.db, id, handle)
  }
  const wanted = { challenge, rp: { id: 'localhost' }, user: { handle: handle.toString('base64url') } }
  return { body: { name, ...makeDevice().make(wanted) } }
}

async function keepBuyers({ market, people }: World): Promise<number> {
  const { id } = await market.db
    .insertInto('passkeys')
    .values({
      user_id: people.buyer.id,
      credential_id: randomBytes(16),
      public_key: randomBytes(77),
      user_handle: randomBytes(32),
      name,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
