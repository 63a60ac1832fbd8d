import { expect, test } from '@playwright/test'

test('suggestions come while typing and are walked with the keyboard', async ({ page }) => {
  await page.goto('/#/products')
  const box = page.getByRole('combobox', { name: 'Search', exact: true })
  await box.fill('olive')
  const options = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option')
  await expect(options.first()).toBeVisible()
  await box.press('ArrowDown')
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  await box.press('Escape')
  await expect(options).toHaveCount(0)
  await box.press('ArrowDown')
  await expect(options.first()).toBeVisible()
  await box.press('Enter')
  await expect(page).toHaveURL(/#\/product\//)
})

test('a search shows its results as cards, by kind, and says when there are none', async ({ page }) => {
  await page.goto('/#/products')
  const box = page.getByRole('combobox', { name: 'Search', exact: true })
  await box.press('Enter')
  await expect(page.getByText('Please enter a search term')).toBeVisible()
  await box.fill('olive')
  await box.press('Enter')
  await expect(page).toHaveURL(/#\/search\?target=all&search=olive$/)
  await expect(page.getByRole('list', { name: 'Results' }).getByRole('link').first()).toBeVisible()
  await page.getByRole('tab', { name: 'Products' }).click()
  await expect(page).toHaveURL(/target=products/)
  const goods = page.getByRole('list', { name: 'Products', exact: true }).getByRole('article')
  await goods.first().getByRole('heading').getByRole('link').click()
  await expect(page).toHaveURL(/#\/product\//)
  await box.fill('qqqqzzzzxxxx')
  await box.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'No results found' })).toBeVisible()
})

test('a page behind the last one of what was found or of the sellers leads to the first', async ({ page }) => {
  for (const address of ['/#/search?target=all&search=olive&page=99', '/#/products?tab=sellers&page=99']) {
    await page.goto(address)
    await expect(page.getByRole('heading', { name: 'This list ends earlier' })).toBeVisible()
    await page.getByRole('link', { name: 'Back to the first page' }).click()
    await expect(page).not.toHaveURL(/page=/)
    await expect(page.getByRole('list', { name: /^(Results|Sellers)$/ })).toBeVisible()
  }
})

test('a chosen category narrows the sellers too', async ({ page, request }) => {
  const answer = await request.get('/api/v1/marketplace/industry-categories?available=true')
  const { data } = (await answer.json()) as {
    data: { industries: { get_sub_industries: { id: number; name: string }[] }[] }
  }
  const wine = data.industries.flatMap((industry) => industry.get_sub_industries).find(({ name }) => name === 'Wine')
  await page.goto(`/#/products?category=${wine?.id}`)
  await page.getByRole('tab', { name: 'Sellers' }).click()
  await expect(page).toHaveURL(/category=\d+&tab=sellers|tab=sellers&category=\d+/)
  const sellers = page.getByRole('list', { name: 'Sellers' })
  await expect(sellers.getByRole('link', { name: 'Almarinho Trading House' }).first()).toBeVisible()
  await expect(sellers.getByRole('link', { name: 'Shenzhen Lanhai Electronics' })).toHaveCount(0)
  const all = page.getByRole('button', { name: 'Remove Wine' })
  const before = await sellers.getByRole('article').count()
  await all.click()
  await expect.poll(() => sellers.getByRole('article').count()).toBeGreaterThan(before)
})

test('a seller’s card leads to its products under its name', async ({ page }) => {
  await page.goto('/#/products?page=2&view=list')
  await page.getByRole('tab', { name: 'Sellers' }).click()
  await expect(page).toHaveURL(/#\/products\?tab=sellers$/)
  // Other journeys register sellers that have nothing to show yet.
  const cards = page.getByRole('list', { name: 'Sellers' }).getByRole('article')
  const card = cards.filter({ has: page.locator('img[src*="/files/"]') }).first()
  const name = await card.getByRole('heading').getByRole('link').getAttribute('title')
  await card.getByRole('link', { name: /^View products/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${name}'s Products`)
  await expect(page).toHaveURL(/#\/products\?supplier=\d+&title=/)
  await expect(page.getByRole('list', { name: 'Products', exact: true }).getByRole('article').first()).toBeVisible()
})

test('tabs fit where the room is narrow, and the count names what is counted', async ({ page }) => {
  const cutOff = () => page.getByRole('tablist').evaluate((list) => list.scrollWidth - list.clientWidth)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/#/search?target=brands&search=ca')
  await expect(page.getByRole('tab', { name: 'Brands' })).toContainText(/\d/)
  await expect(page.getByRole('status').filter({ hasText: /^\d+ brands$/ })).toBeVisible()
  expect(await cutOff()).toBe(0)
  await page.goto('/#/search?target=sellers&search=trading')
  await expect(page.getByRole('status').filter({ hasText: /^\d+ sellers$/ })).toBeVisible()
  for (const width of [390, 780, 820]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/#/product/mare-pasta-bowl-23-cm')
    await expect(page.getByRole('tab', { name: 'Packaging Details' })).toBeVisible()
    expect(await cutOff(), `product page at ${width}`).toBe(0)
  }
})
