import { randomUUID } from 'node:crypto'
import { emptyDraft, plainTerm } from '@fairquay/contract/catalogue/draft.ts'
import { toProductForm } from '@fairquay/contract/products/form.ts'
import { type APIRequestContext, expect, type Locator, type Page, test } from '@playwright/test'
import { fromElsewhere, makeBuyer, newPassword, signIn } from './accounts.ts'
import { readDemoGoods } from './demo-goods.ts'
import { inspect } from './inspect.ts'
import { readLink, signInThere } from './outbox.ts'
import { searchList } from './search-list.ts'

/** A seller who has confirmed their address and waits. */
async function registerSeller(request: APIRequestContext, name: string, email: string): Promise<void> {
  const company = { name, country: 'IT', city: 'Milano', address: 'Via Roma 1', website: 'https://oliofirst.test' }
  const numbers = { registration_number: `MI-${name.slice(-6)}`, tax_number: '' }
  const person = { first_name: 'Ann', last_name: name, phone_code: '+39', phone: '02 1234 567' }
  await request.post('/api/auth/register', {
    headers: fromElsewhere(),
    data: { type: 'seller', ...person, email, password: newPassword, terms: true, company: { ...company, ...numbers } },
  })
  const token = (await readLink(request, email)).split('token=')[1]
  expect((await request.post('/api/v1/email-confirmations', { data: { token } })).ok()).toBe(true)
}

/** A published product of a brand of the journey's own. */
async function publish(request: APIRequestContext, token: string, name: string, brand: string): Promise<string> {
  const draft = { ...emptyDraft(name, 'IT'), state: 'published' as const, brand, terms: [plainTerm(12.5)] }
  const answer = await request.post('/api/v1/own-products', {
    headers: { Authorization: `Bearer ${token}`, 'Idempotency-Key': randomUUID() },
    data: { form: toProductForm(draft) },
  })
  expect(answer.status()).toBe(201)
  return ((await answer.json()) as { slug: string }).slug
}

/** A picture of one pixel, PNG. */
const onePixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

async function expectNoFaults(page: Page): Promise<void> {
  const { violations } = await inspect(page).analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
}

const confirm = (page: Page, name: string): Locator => page.getByRole('dialog').getByRole('button', { name })

