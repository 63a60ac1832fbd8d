import { expect, test } from '@playwright/test'
import { fillLogin } from './accounts.ts'
import { demoPassword, signInThere } from './outbox.ts'

const storedToken = () => localStorage.getItem('token')

for (const place of [
  '/?adminAccessToken=TOKEN',
  '/?adminAccessToken=TOKEN#/products',
  '/#/products?adminAccessToken=TOKEN',
])
  test(`a token is taken from ${place} and leads to the dashboard`, async ({ page, request }) => {
    const token = await signInThere(request, 'seller@demo.test')
    await page.goto('/#/pages/terms')
    await page.goto('about:blank')
    await page.goto(place.replace('TOKEN', token))
    await expect(page.getByRole('navigation', { name: 'Dashboard' })).toBeVisible()
    await expect(page).toHaveURL(/#\/dashboard$/)
    expect(await page.evaluate(storedToken)).toBe(token)
    expect(page.url()).not.toContain(token)
    await page.goBack()
    expect(page.url()).not.toContain(token)
  })

test('ten characters are no token', async ({ page }) => {
  await page.goto('/?adminAccessToken=0123456789')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible()
  expect(await page.evaluate(storedToken)).toBeNull()
})

test('an unknown token ends as signed out', async ({ page }) => {
  await page.goto('/#/dashboard?adminAccessToken=nobody-knows-this-token')
  await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible()
  expect(await page.evaluate(storedToken)).toBeNull()
})

for (const path of ['/dashboard', '/profile', '/products-parent', '/profile/company-profile', '/operator/approvals'])
  test(`a guest who opens ${path} signs in first and comes back to it`, async ({ page }) => {
    await page.goto(`/#${path}`)
    await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Dashboard' })).toHaveCount(0)
    await fillLogin(page, 'admin@demo.test', demoPassword)
    await expect(page).toHaveURL(new RegExp(`#${path}$`))
    await expect(page.getByRole('navigation', { name: 'Dashboard' })).toBeVisible()
  })

test('while the session loads nothing is shown', async ({ page, request }) => {
  const token = await signInThere(request, 'seller@demo.test')
  let letThrough = () => {}
  const held = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route('**/api/auth/custom-session', async (route) => {
    await held
    await route.continue()
  })
  await page.addInitScript((value) => localStorage.setItem('token', value), token)
  const asked = page.waitForRequest('**/api/auth/custom-session')
  await page.goto('/#/dashboard')
  await asked
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  expect((await page.locator('body').innerText()).trim()).toBe('')
  letThrough()
  await expect(page.getByRole('navigation', { name: 'Dashboard' })).toBeVisible()
})

test('the dashboard’s Logout forgets the token and reloads; opening the way out does so too, and signing in does not lead there', async ({
  page,
  request,
}) => {
  const token = await signInThere(request, 'seller@demo.test')
  await page.goto(`/?adminAccessToken=${token}`)
  const anew = page.waitForEvent('load')
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click()
  await anew
  await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible()
  // Who signs in next does not begin where the last one worked.
  await expect(page).toHaveURL(/#\/secured\/login$/)
  expect(await page.evaluate(storedToken)).toBeNull()

  const second = await signInThere(request, 'seller@demo.test')
  await page.goto(`/?adminAccessToken=${second}`)
  await expect(page.getByRole('navigation', { name: 'Dashboard' })).toBeVisible()
  await page.goto('/#/users/logout')
  await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible()
  expect(await page.evaluate(storedToken)).toBeNull()
  const answer = await request.get('/api/auth/custom-session', { headers: { Authorization: `Bearer ${second}` } })
  expect(answer.status()).toBe(401)

  await page.goto('/#/users/logout')
  await fillLogin(page, 'seller@demo.test', demoPassword)
  await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible()
})

test('a session that ends while the page is open leads back to the login', async ({ page, request }) => {
  const token = await signInThere(request, 'seller@demo.test')
  await page.goto(`/?adminAccessToken=${token}`)
  await expect(page.getByRole('navigation', { name: 'Dashboard' })).toBeVisible()
  await request.get('/api/auth/logout', { headers: { Authorization: `Bearer ${token}` } })
  // Pressing a link asks the server, which refuses; often the stream of notifications, which ends with the session, has told the page before.
  const pressing = page.getByRole('link', { name: 'Profile', exact: true }).click({ timeout: 5_000 })
  await pressing.catch(() => undefined)
  await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible()
})

test('whoever opens the marketplace while the server stumbles is known again when it is back', async ({
  page,
  request,
}) => {
  const token = await signInThere(request, 'buyer@demo.test')
  await page.addInitScript((value) => localStorage.setItem('token', value), token)
  await page.route('**/api/auth/custom-session', (route) =>
    route.fulfill({ status: 503, json: { code: 'unavailable', message: 'Away.' } }),
  )
  await page.goto('/#/cart')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible()
  expect(await page.evaluate(storedToken)).toBe(token)
  await page.unroute('**/api/auth/custom-session')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toHaveCount(0)
  await expect(page.getByRole('main').getByText('Sign in to use your cart')).toHaveCount(0)
})
