import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { backUpNow } from '@fairquay/contract/operations/endpoints.ts'
import { appoint, resendAppointment } from '@fairquay/contract/setup/appointment-endpoints.ts'
import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { makeTemporaryFolder } from '../server/test/postgres.ts'
import { type Fairquay, startFairquay } from '../server/test/start-fairquay.ts'
import { fillLogin, newPassword } from './accounts.ts'
import { inspect } from './inspect.ts'
import { loseAnswer } from './lose-answer.ts'

// A marketplace of its own, with nobody in it: a first start makes a database, and the whole demo is written beside
// the other journeys, which takes minutes where they need both cores themselves.
test.setTimeout(600_000)

let folder: string
let house: Fairquay
test.beforeAll(async () => {
  folder = await makeTemporaryFolder('fairquay-first-hour-')
  house = await startFairquay(settings())
})
test.afterAll(async () => {
  await house.stop()
  await rm(folder, { recursive: true, force: true })
})

/** Backups only when somebody asks, beside the data folder that burns. */
const settings = () => ({
  DATA_DIR: join(folder, 'data'),
  DEMO: 'false',
  BACKUP_TO: join(folder, 'backups'),
  BACKUP_EVERY_HOURS: '0',
})
const operator = 'ann@firm.test'
const at = (address: string) => `${house.url}/#${address}`
const step = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

async function signIn(page: Page, email: string): Promise<void> {
  await page.goto(at('/secured/login'))
  await fillLogin(page, email, newPassword)
  await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible()
}

async function headersOf(request: APIRequestContext, email: string) {
  const answer = await request.post(`${house.url}/api/auth/login`, { data: { email, password: newPassword } })
  const { jwt } = (await answer.json()) as { jwt: { token: string } }
  return { Authorization: `Bearer ${jwt.token}`, 'Idempotency-Key': randomUUID() }
}

