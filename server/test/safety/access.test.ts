import { setTimeout as wait } from 'node:timers/promises'
import { type CompanyRole, isRoleEnough } from '@fairquay/contract/company-roles.ts'
import type { Endpoint } from '@fairquay/contract/endpoint.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openSession } from '../../src/session.ts'
import type { Answer } from '../app.ts'
import { makePerson, type Person } from '../make.ts'
import { accessMatrix, openAddresses } from './access-matrix.ts'
import { noteFigures } from './note-figures.ts'
import type { Row } from './row.ts'
import { askEndpoint, type Identity, identities, missingId, openWorld, type World } from './world.ts'

let world: World
let endpoints: Map<string, Endpoint>
beforeAll(async () => {
  world = await openWorld()
  endpoints = new Map(
    world.market.app.http.routeList.flatMap(({ method, url, endpoint }) =>
      endpoint && method === endpoint.method ? [[`${method} ${url}`, endpoint] as const] : [],
    ),
  )
})
afterAll(() => world.market.close())

/** Beside a seller's own goods: the account, the company, and what the frame of every page asks for. Requests are read there, and there are none. */
const openWhileWaiting = [
  'DELETE /api/v1/notifications/address/hold',
  'DELETE /api/v1/profile/email',
  'DELETE /api/v1/sessions/:id',
  'DELETE /api/v1/support-access/:id',
  'GET /api/auth/custom-session',
  'GET /api/v1/acceptances',
  'GET /api/v1/cart',
  'GET /api/v1/hs-codes/suggestions',
  'GET /api/v1/invoices',
  'GET /api/v1/members',
  'GET /api/v1/money',
  'GET /api/v1/notifications',
  'GET /api/v1/notifications/address',
  'GET /api/v1/notifications/settings',
  'GET /api/v1/notifications/stream',
  'GET /api/v1/orders',
  'GET /api/v1/own-company',
  'GET /api/v1/own-company/billing',
  'GET /api/v1/passkeys',
  'GET /api/v1/payments',
  'GET /api/v1/profile',
  'GET /api/v1/profile/data',
  'GET /api/v1/profile/deletion',
  'GET /api/v1/requests',
  'GET /api/v1/requests/unread',
  'GET /api/v1/sessions',
  'GET /api/v1/support-access',
  'GET /api/v1/two-step',
  'GET /api/v1/user-details',
  'POST /api/v1/images/upload',
  'POST /api/v1/passkeys',
  'POST /api/v1/profile/deletion',
  'POST /api/v1/two-step/authenticator/confirmation',
  'POST /api/v1/two-step/recovery-codes',
  'PUT /api/v1/acceptances/:document',
  'PUT /api/v1/cart',
  'PUT /api/v1/notifications/read',
  'PUT /api/v1/notifications/settings',
  'PUT /api/v1/own-company',
  'PUT /api/v1/own-company/billing',
  'PUT /api/v1/passkeys/:id',
  'PUT /api/v1/passkeys/:id/removal',
  'PUT /api/v1/passkeys/challenge',
  'PUT /api/v1/profile',
  'PUT /api/v1/profile/email',
  'PUT /api/v1/profile/password',
  'PUT /api/v1/support-access/:id/decision',
  'PUT /api/v1/support-access/offer',
  'PUT /api/v1/two-step/authenticator',
  'PUT /api/v1/two-step/authenticator/removal',
]

const expected = ({ answers }: Row, identity: Identity) =>
  answers[identity] ?? (identity === 'guest' ? undefined : answers.members) ?? answers.everybody

async function ask(row: Row, identity: Identity): Promise<Answer> {
  // How often something may be tried is looked at elsewhere.
  await world.market.db.deleteFrom('attempts').execute()
  const call = await world.callAs(identity)
  const what = (await row.ask?.(world, identity)) ?? {}
  // Costly work waits in short queues, and a machine that runs all the tests at once is slow: who was told to come again does.
  for (let tries = 1; ; tries++) {
    const answer = await askEndpoint(call, row.endpoint, what)
    if (answer.status !== 503 || tries === 20) return answer
    await wait(500)
  }
}

