import { expect, test } from '@playwright/test'
import { fillLogin, makeBuyer, newPassword } from './accounts.ts'
import { readLink, readMails } from './outbox.ts'

test('a forgotten password is replaced through the link of a mail, which stays in no address and no history', async ({
  page,
  request,
}) => {
  const email = await makeBuyer(request)
  await page.goto('/#/secured/login')
  await page.getByRole('link', { name: 'Forgotten password' }).click()
  await page.getByRole('button', { name: 'Send me a link' }).click()
  await expect(page.getByText('The field is required.')).toBeVisible()
  await page.getByRole('main').getByLabel('E-mail').fill(email)
  await page.getByRole('button', { name: 'Send me a link' }).click()
  const sent = page.getByText('If there is an account with this address, a message with a link is on its way.')
  await expect(sent).toBeVisible()

  const link = await readLink(request, email)
  const token = link.split('token=')[1] ?? ''
  await page.goto(link)
  const box = page.getByLabel('New password')
  await expect(box).toBeVisible()
  expect(page.url()).not.toContain(token)
  await box.fill('short')
  await page.getByRole('button', { name: 'Save password' }).click()
  await expect(page.getByText('A password has 8 to 128 characters.')).toBeVisible()
  await box.fill('password1')
  await page.getByRole('button', { name: 'Save password' }).click()
  await expect(page.getByText('This password is among the most used ones.')).toBeVisible()
  await box.fill('zzzzzzzzzz')
  await page.getByRole('button', { name: 'Save password' }).click()
  await expect(page.getByText('Please use at least four different characters.')).toBeVisible()
  await box.fill(email)
  await page.getByRole('button', { name: 'Save password' }).click()
  await expect(page.getByText('Your e-mail address is the first thing others would try.')).toBeVisible()
  const tokens = page.getByRole('checkbox', { name: 'End the API tokens of my programs too' })
  await expect(tokens).toBeChecked()
  await expect(tokens).toHaveAccessibleDescription(/are refused until they get a new one/)
  await box.fill('eight quick cranes')
  await expect(page.getByText('Strong.')).toBeVisible()
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(box).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Save password' }).click()
  await expect(page.getByText('Your password is set')).toBeVisible()
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain(token)
  for (let step = 0; step < 3; step++) {
    await page.goBack()
    expect(page.url()).not.toContain(token)
  }

  await page.goto('/#/secured/login')
  await fillLogin(page, email, newPassword)
  await expect(page.getByText('Invalid credentials')).toBeVisible()
  await fillLogin(page, email, 'eight quick cranes')
  await expect(page.getByRole('button', { name: 'Account of Ann' })).toBeVisible()
  const cookies = await page.context().cookies(new URL('/api/auth/login', page.url()).href)
  expect(cookies).toMatchObject([
    { name: 'fairquay_device', httpOnly: true, sameSite: 'Strict', path: '/api/auth/login' },
  ])
  expect(await page.evaluate(() => document.cookie)).toBe('')

  await page.goto(link)
  await page.getByLabel('New password').fill('and a third one')
  await page.getByRole('button', { name: 'Save password' }).click()
  await expect(page.getByText('This link was used already or is older than it may be.')).toBeVisible()
  await page.getByRole('link', { name: 'Ask for a new link' }).click()
  await expect(page.getByRole('heading', { name: 'Forgotten password' })).toBeVisible()
})

test('an address nobody has gets the same answer and no mail', async ({ page, request }) => {
  await page.goto('/#/secured/forgotten')
  await page.getByRole('main').getByLabel('E-mail').fill('nobody-here@journeys.test')
  await page.getByRole('button', { name: 'Send me a link' }).click()
  await expect(
    page.getByText('If there is an account with this address, a message with a link is on its way.'),
  ).toBeVisible()
  expect(await readMails(request, 'nobody-here@journeys.test')).toEqual([])
})

test('without the link the page says so and leads on', async ({ page }) => {
  await page.goto('/#/secured/new-password')
  await expect(page.getByText('This page needs the link from our message.')).toBeVisible()
  await page.getByRole('link', { name: 'Ask for a new link' }).click()
  await expect(page).toHaveURL(/#\/secured\/forgotten$/)
})
