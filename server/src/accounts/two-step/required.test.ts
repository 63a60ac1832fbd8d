import { passkeyMessages } from '@fairquay/contract/accounts/passkeys/messages.ts'
import { twoStepMessages } from '@fairquay/contract/accounts/two-step/messages.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Caller, openTestApp, type TestApp } from '../../../test/app.ts'
import { goodPassword } from '../../../test/registration-form.ts'
import { signInsOf } from '../../../test/sign-ins.ts'
import { makeDevice } from '../../../test/software-authenticator.ts'
import { codeAt, stepOf } from './totp.ts'

let market: TestApp
beforeAll(async () => {
  market = await openTestApp({ environment: { REQUIRE_TWO_STEP: 'operators' } })
})
afterAll(() => market.close())

const path = '/api/v1/two-step'

async function codeOf(id: number): Promise<string> {
  const { secret } = await market.db
    .selectFrom('authenticators')
    .select('secret')
    .where('user_id', '=', id)
    .executeTakeFirstOrThrow()
  return codeAt(secret, stepOf(new Date()))
}

async function setUp(as: Caller, id: number): Promise<void> {
  await as.put(`${path}/authenticator`, { body: { current_password: goodPassword } })
  expect((await as.post(`${path}/authenticator/confirmation`, { body: { code: await codeOf(id) } })).status).toBe(200)
}

test('an operator may do nothing but set up the second step, and everything once it is there', async () => {
  const { ann: person, asAnn: operator } = await signInsOf(market).makeMember({ role: 'admin' })
  expect((await operator.get('/api/auth/custom-session')).body.user.needs_second_step).toBe(true)
  for (const call of ['/api/v1/operator/people', '/api/v1/profile', '/api/v1/cart'])
    expect((await operator.get(call)).status).toBe(403)
  expect((await operator.get('/api/v1/operator/people')).body.message).toMatch(/set up the second step first/)
  await setUp(operator, person.id)
  expect((await operator.get('/api/auth/custom-session')).body.user.needs_second_step).toBe(false)
  expect((await operator.get('/api/v1/operator/people')).status).toBe(200)
  const body = { current_password: goodPassword, code: await codeOf(person.id) }
  expect((await operator.put(`${path}/authenticator/removal`, { body })).body.message).toBe(
    twoStepMessages.requiredHere,
  )
})

test('what anybody may read it reads as a guest', async () => {
  const operator = await market.as('admin')
  const list = '/api/v1/marketplace/products'
  const [asOperator, asGuest] = await Promise.all([operator.get(list), market.guest.get(list)])
  expect(asOperator.body).toEqual(asGuest.body)
})

test('nothing is asked of others', async () => {
  const { asAnn } = await signInsOf(market).makeMember()
  expect((await asAnn.get('/api/auth/custom-session')).body.user.needs_second_step).toBe(false)
  expect((await asAnn.get('/api/v1/profile')).status).toBe(200)
})

describe('an operator with a passkey', () => {
  const passkeys = '/api/v1/passkeys'

  async function makeHolder() {
    const { ann: person, asAnn: byPassword } = await signInsOf(market).makeMember({ role: 'admin' })
    const device = makeDevice()
    const wanted = await byPassword.put(`${passkeys}/challenge`, { body: { current_password: goodPassword } })
    const added = await byPassword.post(passkeys, { body: { name: 'Key', ...device.make(wanted.body) } })
    expect(added.status).toBe(201)
    const asked = await market.guest.post('/api/auth/login/passkey-challenge')
    const { body } = await market.guest.post('/api/auth/login/passkey', { body: device.show(asked.body) })
    return { person, byPassword, byPasskey: await signInsOf(market).asToken(body.jwt.token), id: added.body.id }
  }

  test('has signed in well enough with it, and not with the password', async () => {
    const { byPassword, byPasskey } = await makeHolder()
    expect((await byPassword.get('/api/v1/operator/people')).status).toBe(403)
    expect((await byPasskey.get('/api/v1/operator/people')).status).toBe(200)
  })

  test('cannot be given another second step by whoever knows the password alone', async () => {
    const { person, byPassword, byPasskey, id } = await makeHolder()
    const body = { current_password: goodPassword }
    expect((await byPassword.put(`${path}/authenticator`, { body })).body.message).toBe(passkeyMessages.signInWithIt)
    expect((await byPassword.put(`${passkeys}/challenge`, { body })).body.message).toBe(passkeyMessages.signInWithIt)
    expect((await byPassword.put(`${passkeys}/${id}/removal`, { body })).status).toBe(403)
    // One that was begun before the passkey was there.
    expect((await byPasskey.put(`${path}/authenticator`, { body })).status).toBe(200)
    const code = await codeOf(person.id)
    const late = await byPassword.post(`${path}/authenticator/confirmation`, { body: { code } })
    expect(late.body.message).toBe(passkeyMessages.signInWithIt)
  })

  test('keeps the last one, unless there is an app', async () => {
    const { person, byPasskey, id } = await makeHolder()
    const body = { current_password: goodPassword }
    expect((await byPasskey.put(`${passkeys}/${id}/removal`, { body })).body.message).toBe(passkeyMessages.requiredHere)
    await setUp(byPasskey, person.id)
    expect((await byPasskey.put(`${passkeys}/${id}/removal`, { body })).status).toBe(200)
    expect((await byPasskey.get('/api/v1/operator/people')).status).toBe(200)
  })
})