/** The newest link that was mailed to an address; the mails stay in the outbox. */
async function readLink(request: APIRequestContext, email: string): Promise<string> {
  const answer = await request.get(`${house.url}/api/v1/outbox?perPage=100`, {
    headers: await headersOf(request, operator),
  })
  const { data } = (await answer.json()) as { data: { to: string; text: string }[] }
  const mails = data.filter(({ to }) => to === email)
  return mails.flatMap(({ text }) => /\/#(\/secured\/\S+\?token=\S+)/.exec(text)?.[1] ?? [])[0] ?? ''
}

async function register(page: Page, type: string, email: string, company: string): Promise<void> {
  await page.goto(at(`/secured/register?type=${type}`))
  await page.getByLabel('First name').fill('Noa')
  await page.getByLabel('Last name').fill('Berg')
  await page.getByRole('main').getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(newPassword)
  await page.getByLabel('Company name').fill(company)
  await page.getByLabel('Country', { exact: true }).selectOption('Norway')
  await page.getByRole('checkbox', { name: /^I accept the Terms/ }).check()
  await page.getByRole('button', { name: 'Register' }).click()
  await expect(page.getByRole('heading', { name: 'Check your mailbox' })).toBeVisible()
}

test('from an empty instance to the first request', async ({ page, request, browser }) => {
  const address = await test.step('it says that nobody runs it, and nothing false', async () => {
    await page.goto(at('/'))
    await expect(page.getByRole('complementary', { name: 'This marketplace is being set up' })).toBeVisible()
    await expect(page.getByRole('contentinfo')).not.toContainText(/registration|example/)
    await page.goto(at('/pages/privacy'))
    await expect(page.getByRole('main')).toContainText('has not filled in this page yet')
    await expect(page.getByRole('main')).not.toContainText('Who is responsible')
    const link = /http:\S+\/#(\/secured\/begin\?token=\S+)/.exec(house.said())?.[1]
    expect(link).toBeTruthy()
    return link ?? ''
  })

  await test.step('the link in the log makes the first operator, once', async () => {
    await page.goto(at(address))
    await expect(page.getByRole('heading', { name: 'Set up Fairquay' })).toBeVisible()
    expect(page.url()).not.toContain('token')
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(page.getByText('The field is required.')).toHaveCount(3)
    expect((await inspect(page).analyze()).violations).toEqual([])
    await page.getByLabel('First name').fill('Ann')
    await page.getByLabel('Last name').fill('Lee')
    await page.getByLabel('E-mail').fill(operator)
    await page.getByLabel('Password', { exact: true }).fill(newPassword)
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(page.getByRole('heading', { name: 'Set-up', exact: true })).toBeVisible()
    const other = await browser.newPage()
    await other.goto(at(address))
    await expect(other.getByText(/This link was used/)).toBeVisible()
    await other.close()
  })

  await test.step('the demo comes, is looked at, and goes again without a trace', async () => {
    const demo = step(page, 'Demo')
    await demo.getByRole('button', { name: 'Load the demo' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Load the demo' }).click()
    await expect(demo.getByText('The demo is being loaded.')).toBeVisible()
    await expect(demo.getByText('The demo is loaded.')).toBeVisible({ timeout: 300_000 })
    await page.goto(at('/products'))
    await expect(page.getByRole('list', { name: 'Products', exact: true }).getByRole('article')).toHaveCount(12)
    await page.goto(at('/operator/setup'))
    await demo.getByRole('button', { name: 'Take the demo away' }).click()
    const question = page.getByRole('dialog', { name: 'Take the demo away?' })
    await question.getByRole('button', { name: 'Take the demo away' }).click()
    await expect(question.getByText('Please type Fairquay, the name of the marketplace.')).toBeVisible()
    await question.getByLabel('Type Fairquay to go on').fill('Fairquay')
    expect((await inspect(page).analyze()).violations).toEqual([])
    await question.getByRole('button', { name: 'Take the demo away' }).click()
    await expect(page.getByText('The demo is gone.')).toBeVisible({ timeout: 60_000 })
    await page.goto(at('/products'))
    await expect(page.getByRole('article')).toHaveCount(0)
    await page.goto(at('/operator/setup'))
    await expect(step(page, 'Categories').getByRole('button', { name: 'Begin with a set' })).toBeVisible()
  })

  await test.step('the set-up: name, mail, categories, legal pages', async () => {
    await expect(step(page, 'Mail').getByText('No mail server is set up')).toBeVisible()
    const identity = step(page, 'Name, and who runs it')
    await identity.getByLabel('Name', { exact: true }).fill('Harbour')
    await identity.getByLabel('Company that runs it').fill('Harbour Trade AS')
    await identity.getByLabel('Company registration number').fill('Norwegian organisation number 123 456 789')
    await identity.getByLabel('Country').selectOption('Norway')
    await identity.getByLabel('Support address').fill('desk@harbour.test')
    await identity.getByRole('button', { name: 'Save' }).click()
    await expect(identity.getByText('Done', { exact: true })).toBeVisible()
    await expect(step(page, 'Legal pages').getByText('Done', { exact: true })).toBeVisible()

    const categories = step(page, 'Categories')
    await categories.getByRole('button', { name: 'Begin with a set' }).click()
    await categories.getByRole('button', { name: 'Choose none' }).click()
    await categories.getByRole('checkbox', { name: 'Food & Drink' }).check()
    await categories.locator('summary').filter({ hasText: 'Food & Drink' }).click()
    await categories.getByRole('checkbox', { name: 'Soft Drinks & Water' }).uncheck()
    await categories.getByLabel('Name of Spices & Salt').fill('Salt')
    await expect(categories.getByText('1 industry, 9 sub-industries')).toBeVisible()
    expect((await inspect(page).analyze()).violations).toEqual([])
    await categories.getByRole('button', { name: 'Add what is chosen' }).click()
    await expect(categories.getByText('There: 1 industry.')).toBeVisible()
    await page.getByRole('button', { name: 'The set-up is done' }).click()
    await expect(page.getByText('Your marketplace is open.')).toBeVisible()
  })

  await test.step('visitors read who runs it', async () => {
    const visitor = await browser.newPage()
    await visitor.goto(at('/pages/privacy'))
    await expect(visitor.getByRole('main')).toContainText('Harbour Trade AS. Norway. Norwegian organisation number')
    await expect(visitor.getByRole('contentinfo')).toContainText('Norwegian organisation number 123 456 789')
    await visitor.close()
  })

  await test.step('a broker who is asked in needs no approval', async () => {
    await page.goto(at('/operator/appointments'))
    // The set-up before it has such a form as well.
    await expect(page.getByRole('heading', { name: 'Ask somebody in' })).toBeVisible()
    await page.getByLabel('E-mail').fill('clear@customs.test')
    await page.getByLabel('As', { exact: true }).selectOption('Broker')
    const asking = await loseAnswer(page, appoint)
    await asking.pressTwice(() => page.getByRole('button', { name: 'Send message' }).click())
    const asked = page.getByRole('list', { name: 'Asked in' }).getByRole('listitem')
    await expect(asked).toHaveCount(1)
    await expect(asked).toContainText('clear@customs.test')
    const sending = await loseAnswer(page, resendAppointment)
    await sending.pressTwice(() => asked.getByRole('button', { name: /^Send again/ }).click())
    const other = await browser.newPage()
    await other.goto(at(await readLink(request, 'clear@customs.test')))
    await expect(other.getByText('Ann Lee has asked you in.')).toBeVisible()
    await other.getByLabel('First name').fill('Cleo')
    await other.getByLabel('Last name').fill('Dahl')
    await other.getByLabel('Password', { exact: true }).fill(newPassword)
    await other.getByLabel('Company name').fill('Fjord Customs')
    await other.getByLabel('Country').selectOption('Norway')
    await other.getByRole('button', { name: 'Create account' }).click()
    await expect(other.getByText('Please accept the terms to register.')).toBeVisible()
    await other.getByRole('checkbox', { name: /^I accept/ }).check()
    await other.getByRole('button', { name: 'Create account' }).click()
    await expect(other.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
    await expect(other.getByText('Cleo, Fjord Customs')).toBeVisible()
    await other.close()
  })

  await test.step('the first seller registers and is approved', async () => {
    const seller = await browser.newPage()
    await register(seller, 'seller', 'sell@salt.test', 'Salt House')
    await seller.goto(at(await readLink(request, 'sell@salt.test')))
    await expect(seller.getByRole('heading', { name: 'Address confirmed' })).toBeVisible()
    await seller.close()
    await page.goto(at('/operator/approvals'))
    await page.getByRole('button', { name: /^Approve/ }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Approve/ })
      .click()
    await expect(page.getByText('Salt House is approved')).toBeVisible()
  })

  const product = await test.step('the seller publishes a product', () => publishSalt(request))

  await test.step('the first buyer asks for it', async () => {
    const context = await browser.newContext()
    const buyer = await context.newPage()
    await register(buyer, 'buyer', 'buy@kitchen.test', 'Kitchen AS')
    await buyer.goto(at(await readLink(request, 'buy@kitchen.test')))
    await expect(buyer.getByRole('heading', { name: 'Address confirmed' })).toBeVisible()
    await signIn(buyer, 'buy@kitchen.test')
    await buyer.goto(at(`/product/${product.slug}`))
    await buyer.getByRole('button', { name: 'Add to cart' }).click()
    await buyer.getByRole('dialog').getByRole('button', { name: 'start order' }).click()
    const details = buyer.getByRole('dialog', { name: 'Before your first request' })
    await details.getByLabel('Phone', { exact: true }).fill('21 23 45 67')
    await details.getByLabel('Street and number').fill('Bryggen 1')
    await details.getByLabel('Postal code').fill('5003')
    await details.getByLabel('City').fill('Bergen')
    await details.getByRole('button', { name: 'Save and continue' }).click()
    const confirmation = buyer.getByRole('dialog', { name: 'Send purchase request?' })
    await confirmation.getByRole('button', { name: /^Send/ }).click()
    await expect(confirmation).toBeHidden()
    await buyer.goto(at('/requests'))
    await expect(buyer.getByRole('main')).toContainText('Salt House')
    await context.close()
  })

  await test.step('a backup is made beside what goes on', async () => {
    await page.goto(at('/operator/health'))
    const backups = step(page, 'Backups')
    await expect(backups.getByText('None was made yet')).toBeVisible()
    const asking = await loseAnswer(page, backUpNow)
    await asking.pressTwice(() => backups.getByRole('button', { name: 'Back up now' }).click())
    await expect(step(page, 'Last backups').getByText('Done')).toBeVisible({ timeout: 60_000 })
    await expect(step(page, 'Last backups').getByRole('listitem')).toHaveCount(1)
    await expect(backups.getByText('Fine')).toBeVisible()
    expect((await inspect(page).analyze()).violations).toEqual([])
  })

  await test.step('the data are gone, and come back', async () => {
    await house.stop('SIGKILL')
    // Its database notices a moment later, and may still write what is being taken away.
    await rm(join(folder, 'data'), { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
    const [backup = ''] = await readdir(join(folder, 'backups'))
    const { PATH = '', HOME = '' } = process.env
    const said = execFileSync(
      process.execPath,
      ['server/src/backup/restore-command.ts', join(folder, 'backups', backup)],
      { cwd: join(import.meta.dirname, '..'), env: { PATH, HOME, ...settings() }, encoding: 'utf8' },
    )
    expect(said).toContain('Restored: the marketplace')
    house = await startFairquay(settings())
    expect(house.said()).not.toContain('Nobody runs this marketplace')
    const context = await browser.newContext()
    const buyer = await context.newPage()
    await signIn(buyer, 'buy@kitchen.test')
    await buyer.goto(at('/requests'))
    await expect(buyer.getByRole('main')).toContainText('Salt House')
    await context.close()
  })
})

async function publishSalt(request: APIRequestContext): Promise<{ slug: string }> {
  const answer = await request.post(`${house.url}/api/v1/own-products`, {
    headers: await headersOf(request, 'sell@salt.test'),
    data: {
      form: {
        ...{ name: 'Sea salt', body: '', currency: 'USD', brand: null, family: null, country: 'NO' },
        ...{ state: 'published', position: 0, isDirect: false, warrantyFromPurchase: null },
        ...{ warrantyFromShipping: null, warrantyFromDelivery: null, categories: [], tags: [], attributes: [] },
        ...{ images: [], options: [], packaging: [] },
        data: {
          ...{ width: null, height: null, depth: null, dimensionMeasure: 'cm', weightValue: null, weightMeasure: 'kg' },
          ...{ barcodeType: null, barcode: null, usp: '', hts: null },
        },
        terms: [
          {
            ...{ type: 'by_qty', options: {}, price: 2, listPrice: null, minQty: 1, maxQty: null, isAvailable: true },
            ...{
              availableQty: 500,
              sku: null,
              orderMeasure: 'Piece',
              measuringUnit: 'pc',
              measuringUnitType: 'quantity',
            },
          },
        ],
      },
    },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
  return answer.json()
}
