import { accountMessages } from '@fairquay/contract/accounts/messages.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Caller, openTestApp, type TestApp } from '../../test/app.ts'
import { readLinkToken, readMailbox } from '../../test/mailbox.ts'
import { makePerson } from '../../test/make.ts'
import { goodPassword } from '../../test/registration-form.ts'
import { isSignedIn, nextPassword, type SignIns, signInsOf } from '../../test/sign-ins.ts'

let market: TestApp
let people: SignIns
beforeAll(async () => {
  market = await openTestApp({ environment: { PUBLIC_URL: 'https://market.test' } })
  people = signInsOf(market)
})
afterAll(() => market.close())

describe('changing the password', () => {
  test('other sessions end, this one goes on, and the person is told', async () => {
    const { ann, asAnn } = await people.makeMember()
    const elsewhere = await people.asToken((await people.login(ann.email, goodPassword)).body.jwt.token)
    await people.askReset(ann.email)
    const link = await readLinkToken(market.db, ann.email)
    const body = { current_password: goodPassword, password: nextPassword }
    expect((await asAnn.put('/api/v1/profile/password', { body })).body).toEqual({ success: true })
    expect([await isSignedIn(asAnn), await isSignedIn(elsewhere)]).toEqual([true, false])
    expect((await people.login(ann.email, nextPassword)).status).toBe(200)
    expect((await people.useReset(link)).status).toBe(422)
    expect((await readMailbox(market.db, ann.email)).at(-1)?.subject).toBe('Your password at Fairquay was changed')
  })

  test('the current one is needed, and guesses are counted', async () => {
    const { asAnn } = await people.makeMember()
    const guess = (current_password: string) =>
      asAnn.put('/api/v1/profile/password', { body: { current_password, password: nextPassword } })
    for (let count = 0; count < 10; count++)
      expect((await guess('wrong')).body.details).toEqual({ current_password: accountMessages.passwordWrong })
    expect((await guess(goodPassword)).status).toBe(429)
  })

  test('whoever guesses in a session that is not theirs does not keep the owner from changing it in another', async () => {
    const { ann, asAnn } = await people.makeMember()
    const thief = await people.asToken((await people.login(ann.email, goodPassword)).body.jwt.token)
    const change = (caller: Caller, current_password: string) =>
      caller.put('/api/v1/profile/password', { body: { current_password, password: nextPassword } })
    for (let count = 0; count < 11; count++) await change(thief, 'wrong')
    expect((await change(thief, goodPassword)).status).toBe(429)
    expect((await change(asAnn, goodPassword)).status).toBe(200)
  })

  test('the new one follows the rules', async () => {
    const { ann, asAnn } = await people.makeMember()
    const change = (password: string) =>
      asAnn.put('/api/v1/profile/password', { body: { current_password: goodPassword, password } })
    expect((await change('short')).body.details).toEqual({ password: accountMessages.passwordLength })
    expect((await change('iloveyou1')).body.details).toEqual({ password: accountMessages.passwordCommon })
    expect((await change(' iloveyou1 ')).body.details).toEqual({ password: accountMessages.passwordCommon })
    expect((await change(' '.repeat(12))).body.details).toEqual({ password: accountMessages.passwordSpaces })
    expect((await change('abababab')).body.details).toEqual({ password: accountMessages.passwordRepeats })
    expect((await change(ann.email)).body.details).toEqual({ password: accountMessages.passwordEmail })
  })
})

