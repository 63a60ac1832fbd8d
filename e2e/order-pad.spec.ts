import { expect, test } from '@playwright/test'
import { fillLogin, makeBuyer, newPassword, signIn } from './accounts.ts'
import { inspect } from './inspect.ts'

const pad = '/#/shop/almarinho-trading-house'
const boxes = /^Quantity of /

test('a guest sees the goods without prices and is led to sign in and back', async ({ page }) => {
  const answers: string[] = []
  page.on('response', async (response) => {
    if (response.url().includes('/api/')) answers.push(await response.text().catch(() => ''))
  })
  await page.goto(pad)
  await expect(page.getByRole('table', { name: 'Order pad' }).getByRole('row')).toHaveCount(35)
  await expect(page.getByRole('textbox', { name: boxes })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Add to cart' })).toHaveCount(0)
  for (const answer of answers) expect(answer).not.toMatch(/price_value|discount|"prices?":/)
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
  await fillLogin(page, 'buyer@demo.test', 'fairquay-demo')
  await expect(page).toHaveURL(/shop\/almarinho-trading-house$/)
  await expect(page.getByRole('textbox', { name: boxes }).first()).toBeVisible()
})

test('a buyer types quantities down the list and puts all of them into the cart at once', async ({ page, request }) => {
  const email = await makeBuyer(request)
  await signIn(page, email, newPassword)
  await page.goto(pad)

  const all = page.getByRole('textbox', { name: boxes })
  await expect(page.getByRole('table', { name: 'Order pad' }).getByRole('row').nth(1)).toContainText('24 pieces')
  await all.first().click()
  // Below the minimum of 24 the box goes to it and says why; Enter leads down, an arrow back up.
  await page.keyboard.type('5')
  await page.keyboard.press('Enter')
  await expect(all.first()).toHaveValue('24')
  await expect(page.getByText("You've reached the minimum quantity allowed per order of this product.")).toBeVisible()
  await expect(all.nth(1)).toBeFocused()
  await page.keyboard.type('130')
  await page.keyboard.press('ArrowUp')
  await expect(all.first()).toBeFocused()
  await expect(page.getByText(/^2 lines · 154 units · €/)).toBeVisible()

  // A look elsewhere and a reload lose nothing.
  await page.reload()
  await expect(all.nth(1)).toHaveValue('130')
  await page.getByRole('checkbox', { name: 'Only lines filled in' }).check()
  await expect(all).toHaveCount(2)
  await page.getByRole('checkbox', { name: 'Only lines filled in' }).uncheck()
  await page.getByRole('searchbox', { name: 'Find in this list' }).fill('sardines')
  await expect(all).toHaveCount(1)
  await page.getByRole('searchbox', { name: 'Find in this list' }).fill('')

  // A double click adds once, and does not ask for quantities after it.
  await page.getByRole('button', { name: 'Add to cart' }).dblclick()
  await expect(page.getByText('2 lines were added to your cart.')).toBeVisible()
  await expect(page.getByText('Fill in a quantity first.')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Cart, 2 products' })).toBeVisible()
  await expect(all.first()).toHaveValue('')
  await page.goto('/#/cart')
  await expect(
    page.getByRole('main').getByRole('link', { name: 'Maré Dinner Plate, Reactive Glaze, 27 cm' }).first(),
  ).toBeVisible()
})

test('the order pad has no faults a machine can find', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, 'buyer@demo.test')
  await page.goto(pad)
  await expect(page.getByRole('textbox', { name: boxes }).first()).toBeVisible()
  const { violations } = await inspect(page).analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])
})

test('a page that is not there any more leads back to the first', async ({ page }) => {
  await page.goto(`${pad}?page=44`)
  await expect(page.getByText('This list ends earlier')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'To the first page' }).click()
  await expect(page).toHaveURL(/\/shop\/almarinho-trading-house$/)
  await expect(page.getByRole('main').getByRole('row').first()).toBeVisible()
})
