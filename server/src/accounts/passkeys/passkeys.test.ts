import { randomUUID } from 'node:crypto'
import { passkeyMessages } from '@fairquay/contract/accounts/passkeys/messages.ts'
import { mostPasskeys } from '@fairquay/contract/accounts/passkeys/rules.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Answer, type Caller, openTestApp, type TestApp } from '../../../test/app.ts'
import { readLinkToken, readMailbox } from '../../../test/mailbox.ts'
import { goodPassword } from '../../../test/registration-form.ts'
import { isSignedIn, nextPassword, type SignIns, signInsOf } from '../../../test/sign-ins.ts'
import { bytesOf, makeDevice, strangeKey, textOf, type Wrong } from '../../../test/software-authenticator.ts'

let market: TestApp
let people: SignIns
beforeAll(async () => {
  market = await openTestApp()
  people = signInsOf(market)
})
afterAll(() => market.close())
beforeEach(() => market.db.deleteFrom('attempts').execute())

type Device = ReturnType<typeof makeDevice>

const path = '/api/v1/passkeys'
const begin = (as: Caller, current_password = goodPassword) =>
  as.put(`${path}/challenge`, { body: { current_password } })
const remove = (as: Caller, id: number, current_password = goodPassword) =>
  as.put(`${path}/${id}/removal`, { body: { current_password } })

async function add(as: Caller, device: Device, wrong: Wrong = {}, key = randomUUID()): Promise<Answer> {
  const made = device.make((await begin(as)).body, wrong)
  return as.post(path, { body: { name: 'Telephone', ...made }, headers: { 'idempotency-key': key } })
}

async function ask() {
  const { status, body } = await market.guest.post('/api/auth/login/passkey-challenge')
  expect(status).toBe(200)
  return body as { challenge: string; rp_id: string }
}

const show = (body: object, headers = {}) => market.guest.post('/api/auth/login/passkey', { body, headers })
const signIn = async (device: Device, wrong: Wrong = {}) => show(device.show(await ask(), wrong))

/** Somebody with a passkey. */
async function makeHolder(options: Parameters<typeof makeDevice>[0] = {}) {
  const made = await people.makeMember()
  const device = makeDevice(options)
  const { status, body } = await add(made.asAnn, device)
  expect([status, body.name]).toEqual([201, 'Telephone'])
  return { ...made, device, passkey: body as { id: number } }
}

const refusedAlike = (answer: Answer) =>
  expect([answer.status, answer.body.code, answer.body.message]).toEqual([
    401,
    'invalid_credentials',
    'Invalid credentials',
  ])