test('an operator keeps order, and reads in the audit log what they did', async ({
  page: desk,
  request,
  browser,
  baseURL,
}) => {
  test.slow()
  const mark = randomUUID().slice(0, 6)
  const [name, brand, product] = [`House ${mark}`, `Marca ${mark}`, `Capers ${mark}`]
  const email = `house-${mark}@journeys.test`
  await registerSeller(request, name, email)

  // The approval: what was checked stays with the decision.
  await signIn(desk, 'admin@demo.test')
  await desk.goto('/#/operator/approvals')
  const card = desk.getByRole('listitem').filter({ has: desk.getByRole('heading', { name }) })
  await expect(card).toContainText('different domains')
  await card.getByRole('checkbox', { name: 'Registry extract' }).check()
  await card.getByRole('checkbox', { name: 'Person who acts for the company' }).check()
  await card.getByLabel('Person who acts for the company: evidence').fill('Passport seen on a call')
  await card.getByRole('button', { name: `Approve ${name}` }).click()
  await expect(card.getByText('Please say what was looked at')).toBeVisible()
  await card.getByLabel('Registry extract: evidence').fill('MI-77, extract printed')
  await card.getByLabel('Registry extract: checked on').fill('2026-05-12')
  await card.getByRole('button', { name: `Approve ${name}` }).click()
  await confirm(desk, 'Approve').click()
  await expect(desk.getByText(`${name} is approved and was told by mail.`)).toBeVisible()
  await desk.getByRole('tab', { name: 'Decided' }).click()
  const decision = desk.getByRole('list', { name: 'Decisions' }).getByRole('listitem').filter({ hasText: name }).first()
  await expect(decision).toContainText('Registry extract')
  await expectNoFaults(desk)

  // The seller has an open session and goods on the market.
  const sellerContext = await browser.newContext(baseURL ? { baseURL } : {})
  const seller = await sellerContext.newPage()
  await signIn(seller, email, newPassword)
  await seller.goto('/#/dashboard')
  await expect(seller.getByText('Requests waiting for you')).toBeVisible()
  const slug = await publish(request, await signInThere(request, email, newPassword), product, brand)
  await seller.reload()
  await expect(seller.getByText('product without pictures')).toBeVisible()
  await expect(seller.getByRole('img', { name: /^Views, the last 30 days/ })).toBeVisible()
  await expectNoFaults(seller)

  // Suspended, the open session ends and the showroom is closed; reinstated, it is there again.
  const companySlug = name.toLowerCase().replace(' ', '-')
  await desk.goto('/#/operator/companies')
  await searchList(desk, 'Search companies', name)
  await desk.getByRole('button', { name: `Suspend ${name}` }).click()
  await desk.getByLabel('Reason').fill('Counterfeit goods.')
  await confirm(desk, 'Suspend').click()
  await expect(desk.getByRole('button', { name: `Reinstate ${name}` })).toBeVisible()
  await seller.goto('/#/profile')
  await expect(seller.getByRole('button', { name: 'Login', exact: true })).toBeVisible()
  await seller.goto(`/#/showroom/${companySlug}`)
  await expect(seller.getByText("For security reasons, this company's page is currently unavailable.")).toBeVisible()
  await desk.getByRole('button', { name: `Reinstate ${name}` }).click()
  await confirm(desk, 'Reinstate').click()
  await expect(desk.getByRole('button', { name: `Suspend ${name}` })).toBeVisible()
  await seller.goto(`/#/product/${slug}`)
  await expect(seller.getByRole('heading', { name: product })).toBeVisible()
  // The seal says what was checked, and when; without the check of the person there is none.
  await seller.getByRole('button', { name: 'Verified seller' }).click()
  await expect(seller.getByText('Registry extract: May 12, 2026')).toBeVisible()
  await desk.getByRole('button', { name: `Checks of ${name}` }).click()
  await desk.getByRole('dialog').getByRole('checkbox', { name: 'Person who acts for the company' }).uncheck()
  await confirm(desk, 'Save the checks').click()
  await expect(desk.getByText(`The checks of ${name} are recorded.`)).toBeVisible()
  await seller.reload()
  await expect(seller.getByRole('heading', { name: product })).toBeVisible()
  await expect(seller.getByRole('button', { name: 'Verified seller' })).toHaveCount(0)

  // A category, and a brand put right.
  await desk.goto('/#/operator/categories')
  await desk.getByRole('button', { name: 'Add an industry' }).click()
  await desk.getByRole('dialog').getByLabel('Name').fill(`Fish ${mark}`)
  await desk.getByRole('radio', { name: 'wheat' }).check({ force: true })
  await confirm(desk, 'Add').click()
  const fish = desk.getByRole('listitem').filter({ has: desk.getByRole('heading', { name: `Fish ${mark}` }) })
  await fish.getByText('0 sub-industries').click()
  await fish.getByRole('button', { name: `Add a sub-industry to Fish ${mark}` }).click()
  await desk.getByRole('dialog').getByLabel('Name').fill('Smoked')
  await confirm(desk, 'Add').click()
  await expect(fish.getByText('Smoked')).toBeVisible()
  await expectNoFaults(desk)

  await desk.goto('/#/operator/brands')
  await searchList(desk, 'Search brands', brand)
  await desk.getByRole('button', { name: `Change ${brand}` }).click()
  await desk.getByRole('dialog').getByLabel('Name').fill(`${brand} Nuova`)
  await confirm(desk, 'Save').click()
  await expect(desk.getByText(`${brand} Nuova`, { exact: true })).toBeVisible()
  await expectNoFaults(desk)

  // A setting, shown with the next page that is loaded, and taken back.
  const address = `https://${mark}.example.test/how`
  await desk.goto('/#/operator/settings')
  await desk.getByRole('textbox', { name: 'How It Works' }).fill('nowhere')
  await desk.getByRole('button', { name: 'Save changes' }).click()
  await expect(desk.getByText('A link begins with http://')).toBeVisible()
  await desk.getByRole('textbox', { name: 'How It Works' }).fill(address)
  await desk.getByRole('button', { name: 'Save changes' }).click()
  await expect(desk.getByText('The settings are saved.').first()).toBeVisible()
  await expectNoFaults(desk)
  expect(await (await request.get('/')).text()).toContain(address)
  await desk.getByRole('button', { name: 'Go back to it: How It Works' }).click()
  await expect(desk.getByRole('textbox', { name: 'How It Works' })).not.toHaveValue(address)

  // All of it stands in the log, as what was and what is.
  await desk.goto('/#/operator/audit')
  const entries = desk.getByRole('list', { name: 'Entries' }).getByRole('listitem')
  const entry = (text: string | RegExp) => entries.filter({ hasText: text }).first()
  await expect(entry(`Brand ${brand} Nuova changed`)).toContainText(`was ${brand}`)
  await expect(entry(`Company ${name} suspended`)).toContainText('Counterfeit goods.')
  await expect(entry(`Company ${name} approved`)).toContainText('registry, person')
  await expect(entry(`Industry Fish ${mark} created`)).toBeVisible()
  await desk.getByLabel('Thing').selectOption('setting')
  await expect(desk).toHaveURL(/thing=setting/)
  await expect(entries.filter({ hasText: address })).toHaveCount(2)
  await expect(entries.filter({ hasText: 'Counterfeit' })).toHaveCount(0)
  await desk.setViewportSize({ width: 390, height: 844 })
  await expectNoFaults(desk)
  await desk.goto('/#/dashboard')
  await expect(desk.getByText('Waiting for approval')).toBeVisible()
  await expect(desk.getByRole('img', { name: /^Requests, the last 30 days/ })).toBeVisible()
  await expectNoFaults(desk)
  await sellerContext.close()
})

