import { expect, type Page, test } from '@playwright/test'
import { signIn } from './accounts.ts'

const house = '/#/showroom/almarinho-trading-house'
const cards = (page: Page) => page.getByRole('list', { name: 'Products', exact: true }).getByRole('article')

test('a showroom shows its seller and its goods in the seller’s order, twenty to a page', async ({ page }) => {
  await page.goto(house)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Made along the Atlantic')
  await expect(page.getByRole('heading', { name: 'Almarinho Trading House' })).toBeVisible()
  await expect(cards(page)).toHaveCount(20)
  await expect(cards(page).first()).toContainText('Price Unavailable')
  await expect(page.getByRole('combobox', { name: 'Sort by' }).getByRole('option')).toHaveText([
    "Seller's order",
    'Name (A-Z)',
    'Newest',
    'Oldest',
  ])
  await page.getByRole('link', { name: 'Page 2', exact: true }).click()
  await expect(page).toHaveURL(/showroom\/almarinho-trading-house\?page=2$/)
  // How many are left depends on the journey of the seller who hides some.
  await expect(cards(page).first()).toBeVisible()
  await expect.poll(() => cards(page).count()).toBeLessThanOrEqual(14)
  await page
    .getByRole('complementary', { name: 'The company in short' })
    .getByRole('link', { name: 'Company facts' })
    .click()
  await expect(page).toHaveURL(/company\/almarinho-trading-house$/)
})

test('the menu and the footer become the seller’s', async ({ page }) => {
  await page.goto(house)
  const menu = page.getByRole('navigation', { name: 'Seller' })
  await expect(menu.getByRole('link')).toHaveText(['Catalogue', 'Company profile', 'Business facts'])
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toContainText('Canadian company registration number')
  await expect(page.getByRole('contentinfo').getByRole('textbox')).toHaveCount(0)
  await menu.getByRole('link', { name: 'Business facts' }).click()
  await expect(page.getByRole('heading', { name: 'Sales & Presence' })).toBeInViewport()
})

test('filters narrow a showroom, stand in the address and decide the view', async ({ page }) => {
  await page.goto(`${house}?page=2`)
  await page.getByRole('checkbox', { name: 'Tinned fish' }).check()
  await expect(page).toHaveURL(/\?family=\d+$/)
  // Until the answer comes, the products of before stand there.
  await expect.poll(() => cards(page).count()).toBeLessThan(7)
  await expect(page.getByRole('button', { name: 'List view' })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('link', { name: 'Page 2', exact: true })).toHaveCount(0)
  const pictures = cards(page)
    .first()
    .getByRole('list', { name: /^Pictures of/ })
  const buttons = pictures.getByRole('button')
  await expect(buttons.first()).toBeVisible()
  expect(await buttons.count()).toBe(await pictures.getByRole('listitem').count())
  expect(await buttons.count()).toBeLessThanOrEqual(4)
  await pictures.getByRole('button', { name: 'Picture 2' }).click()
  await expect(pictures.getByRole('button', { name: 'Picture 2' })).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: 'Remove Tinned fish' }).click()
  await expect(cards(page)).toHaveCount(20)
  await page.goBack()
  await expect(page.getByRole('checkbox', { name: 'Tinned fish' })).toBeChecked()
})

test('a buyer sorts a showroom by price', async ({ page }) => {
  await signIn(page, 'buyer@demo.test')
  await page.goto(house)
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Price (Lowest)')
  await expect(page).toHaveURL(/\?sortLowestPrice=true$/)
  await expect(cards(page).first()).toContainText(/€\d/)
})

test.describe('by width', () => {
  for (const [width, height, count] of [
    [390, 844, 8],
    [1000, 900, 12],
    [1440, 900, 20],
  ] as const)
    test(`a window of ${width} pixels shows ${count} products, the first ones whole`, async ({ page }) => {
      await page.setViewportSize({ width, height })
      await page.goto(house)
      await expect(cards(page)).toHaveCount(count)
      await expect(cards(page).nth(1)).toBeInViewport({ ratio: 1 })
    })
})

test('a locked company’s pages warn and lead home', async ({ page }) => {
  for (const path of ['showroom', 'company', 'shop']) {
    await page.goto(`/#/${path}/song-hong-lacquer`)
    await expect(
      page.getByText("For security reasons, this company's page is currently unavailable. Please, try again later."),
    ).toBeVisible()
    await expect(page).toHaveURL(/#\/$/)
    await page.reload()
  }
})

test('an unknown company has a plain page with a way back', async ({ page }) => {
  await page.goto('/#/showroom/nobody-at-all')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This company is not here')
  await page.getByRole('link', { name: 'See all sellers' }).click()
  await expect(page).toHaveURL(/#\/products\?tab=sellers$/)
})

test('a showroom that does not load says so and can be tried again', async ({ page }) => {
  await page.route('**/api/v1/marketplace/showroom/**', (route) => route.fulfill({ status: 500, body: '{}' }))
  await page.goto(house)
  const main = page.getByRole('main')
  await expect(main.getByText('Something goes wrong, please try again later')).toBeVisible()
  await expect(page.getByText('Server error')).toHaveCount(2)
  await page.unroute('**/api/v1/marketplace/showroom/**')
  await main.getByRole('button', { name: 'Try again' }).click()
  await expect(cards(page)).toHaveCount(20)
})