describe('adding a passkey', () => {
  test('asks the password, tells by mail and in the audit log, and ends no session', async () => {
    const { ann, asAnn } = await people.makeMember()
    const elsewhere = await people.asToken((await people.login(ann.email, goodPassword)).body.jwt.token)
    expect((await begin(asAnn, 'not this one')).body.details).toHaveProperty('current_password')
    const device = makeDevice()
    expect((await add(asAnn, device)).body).toMatchObject({ name: 'Telephone', is_synced: false, last_used_at: null })
    expect([await isSignedIn(asAnn), await isSignedIn(elsewhere)]).toEqual([true, true])
    const mail = (await readMailbox(market.db, ann.email)).at(-1)
    expect(mail?.subject).toContain('was added')
    expect(mail?.text).toContain('“Telephone”')
    const { data } = (await (await market.as('admin')).get('/api/v1/operator/audit', { query: { thing: 'person' } }))
      .body
    expect(data[0]).toMatchObject({ thing_id: ann.id, after: { passkey: 'added: Telephone' } })
    expect((await asAnn.get(path)).body.data).toHaveLength(1)
    // What is there already is not made twice.
    const { body } = await begin(asAnn)
    expect(body).toMatchObject({
      rp: { id: 'localhost' },
      known: [{ credential: device.credential, transports: ['internal'] }],
    })
  })

  test('asked again after a lost answer, it is one passkey', async () => {
    const { asAnn } = await people.makeMember()
    const body = { name: 'Key', ...makeDevice().make((await begin(asAnn)).body) }
    const headers = { 'idempotency-key': randomUUID() }
    const [first, again] = [await asAnn.post(path, { body, headers }), await asAnn.post(path, { body, headers })]
    expect([again.status, again.body]).toEqual([201, first.body])
    expect((await asAnn.get(path)).body.data).toHaveLength(1)
    // As a sending of its own it comes too late.
    expect((await asAnn.post(path, { body })).body.message).toBe(passkeyMessages.tookTooLong)
  })

  test.each<[string, Wrong]>([
    ['for another origin', { origin: 'https://evil.example' }],
    ['for another port', { origin: 'http://localhost:3001' }],
    ['for another name', { rpId: 'evil.example' }],
    ['as a sign-in', { type: 'webauthn.get' }],
    ['without asking who is there', { isVerified: false }],
    ['without anybody there', { isPresent: false }],
    ['within a page of others', { crossOrigin: true }],
    ['with another challenge', { challenge: 'A'.repeat(43) }],
    ['in a form nobody knows', { statement: { form: 'other', value: Buffer.from([0xa0]) } }],
    [
      'with a certificate, which names addresses to call',
      {
        statement: {
          form: 'packed',
          value: Buffer.concat([Buffer.from([0xa1]), textOf('x5c'), Buffer.from([0x81]), bytesOf(Buffer.alloc(30))]),
        },
      },
    ],
  ])('one made %s is refused', async (_how, wrong) => {
    const { asAnn } = await people.makeMember()
    expect((await add(asAnn, makeDevice(), wrong)).status).toBe(422)
    expect((await asAnn.get(path)).body.data).toEqual([])
  })

  test('one made for another person, for a sign-in, or too late is refused', async () => {
    const [{ ann, asAnn }, { asAnn: asBen }] = [await people.makeMember(), await people.makeMember()]
    const device = makeDevice()
    const wanted = (await begin(asAnn)).body
    const body = { name: 'Key', ...device.make(wanted) }
    expect((await asBen.post(path, { body })).body.message).toBe(passkeyMessages.tookTooLong)
    const ofSignIn = { name: 'Key', ...device.make({ ...wanted, challenge: (await ask()).challenge }) }
    expect((await asAnn.post(path, { body: ofSignIn })).body.message).toBe(passkeyMessages.tookTooLong)
    await sql`update passkey_challenges set expires_at = now() where user_id = ${ann.id}`.execute(market.db)
    expect((await asAnn.post(path, { body })).body.message).toBe(passkeyMessages.tookTooLong)
  })

  test('a device that is known cannot be added by somebody else', async () => {
    const { device } = await makeHolder()
    const { asAnn: asBen } = await people.makeMember()
    expect((await add(asBen, device)).body.message).toBe(passkeyMessages.knownAlready)
  })

  test('nobody has more than twenty', async () => {
    const { ann, asAnn } = await makeHolder()
    await sql`
      insert into passkeys (user_id, credential_id, public_key, user_handle, name)
      select user_id, decode(md5(n::text || ${ann.id}::text), 'hex'), public_key, user_handle, 'No. ' || n
      from passkeys, generate_series(1, ${mostPasskeys - 1}::int) n where user_id = ${ann.id}`.execute(market.db)
    expect((await begin(asAnn)).body.message).toBe(passkeyMessages.tooMany(mostPasskeys))
  })

  test('is refused where the marketplace has no name', async () => {
    const numbered = await openTestApp({ environment: { PUBLIC_URL: 'http://192.0.2.7' } })
    try {
      const asAnn = await numbered.as('buyer')
      expect((await begin(asAnn)).body.message).toBe(passkeyMessages.needsName)
      const { body } = await numbered.guest.post('/api/auth/login/passkey-challenge')
      expect(body.message).toBe(passkeyMessages.needsName)
    } finally {
      await numbered.close()
    }
  })
})

