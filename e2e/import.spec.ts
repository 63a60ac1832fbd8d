import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createImport } from '@fairquay/contract/imports/endpoints.ts'
import { expect, type Page, test } from '@playwright/test'
import { signIn } from './accounts.ts'
import { inspect } from './inspect.ts'
import { loseAnswer } from './lose-answer.ts'

const fixtures = join(import.meta.dirname, '../server/test/fixtures/imports')

// Each step is a process of its own, and the machine has other work.
test.setTimeout(240_000)
const slowly = { timeout: 60_000 }

const drop = (page: Page, name: string) => page.getByLabel('Choose a file').setInputFiles(join(fixtures, name))

const heading = (page: Page, name: string) => page.getByRole('heading', { name })

async function saveDownload(page: Page, button: string): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ])
  return readFile(await download.path(), 'utf8')
}

test('a seller imports a WooCommerce file with a column corrected, takes it back, and brings Shopify goods in', async ({
  page,
}) => {
  await signIn(page, 'seller2@demo.test')
  await page.goto('/#/dashboard')
  await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Import and export' }).click()
  await expect(page.getByRole('heading', { name: 'Import and export', level: 1 })).toBeVisible()
  await (await loseAnswer(page, createImport)).pressTwice(() => drop(page, 'woocommerce.csv'))

  await expect(heading(page, 'How the file is read')).toBeVisible(slowly)
  // Where one begins, the import that was just begun is found again.
  await page.getByRole('link', { name: 'All imports' }).click()
  await expect(heading(page, 'woocommerce.csv is not finished')).toBeVisible()
  await page.getByRole('link', { name: 'Go on' }).click()
  await expect(page.getByLabel('Where it comes from')).toHaveValue('woocommerce')
  await expect(page.getByLabel('Weights without a unit are in')).toHaveValue('lb')
  await expect(page.getByLabel('Read Weight (lbs) as')).toHaveValue('weight')
  // Somebody chooses the wrong column for the name, is told by the check, and corrects it.
  await page.getByRole('combobox', { name: /^Currency of prices/ }).selectOption('EUR')
  await page.getByLabel('Read SKU as').selectOption({ label: 'Name' })
  await expect(page.getByLabel('Read Name as')).toHaveValue('')
  await page.getByRole('button', { name: 'Check the file' }).click()
  await expect(heading(page, 'This is what would happen')).toBeVisible(slowly)
  await expect(
    page.getByRole('list', { name: 'Products of the file' }).getByText('hoodie', { exact: true }),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Correct how it is read' }).click()
  await page.getByLabel('Read Name as').selectOption({ label: 'Name' })
  await page.getByLabel('Read SKU as').selectOption({ label: 'Article number' })
  await page.getByLabel('Read Categories as').selectOption('')
  await page.getByRole('button', { name: 'Check the file' }).click()
  const rows = page.getByRole('list', { name: 'Products of the file' })
  await expect(rows.getByText('Harbour Hoodie')).toBeVisible(slowly)
  await expect(page.getByRole('link', { name: '2 New' })).toBeVisible()

  // It can be left and come back to.
  await page.getByRole('link', { name: 'All imports' }).click()
  await expect(heading(page, 'woocommerce.csv is not finished')).toBeVisible()
  await page.getByRole('link', { name: 'Go on' }).click()
  await page.getByRole('link', { name: '3 Refused' }).click()
  await expect(page).toHaveURL(/show=refuse/)
  await expect(rows.getByText('Harbour Hoodie')).toBeHidden()
  await expect(rows.getByText(/made of others/)).toBeVisible()
  const refused = await saveDownload(page, 'Download refused rows')
  expect(refused).toContain('Why it was refused')
  expect(refused).toContain("'=Evil")
  expect((await inspect(page).analyze()).violations).toEqual([])

  // Come back to by its address, what follows the products does not move when they arrive.
  await page.addInitScript(() => {
    const seen = globalThis as { moved?: number }
    seen.moved = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        seen.moved = (seen.moved ?? 0) + (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.reload()
  await expect(rows.getByText(/made of others/)).toBeVisible()
  await expect(page.getByText(/^Columns not read/)).toBeVisible()
  expect(await page.evaluate(() => (globalThis as { moved?: number }).moved)).toBeLessThanOrEqual(0.02)

  // What lacks a category is said before anything is written; its seller may want it on the market all the same.
  const drafts = page.getByRole('region', { name: /will be (a draft|drafts)/ })
  await drafts.getByRole('checkbox', { name: /^Publish them all the same/ }).check()
  await expect(page.getByText('1 product will be a draft: the file does not say that it is published')).toBeVisible()
  const applied = page.waitForRequest(/publish_incomplete=true/)
  await page.getByRole('button', { name: 'Import 2 products' }).click()
  await applied
  await expect(heading(page, 'woocommerce.csv was imported')).toBeVisible(slowly)
  // The cap is none of those: the file itself does not publish it.
  await expect(page.getByText('1 product came in as a draft.')).toBeVisible()
  await page.getByRole('link', { name: 'See your products' }).click()
  await page.getByLabel('Search products').fill('Harbour Hoodie')
  await expect(page.getByRole('list', { name: 'Products' }).getByRole('link', { name: 'Harbour Hoodie' })).toBeVisible()
  await page.goto('/#/imports')
  await page.getByRole('link', { name: /woocommerce\.csv.*Imported/ }).click()
  await page.getByRole('button', { name: 'Undo this import' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Undo this import' }).click()
  await expect(heading(page, 'The import of woocommerce.csv was undone')).toBeVisible(slowly)
  await expect(page.getByText('2 products brought back to what they were.')).toBeVisible()

  await page.getByRole('link', { name: 'Import another file' }).click()
  await page.setViewportSize({ width: 390, height: 844 })
  await drop(page, 'shopify-old.csv')
  await expect(page.getByLabel('Where it comes from')).toHaveValue('shopify', slowly)
  await page.getByRole('button', { name: 'Check the file' }).click()
  await expect(page.getByText('The prices name no currency: choose it.').first()).toBeVisible()
  await page.getByRole('button', { name: /^Use [A-Z]{3}, your/ }).click()
  await page.getByRole('button', { name: 'Check the file' }).click()
  await page.getByRole('button', { name: 'Import 2 products' }).click(slowly)
  await expect(heading(page, 'shopify-old.csv was imported')).toBeVisible(slowly)
  // Its pictures cannot be fetched here: it is kept from the front of the market.
  await expect(page.getByText(/came in as (a draft|drafts)\./)).toBeVisible()
  expect((await inspect(page).analyze()).violations).toEqual([])
})
