import { randomUUID } from 'node:crypto'
import { expect, type Page, test } from '@playwright/test'
import { fillLogin, newPassword } from './accounts.ts'
import { inspect } from './inspect.ts'
import { demoPassword, readLink, readMails } from './outbox.ts'

async function fillForm(page: Page, email: string, company: string): Promise<void> {
  await page.getByLabel('First name').fill('Ann')
  await page.getByLabel('Last name').fill('Lee')
  await page.getByRole('main').getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(newPassword)
  await page.getByLabel('Company name').fill(company)
  await page.getByLabel('Country', { exact: true }).selectOption('Italy')
  await page.getByRole('checkbox', { name: /^I accept the Terms/ }).check()
}

test('a buyer registers from a product, opens the link of the mail once, signs in, is back and asks', async ({
  page,
  request,
}) => {
  const email = `ann-${randomUUID().slice(0, 8)}@journeys.test`
  await page.goto('/#/products?availability=in-stock')
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click()
  await expect(page).toHaveURL(/#\/product\//)
  const product = new URL(page.url()).hash
  await page.getByRole('main').getByRole('link', { name: 'Register' }).click()
  await expect(page.getByRole('radio', { name: 'Buyer' })).toBeChecked()
  await fillForm(page, email, 'Lee Imports')
  await page.getByRole('button', { name: 'Register' }).click()
  await expect(page.getByRole('heading', { name: 'Check your mailbox' })).toBeFocused()
  await expect(page.getByText(email)).toBeVisible()

  await page.getByRole('link', { name: 'Login' }).click()
  await fillLogin(page, email, newPassword)
  await expect(page.getByText('Invalid credentials')).toBeVisible()

  const link = await readLink(request, email)
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Address confirmed' })).toBeVisible()
  expect(page.url()).toMatch(/#\/secured\/confirm$/)
  await page.getByRole('link', { name: 'Login' }).click()
  await fillLogin(page, email, newPassword)
  await expect(page.getByRole('button', { name: 'Account of Ann' })).toBeVisible()
  expect(new URL(page.url()).hash).toBe(product)

  // What registering did not ask is asked before the first request, once.
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'start order' }).click()
  const details = page.getByRole('dialog', { name: 'Before your first request' })
  await details.getByRole('button', { name: 'Save and continue' }).click()
  await expect(details.getByText('The field is required.')).toHaveCount(4)
  await details.getByLabel('Phone', { exact: true }).fill('02 1234567')
  await details.getByLabel('Street and number').fill('Via Roma 1')
  await details.getByLabel('Postal code').fill('20121')
  await details.getByLabel('City').fill('Milano')
  expect((await inspect(page).analyze()).violations).toEqual([])
  await details.getByRole('button', { name: 'Save and continue' }).click()
  const confirmation = page.getByRole('dialog', { name: 'Send purchase request?' })
  await expect(confirmation.getByLabel('Message')).toBeVisible()
  expect((await inspect(page).analyze()).violations).toEqual([])
  await page.reload()
  await expect(confirmation.getByLabel('Message')).toBeVisible()

  await page.goto(link)
  await expect(page.getByText('This link was used already or is older than it may be.')).toBeVisible()
})

test('what is wrong is told on top and at its field, and nothing typed is lost', async ({ page }) => {
  await page.goto('/#/secured/register?type=seller')
  await expect(page.getByRole('radio', { name: 'Seller' })).toBeChecked()
  await page.getByRole('button', { name: 'Register' }).click()
  const summary = page.getByRole('group', { name: /fields need your attention/ })
  await expect(summary).toBeFocused()
  await expect(summary.getByRole('button')).toHaveText([
    'First name: The field is required.',
    'Last name: The field is required.',
    'E-mail: The field is required.',
    'Password: A password has 8 to 128 characters.',
    'Company name: The field is required.',
    'Country: Please choose a country.',
    'Terms: Please accept the terms to register.',
  ])
  expect((await inspect(page).analyze()).violations).toEqual([])
  await summary.getByRole('button', { name: /^Company name/ }).click()
  await expect(page.getByLabel('Company name')).toBeFocused()
  await page.keyboard.type('Lee Lines')
  await expect(summary.getByRole('button', { name: /^Company name/ })).toHaveCount(0)

  await page.getByRole('radio', { name: 'Service Provider' }).check()
  await page.getByLabel('First name').fill('Ann')
  await page.getByLabel('Password', { exact: true }).fill('iloveyou1')
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Service Provider' })).toBeChecked()
  await expect(page.getByLabel('Company name')).toHaveValue('Lee Lines')
  await expect(page.getByLabel('First name')).toHaveValue('Ann')
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('')
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain('iloveyou1')

  // Only the server knows the most used passwords; the form stands as it was.
  await fillForm(page, `ann-${randomUUID().slice(0, 8)}@journeys.test`, 'Lee Imports')
  await page.getByLabel('Password', { exact: true }).fill('iloveyou1')
  await page.getByRole('button', { name: 'Register' }).click()
  await expect(page.getByText('This password is among the most used ones.').first()).toBeVisible()
  await expect(page.getByLabel('Company name')).toHaveValue('Lee Imports')
})