test('a seller refused by mistake is approved after all, with what was checked, and more is recorded later', async ({
  page,
  request,
}) => {
  const mark = randomUUID().slice(0, 6)
  const name = `Second Look ${mark}`
  await registerSeller(request, name, `second-${mark}@journeys.test`)
  await signIn(page, 'admin@demo.test')
  await page.goto('/#/operator/approvals')
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) })
  await card.getByRole('button', { name: `Refuse ${name}` }).click()
  await page.getByLabel('Reason').fill('No such company.')
  await confirm(page, 'Refuse').click()
  await expect(page.getByText(`${name} is refused and was told by mail.`)).toBeVisible()
  await page.getByRole('tab', { name: 'Decided' }).click()
  await page.getByRole('button', { name: `Approve after all: ${name}` }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('it shows no seal')).toBeVisible()
  await dialog.getByRole('checkbox', { name: 'Registry extract' }).check()
  await confirm(page, 'Approve').click()
  await expect(dialog.getByText('Please say what was looked at')).toBeVisible()
  await dialog.getByLabel('Registry extract: evidence').fill('Extract of today')
  await expectNoFaults(page)
  await confirm(page, 'Approve').click()
  await expect(page.getByText(`${name} is approved and was told by mail.`)).toBeVisible()
  const approval = page.getByRole('list', { name: 'Decisions' }).getByRole('listitem').filter({ hasText: name }).first()
  await expect(approval).toContainText('Registry extract')
  await approval.getByRole('button', { name: `Checks of ${name}` }).click()
  await expect(dialog.getByLabel('Registry extract: evidence')).toHaveValue('Extract of today')
  await dialog.getByRole('checkbox', { name: 'Person who acts for the company' }).check()
  await dialog.getByLabel('Person who acts for the company: evidence').fill('Passport seen on a call')
  await confirm(page, 'Save the checks').click()
  await expect(page.getByText(`The checks of ${name} are recorded.`)).toBeVisible()
})

