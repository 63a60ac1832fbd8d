import { expect, type Page, test } from '@playwright/test'
import { signIn } from './accounts.ts'
import { inspect } from './inspect.ts'

const boxOf = (page: Page) => page.getByRole('combobox', { name: 'Search', exact: true })
const optionsOf = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option')
const resultsOf = (page: Page) => page.getByRole('list', { name: 'Results' }).locator('> li')
/** Goods are cards of the catalogue, under their name. */
const namesOf = (page: Page) => resultsOf(page).getByRole('heading').getByRole('link')

test('somebody who types badly finds it all the same, and may insist', async ({ page }) => {
  await page.goto('/#/products')
  await boxOf(page).fill('headhpones')
  await boxOf(page).press('Enter')
  await expect(page.getByText('Showing results for')).toContainText('headphones')
  await expect(namesOf(page).first()).toHaveAttribute('title', 'Over-Ear Headphones, Wireless, Foldable')
  await page.getByRole('main').getByRole('link', { name: 'headhpones', exact: true }).click()
  await expect(page.getByRole('main').getByText('No results found')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “headhpones”')
})

test('words that find nothing together lead on one by one', async ({ page }) => {
  await page.goto('/#/search?search=alpaca zzyzx qqxyz cotton')
  const main = page.getByRole('main')
  await expect(main.getByText('No results found')).toBeVisible()
  await expect(main.getByRole('link', { name: /^(zzyzx|qqxyz)/ })).toHaveCount(0)
  await main.getByRole('link', { name: /^alpaca \d+ results$/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “alpaca”')
  await expect(resultsOf(page).first()).toBeVisible()
  await page.goBack()
  await expect(main.getByRole('link', { name: /^cotton \d+ results$/ })).toBeVisible()
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

test('found goods are cards of the catalogue with filters and sorts, and stay so under another address', async ({
  page,
}) => {
  await signIn(page, 'buyer@demo.test')
  await page.goto('/#/search?target=all&search=coffee')
  const card = resultsOf(page)
    .filter({ has: page.getByRole('heading') })
    .first()
  await expect(card.getByRole('link', { name: /./ }).first()).toHaveAttribute('href', /#\/showroom\//)
  await expect(card).toContainText(/[$€£]\s?\d/)
  await page.getByRole('tab', { name: /^Products/ }).click()
  await expect(page).toHaveURL(/#\/search\?target=products&search=coffee$/)
  const goods = page.getByRole('list', { name: 'Products', exact: true }).getByRole('article')
  await expect(goods.first()).toContainText(/coffee|espresso/i)
  await expect(page.getByLabel('Sort by')).toHaveValue('sortBestMatch')
  const before = await goods.count()
  // A filter says what it leaves, and is kept with the words and the order.
  await page.getByRole('complementary', { name: 'Filters' }).getByRole('checkbox', { name: 'Ethiopia' }).check()
  await expect(page).toHaveURL(/country=Ethiopia/)
  await expect(goods.filter({ hasNotText: /./ })).toHaveCount(0)
  await expect(async () => expect(await goods.count()).toBeLessThan(before)).toPass()
  await page.getByLabel('Sort by').selectOption('sortNewest')
  await expect(page).toHaveURL(/sortNewest=true/)
  await page.reload()
  await expect(page.getByLabel('Sort by')).toHaveValue('sortNewest')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “coffee”')
  await expect(page.getByRole('link', { name: 'Ask several sellers', exact: true })).toHaveAttribute(
    'href',
    /#\/sourcing\/new\?goods=coffee$/,
  )
  await page.getByRole('button', { name: 'Clear all' }).click()
  await expect(page).toHaveURL(/search=coffee/)
  await expect(page).not.toHaveURL(/country=/)
  expect((await inspect(page).include('main').analyze()).violations).toEqual([])
})

for (const address of ['/#/products', '/#/showroom/almarinho-trading-house'])
  test(`filters chosen faster than the list follows stay ticked and all hold: ${address}`, async ({ page }) => {
    await page.goto(address)
    const boxes = page.getByRole('complementary', { name: 'Filters' }).getByRole('checkbox')
    await expect(boxes.nth(1)).toBeVisible()
    const ticked = await boxes.evaluateAll((all) =>
      all.slice(0, 2).map((box) => {
        const input = box as HTMLInputElement
        input.click()
        return input.checked
      }),
    )
    expect(ticked).toEqual([true, true])
    await expect(page).toHaveURL(/=[^,&]+,[^,&]+|=.+&.+=/)
    await expect(boxes.nth(0)).toBeChecked()
    await expect(boxes.nth(1)).toBeChecked()
    await page.goBack()
    await expect(page).not.toHaveURL(/[?]/)
    await expect(boxes.nth(0)).not.toBeChecked()
  })