test('a lost connection loses nothing, and the message can be sent again', async ({ page, request, context }) => {
  const email = `ann-${randomUUID().slice(0, 8)}@journeys.test`
  await page.goto('/#/secured/register?type=provider')
  await fillForm(page, email, 'Lee Freight')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Register' }).click()
  await expect(page.getByText('The server could not be reached.')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(newPassword)
  await page.getByRole('button', { name: 'Register' }).click()
  await page.getByRole('button', { name: 'Send again' }).click()
  await expect(page.getByText('a message with a new link is on its way')).toBeVisible()
  expect(await readMails(request, email)).toHaveLength(2)
  await page.getByRole('button', { name: 'Change what I entered' }).click()
  await expect(page.getByLabel('Company name')).toHaveValue('Lee Freight')
})

test('a seller signs in, prepares and is on the market once the operator has approved the company', async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  const name = `Lee House ${randomUUID().slice(0, 6)}`
  const email = `${name.toLowerCase().replaceAll(' ', '-')}@journeys.test`
  await page.goto('/#/secured/register?type=seller')
  await fillForm(page, email, name)
  await page.getByRole('button', { name: 'Register' }).click()
  await expect(page.getByText('We check every new seller.')).toBeVisible()
  await page.goto(await readLink(request, email))
  await expect(page.getByRole('heading', { name: 'Address confirmed' })).toBeVisible()
  await expect(page.getByText('You can sign in now and prepare your company and products.')).toBeVisible()

  await page.goto('/#/secured/login?next=/dashboard')
  await fillLogin(page, email, newPassword)
  const steps = page.getByRole('region', { name: 'Prepare your company for the market' })
  await expect(steps.getByText('1 of 4 steps done')).toBeVisible()
  await expect(steps.getByRole('listitem')).toHaveText([
    'Done: Confirm your e-mail address',
    'To do: Complete your companyStill missing: registration or tax number, address, description, logo',
    'To do: Publish your first productAdd one by hand, or import a file with all of them.',
    'To do: Approval by the marketplaceWe look at every new seller and write to you. What you have published is shown from then on.',
  ])
  await expect(page.getByRole('link', { name: 'Seller Showroom' })).toHaveCount(0)
  expect((await inspect(page).analyze()).violations).toEqual([])

  // What begins with the market says so; no other try would help.
  for (const place of ['claims', 'reviews', 'shipments', 'rate-cards', 'integrations']) {
    await page.goto(`/#/${place}`)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { name: 'This begins with the market' })).toBeVisible()
    await expect(main.getByText('Your company waits for approval.')).toBeVisible()
    await expect(main.getByRole('button', { name: 'Try again' })).toHaveCount(0)
  }
  expect((await inspect(page).analyze()).violations).toEqual([])
  await page.goto('/#/profile/members')
  await expect(page.getByRole('list', { name: 'Members' }).getByText('You', { exact: true })).toBeVisible()
  await expect(page.getByText('Cannot sign in')).toHaveCount(0)
  await page.goto('/#/dashboard')
  await page.getByRole('link', { name: 'Add the first product' }).click()
  await page.getByLabel('Name', { exact: true }).fill(`Quince ${name}`)
  await page.getByLabel('Country of origin').selectOption({ label: 'Italy' })
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page).toHaveURL(/products-parent\/\d+/)
  await page.goto('/#/dashboard')
  await expect(steps.getByText('0 published products, 1 draft')).toBeVisible()

  const desk = await browser.newPage(baseURL ? { baseURL } : {})
  await desk.goto('/#/operator/approvals')
  await fillLogin(desk, 'admin@demo.test', demoPassword)
  const card = desk.getByRole('listitem').filter({ has: desk.getByRole('heading', { name }) })
  await expect(card).toContainText(email)
  await expect(card).toContainText('Italy')
  await expect(card.getByRole('list', { name: 'How far it has come' })).toContainText('1 of 4 steps done')
  await expect(card).toContainText('0 published products, 1 draft')
  await card.getByRole('button', { name: `Refuse ${name}` }).click()
  await desk.getByRole('dialog').getByRole('button', { name: 'Refuse' }).click()
  await expect(desk.getByText('Please tell the reason; the company reads it in the mail.')).toBeVisible()
  await desk.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await card.getByRole('button', { name: `Approve ${name}` }).click()
  await desk.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
  await expect(desk.getByText(`${name} is approved and was told by mail.`)).toBeVisible()
  await expect(card).toHaveCount(0)
  await desk.close()

  // The session that is open goes on as that of any seller.
  await page.reload()
  await expect(page.getByText('Requests waiting for you')).toBeVisible()
  await expect(steps).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Approvals' })).toHaveCount(0)
})

test('without a mail server the operator reads the message in the outbox, where its link works', async ({
  page,
  browser,
  baseURL,
}) => {
  const email = `ann-${randomUUID().slice(0, 8)}@journeys.test`
  await page.goto('/#/secured/register')
  await fillForm(page, email, 'Lee Imports')
  await page.getByRole('button', { name: 'Register' }).click()
  await expect(page.getByText('can also be read in the outbox of admin@demo.test')).toBeVisible()

  const desk = await browser.newPage(baseURL ? { baseURL } : {})
  await desk.goto('/#/operator/outbox')
  await fillLogin(desk, 'admin@demo.test', demoPassword)
  const mail = desk.getByRole('list', { name: 'Mails' }).getByRole('listitem').filter({ hasText: email })
  const link = mail.getByRole('link')
  // New mails arrive while this one is being opened.
  await expect(async () => {
    if (!(await link.isVisible())) await mail.getByText('Confirm your address for Fairquay').click({ timeout: 5_000 })
    await expect(link).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await link.click()
  await expect(desk.getByText(email)).toBeVisible()
  await expect(desk.getByRole('heading', { name: 'Address confirmed' })).toBeVisible()
  await desk.close()

  await page.getByRole('link', { name: 'Login' }).click()
  await fillLogin(page, email, newPassword)
  await expect(page.getByRole('button', { name: 'Account of Ann' })).toBeVisible()
})
