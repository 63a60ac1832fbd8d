import { expect, type Page, test } from '@playwright/test'
import { fillLogin, signIn } from './accounts.ts'
import { bringIn, findPlainGoods, makeShopper } from './cart-goods.ts'
import { holdAnswers, holdBack } from './hold-back.ts'
import { demoPassword, operatorHeaders } from './outbox.ts'

const cards = (page: Page) => page.getByRole('list', { name: 'Products', exact: true }).getByRole('article')

test('a guest browses the catalogue and a product and is told no price', async ({ page }) => {
  const answers: string[] = []
  page.on('response', async (response) => {
    if (response.url().includes('/api/')) answers.push(await response.text().catch(() => ''))
  })
  await page.goto('/#/products')
  await expect(cards(page)).toHaveCount(12)
  await expect(cards(page).first()).toContainText('Price Unavailable')
  await expect(page.getByRole('combobox', { name: 'Sort by' }).getByRole('option')).toHaveText([
    'Name (A-Z)',
    'Newest',
    'Oldest',
  ])
  await expect(page.getByRole('slider')).toHaveCount(0)
  await cards(page).first().getByRole('heading').getByRole('link').click()
  const product = page.url()
  await expect(page.getByRole('main')).toContainText(/Minimum order \d/)
  await expect(page.getByRole('button', { name: 'Add to cart' })).toHaveCount(0)
  await expect(page.getByRole('main')).not.toContainText(/[$€£]\s?\d/)
  expect(answers.length).toBeGreaterThan(1)
  for (const answer of answers) expect(answer).not.toMatch(/price_value|discount|minPrice|"price":/)
  // From the card and from the page, signing in for prices comes back to the product.
  await page.goBack()
  await expect(cards(page).first()).toContainText(/ · Min\. \d/)
  await cards(page)
    .first()
    .getByRole('link', { name: /^Sign in for prices/ })
    .click()
  await fillLogin(page, 'buyer@demo.test', demoPassword)
  await expect(page).toHaveURL(product)
  await expect(page.getByRole('button', { name: 'Add to cart' })).toBeVisible()
})

test('a guest is told which combination of options nobody offers', async ({ page }) => {
  await page.goto('/#/product/straight-jeans-selvedge-unwashed')
  const offer = page.getByRole('status').filter({ hasText: /^(Price Unavailable|No product found)/ })
  await expect(offer).toHaveText('Price Unavailable')
  const choose = (option: string, value: string) =>
    page.getByRole('group', { name: option }).getByText(value, { exact: true }).click()
  await choose('Length', '34')
  await expect(offer).toHaveText('No product found with the selected attributes.')
  await choose('Waist', '36')
  await expect(offer).toHaveText('Price Unavailable')
})

