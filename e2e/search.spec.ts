import { expect, type Page, test } from '@playwright/test'
import { inspect } from './inspect.ts'

const boxOf = (page: Page) => page.getByRole('combobox', { name: 'Search', exact: true })
const optionsOf = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option')
const resultsOf = (page: Page) => page.getByRole('list', { name: 'Results' }).getByRole('link')

test('somebody who types badly finds it all the same, and may insist', async ({ page }) => {
  await page.goto('/#/products')
  await boxOf(page).fill('headhpones')
  await boxOf(page).press('Enter')
  await expect(page.getByText('Showing results for')).toContainText('headphones')
  await expect(resultsOf(page).first()).toHaveAttribute('title', 'Over-Ear Headphones, Wireless, Foldable')
  await page.getByRole('main').getByRole('link', { name: 'headhpones', exact: true }).click()
  await expect(page.getByRole('main').getByText('No results found')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “headhpones”')
})

test('suggestions are of the kind asked for, walked with Home and End, and mark what was typed', async ({ page }) => {
  await page.goto('/#/products')
  const box = boxOf(page)
  await box.fill('alpaca')
  await expect(optionsOf(page).first().locator('mark')).toHaveText(/alpaca/i)
  await box.press('ArrowDown')
  await box.press('End')
  await expect(optionsOf(page).last()).toHaveAttribute('aria-selected', 'true')
  await box.press('Home')
  await expect(optionsOf(page).first()).toHaveAttribute('aria-selected', 'true')
  const kinds = page.getByRole('tablist', { name: 'Kind of suggestion' })
  await kinds.getByRole('tab', { name: 'Sellers' }).click()
  await expect(optionsOf(page)).toHaveText([/Sillar Alpaca Mill/])
  await kinds.getByRole('tab', { name: 'Sellers' }).press('ArrowRight')
  await expect(kinds.getByRole('tab', { name: 'Brands' })).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: 'No results found' })).toBeVisible()
  const report = await inspect(page).include('search').analyze()
  expect(report.violations).toEqual([])
  await kinds.getByRole('tab', { name: 'Brands' }).press('Escape')
  await expect(kinds).toHaveCount(0)
  await expect(box).toBeFocused()
})

test('a code leads straight to its product', async ({ page }) => {
  await page.goto('/#/products')
  await boxOf(page).fill('TTW-000123')
  await expect(optionsOf(page)).toHaveCount(1)
  await boxOf(page).press('ArrowDown')
  await boxOf(page).press('Enter')
  await expect(page).toHaveURL(/#\/product\/jigsaw-with-cork-lined-baseplate$/)
})

for (const width of [390, 820, 1440])
  test(`results at ${width} pixels show how many there are of each kind and never a price`, async ({
    page,
  }, testInfo) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/#/search?target=all&search=cacao')
    await expect(resultsOf(page).first()).toBeVisible()
    await expect(page.getByRole('tab', { name: /^Sellers\s*1$/ })).toBeVisible()
    expect(await resultsOf(page).count()).toBeLessThanOrEqual(width < 720 ? 8 : width < 1440 ? 16 : 18)
    await expect(page.getByRole('main')).not.toContainText(/\$\s?\d/)
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
    const report = await inspect(page).include('main').analyze()
    expect(report.violations).toEqual([])
    await testInfo.attach('picture', { body: await page.screenshot(), contentType: 'image/png' })
  })
