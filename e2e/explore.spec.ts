import { expect, type Page, test } from '@playwright/test'
import { inspect } from './inspect.ts'

const cards = (page: Page, title: string) => page.getByRole('list', { name: title }).getByRole('article')
const isClean = async (page: Page) => expect((await inspect(page).analyze()).violations).toEqual([])

test('categories are narrowed by name, and a card leads to all of its goods', async ({ page }) => {
  await page.goto('/#/explore/categories')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shop by Categories')
  await expect(page).toHaveTitle('Shop by Categories · Fairquay')
  await expect(cards(page, 'Shop by Categories')).toHaveCount(12)
  await isClean(page)
  await page.getByRole('searchbox', { name: 'Search categories' }).fill('TEXT')
  await expect(cards(page, 'Shop by Categories')).toHaveCount(1)
  const link = cards(page, 'Shop by Categories').getByRole('link', { name: 'Textiles & Yarn' })
  await expect(link).toHaveAttribute('href', /#\/products\?category=\d+(,\d+){4}&title=Textiles\+%26\+Yarn$/)
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Textiles & Yarn')
  await page.goBack()
  await expect(page.getByRole('searchbox', { name: 'Search categories' })).toHaveValue('TEXT')
  await expect(cards(page, 'Shop by Categories')).toHaveCount(1)
})

test('markets begin with 14, grow to all that have goods, and leave out where nobody lives', async ({ page }) => {
  await page.goto('/#/explore/countries')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shop by Market')
  await expect(cards(page, 'Shop by Market')).toHaveCount(14)
  await isClean(page)
  await page.getByRole('button', { name: 'Load more' }).click()
  await expect(page.getByRole('button', { name: 'Load more' })).toHaveCount(0)
  // All of them lead to goods: a country that has none is found by its name only.
  await expect(cards(page, 'Shop by Market').filter({ hasText: 'No products yet' })).toHaveCount(0)
  const offered = await cards(page, 'Shop by Market').count()
  expect(offered).toBeGreaterThan(14)
  const portugal = cards(page, 'Shop by Market').filter({ hasText: 'Portugal' })
  await expect(portugal).toContainText(/\d+ products/)
  await portugal.getByRole('link').click()
  await expect(page).toHaveURL(/#\/products\?country=Portugal/)
  await page.goBack()
  await expect(cards(page, 'Shop by Market')).toHaveCount(offered)

  const box = page.getByRole('searchbox', { name: 'Search markets' })
  await box.fill('antarctica')
  await expect(page.getByText('Nothing here is called “antarctica”')).toBeVisible()
  await page.getByRole('button', { name: 'Show all' }).click()
  await expect(box).toHaveValue('')
  await box.fill('island')
  const names = cards(page, 'Shop by Market').getByRole('heading')
  await expect(names.filter({ hasNotText: /island/i })).toHaveCount(0)
  await expect(names.first()).toBeVisible()
})

test('brands begin with 36, and Load more asks for the next page without showing one twice', async ({ page }) => {
  await page.goto('/#/explore/brands')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shop by Brand')
  await expect(cards(page, 'Shop by Brand')).toHaveCount(36)
  await isClean(page)
  const next = page.waitForRequest(/\/api\/v1\/marketplace\/brands\?page=3&perPage=18$/)
  await page.getByRole('button', { name: 'Load more' }).click()
  await next
  // Other journeys add brands meanwhile: what one of them pushes over the edge between two pages is in both answers, and shown once.
  await expect(async () => expect(await cards(page, 'Shop by Brand').count()).toBeGreaterThan(50)).toPass()
  await expect(page.getByRole('status').filter({ hasText: /^\d+ shown$/ })).toHaveCount(1)
  const names = await cards(page, 'Shop by Brand').getByRole('heading').allInnerTexts()
  expect(new Set(names).size).toBe(names.length)
  await expect(cards(page, 'Shop by Brand').first().getByRole('link')).toHaveAttribute(
    'href',
    /#\/products\?brand=\d+&title=.+$/,
  )
})

test('a screen that cannot load says so and can be tried again', async ({ page }) => {
  await page.route('**/api/v1/marketplace/countries', (route) => route.abort())
  await page.goto('/#/explore/countries')
  await expect(page.getByText('Loading')).toBeVisible()
  await expect(page.getByRole('alert')).toContainText('Something went wrong! Contact Support or try again later!')
  await page.unroute('**/api/v1/marketplace/countries')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(cards(page, 'Shop by Market')).toHaveCount(14)
})

test('the footer leads to the source code where the operator says where it is', async ({ page }) => {
  const footer = page.getByRole('contentinfo')
  const link = footer.getByRole('link', { name: /^Source code/ })
  await page.goto('/#/explore/brands')
  await expect(footer.getByRole('link', { name: 'Terms', exact: true })).toBeVisible()
  await expect(link).toHaveCount(0)
  // Settings are the whole marketplace's: this page alone is sent with the link, the other journeys read theirs.
  await page.route('/', async (route) => {
    const answer = await route.fetch()
    const set = (await answer.text()).replace('"sourceCode":null', '"sourceCode":"https://code.example.test/market"')
    await route.fulfill({ response: answer, body: set })
  })
  await page.reload()
  await expect(link).toHaveAttribute('href', 'https://code.example.test/market')
})

test('the footer’s links lead to pages to read, each with its title', async ({ page }) => {
  await page.goto('/#/explore/brands')
  const footer = page.getByRole('contentinfo')
  await expect(footer).toContainText(`© ${new Date().getFullYear()}`)
  await expect(footer).toContainText('Canadian company registration number')
  await expect(footer.getByRole('link', { name: /^LinkedIn/ })).toHaveAttribute('href', /linkedin\.com/)
  for (const name of ['About Us', 'How It Works', 'Players', 'Features', 'Contacts', 'Privacy Policy', 'Terms']) {
    await footer.getByRole('link', { name, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    await expect(page).toHaveTitle(`${name} · Fairquay`)
  }
  await isClean(page)
})
