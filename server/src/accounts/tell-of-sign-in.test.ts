import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { goodPassword } from '../../test/registration-form.ts'
import { type SignIns, signInsOf } from '../../test/sign-ins.ts'
import { makeLog } from '../log.ts'
import { codeAt, stepOf } from './two-step/totp.ts'

type Line = { msg: string; level: number; time: number; pid: number; hostname: string; id?: string }
let lines: Line[] = []
const log = makeLog('info', { write: (line) => void lines.push(JSON.parse(line)) })

let market: TestApp
let people: SignIns
beforeAll(async () => {
  market = await openTestApp({ log })
  people = signInsOf(market)
})
afterAll(() => market.close())
beforeEach(() => market.db.deleteFrom('attempts').execute())

/** What the log said meanwhile, without the numbers of the calls. */
async function toldDuring(does: () => Promise<unknown>) {
  lines = []
  await does()
  return lines.map(({ id, time, pid, hostname, ...line }) => {
    expect(id).toMatch(/^[0-9a-f-]{36}$/)
    return line
  })
}

test('the log tells of passwords that were right, wrong or asked again, by account and not by address', async () => {
  const { ann, asAnn } = await people.makeMember()
  const signedIn = { level: 30, way: 'password', account: ann.id, msg: 'signed in' }
  const refused = { level: 40, way: 'password', reason: 'invalid_credentials', msg: 'sign-in refused' }
  expect(await toldDuring(() => people.login(ann.email, goodPassword))).toEqual([signedIn])
  expect(await toldDuring(() => people.login(ann.email, 'not this one'))).toEqual([{ ...refused, account: ann.id }])
  expect(await toldDuring(() => people.login('nobody@lee.test', 'not this one'))).toEqual([refused])
  expect(
    await toldDuring(() => asAnn.put('/api/v1/two-step/authenticator', { body: { current_password: 'nor this' } })),
  ).toEqual([{ level: 40, account: ann.id, msg: 'a password that was asked again is wrong' }])
})

test('the log tells of both steps, of a passkey nobody knows and of a code of a provider that is spent', async () => {
  const { ann, asAnn } = await people.makeMember()
  await asAnn.put('/api/v1/two-step/authenticator', { body: { current_password: goodPassword } })
  const { secret } = await market.db
    .selectFrom('authenticators')
    .select('secret')
    .where('user_id', '=', ann.id)
    .executeTakeFirstOrThrow()
  const confirmed = await asAnn.post('/api/v1/two-step/authenticator/confirmation', {
    body: { code: codeAt(secret, stepOf(new Date())) },
    headers: { 'idempotency-key': randomUUID() },
  })
  expect(confirmed.status).toBe(200)
  let ticket = ''
  expect(
    await toldDuring(async () => {
      ticket = (await people.login(ann.email, goodPassword)).body.details.ticket
    }),
  ).toEqual([{ level: 30, way: 'password', account: ann.id, reason: 'second_step', msg: 'sign-in goes on elsewhere' }])
  const step = (code: string) => market.guest.post('/api/auth/login/second-step', { body: { ticket, code } })
  expect(await toldDuring(() => step(codeAt(secret, 1)))).toEqual([
    { level: 40, way: 'code', account: ann.id, reason: 'invalid_input', msg: 'sign-in refused' },
  ])
  expect(await toldDuring(() => step(confirmed.body.recovery_codes[0]))).toEqual([
    { level: 30, way: 'code', account: ann.id, msg: 'signed in' },
  ])
  const bytes = { credential: 'YQ', client_data: 'YQ', authenticator_data: 'YQ', signature: 'YQ', user_handle: 'YQ' }
  expect(await toldDuring(() => market.guest.post('/api/auth/login/passkey', { body: bytes }))).toEqual([
    { level: 40, way: 'passkey', reason: 'invalid_credentials', msg: 'sign-in refused' },
  ])
  const spent = { code: 'spent', browser: 'another' }
  expect(await toldDuring(() => market.guest.post('/api/auth/company-sign-in/session', { body: spent }))).toEqual([
    { level: 40, way: 'company', reason: 'refused', msg: 'sign-in refused' },
  ])
})

test('attempts beyond the limits do not fill the log', async () => {
  const { ann } = await people.makeMember()
  const told = await toldDuring(async () => {
    for (let n = 0; n < 14; n++) await people.login(ann.email, 'not this one')
  })
  expect(told).toHaveLength(10)
})