describe('the table of who may do what', () => {
  test('has a row for every call the server answers, and for no other', () => {
    const missing = [...endpoints.keys()].filter((name) => !accessMatrix.some(({ endpoint }) => endpoint === name))
    const gone = accessMatrix.map(({ endpoint }) => endpoint).filter((name) => !endpoints.has(name))
    expect({ missing, gone }, 'Add or remove rows in server/test/safety/access-matrix.ts.').toEqual({
      missing: [],
      gone: [],
    })
  })

  test('asks of every address with an id or slug in it also for a thing that never was', () => {
    const addressed = [...endpoints.keys()].filter((name) => name.includes(':'))
    const asked = accessMatrix.filter(({ of }) => of === 'missing').map(({ endpoint }) => endpoint)
    expect(addressed.filter((name) => !asked.includes(name))).toEqual([])
  })

  test('knows every address that is no call of the contract', () => {
    const unknown = world.market.app.http.routeList
      .filter(({ url, endpoint }) => !endpoint && !openAddresses.some((known) => known.test(url)))
      .map(({ method, url }) => `${method} ${url}`)
    expect(unknown, 'Is it really everybody’s? Then add it to openAddresses.').toEqual([])
  })

  test('says for every identity what it is answered', () => {
    const open = accessMatrix.flatMap((row) =>
      identities
        .filter((identity) => expected(row, identity) === undefined)
        .map((identity) => [row.endpoint, identity]),
    )
    expect(open).toEqual([])
  })
})

test.each(accessMatrix.map((row) => [row.endpoint, row.of, row] as const))('%s (%s)', async (_endpoint, _of, row) => {
  const answers = await Promise.all(identities.map(async (identity) => [identity, (await ask(row, identity)).status]))
  expect(Object.fromEntries(answers)).toEqual(
    Object.fromEntries(identities.map((identity) => [identity, expected(row, identity)])),
  )
})

test('is counted', async () => {
  await noteFigures({
    calls: endpoints.size,
    identities: identities.length,
    'rows of the table': accessMatrix.length,
    'answers compared': accessMatrix.length * identities.length,
  })
})

describe('a member of a company', () => {
  test('may make no call that needs another role than theirs, and is told so before anything is looked at', async () => {
    const makeMember = (companyRole: CompanyRole) =>
      makePerson(world.market.db, { role: 'seller', companyId: world.house.id, companyRole })
    const members = { viewer: await makeMember('viewer'), editor: await makeMember('editor') }
    const needy = [...endpoints].filter(
      ([, { needs, access }]) => needs && (access === 'seller' || access === 'signedIn'),
    )
    expect(needy.length).toBeGreaterThan(8)
    for (const [name, { needs }] of needy)
      for (const role of ['viewer', 'editor'] as const) {
        await world.market.db.deleteFrom('attempts').execute()
        const params = { id: missingId, company: missingId, slug: 'nothing' }
        const { body } = await askEndpoint(await world.market.as(members[role]), name, {
          params,
          body: { is_admin: 3 },
        })
        const isRefused = body?.code === 'not_allowed'
        expect({ name, role, isRefused }).toEqual({ name, role, isRefused: !isRoleEnough(role, needs ?? 'viewer') })
      }
  })

  test('who only reads has no call to change what is their seller’s', () => {
    const open = [...endpoints].filter(
      ([, { method, access, needs }]) => method !== 'GET' && access === 'seller' && !needs,
    )
    expect(
      open.map(([name]) => name),
      'Say which role it needs.',
    ).toEqual([])
  })
})