test('a buyer orders again what was ordered before', async ({ page, request }) => {
  const email = await makeBuyer(request)
  const headers = { Authorization: `Bearer ${await signInThere(request, email, newPassword)}` }
  const goods = await readDemoGoods(request, headers)
  const [product] = goods.filter(({ options, prices }) => options.length === 0 && prices?.[0])
  const [price] = product?.prices ?? []
  const lines = [{ product_id: product?.id, quantity: price?.min_qty, selected_price_id: price?.id }]
  const sent = await request.post('/api/v1/purchase-requests', {
    headers: { ...headers, 'Idempotency-Key': randomUUID() },
    data: { lines },
  })
  expect(sent.status()).toBe(201)
  await signIn(page, email, newPassword)
  await page.goto('/#/dashboard')
  const recent = page.getByRole('list', { name: 'Ordered lately' }).getByRole('listitem')
  await expect(recent).toHaveCount(1)
  await expectNoFaults(page)
  await recent.getByRole('button', { name: /^Order again/ }).click()
  await expect(page.getByText('One line is in your cart.')).toBeVisible()
  await expect(page).toHaveURL(/#\/cart/)
  await expect(
    page
      .getByRole('main')
      .getByText(product?.name ?? '')
      .first(),
  ).toBeVisible()
})

test('an operator sets a rate by hand, sees its day, and takes it away again', async ({ page }) => {
  await signIn(page, 'admin@demo.test')
  await page.goto('/#/operator/rates')
  const rates = page.getByRole('list', { name: 'Rates against the euro' })
  const dinar = rates.getByRole('listitem').filter({ hasText: 'KWD' })
  await expect(dinar).toContainText('from a file')
  const before = await dinar.innerText()
  await page.getByLabel('Currency', { exact: true }).selectOption('KWD')
  await page.getByLabel('For one euro').fill('0')
  await page.getByRole('button', { name: 'Save rate' }).click()
  await expect(page.getByText('A rate is more than 0 and at most 1,000,000.')).toBeVisible()
  // A decimal point that stands elsewhere is asked about before it moves every price.
  await page.getByLabel('For one euro').fill('3,344')
  await page.getByRole('button', { name: 'Save rate' }).click()
  await expect(
    page.getByText(/^3,344\.00 is far from 0\.\d+, the rate of .+ tick below if it is meant\.$/),
  ).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'This rate is meant' })).toBeVisible()
  await page.getByLabel('For one euro').fill('0,3344')
  await expect(page.getByRole('checkbox', { name: 'This rate is meant' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Save rate' }).click()
  await expect(page.getByText('The rate of KWD is saved.')).toBeVisible()
  await expect(dinar).toContainText('1 EUR = 0.3344 KWD')
  await expect(dinar).toContainText('by hand')
  await expectNoFaults(page)
  await dinar.getByRole('button', { name: 'Remove the rate of KWD' }).click()
  await confirm(page, 'Remove').click()
  await expect(page.getByText('The rate of KWD is removed.')).toBeVisible()
  await expect.poll(() => dinar.innerText()).toBe(before)
})

test('a file of the European Central Bank is tried, taken and undone', async ({ page }) => {
  await signIn(page, 'admin@demo.test')
  await page.goto('/#/operator/rates')
  // A day that no other rate is of, before all of the demo's: prices stay what they are.
  const text = 'Date, USD, GBP, \n20 November 2020, 1.1863, 0.8937, \n'
  const name = `eurofxref-${randomUUID().slice(0, 6)}.csv`
  await page.getByLabel('Choose a file').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from('sku,price') })
  await expect(page.getByText('No euro reference rates were found in this file.')).toBeVisible()
  await page.getByRole('button', { name: 'Try with those of Jun 28, 2024' }).click()
  await expect(page.getByText(/0 as they are; the latest of Jun 28, 2024\./)).toBeVisible()
  await page.getByLabel('Choose a file').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })
  await expect(page.getByText('2 new, 0 replaced, 0 as they are; the latest of Nov 20, 2020.')).toBeVisible()
  await expectNoFaults(page)
  await page.getByRole('button', { name: 'Take the rates' }).click()
  await expect(page.getByText('2 rates of 1 day stored.')).toBeVisible()
  const file = page.getByRole('list', { name: 'Files that were taken' }).getByRole('listitem').filter({ hasText: name })
  await expect(file).toContainText('2 new')
  await file.getByRole('button', { name: `Undo ${name}` }).click()
  await confirm(page, 'Undo').click()
  await expect(page.getByText(`${name} is undone.`)).toBeVisible()
  await expect(file).toContainText('Undone on')
})

test('what is of companies only says so to an operator who has none, without another try', async ({ page }) => {
  await signIn(page, 'admin@demo.test')
  for (const address of ['money', 'rate-cards']) {
    await page.goto(`/#/${address}`)
    const main = page.getByRole('main')
    await expect(main.getByText('There is nothing here under this address.')).toBeVisible()
    await expect(main.getByRole('button', { name: 'Try again' })).toHaveCount(0)
  }
})

