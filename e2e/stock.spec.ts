import { randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { signIn } from './accounts.ts'

test('a seller counts, stops counting and is told what is low; a buyer sees what can be had', async ({
  page,
  browser,
}) => {
  const name = `Kept Jar ${randomUUID().slice(0, 8)}`
  await signIn(page, 'seller2@demo.test')
  await page.goto('/#/products-parent/new')
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByLabel('Country of origin').selectOption({ label: 'Portugal' })
  await page.getByRole('button', { name: 'Add a price' }).click()
  await page.getByLabel(/^Price \(/).fill('4.50')
  const stock = page.getByRole('group', { name: /^Stock of/ })
  await stock.getByLabel('In stock').fill('40')
  await page.getByRole('button', { name: /^Add a quantity tier/ }).click()
  await page.getByRole('button', { name: 'Save and publish' }).click()
  // On a slow machine the word about it is gone with the page before.
  await expect(page.getByRole('link', { name: 'See it in the marketplace' })).toBeVisible()
  await expect(stock).toHaveCount(1)

  // Counted once, however many tiers it has.
  await page.goto('/#/products-parent')
  await page.getByRole('searchbox', { name: 'Search products' }).fill(name)
  const row = page.getByRole('list', { name: 'Products' }).getByRole('listitem').filter({ hasText: name })
  await expect(row).toContainText('40')
  // The newest is first without being searched for.
  await expect(page).toHaveURL(/search=/)

  // At its threshold it is low, and can be looked for.
  await row.getByRole('link', { name }).click()
  await stock.getByLabel('Tell me at').fill('50')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Saved.')).toBeVisible()
  await page.goto('/#/products-parent?stock=low')
  await expect(row).toContainText('Low stock')

  // Not counted, no number stands anywhere.
  await row.getByRole('link', { name }).click()
  await stock.getByLabel('Stock', { exact: true }).selectOption({ label: 'Not counted' })
  await expect(stock.getByLabel('In stock')).toHaveCount(0)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  // What was said of the save before may still stand there.
  await expect(page.getByText('Everything is saved')).toBeVisible()
  await page.getByRole('button', { name: 'Stock history' }).click()
  await expect(page.getByRole('list', { name: 'Stock history' })).toContainText('Not counted')
  await page.keyboard.press('Escape')
  await page.goto('/#/products-parent?stock=not-counted')
  await expect(row).toContainText('Not counted')

  const buyer = await browser.newPage()
  await signIn(buyer, 'buyer@demo.test')
  await buyer.goto(`/#/products?search=${encodeURIComponent(name)}`)
  await buyer.getByRole('link', { name }).first().click()
  await expect(buyer.getByText('In stock', { exact: true })).toBeVisible()
  await expect(buyer.getByText(/1,000,000|1,000,000,000/)).toHaveCount(0)
})