describe('whoever', () => {
  test('is shut out is answered like a guest, whatever their token was good for', async () => {
    const askShutOut = async (row: Row, person: Person) => {
      const token = await openSession(world.market.db, person.id, 'shut out')
      const caller = await world.market.as({ ...person, token })
      return (await askEndpoint(caller, row.endpoint, (await row.ask?.(world, 'guest')) ?? {})).status
    }
    for (const row of accessMatrix) {
      await world.market.db.deleteFrom('attempts').execute()
      const found = await Promise.all(world.shutOut.map((person) => askShutOut(row, person)))
      expect(found, `${row.endpoint} (${row.of})`).toEqual(world.shutOut.map(() => expected(row, 'guest')))
    }
  }, 180_000)

  test('waits for approval may call what prepares their own company and goods, and nothing else', async () => {
    const waiting = await makePerson(world.market.db, { role: 'seller', status: 0 })
    const open: string[] = []
    for (const [name, { access }] of endpoints) {
      if (access === 'anyone') continue
      await world.market.db.deleteFrom('attempts').execute()
      const token = await openSession(world.market.db, waiting.id, 'waiting')
      const params = { id: missingId, company: missingId, slug: 'nothing' }
      const { body } = await askEndpoint(await world.market.as({ ...waiting, token }), name, {
        params,
        body: { is_admin: 3 },
      })
      if (body?.code !== 'not_allowed' && access !== 'seller') open.push(name)
      if (access === 'seller') expect(body?.code, name).not.toBe('not_allowed')
    }
    expect(open.sort()).toEqual(openWhileWaiting)
  })

  test("asks for another's thing gets the very bytes of one that never was", async () => {
    const others = accessMatrix.filter(({ of, endpoint }) => of === 'own' && endpoint.includes('/:id'))
    expect(others.length).toBeGreaterThan(5)
    for (const row of others) {
      const missing = accessMatrix.find(({ endpoint, of }) => endpoint === row.endpoint && of === 'missing')
      for (const identity of identities.filter((one) => expected(row, one) === 404)) {
        const [hidden, never] = [await ask(row, identity), missing && (await ask(missing, identity))]
        expect(hidden.text, `${row.endpoint} as ${identity}`).toBe(never?.text)
      }
    }
  }, 180_000)

  test('may not make a call is told so before the body is looked at', async () => {
    for (const [name, { access, body }] of endpoints) {
      if (access === 'anyone' || !body) continue
      const answer = await askEndpoint(world.market.guest, name, {
        params: { id: 'no number' },
        body: { is_admin: 3 },
      })
      expect(answer.status, name).toBe(401)
    }
  })

  test('is gated gives nothing of itself away', async () => {
    const { lockedHouse, lockedGoods } = world
    for (const row of accessMatrix.filter(({ of }) => of === 'gated'))
      for (const identity of ['guest', 'buyer', 'otherSeller'] as const) {
        const { text } = await ask(row, identity)
        for (const secret of [lockedHouse.name, lockedGoods.draft.name, lockedHouse.owner.email])
          expect(text, `${row.endpoint} as ${identity}`).not.toContain(secret)
      }
  })

  test('reads lists finds only what is theirs', async () => {
    const read = async (identity: Identity, path: string) => (await (await world.callAs(identity)).get(path)).body
    for (const [identity, sees] of [
      ['buyer', true],
      ['seller', true],
      ['admin', true],
      ['otherBuyer', false],
      ['otherSeller', false],
    ] as const) {
      const { data } = await read(identity, `/api/v1/requests?search=%23${world.purchaseId}`)
      expect(
        data.some(({ id }: { id: number }) => id === world.purchaseId),
        identity,
      ).toBe(sees)
    }
    const [buyers, others] = [await read('buyer', '/api/v1/sessions'), await read('otherBuyer', '/api/v1/sessions')]
    const ids = new Set(buyers.data.map(({ id }: { id: number }) => id))
    expect(others.data.filter(({ id }: { id: number }) => ids.has(id))).toEqual([])
  })
})
