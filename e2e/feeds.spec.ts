import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createFeed, fetchFeed } from '@fairquay/contract/imports/feeds/endpoints.ts'
import { expect, type Page, test } from '@playwright/test'
import { makeSeller, newPassword, signIn } from './accounts.ts'
import { inspect } from './inspect.ts'
import { loseAnswer } from './lose-answer.ts'

// Each step of an import is a process of its own.
const slowly = { timeout: 60_000 }

let server: Server
let file = ''
test.beforeAll(async () => {
  server = createServer((_, response) => response.end(file)).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
})
test.afterAll(() => server.close())

const cups = (...prices: number[]) =>
  `Handle,Title,Price (EUR),Stock,Status\n${prices.map((price, at) => `feed-cup-${at},Feed cup ${at + 1},${price},7,published\n`).join('')}`

const fetches = (page: Page) => page.getByRole('list', { name: 'Fetches' })

test('a feed is set up with its first file, and goes on with what has changed overnight', async ({ page }) => {
  await signIn(page, await makeSeller(page.request), newPassword)
  await page.goto('/#/imports')
  await page.getByRole('button', { name: 'New feed' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Fetch it once' }).click()
  await expect(dialog.getByText('This is not the address of a file on the web.').first()).toBeVisible()
  await dialog.getByLabel('Name', { exact: true }).fill('Warehouse')
  await dialog
    .getByLabel('Address of the file')
    .fill(`http://127.0.0.1:${(server.address() as AddressInfo).port}/goods`)
  await dialog.getByLabel('Fetched').selectOption({ label: 'Every week' })
  await dialog.getByLabel('On', { exact: true }).selectOption({ label: 'Friday' })
  expect((await inspect(page).analyze()).violations).toEqual([])
  file = cups(2, 3, 4)
  await (await loseAnswer(page, createFeed)).pressTwice(() =>
    dialog.getByRole('button', { name: 'Fetch it once' }).click(),
  )

  await expect(page.getByRole('heading', { name: 'Warehouse', level: 1 })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Say what the columns are' })).toBeVisible(slowly)
  expect((await inspect(page).analyze()).violations).toEqual([])
  await page.getByRole('link', { name: 'Go on' }).click()
  await page.getByRole('button', { name: 'Check the file' }).click(slowly)
  await page.getByRole('checkbox', { name: /^Publish them all the same/ }).check(slowly)
  await page.getByRole('button', { name: 'Import 3 products' }).click()
  await expect(page.getByRole('heading', { name: 'Feed: Warehouse was imported' })).toBeVisible(slowly)
  await page.getByRole('link', { name: 'All imports' }).click()
  await page
    .getByRole('list', { name: 'Feeds' })
    .getByRole('link', { name: /Warehouse.*Every week/ })
    .click()
  await expect(page.getByText('3 products', { exact: true })).toBeVisible()

  file = cups(2, 5)
  await (await loseAnswer(page, fetchFeed)).pressTwice(() => page.getByRole('button', { name: 'Fetch now' }).click())
  await expect(fetches(page).getByText('0 new, 1 changed, 1 unchanged, 0 refused, 1 missing, 1 taken out')).toBeVisible(
    slowly,
  )
  await page.getByRole('button', { name: 'Fetch now' }).click()
  await expect(fetches(page).getByText('As it was')).toBeVisible(slowly)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('There are no feeds yet.', { exact: false })).toBeVisible()
})

test('a feed whose first file could not be fetched says so where feeds are listed', async ({ page }) => {
  await signIn(page, await makeSeller(page.request), newPassword)
  await page.goto('/#/imports')
  await page.getByRole('button', { name: 'New feed' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name', { exact: true }).fill('Shop')
  file = '<!doctype html><title>Sign in</title>'
  await dialog
    .getByLabel('Address of the file')
    .fill(`http://127.0.0.1:${(server.address() as AddressInfo).port}/login`)
  await dialog.getByRole('button', { name: 'Fetch it once' }).click()
  await expect(page.getByText('The address answered with a web page', { exact: false }).first()).toBeVisible(slowly)
  await page.getByRole('link', { name: 'Import and export' }).first().click()
  await expect(page.getByRole('list', { name: 'Feeds' }).getByRole('link', { name: /Shop.*Failed/ })).toBeVisible()
})
