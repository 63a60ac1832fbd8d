import { randomInt, randomUUID } from 'node:crypto'
import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { demoPassword, readLink, signInThere } from './outbox.ts'

export const newPassword = 'seven slow barges'

/**
 * Another machine for each form that a journey sends beside its browser, as a proxy in front would name it: one that registers as many people in an hour as all
 * journeys do is refused.
 */
export function fromElsewhere(): { 'X-Forwarded-For': string } {
  return { 'X-Forwarded-For': `198.18.${randomInt(256)}.${randomInt(256)}` }
}

/** An account of the journey's own, confirmed and ready to sign in. */
export function makeBuyer(request: APIRequestContext, domain?: string): Promise<string> {
  return makeAccount(request, 'buyer', domain)
}

/** A seller of the journey's own: a company has one place for an import, and the sellers of the demo are everybody's. */
export function makeSeller(request: APIRequestContext): Promise<string> {
  return makeAccount(request, 'seller')
}

async function makeAccount(
  request: APIRequestContext,
  type: 'buyer' | 'seller',
  domain = 'journeys.test',
): Promise<string> {
  const email = `ann-${randomUUID().slice(0, 8)}@${domain}`
  const company = { name: 'Lee Imports', country: 'IT', city: 'Milano', address: 'Via Roma 1', zip: '20121' }
  const rest = { website: '', registration_number: '', tax_number: '' }
  const person = { first_name: 'Ann', last_name: 'Lee', phone_code: '+39', phone: '02 1234 567' }
  const sent = await request.post('/api/auth/register', {
    headers: fromElsewhere(),
    data: { type, ...person, email, password: newPassword, terms: true, company: { ...company, ...rest } },
  })
  expect(sent.ok()).toBe(true)
  const token = (await readLink(request, email)).split('token=')[1]
  const answer = await request.post('/api/v1/email-confirmations', { headers: fromElsewhere(), data: { token } })
  expect(answer.ok()).toBe(true)
  return email
}

/** Somebody who may only read for the company of an owner: invited, and ready to sign in. */
export async function makeViewer(
  request: APIRequestContext,
  owner: { headers: Record<string, string> },
  domain = 'journeys.test',
): Promise<string> {
  const email = `vera-${randomUUID().slice(0, 8)}@${domain}`
  const headers = { ...owner.headers, 'Idempotency-Key': randomUUID() }
  const invited = await request.post('/api/v1/invitations', { headers, data: { email, role: 'viewer' } })
  expect(invited.ok(), await invited.text()).toBe(true)
  const token = (await readLink(request, email)).split('token=')[1]
  const person = { first_name: 'Vera', last_name: 'Nunes', password: newPassword }
  const joined = await request.post('/api/v1/invitations/acceptances', {
    headers: fromElsewhere(),
    data: { token, person },
  })
  expect(joined.ok(), await joined.text()).toBe(true)
  return email
}

/** Signs somebody in on this machine without the form, whose own journeys are `session`, `frame` and `registration`. */
export async function signIn(page: Page, email: string, password = demoPassword): Promise<void> {
  const token = await signInThere(page.request, email, password)
  await page.addInitScript((value) => localStorage.setItem('token', value), token)
  // What is open already begins anew.
  if (page.url() !== 'about:blank') await page.reload()
}

/** Signs out by the address. The page begins anew then: it is left, so that nothing done next is lost with it. */
export async function signOut(page: Page, then = '/#/secured/login'): Promise<void> {
  await page.goto('/#/users/logout')
  await expect(page).toHaveURL(/secured\/login/)
  await page.goto('about:blank')
  await page.goto(then)
}

/** The footer of the page before has a field for an e-mail too. */
export async function fillLogin(page: Page, email: string, password: string): Promise<void> {
  await page.getByRole('main').getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
}
