import { randomUUID } from 'node:crypto'
import { emptyDraft, plainTerm } from '@fairquay/contract/catalogue/draft.ts'
import { toProductForm } from '@fairquay/contract/products/form.ts'
import { type APIRequestContext, expect, test } from '@playwright/test'
import { makeViewer, newPassword, signIn } from './accounts.ts'
import { findDemo } from './deals.ts'
import { searchList } from './search-list.ts'

/** Published products of the second demo seller, whose goods nobody counts, with one name of their own; the name. */
async function makeProducts(request: APIRequestContext, count: number): Promise<string> {
  const { headers } = await findDemo(request, 'seller2@demo.test')
  const name = `Basket ${randomUUID().slice(0, 8)}`
  for (let number = 1; number <= count; number += 1) {
    const draft = { ...emptyDraft(`${name} ${number}`, 'PT'), state: 'published' as const, terms: [plainTerm(10)] }
    const answer = await request.post('/api/v1/own-products', {
      headers: { ...headers, 'Idempotency-Key': randomUUID() },
      data: { form: toProductForm(draft) },
    })
    expect(answer.ok(), await answer.text()).toBe(true)
  }
  return name
}

test('a seller finds goods, hides some of them at once, and takes a deletion back', async ({ page, request }) => {
  await signIn(page, 'seller2@demo.test')
  await page.goto('/#/products-parent')
  await expect(page.getByRole('heading', { name: 'My Products', level: 1 })).toBeVisible()
  const rows = page.getByRole('list', { name: 'Products' }).getByRole('listitem')
  await expect(rows.nth(3)).toBeVisible()
  await page.getByLabel('Sort by').selectOption({ label: 'Name (A-Z)' })
  await expect(page).toHaveURL(/sort=name/)
  const boxes = rows.getByRole('checkbox')
  // The rows of the other order stand until the new ones arrive.
  await expect.poll(async () => isSorted(await rows.getByRole('link').allTextContents())).toBe(true)

  // Goods of this journey's own: others order what the demo sells.
  const name = await makeProducts(request, 4)
  await searchList(page, 'Search products', name)
  await expect(rows).toHaveCount(4)
  await boxes.nth(0).check()
  await boxes.nth(2).click({ modifiers: ['Shift'] })
  await expect(page.getByText('3 products selected')).toBeVisible()
  await page.getByRole('button', { name: 'Hide' }).click()
  await expect(page.getByText('3 products changed.').first()).toBeVisible()
  await expect(rows.nth(1).getByText('Hidden')).toBeVisible()

  await page.getByLabel('State').selectOption({ index: 3 })
  await expect(page).toHaveURL(/state=hidden/)
  await expect(rows.filter({ hasNotText: 'Hidden' })).toHaveCount(0)
  await expect(rows.nth(2)).toBeVisible()
  const before = await rows.count()
  await boxes.first().check()
  await page.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('1 product deleted.')).toBeVisible()
  await expect(rows).toHaveCount(before - 1)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(rows).toHaveCount(before)

  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  await page.getByRole('button', { name: 'Prices' }).click()
  await page.getByLabel('By how many percent').fill('much')
  await page.getByRole('dialog').getByRole('button', { name: 'Change prices' }).click()
  await expect(page.getByText('Give a number from -90 to 900.')).toBeVisible()
})

test('who only reads for the company is offered nothing that would be refused', async ({ page, request }) => {
  const owner = await findDemo(request, 'seller2@demo.test')
  await signIn(page, await makeViewer(request, owner), newPassword)
  await page.goto('/#/products-parent')
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  const bar = page.getByRole('region', { name: /products selected$/ })
  await expect(bar.getByRole('button')).toHaveText(['Export', 'Clear selection'])
  await expect(page.getByRole('link', { name: 'New product' })).toHaveCount(0)
})

function isSorted(names: readonly string[]): boolean {
  return names.every((name, index) => index === 0 || (names[index - 1] ?? '').localeCompare(name, 'en') <= 0)
}
