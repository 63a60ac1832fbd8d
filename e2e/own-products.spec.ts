import { expect, test } from '@playwright/test'
import { signIn } from './accounts.ts'

test('a seller finds goods, hides some of them at once, and takes a deletion back', async ({ page }) => {
  await signIn(page, 'seller@demo.test')
  await page.goto('/#/products-parent')
  await expect(page.getByRole('heading', { name: 'My Products', level: 1 })).toBeVisible()
  const rows = page.getByRole('list', { name: 'Products' }).getByRole('listitem')
  await expect(rows.nth(3)).toBeVisible()
  await page.getByLabel('Sort by').selectOption({ label: 'Name (A-Z)' })
  await expect(page).toHaveURL(/sort=name/)
  const boxes = rows.getByRole('checkbox')
  // The rows of the other order stand until the new ones arrive.
  await expect.poll(async () => isSorted(await rows.getByRole('link').allTextContents())).toBe(true)
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

function isSorted(names: readonly string[]): boolean {
  return names.every((name, index) => index === 0 || (names[index - 1] ?? '').localeCompare(name, 'en') <= 0)
}
