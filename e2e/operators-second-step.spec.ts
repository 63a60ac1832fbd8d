import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { findFreePort } from '../scripts/free-port.ts'
import { makeTemporaryFolder } from '../server/test/postgres.ts'
import { type Fairquay, startFairquay } from '../server/test/start-fairquay.ts'
import { fillLogin, newPassword } from './accounts.ts'
import { makeFirstOperator } from './begin-marketplace.ts'
import { inspect } from './inspect.ts'
import { giveDevice } from './virtual-device.ts'

// A marketplace of its own: what it asks of operators is a setting.
test.setTimeout(180_000)

let folder: string
let house: Fairquay
let url: string
test.beforeAll(async () => {
  folder = await makeTemporaryFolder('fairquay-operators-')
  house = await startFairquay({
    DATA_DIR: join(folder, 'data'),
    DEMO: 'false',
    REQUIRE_TWO_STEP: 'operators',
    // The origin of its passkeys is known before it listens.
    PORT: String(await findFreePort()),
  })
  // Browsers bind passkeys to a name: by its number the marketplace has none.
  url = house.url.replace('127.0.0.1', 'localhost')
})
test.afterAll(async () => {
  await house.stop()
  await rm(folder, { recursive: true, force: true })
})

const email = 'ann@firm.test'
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true, level: 1 })

async function leave(page: Page): Promise<void> {
  await page.goto(`${url}/#/users/logout`)
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible()
}

test('an operator gets nowhere before a second step: adds a passkey, shows it, and shows it after each password', async ({
  page,
}) => {
  const device = await giveDevice(page)
  await makeFirstOperator(page, { said: house.said, url }, email)
  await expect(heading(page, 'Set up your second step')).toBeVisible()
  expect((await inspect(page).analyze()).violations).toEqual([])
  // No other address leads around it.
  for (const address of ['/#/operator/people', '/#/profile']) {
    await page.goto(`${url}${address}`)
    await expect(heading(page, 'Set up your second step')).toBeVisible()
  }

  await page.goto(`${url}/#/operator/setup`)
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' })
  await dialog.getByLabel('Name').fill('Work laptop')
  await dialog.getByLabel('Your password').fill(newPassword)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(heading(page, 'Show your passkey')).toBeVisible()
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(heading(page, 'Set-up')).toBeVisible()

  // Signed in by password it is asked for again; a wrong finger is told in words and nothing is lost.
  await leave(page)
  await page.goto(`${url}/#/secured/login?next=/operator/people`)
  await fillLogin(page, email, newPassword)
  await expect(heading(page, 'Show your passkey')).toBeVisible()
  expect((await inspect(page).analyze()).violations).toEqual([])
  await page.reload()
  await device.recognise(false)
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page.getByText(/was not unlocked/)).toBeVisible()
  await device.recognise(true)
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page.getByLabel('Search people')).toBeVisible()

  // Whoever cannot show it can leave.
  await leave(page)
  await fillLogin(page, email, newPassword)
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible()
})
