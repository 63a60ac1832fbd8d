import { twoStepMessages } from '@fairquay/contract/accounts/two-step/messages.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Caller, openTestApp, type TestApp } from '../../../test/app.ts'
import { goodPassword } from '../../../test/registration-form.ts'
import { signInsOf } from '../../../test/sign-ins.ts'
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