test('what was looked at of a waiting company is there after another page and a reload; decided, the focus is not lost', async ({
  page,
  request,
}) => {
  const mark = randomUUID().slice(0, 6)
  const name = `Begun House ${mark}`
  await registerSeller(request, name, `begun-${mark}@journeys.test`)
  await signIn(page, 'admin@demo.test')
  await page.goto('/#/operator/approvals')
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) })
  await card.getByRole('checkbox', { name: 'Registry extract' }).check()
  await card.getByLabel('Registry extract: evidence').fill('MI-78, extract printed')
  await card.getByLabel('Note').fill('Called them twice.')
  await page.getByRole('tab', { name: 'Decided' }).click()
  await page.getByRole('tab', { name: 'Waiting' }).click()
  await expect(card.getByLabel('Note')).toHaveValue('Called them twice.')
  await page.reload()
  await expect(card.getByLabel('Registry extract: evidence')).toHaveValue('MI-78, extract printed')
  await card.getByRole('button', { name: `Approve ${name}` }).press('Enter')
  await confirm(page, 'Approve').press('Enter')
  await expect(page.getByText(`${name} is approved and was told by mail.`)).toBeVisible()
  await expect(card).toHaveCount(0)
  await expect(page.locator('main :focus')).toBeVisible()
})

test('a day of a filter is typed digit by digit, and narrows the list once it can be meant', async ({ page }) => {
  await signIn(page, 'admin@demo.test')
  for (const [path, title, label, told] of [
    ['/#/operator/audit', 'Audit log', 'From', 'from=2026-11-15'],
    ['/#/operator/tariffs', 'Tariffs', 'In force on', 'onDay=2026-11-15'],
    ['/#/orders', 'Orders', 'From', 'from=2026-11-15'],
    ['/#/figures?period=own&from=2026-10-01&to=2026-11-20', 'Figures', 'From', 'from=2026-11-15'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    const field = page.getByLabel(label, { exact: true })
    await field.focus()
    await page.keyboard.type('11152026', { delay: 30 })
    await expect(field).toHaveValue('2026-11-15')
    await expect(page).toHaveURL(new RegExp(told))
    await expect(field).toBeFocused()
  }
})

test('a page past the end of a list leads to the last one, instead of saying that there is nothing', async ({
  page,
}) => {
  await signIn(page, 'admin@demo.test')
  await page.goto('/#/operator/tariffs?page=99')
  await expect(page).not.toHaveURL(/page=99/)
  await expect(page.getByRole('main').getByText('Demo rate, not law').first()).toBeVisible()
  await page.goto('/#/operator/people?page=99&role=admin')
  await expect(page.getByRole('list', { name: 'People' })).toContainText('admin@demo.test')
  await expect(page).not.toHaveURL(/page=/)
})

test('a brand is not saved while its logo is on its way', async ({ page }) => {
  await signIn(page, 'admin@demo.test')
  const arrived = Promise.withResolvers<void>()
  await page.route('**/api/v1/images/upload', async (route) => {
    await arrived.promise
    await route.continue()
  })
  await page.goto('/#/operator/brands')
  await page
    .getByRole('button', { name: /^Change / })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  const buffer = Buffer.from(onePixel, 'base64')
  await dialog.getByLabel('Choose a picture').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer })
  await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled()
  arrived.resolve()
  await expect(dialog.getByRole('button', { name: 'Save' })).toBeEnabled()
})

test('a category is moved step by step with the keyboard, and stays under the finger', async ({ page }) => {
  await signIn(page, 'admin@demo.test')
  await page.goto('/#/operator/categories')
  await page.getByText('5 sub-industries').first().click()
  const subs = page.getByRole('list', { name: /^Sub-industries of / }).getByRole('listitem')
  const name = (await subs.first().innerText()).split('\n')[0] ?? ''
  for (const [way, key, place] of [
    ['down', 'Enter', 1],
    ['down', 'Enter', 2],
    ['up', 'Space', 1],
    ['up', 'Enter', 0],
  ] as const) {
    const button = page.getByRole('button', { name: `Move ${name} ${way}` })
    if (!(await button.evaluate((one) => one === document.activeElement))) await button.focus()
    await page.keyboard.press(key)
    await expect(subs.nth(place)).toContainText(name)
    await expect(button).toBeFocused()
  }
})
