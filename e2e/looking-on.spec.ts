import { expect, type Locator, type Page, test } from '@playwright/test'
import { fillCart, findPlainGoods, makeShopper } from './cart-goods.ts'
import { expectNoSideways, expectNoViolations, findDemo, openFor } from './deals.ts'

// Both look on as the demo's operator, whose visit ends with the next one: one after the other.
test.describe.configure({ mode: 'default' })

test('an operator asks to look on, the person allows it, sees who looked on, and ends it', async ({
  request,
  browser,
}) => {
  const shopper = await makeShopper(request)
  const [product] = await findPlainGoods(request, shopper, 1)
  if (!product) throw new Error('no goods')
  await fillCart(request, shopper, [product])
  const operator = await openFor(browser, await findDemo(request, 'admin@demo.test'))
  await operator.goto('/#/operator/people')
  await operator.getByLabel('Search people').fill(shopper.email)
  const found = operator.getByRole('listitem').filter({ hasText: shopper.email })
  await found.getByRole('button', { name: /^Ask to look on as / }).click()
  const dialog = operator.getByRole('dialog')
  await dialog.getByLabel('Reason').fill('You wrote that your requests are gone.')
  await dialog.getByRole('button', { name: 'Ask', exact: true }).click()
  await expect(operator.getByText('The answer stands under Looking on.', { exact: false })).toBeVisible()

  const person = await openFor(browser, shopper)
  await person.goto('/#/profile/access')
  const now = person.getByRole('region', { name: 'Now' })
  await expect(now).toContainText('asks to look on')
  await expect(now).toContainText('You wrote that your requests are gone.')
  await expectNoViolations(person)
  await person.setViewportSize({ width: 390, height: 844 })
  await expectNoSideways(person)
  await now.getByLabel('Allow it for').selectOption('1 day')
  await now.getByRole('button', { name: 'Allow', exact: true }).click()
  await expect(now).toContainText('may look on')

  await operator.getByRole('link', { name: 'Looking on' }).click()
  const row = operator.getByRole('list', { name: 'Access' }).getByRole('listitem').filter({ hasText: 'You wrote that' })
  await expectNoViolations(operator)
  await row
    .getByRole('button', { name: /^Look on as / })
    .first()
    .click()
  const bar = operator.getByRole('region', { name: 'Looking on', exact: true })
  await expect(bar).toContainText('Nothing can be changed.')
  await expect(operator).toHaveURL(/#\/dashboard/)
  await expectNoViolations(operator)
  for (const address of ['/#/', '/#/products', '/#/cart', '/#/requests', '/#/profile']) {
    await operator.goto(address)
    await expect(operator.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await expect(bar).toBeVisible()
    await expect(operator.getByRole('alert')).toHaveCount(0)
  }
  await operator.goto('/#/cart')
  await expect(operator.getByRole('main').getByText(product.name).first()).toBeVisible()
  await operator.goto('/#/profile')
  await operator.setViewportSize({ width: 390, height: 844 })
  await expectNoSideways(operator)
  await operator.setViewportSize({ width: 1440, height: 900 })
  // What is tried all the same is refused in words.
  await operator.getByLabel('First name').fill('Somebody')
  await operator.getByRole('button', { name: 'Save' }).first().click()
  await expect(operator.getByText('You are only looking on', { exact: false })).toBeVisible()

  // The person sees it at that moment, and ends it.
  await person.reload()
  await expect(now).toContainText('looking on now')
  await now.getByRole('button', { name: 'End it now' }).click()
  await expect(person.getByText('Ended. Nobody looks on any more.')).toBeVisible()
  await operator.goto('/#/cart')
  await expect(operator.getByRole('heading', { name: 'Looking on', level: 1 })).toBeVisible()
  await expect(bar).toBeHidden()
  await operator.getByLabel('Shown').selectOption('Over')
  await expect(row.first()).toContainText('Over')
})

test('who offers it is looked on as, and the operator comes back by themselves', async ({ request, browser }) => {
  const shopper = await makeShopper(request)
  const person = await openFor(browser, shopper)
  await person.goto('/#/profile')
  await person.getByRole('link', { name: 'Operators looking on' }).click()
  await person.getByLabel('What it is about').fill('On the phone about invoices')
  await person.getByRole('button', { name: 'Let them look on' }).click()
  await expect(person.getByRole('region', { name: 'Now' })).toContainText('Any operator may look on')
  const operator = await openFor(browser, await findDemo(request, 'admin@demo.test'))
  await operator.goto('/#/operator/looking-on')
  const row = operator.getByRole('list', { name: 'Access' }).getByRole('listitem').filter({ hasText: 'about invoices' })
  await row
    .getByRole('button', { name: /^Look on as / })
    .first()
    .click()
  const bar = operator.getByRole('region', { name: 'Looking on', exact: true })
  await expect(bar).toBeVisible()
  await endWhileOthersAreRefused(operator, bar.getByRole('button', { name: 'End' }))
  await expect(row.first()).toContainText(' to ')
  await operator.goto('/#/operator/audit')
  await expect(operator.getByRole('main')).toContainText('looked on by an operator')
})

/** The page asks on while its visit ends: what is refused then must not take the operator's own session along. */
async function endWhileOthersAreRefused(operator: Page, end: Locator): Promise<void> {
  const asGuest: string[] = []
  operator.on('request', (asked) => {
    if (asked.url().includes('/api/') && !asked.headers().authorization) asGuest.push(asked.url())
  })
  const isOver = Promise.withResolvers<void>()
  const isRefused = Promise.withResolvers<void>()
  await operator.route('**/api/auth/logout', async (route) => {
    const answer = await route.fetch()
    isOver.resolve()
    await isRefused.promise
    await route.fulfill({ response: answer })
  })
  // On a slow line the old page lives on for a while after it was told to begin anew.
  await operator.route(
    (url) => url.pathname === '/',
    (route) => setTimeout(() => void route.continue(), 1000),
  )
  await end.click()
  await isOver.promise
  const refusal = operator.waitForResponse((response) => response.status() === 401)
  await operator.evaluate(() => {
    location.hash = '#/requests'
  })
  await refusal
  isRefused.resolve()
  await expect(operator.getByRole('heading', { name: 'Looking on', level: 1 })).toBeVisible()
  expect(asGuest).toEqual([])
}