test('filters stand in the address, can be taken away, and Back brings them back', async ({ page }) => {
  await page.goto('/#/products?page=3')
  await expect(page.getByRole('link', { name: 'Page 3', exact: true })).toHaveAttribute('aria-current', 'page')
  await page.getByRole('checkbox', { name: 'Germany' }).check()
  await expect(page).toHaveURL(/#\/products\?country=Germany$/)
  await expect(page.getByRole('button', { name: 'Remove Germany' })).toBeVisible()
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Name (A-Z)')
  await expect(page).toHaveURL(/country=Germany&sortAlphabetically=true$/)
  await page.getByRole('button', { name: 'Remove Germany' }).click()
  await expect(page).toHaveURL(/#\/products\?sortAlphabetically=true$/)
  await page.goBack()
  await expect(page.getByRole('checkbox', { name: 'Germany' })).toBeChecked()
})

test('a category opens its sub-categories and leads back', async ({ page }) => {
  await page.goto('/#/products')
  const filters = page.getByRole('complementary', { name: 'Filters' })
  await filters.getByRole('button', { name: 'Show more' }).first().click()
  await filters.getByRole('button', { name: 'Show less' }).first().click()
  await filters.getByRole('link', { name: /^Food & Pantry/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Food & Pantry')
  await filters.getByRole('link', { name: /^Oils & Vinegars/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oils & Vinegars')
  await filters.getByRole('link', { name: 'Home / Shop by category' }).click()
  await expect(page).toHaveURL(/#\/products$/)
  await expect(filters.getByRole('link', { name: /^Food & Pantry/ })).toBeVisible()
})

test('the layout a person chose stays from page to page, until other filters bring another set', async ({ page }) => {
  await page.goto('/#/products')
  await page.getByRole('button', { name: 'List view' }).click()
  await expect(cards(page).first()).toContainText('Quality of responses (48)')
  // A company's long name is cut for the eyes; the pointer and a screen reader have it whole.
  const seller = cards(page).first().locator('a[href*="/showroom/"]').first()
  const whole = (await seller.getAttribute('title')) ?? ''
  expect(whole.length).toBeGreaterThan(19)
  await expect(seller.locator('[aria-hidden]')).toHaveText(/^.{1,18}…$/)
  await expect(page.getByRole('link', { name: whole, exact: true }).first()).toBeVisible()
  await page.getByRole('link', { name: 'Page 2', exact: true }).click()
  await expect(page.getByRole('button', { name: 'List view' })).toHaveAttribute('aria-pressed', 'true')
  await cards(page).first().getByRole('button', { name: 'Show Product Info' }).click()
  await expect(cards(page).first().getByRole('heading', { name: 'Packaging details' })).toBeVisible()
  await page.getByRole('checkbox', { name: 'Germany' }).check()
  await expect(page.getByRole('button', { name: 'Grid view' })).toHaveAttribute('aria-pressed', 'true')
  // Where the operator has chosen the product's own data there are no stars, and the minimum is its own.
  await page.route('/', async (route) => {
    const answer = await route.fetch()
    const set = (await answer.text()).replace('"cardFacts":"specified"', '"cardFacts":"data"')
    await route.fulfill({ response: answer, body: set })
  })
  await page.goto('/#/products')
  await page.reload()
  await page.getByRole('button', { name: 'List view' }).click()
  await expect(cards(page).first()).toContainText(/Minimum order \d|Min\. \d/)
  await expect(cards(page).first()).not.toContainText('Quality of responses')
  await expect(cards(page).first()).not.toContainText('Minimum order 20 Unit')
})

test('the number of products found decides the view', async ({ page, request }) => {
  const { select } = (await (await request.get('/api/v1/filters')).json()) as {
    select: { query: string; options: { key: string; products: number }[] }[]
  }
  const filters = select.flatMap(({ query, options }) =>
    options.map(({ key, products }) => ({ address: `${query}=${encodeURIComponent(key)}`, products })),
  )
  const expectations = [
    { counts: [1], layout: 'List view', open: ['Description', 'Details', 'Packaging details'] },
    { counts: [2, 3], layout: 'List view', open: ['Description', 'Details'] },
    { counts: [4], layout: 'List view', open: ['Details'] },
    { counts: [5, 6], layout: 'List view', open: [] },
    { counts: [7, 8, 9], layout: 'Grid view', open: [] },
  ]
  for (const { counts, layout, open } of expectations) {
    const filter = filters.find(({ products }) => counts.includes(products))
    expect(filter, `the demo marketplace has a filter with ${counts.join(' or ')}`).toBeDefined()
    await page.goto(`/#/products?${filter?.address}`)
    await expect(cards(page)).toHaveCount(filter?.products ?? 0)
    await expect(page.getByRole('button', { name: layout })).toHaveAttribute('aria-pressed', 'true')
    await expect(cards(page).first().getByRole('heading', { level: 3 })).toHaveText(open)
  }
})

test('a load that fails says so and can be tried again', async ({ page }) => {
  await page.route('**/api/v1/products/all**', (route) => route.fulfill({ status: 500, body: '{}' }))
  await page.goto('/#/products')
  await expect(
    page.getByRole('alert').filter({ hasText: 'Something went wrong, please try again later.' }).first(),
  ).toBeVisible()
  await page.unroute('**/api/v1/products/all**')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(cards(page)).toHaveCount(12)
})

test('a list whose products do not come says so and can be tried again; the grid needs none of them', async ({
  page,
}) => {
  await page.route('**/api/v1/products/details**', (route) => route.fulfill({ status: 500, body: '{}' }))
  await page.goto('/#/products')
  await expect(cards(page)).toHaveCount(12)
  await page.getByRole('button', { name: 'List view' }).click()
  const retry = page.getByRole('button', { name: 'Try again' })
  await expect(retry).toBeVisible()
  await page.unroute('**/api/v1/products/details**')
  await retry.click()
  await expect(
    cards(page)
      .first()
      .getByRole('button', { name: /^Show Product Info/ }),
  ).toBeVisible()
  await expect(cards(page)).toHaveCount(12)
})

test('a buyer filters, adds goods of two sellers and sends: two requests, two mails', async ({ page, request }) => {
  await signIn(page, 'buyer@demo.test')
  const sellers: string[] = []
  for (const country of ['Portugal', 'Ecuador']) {
    await page.goto(`/#/products?country=${country}&availability=in-stock`)
    await expect(page.getByRole('button', { name: `Remove ${country}` })).toBeVisible()
    await expect(page.getByRole('list', { name: 'Products', exact: true })).toHaveAttribute('aria-busy', 'false')
    await expect(cards(page).first()).toContainText(/[$€]\d/)
    await cards(page).first().getByRole('heading').getByRole('link').click()
    sellers.push(await page.getByRole('region', { name: 'Supplier' }).getByRole('link').first().innerText())
    await page.getByRole('button', { name: 'Add to cart' }).click()
    const popup = page.getByRole('dialog', { name: 'Product Added to cart' })
    await expect(popup).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(popup).toBeHidden()
  }
  expect(new Set(sellers).size).toBe(2)

  await page.getByRole('button', { name: 'Cart, 2 products' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'view my cart' }).click()
  for (const seller of sellers) await expect(page.getByRole('region', { name: seller })).toBeVisible()
  await page.getByRole('button', { name: 'Decrease quantity' }).first().click()
  await expect(page.getByText("You've reached the minimum quantity allowed per order of this product.")).toBeVisible()
  await page.getByRole('checkbox', { name: 'Select all', exact: true }).uncheck()
  await expect(page.getByRole('button', { name: 'Send request' })).toBeDisabled()
  // What was unticked stays so.
  await page.reload()
  await expect(page.getByRole('checkbox', { name: 'Select all', exact: true })).not.toBeChecked()
  await expect(page.getByRole('button', { name: 'Send request' })).toBeDisabled()
  await page.getByRole('checkbox', { name: 'Select all', exact: true }).check()
  await page.getByRole('button', { name: 'Send request' }).click()

  // The confirmation names every line and takes wishes, which outlive a reload and a session that ends.
  const confirmation = page.getByRole('dialog', { name: 'Send purchase request?' })
  for (const seller of sellers)
    await expect(confirmation.getByRole('list', { name: `Lines for ${seller}` }).getByRole('listitem')).toHaveCount(1)
  await confirmation.getByLabel('Message').fill('Printed in two colours, please.')
  await confirmation.getByLabel('Wanted by').fill('2020-01-31')
  await confirmation.getByLabel('Deliver to').fill('Rotterdam')
  await confirmation
    .getByLabel(/^Target price/)
    .first()
    .fill('0.75')
  await confirmation.getByRole('button', { name: 'Send request' }).click()
  await expect(confirmation.getByText('This date is in the past.')).toBeVisible()
  await confirmation.getByLabel('Wanted by').fill('2099-03-31')
  await page.reload()
  await expect(confirmation.getByLabel('Message')).toHaveValue('Printed in two colours, please.')
  await page.route('**/api/v1/purchase-requests', (route) =>
    route.fulfill({ status: 401, json: { code: 'not_signed_in', message: 'Please sign in.' } }),
  )
  await confirmation.getByRole('button', { name: 'Send request' }).click()
  await expect(page.getByText('Your session has ended. Sign in to go on where you were')).toBeVisible()
  await page.unroute('**/api/v1/purchase-requests')
  await fillLogin(page, 'buyer@demo.test', demoPassword)
  await expect(confirmation.getByLabel('Deliver to')).toHaveValue('Rotterdam')

  const answer = page.waitForResponse((response) => response.url().endsWith('/api/v1/purchase-requests'))
  await page.getByRole('dialog').getByRole('button', { name: 'Send request' }).click()
  const { requests } = (await (await answer).json()) as { requests: { id: number }[] }
  expect(requests).toHaveLength(2)
  const sent = page.getByRole('dialog', { name: '2 requests were sent' })
  // What has been done is read first.
  await expect(sent.getByRole('heading', { name: '2 requests were sent' })).toBeFocused()
  await expect(sent.getByRole('link', { name: /^Open request #/ })).toHaveText(
    requests.map(({ id }) => `Open request #${id}`),
  )
  await sent.getByRole('link', { name: `Open request #${requests[0]?.id}` }).click()
  await expect(page).toHaveURL(new RegExp(`#/requests/${requests[0]?.id}$`))
  await expect(page.getByRole('region', { name: 'Wishes' })).toContainText('Mar 31, 2099')
  await expect(page.getByText(/Target price: .0\.75/)).toBeVisible()
  await page.goto('/#/cart')
  await expect(page.getByText('Your shopping cart is empty...')).toBeVisible()

  const outbox = await request.get('/api/v1/outbox', { headers: await operatorHeaders(request) })
  const { data } = (await outbox.json()) as { data: { subject: string }[] }
  for (const { id } of requests)
    expect(data.filter(({ subject }) => subject.startsWith(`Purchase request ${id}:`))).toHaveLength(1)
})

test('a request that fails keeps the cart, and pressing again sends it once', async ({ page }) => {
  await signIn(page, 'buyer2@demo.test')
  await page.goto('/#/products?availability=in-stock')
  await cards(page).first().getByRole('heading').getByRole('link').click()
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'start order' }).click()
  const dialog = page.getByRole('dialog', { name: 'Send purchase request?' })
  // The server stores the request, but its answer never arrives.
  const keys: (string | undefined)[] = []
  let first: string | undefined
  await page.route('**/api/v1/purchase-requests', async (route) => {
    keys.push(route.request().headers()['idempotency-key'])
    const response = await route.fetch()
    if (first === undefined) {
      first = await response.text()
      await route.abort()
    } else {
      expect(await response.text()).toBe(first)
      expect(response.headers()['idempotent-replayed']).toBe('true')
      await route.fulfill({ response })
    }
  })
  await dialog.getByRole('button', { name: 'Send request' }).click()
  await expect(dialog.getByRole('alert')).toContainText('could not be reached')
  await expect(dialog.getByRole('alert')).toBeInViewport({ ratio: 1 })
  await dialog.getByRole('button', { name: 'Send request' }).click()
  await expect(page.getByText('Your request was sent')).toBeVisible()
  await expect(page).toHaveURL(/#\/requests\/\d+$/)
  expect(keys).toHaveLength(2)
  expect(keys[0]).toBe(keys[1])
})

test('whoever goes on before the cart itself is there finds nothing over the next page', async ({ page, request }) => {
  const shopper = await makeShopper(request)
  const [goods] = await findPlainGoods(request, shopper, 1)
  if (!goods) throw new Error('no goods')
  const arrive = await holdBack(page, 'live-cart-button')
  await bringIn(page, shopper)
  await page.goto(`/#/product/${goods.slug}`)
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await page.goto('/#/cart')
  await expect(page.getByRole('textbox', { name: `Quantity of ${goods.name}` })).toBeVisible()
  await arrive()
  await page.getByRole('button', { name: 'Send request' }).click()
  await expect(page.getByRole('dialog', { name: 'Send purchase request?' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(1)
})

test('whoever goes on before the popup of the cart is there finds nothing over the next page', async ({
  page,
  request,
}) => {
  const shopper = await makeShopper(request)
  const [goods] = await findPlainGoods(request, shopper, 1)
  if (!goods) throw new Error('no goods')
  const arrive = await holdBack(page, 'cart-popup')
  await bringIn(page, shopper)
  await page.goto(`/#/product/${goods.slug}`)
  // Whoever is gone before the cart itself is there has no popup on its way: the journey above.
  await expect(page.getByRole('banner').getByRole('button', { name: /^Cart/ })).toBeVisible()
  const asked = page.waitForRequest(/\/cart-popup-[^/]+\.js$/)
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await asked
  await page.goto('/#/cart')
  await expect(page.getByRole('textbox', { name: `Quantity of ${goods.name}` })).toBeVisible()
  await arrive()
  await page.getByRole('button', { name: 'Send request' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(1)
  const question = page.getByRole('dialog', { name: 'Send purchase request?' })
  await expect(question).toBeVisible()

  // The popup opens on this page as on any other. A key that is pressed before the dialog has taken the focus is not heard by it.
  await expect(question.locator(':focus')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await page.getByRole('button', { name: /^Cart/ }).click()
  await expect(page.getByRole('dialog', { name: 'Cart' })).toBeVisible()
})

test('whoever changes their mind while the prices are looked at is not kept', async ({ page, request }) => {
  const shopper = await makeShopper(request)
  const [goods] = await findPlainGoods(request, shopper, 1)
  if (!goods) throw new Error('no goods')
  await bringIn(page, shopper)
  // From the beginning: the confirmation opens from what is known here, also where the server has not yet told its side of the cart.
  const answer = await holdAnswers(page, '**/api/v1/cart')
  await page.goto(`/#/product/${goods.slug}`)
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await page.goto('/#/cart')
  const quantity = page.getByRole('textbox', { name: `Quantity of ${goods.name}` })
  await expect(quantity).toBeVisible()
  const question = page.getByRole('dialog', { name: 'Send purchase request?' })
  const ask = page.getByRole('main').getByRole('button', { name: 'Send request' })

  await ask.click()
  await expect(question).toContainText('Checking today’s prices')
  await expect(question.getByRole('button', { name: 'Send request' })).toHaveAttribute('aria-disabled', 'true')
  await expect(question.locator(':focus')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await ask.click()
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(question).toBeHidden()
  answer()
  await expect(quantity).toBeVisible()
})