describe('changing the e-mail address', () => {
  const ask = (caller: Caller, email: string, current_password = goodPassword) =>
    caller.put('/api/v1/profile/email', { body: { email, current_password } })
  const awaited = async (caller: Caller) => (await caller.get('/api/v1/profile')).body.awaited_email
  const open = (token: string) => market.guest.post('/api/v1/email-confirmations', { body: { token } })

  test('it changes when the link in the mail to the new one is opened, and the old one is told', async () => {
    const { ann, asAnn } = await people.makeMember()
    const email = `new-${ann.email}`
    await people.askReset(ann.email)
    const toOldAddress = await readLinkToken(market.db, ann.email)
    expect((await ask(asAnn, email.toUpperCase())).body).toEqual({ success: true })
    expect((await asAnn.get('/api/v1/profile')).body.email).toBe(ann.email)
    expect((await open(await readLinkToken(market.db, email))).body).toEqual({ state: 'active', email })
    expect((await asAnn.get('/api/v1/profile')).body.email).toBe(email)
    const told = (await readMailbox(market.db, ann.email)).at(-1)
    expect(told?.subject).toBe('Your address at Fairquay was changed')
    expect(told?.text).toContain(email)
    expect((await people.login(ann.email, goodPassword)).status).toBe(401)
    expect((await people.login(email, goodPassword)).status).toBe(200)
    expect((await people.useReset(toOldAddress)).status).toBe(422)
  })

  test('the password is needed and the address has a shape', async () => {
    const { asAnn } = await people.makeMember()
    expect((await ask(asAnn, 'new@test.invalid', 'wrong')).body.details).toEqual({
      current_password: accountMessages.passwordWrong,
    })
    expect((await ask(asAnn, 'new@test')).body.details).toEqual({ email: accountMessages.emailShape })
    expect(await readMailbox(market.db, 'new@test.invalid')).toEqual([])
  })

  test('a taken address gets the same answer, no mail, and is not taken away, not even when it was free on asking', async () => {
    const { asAnn } = await people.makeMember()
    const bob = await makePerson(market.db)
    const taken = await ask(asAnn, bob.email)
    expect(await awaited(asAnn)).toBe(bob.email)
    const free = await ask(asAnn, 'soon-taken@test.invalid')
    expect(taken.text).toBe(free.text)
    expect(await readMailbox(market.db, bob.email)).toEqual([])
    await makePerson(market.db, { email: 'soon-taken@test.invalid' })
    expect((await open(await readLinkToken(market.db, 'soon-taken@test.invalid'))).status).toBe(422)
  })

  test('the address that is awaited stands in the profile until it is given up, and its link works no longer', async () => {
    const { ann, asAnn } = await people.makeMember()
    expect(await awaited(asAnn)).toBeNull()
    await ask(asAnn, `awaited-${ann.email}`)
    await ask(asAnn, `next-${ann.email}`)
    expect(await awaited(asAnn)).toBe(`next-${ann.email}`)
    const link = await readLinkToken(market.db, `next-${ann.email}`)
    expect((await asAnn.delete('/api/v1/profile/email')).body).toEqual({ success: true })
    expect(await awaited(asAnn)).toBeNull()
    expect((await open(link)).status).toBe(422)
    expect((await asAnn.get('/api/v1/profile')).body.email).toBe(ann.email)
  })

  test('a link that ran out is not awaited', async () => {
    const { ann, asAnn } = await people.makeMember()
    await ask(asAnn, `late-${ann.email}`)
    await market.db
      .updateTable('email_tokens')
      .set({ expires_at: new Date(Date.now() - 1_000) })
      .where('user_id', '=', ann.id)
      .execute()
    expect(await awaited(asAnn)).toBeNull()
  })

  test('the present address, however it is written, is not another one', async () => {
    const { ann, asAnn } = await people.makeMember()
    const answer = await ask(asAnn, ` ${ann.email.toUpperCase()} `)
    expect([answer.status, answer.body.details]).toEqual([400, { email: accountMessages.emailSame }])
    expect(await awaited(asAnn)).toBeNull()
  })

  test('an admin, who has no company, can change it too', async () => {
    const { asAnn } = await people.makeMember({ role: 'admin' })
    await ask(asAnn, 'operator-new@test.invalid')
    expect((await open(await readLinkToken(market.db, 'operator-new@test.invalid'))).status).toBe(200)
  })
})

describe('the profile', () => {
  const details = { first_name: ' Ann ', last_name: 'Okafor', phone_code: '1 684', phone: '555 01 02' }

  test('holds what was saved, trimmed', async () => {
    const { ann, asAnn } = await people.makeMember()
    const saved = await asAnn.put('/api/v1/profile', { body: details })
    const profile = { ...details, first_name: 'Ann', phone_code: '+1-684', email: ann.email, awaited_email: null }
    expect(saved.body).toEqual(profile)
    expect((await asAnn.get('/api/v1/profile')).body).toEqual(profile)
    expect((await asAnn.get('/api/auth/custom-session')).body.user.profile.last_name).toBe('Okafor')
  })

  test('is saved without a phone, and a phone can be taken away', async () => {
    const { asAnn } = await people.makeMember()
    await asAnn.put('/api/v1/profile', { body: details })
    const saved = await asAnn.put('/api/v1/profile', { body: { ...details, phone: ' ' } })
    expect(saved.body).toMatchObject({ first_name: 'Ann', phone_code: '', phone: '' })
  })

  test('what is wrong is named, and what is not the person’s to change is refused', async () => {
    const { asAnn } = await people.makeMember()
    const wrong = { first_name: '', last_name: ' ', phone_code: 'abc', phone: '12' }
    expect((await asAnn.put('/api/v1/profile', { body: wrong })).body.details).toEqual({
      first_name: accountMessages.required,
      last_name: accountMessages.required,
      phone_code: accountMessages.dialCodeShape,
      phone: accountMessages.phoneShape,
    })
    for (const more of [{ role: 'admin' }, { status: 1 }, { company_id: 1 }, { email: 'x@test.invalid' }])
      expect((await asAnn.put('/api/v1/profile', { body: { ...details, ...more } })).status).toBe(400)
  })
})
