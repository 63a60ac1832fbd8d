import { expect, type Page, test } from '@playwright/test'
import { signIn } from './accounts.ts'
import { bringIn, makeShopper, writesCart } from './cart-goods.ts'
import { companyOf, findDemo, findGoodsOf, openFor } from './deals.ts'
import { inspect } from './inspect.ts'

const bowl = '/#/product/mare-pasta-bowl-23-cm'
const main = (page: Page) => page.getByRole('main')

test('what a buyer chooses shows in the picture, the next price is named, and the way into the cart stays in view', async ({
  page,
}) => {
  await signIn(page, 'buyer@demo.test')
  await page.setViewportSize({ width: 1440, height: 800 })
  await page.goto(bowl)
  const picture = (place: number) => page.getByRole('button', { name: `Picture ${place}`, exact: true })
  await expect(picture(1)).toHaveAttribute('aria-current', 'true')
  await page.getByRole('radio', { name: 'Dune sand' }).check()
  await expect(picture(2)).toHaveAttribute('aria-current', 'true')
  await page.getByRole('radio', { name: 'Tide blue' }).check()
  await expect(picture(1)).toHaveAttribute('aria-current', 'true')

  await expect(main(page)).toContainText('Lead time: 5 days')
  await expect(main(page).getByRole('columnheader', { name: 'Price of one piece' })).toBeVisible()
  await page.getByRole('button', { name: '96 more: €7.50' }).click()
  await expect(page.getByRole('textbox', { name: /^Quantity of/ })).toHaveValue('120')
  await expect(page.getByRole('button', { name: '360 more: €6.90' })).toBeVisible()

  await page.getByRole('tab', { name: 'Packaging Details' }).scrollIntoViewIfNeeded()
  await expect(page.getByRole('button', { name: 'Add to cart' })).toBeInViewport({ ratio: 1 })
  const related = page.getByRole('region', { name: 'More like this' })
  await expect(related.getByRole('article').first()).toBeAttached()
  await expect(related.getByRole('link', { name: 'Maré Pasta Bowl, 23 cm' })).toHaveCount(0)
  expect((await inspect(page).analyze()).violations).toEqual([])
})

test('a quantity typed into the next price is put into the cart by one press, though the line about that price goes', async ({
  page,
  request,
}) => {
  await bringIn(page, await makeShopper(request))
  await page.goto(bowl)
  await expect(page.getByRole('button', { name: /^\d+ more: / })).toBeVisible()
  await page.getByRole('textbox', { name: /^Quantity of/ }).fill('480')
  // The cart may be written once more as it was before.
  const added = page.waitForRequest((asked) => writesCart(asked, '"quantity":480'))
  await page.getByRole('button', { name: 'Add to cart' }).click()
  expect((await (await added).response())?.status()).toBe(200)
})

test('a question begins a conversation with the seller, and goods by weight say what a pack costs', async ({
  page,
}) => {
  await signIn(page, 'buyer@demo.test')
  await page.goto('/#/product/ash-line-morning-cheese-6-kg')
  await expect(main(page)).toContainText(/One wheel weighs 6 kg and costs [$€£][\d,]+\.\d\d/)
  await page.getByRole('button', { name: 'Ask a question' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ask a question' })
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect(dialog.getByText('Please write your question.')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Message' }).fill('How old is it?')
  // What is typed outlives a reload.
  await page.reload()
  await page.getByRole('button', { name: 'Ask a question' }).click()
  await expect(dialog.getByRole('textbox', { name: 'Message' })).toHaveValue('How old is it?')
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect(page).toHaveURL(/#\/requests\/\d+/)
  await expect(main(page)).toContainText('How old is it?')
})

test('on a phone the order stays at hand, tabs fit, and Back closes what is open', async ({ page }) => {
  await signIn(page, 'buyer@demo.test')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/#/products?country=Portugal&availability=in-stock')
  const cards = page.getByRole('list', { name: 'Products', exact: true }).getByRole('article')
  await page.getByRole('link', { name: 'Page 2', exact: true }).click()
  await expect(page).toHaveURL(/page=2/)
  await page.getByRole('button', { name: /^Filters/ }).click()
  await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible()
  await page.evaluate(() => history.back())
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(/page=2/)
  await cards.first().getByRole('heading').getByRole('link').click()

  await expect(page.getByRole('button', { name: 'Add to cart' })).toBeInViewport({ ratio: 1 })
  const tabs = page.getByRole('tablist', { name: 'About this product' })
  expect(await tabs.evaluate((list) => list.scrollWidth - list.clientWidth)).toBeLessThanOrEqual(0)
  await page.getByRole('button', { name: /^Enlarge picture 1/ }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.evaluate(() => history.back())
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(/#\/product\//)
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await expect(page.getByRole('dialog', { name: 'Product Added to cart' })).toBeVisible()
  await page.evaluate(() => history.back())
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(/#\/product\//)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  expect((await inspect(page).analyze()).violations).toEqual([])
})

test('on a phone a guest is told the lead time, and the bar at the lower edge does not repeat the name', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(bowl)
  await expect(page.getByRole('link', { name: 'Sign in for prices' }).last()).toBeInViewport({ ratio: 1 })
  await expect(main(page)).toContainText('Lead time: 5 days')
  await expect(main(page).getByText('Maré Pasta Bowl, 23 cm', { exact: true })).toHaveCount(2)
})

test('who cannot order is told so at the product: a seller at its own, an account without a company at all', async ({
  page,
  browser,
  request,
}) => {
  const [seller, operator] = [await findDemo(request, 'seller@demo.test'), await findDemo(request, 'admin@demo.test')]
  const [own] = await findGoodsOf(request, seller, await companyOf(request, seller), 1)
  await bringIn(page, seller)
  const desk = await openFor(browser, operator)
  for (const [who, sentence] of [
    [page, 'Products of your own company cannot be requested.'],
    [desk, 'Your account belongs to no company, so it cannot send requests.'],
  ] as const) {
    await who.goto(`/#/product/${own?.slug}`)
    await expect(main(who).getByText(sentence).first()).toBeVisible()
    await expect(main(who).getByRole('button', { name: 'Add to cart' }).first()).toBeDisabled()
    await who.goto('/#/shop/almarinho-trading-house')
    await expect(main(who).getByText(sentence)).toBeVisible()
  }
  // Nobody asks a question of their own company.
  await page.goto(`/#/product/${own?.slug}`)
  await expect(main(page).getByRole('button', { name: 'Add to cart' }).first()).toBeDisabled()
  await expect(main(page).getByRole('button', { name: 'Ask a question' })).toHaveCount(0)
  await desk.context().close()
})