describe('signing in with a passkey', () => {
  test('opens a session by itself, known as what it is, and says when it was last used', async () => {
    const { ann, asAnn, device } = await makeHolder()
    const { status, body, headers } = await signIn(device)
    expect([status, body.user.email]).toEqual([200, ann.email])
    expect(String(headers['set-cookie'])).toMatch(/^fairquay_device=/)
    const { data } = (await (await people.asToken(body.jwt.token)).get('/api/v1/sessions')).body
    expect(data.find((one: { is_current: boolean }) => one.is_current).way).toBe('passkey')
    expect((await asAnn.get(path)).body.data[0].last_used_at).toMatch(/^20/)
    expect((await signIn(device)).status).toBe(200)
  })

  test('goes past the code of an app', async () => {
    const { ann, device } = await makeHolder()
    const app = { user_id: ann.id, secret: Buffer.alloc(20, 7), confirmed_at: new Date() }
    await market.db.insertInto('authenticators').values(app).execute()
    expect((await people.login(ann.email, goodPassword)).body.code).toBe('second_step')
    expect((await signIn(device)).status).toBe(200)
  })

  test.each<[string, Wrong]>([
    ['for another origin', { origin: 'https://evil.example' }],
    ['for another name', { rpId: 'evil.example' }],
    ['as one being added', { type: 'webauthn.create' }],
    ['without asking who is there', { isVerified: false }],
    ['within a page of others', { crossOrigin: true }],
    ['with another key', { key: strangeKey() }],
    ['for a challenge of its own', { challenge: 'A'.repeat(43) }],
    ['for another person', { handle: 'A'.repeat(43) }],
  ])('one shown %s is refused as a wrong password is', async (_how, wrong) => {
    const { device } = await makeHolder()
    refusedAlike(await signIn(device, wrong))
    expect((await signIn(device)).status).toBe(200)
  })

  test('an answer counts once, also when it was refused; so does one that comes late', async () => {
    const { device } = await makeHolder()
    const answer = device.show(await ask())
    expect((await show(answer)).status).toBe(200)
    refusedAlike(await show(answer))
    const asked = await ask()
    refusedAlike(await show(device.show(asked, { key: strangeKey() })))
    refusedAlike(await show(device.show(asked)))
    const late = device.show(await ask())
    await sql`update passkey_challenges set expires_at = now()`.execute(market.db)
    refusedAlike(await show(late))
  })

  test('of several that show one answer at once, one gets in', async () => {
    const { device } = await makeHolder()
    const answer = device.show(await ask())
    const answers = await Promise.all([1, 2, 3, 4].map(() => show(answer)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401])
  })

  test('a copy that has counted less is refused; a device that counts nothing is not', async () => {
    const { device } = await makeHolder()
    device.turnTo(7)
    expect((await signIn(device)).status).toBe(200)
    device.turnTo(6)
    refusedAlike(await signIn(device))
    device.turnTo(7)
    refusedAlike(await signIn(device))
    expect((await signIn(device)).status).toBe(200)
    const { device: plain } = await makeHolder({ counts: false })
    for (let count = 0; count < 3; count++) expect((await signIn(plain)).status).toBe(200)
  })

  test("one person's passkey is not taken for another's", async () => {
    const [ann, ben] = [await makeHolder(), await makeHolder()]
    const asked = await ask()
    const ofBen = ben.device.show(asked)
    refusedAlike(await show({ ...ofBen, credential: ann.device.credential }))
    refusedAlike(await show({ ...ben.device.show(await ask()), user_handle: ann.device.show(asked).user_handle }))
  })

  test.each([
    ['suspended', sql`status = 2`],
    ['not confirmed', sql`status = 0, email_confirmed_at = null`],
  ])('whoever is %s is refused in the same words', async (_how, state) => {
    const { ann, device } = await makeHolder()
    await sql`update users set ${state} where id = ${ann.id}`.execute(market.db)
    refusedAlike(await signIn(device))
    refusedAlike(await signIn(makeDevice(), { handle: 'A'.repeat(43) }))
  })

  test('is counted by network', async () => {
    const { device } = await makeHolder()
    const headers = { 'x-forwarded-for': '198.51.100.23' }
    const wrong = device.show(await ask(), { key: strangeKey() })
    for (let count = 0; count < 100; count++) expect((await show(wrong, headers)).status).toBe(401)
    expect((await show(device.show(await ask()), headers)).status).toBe(429)
    expect((await signIn(device)).status).toBe(200)
  })

  test('goes on after a forgotten password, which ends sessions', async () => {
    const { ann, device } = await makeHolder()
    const open = await people.asToken((await signIn(device)).body.jwt.token)
    await people.askReset(ann.email)
    await people.useReset(await readLinkToken(market.db, ann.email), nextPassword)
    expect(await isSignedIn(open)).toBe(false)
    expect((await signIn(device)).status).toBe(200)
  })
})

describe('changing passkeys', () => {
  test('one is renamed, with a name of one line', async () => {
    const { asAnn, passkey } = await makeHolder()
    const rename = (name: string) => asAnn.put(`${path}/${passkey.id}`, { body: { name } })
    expect((await rename('  Key\n of the  office ')).body.name).toBe('Key of the office')
    expect((await rename('   ')).body.details).toEqual({ name: passkeyMessages.nameMissing })
  })

  test('one is removed with the password; what it opened ends, but for the session that asks', async () => {
    const { ann, asAnn, device, passkey } = await makeHolder()
    const [open, asking] = [
      await people.asToken((await signIn(device)).body.jwt.token),
      await people.asToken((await signIn(device)).body.jwt.token),
    ]
    const late = device.show(await ask())
    expect((await remove(asking, passkey.id, 'wrong')).body.details).toHaveProperty('current_password')
    expect((await remove(asking, passkey.id)).status).toBe(200)
    expect([await isSignedIn(open), await isSignedIn(asking), await isSignedIn(asAnn)]).toEqual([false, true, true])
    refusedAlike(await show(late))
    expect((await readMailbox(market.db, ann.email)).at(-1)?.subject).toContain('was removed')
    expect((await remove(asking, passkey.id)).status).toBe(404)
  })

  test("another's is not found", async () => {
    const [{ passkey }, { asAnn: asBen }] = [await makeHolder(), await makeHolder()]
    expect((await remove(asBen, passkey.id)).status).toBe(404)
    expect((await asBen.put(`${path}/${passkey.id}`, { body: { name: 'Mine' } })).status).toBe(404)
  })

  test('an operator takes them away with the second step; every session ends', async () => {
    const { ann, asAnn, device } = await makeHolder()
    const admin = await market.as('admin')
    const found = await admin.get('/api/v1/operator/people', { query: { search: ann.email } })
    expect(found.body.data[0].has_two_steps).toBe(true)
    const body = { reason: 'Lost the telephone.' }
    expect((await admin.put(`/api/v1/people/${ann.id}/two-step/removal`, { body })).status).toBe(200)
    expect(await isSignedIn(asAnn)).toBe(false)
    refusedAlike(await signIn(device))
  })
})
