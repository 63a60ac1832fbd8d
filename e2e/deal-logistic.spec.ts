import { hasCompletePackaging } from '@fairquay/contract/catalogue/packaging.ts'
import type { Product } from '@fairquay/contract/catalogue/shapes.ts'
import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { bringIn, fillCart, makeShopper, type Shopper } from './cart-goods.ts'
import { expectNoSideways, expectNoViolations, findDemo, heading, openFor } from './deals.ts'
import { readDemoGoods } from './demo-goods.ts'
import { holdBack } from './hold-back.ts'
import { readMails } from './outbox.ts'

/** A product that was measured, so that its transport can be asked about. */
async function findMeasured(request: APIRequestContext, { headers }: Shopper): Promise<Product> {
  const data = await readDemoGoods(request, headers)
  const found = data.find(
    ({ options, prices = [], get_packaging }) =>
      options.length === 0 &&
      hasCompletePackaging(get_packaging) &&
      prices.every(({ type, available_qty, min_qty }) => type === 'by_qty' && available_qty >= min_qty),
  )
  if (!found) throw new Error('The demo marketplace has no measured product')
  return found
}

/** Asks for a quote through the wizard; answers the request's number. */
async function askForQuote(page: Page): Promise<number> {
  await page.goto('/#/cart')
  await page.getByRole('button', { name: 'Logistic Quote' }).click()
  await expect(page.getByLabel('First name').nth(1)).toHaveValue('Ann')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('Incoterms').selectOption('FCA - Free Carrier')
  await page.getByRole('radio', { name: /^EUR-1/ }).check()
  await page.getByRole('button', { name: 'Continue' }).click()
  const stored = page.waitForResponse(
    (response) => response.url().endsWith('/logistic-quotes') && response.request().method() === 'POST',
  )
  await page.getByRole('button', { name: 'Send Request' }).click()
  const { id } = (await (await stored).json()) as { id: number }
  await expect(page.getByRole('dialog', { name: 'Your request was successfully sent!' })).toBeVisible()
  return id
}

const legs = [
  'Pick-up',
  'Origin charges',
  'Main carriage',
  'Destination charges',
  'Customs clearance',
  'Delivery',
  'Insurance',
  'Surcharges',
]

type Terms = { prices: Record<string, string>; without?: string[]; days: [string, string]; currency?: string }

/** Answers in the form: legs with a price are priced, those named are left out, the rest is included. */
async function answer(page: Page, { prices, without = [], days, currency = 'EUR' }: Terms): Promise<void> {
  await page.getByLabel('Currency').selectOption(currency)
  for (const leg of legs) {
    const price = prices[leg]
    const state = price ? 'Priced' : without.includes(leg) ? 'Not included' : 'Included'
    await page.getByLabel(`${leg}: state`).selectOption(state)
    if (price) await page.getByLabel(new RegExp(`^${leg}: price`)).fill(price)
  }
  await page.getByLabel('Transit days, at least').fill(days[0])
  await page.getByLabel('Transit days, at most').fill(days[1])
}

test('two providers answer a logistic request, the buyer compares like for like and accepts one, the other is told', async ({
  browser,
  page,
  request,
}) => {
  const shopper = await makeShopper(request)
  await fillCart(request, shopper, [await findMeasured(request, shopper)])
  await bringIn(page, shopper)
  const id = await askForQuote(page)
  const maasbrug = await openFor(browser, await findDemo(request, 'provider@demo.test'))
  const alster = await openFor(browser, await findDemo(request, 'provider2@demo.test'))

  // The first provider offers door to door, and is refused while a leg says nothing.
  await maasbrug.goto(`/#/requests/${id}`)
  await expect(heading(maasbrug)).toContainText('Seen')
  await maasbrug.getByRole('link', { name: 'Answer', exact: true }).click()
  await maasbrug.getByRole('button', { name: 'Send answer' }).click()
  await expect(maasbrug.getByRole('group', { name: 'Please look at these fields' })).toContainText('Main carriage')
  await answer(maasbrug, {
    prices: { 'Pick-up': '180', 'Main carriage': '1,450.50', Delivery: '220', Insurance: '45' },
    days: ['18', '21'],
  })
  await expect(maasbrug.getByRole('complementary', { name: 'Total' })).toContainText('€1,895.50')
  await expectNoViolations(maasbrug)
  await maasbrug.getByRole('button', { name: 'Send answer' }).click()
  await expect(heading(maasbrug)).toContainText('Offer made')

  // The second leaves delivery and insurance out: its smaller total is not compared.
  await alster.goto(`/#/requests/${id}/answer`)
  await expect(heading(alster)).toHaveText('Answer the request')
  await answer(alster, {
    prices: { 'Pick-up': '150', 'Main carriage': '1200' },
    without: ['Delivery', 'Insurance'],
    days: ['24', '28'],
    currency: 'USD',
  })
  // What cannot be read is told together with what is not allowed.
  const main = alster.getByLabel(/^Main carriage: price/)
  const day = alster.getByLabel('Valid until the end of')
  const until = await day.inputValue()
  await main.fill('a lot')
  await day.fill('2020-01-01')
  await alster.getByRole('button', { name: 'Send answer' }).click()
  await expect(alster.getByRole('group', { name: 'Please look at these fields' }).getByRole('listitem')).toHaveCount(2)
  await main.fill('1200')
  await day.fill(until)
  // What was sent stays as it is until the deal's page is there.
  const arrive = await holdBack(alster, 'file-page')
  await alster.getByRole('button', { name: 'Send answer' }).click()
  await expect(alster.getByText('Your answer was sent').first()).toBeVisible()
  await expect(heading(alster)).toHaveText('Answer the request')
  await expect(main).toHaveValue('1200')
  await arrive()
  await expect(heading(alster)).toContainText('Offer made')
  await expect(alster.getByRole('main')).not.toContainText('Maasbrug')

  await page.goto(`/#/requests/${id}`)
  await expect(page.getByRole('tab', { name: /Maasbrug Forwarding/ })).toBeVisible()
  await page.getByRole('tab', { name: /Alster Freight/ }).click()
  await expect(page).toHaveURL(/company=\d+/)
  await expect(page.getByRole('tabpanel')).toContainText('Not included')
  await expectNoViolations(page)
  await page.getByRole('link', { name: /Compare offers/ }).click()
  const table = page.getByRole('region', { name: 'Compare offers' })
  const names = table.getByRole('columnheader')
  await expect(names).toHaveText([/Maasbrug Forwarding/, /Alster Freight/])
  await expect(table.getByText('No other offer covers the same')).toHaveCount(2)
  // In two currencies, by a dated rate; what is left out is estimated by what the other asks for it.
  await expect(table).toContainText(/≈ [$€][\d,.]+ at [\d.]+ of \w+ \d+, \d{4}/)
  await expect(table).toContainText(/\+ delivery ≈ [$€][\d,.]+ \(estimate\)/)
  await expect(table).toContainText(/\+ insurance ≈ [$€][\d,.]+ \(estimate\)/)
  await expectNoViolations(page)

  // Revised to the same legs, both totals stand side by side.
  await alster.getByRole('link', { name: 'Revise' }).click()
  await answer(alster, {
    prices: { 'Pick-up': '150', 'Main carriage': '1200', Delivery: '260', Insurance: '40' },
    days: ['24', '28'],
  })
  await alster.getByRole('button', { name: 'Send revision' }).click()
  await expect(heading(alster)).toContainText('Offer revised')
  await expect(alster.getByLabel('Changed from revision 1').first()).toContainText(/Delivery.*Not included.*€260\.00/)
  await page.reload()
  await expect(names).toHaveText([/Alster Freight/, /Maasbrug Forwarding/])
  await expect(table.getByText('Cheapest of these')).toHaveCount(1)
  await expect(table).toContainText('€245.50 more')
  await page.getByLabel('Sort by').selectOption('Transit time')
  await expect(page).toHaveURL(/order=time/)
  await expect(names).toHaveText([/Maasbrug Forwarding/, /Alster Freight/])
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.getByRole('heading', { level: 2, name: 'Alster Freight' })).toBeVisible()
  await expectNoSideways(page)
  await expectNoViolations(page)

  await page.getByRole('button', { name: 'Accept Alster Freight' }).click()
  const dialog = page.getByRole('dialog', { name: 'Accept this offer?' })
  await expect(dialog).toContainText('€1,650.00')
  await expect(dialog).toContainText('Offers of other companies are declined, and they are told.')
  await expectNoViolations(page)
  await dialog.getByRole('button', { name: 'Accept', exact: true }).click()
  await expect(page.getByRole('button', { name: /^Accept/ })).toHaveCount(0)
  await page.goto(`/#/requests/${id}`)
  await expect(heading(page)).toContainText('Accepted')
  await expect(page.getByRole('region', { name: 'Agreed', exact: true })).toContainText('€1,650.00')
  const saved = page.waitForEvent('download')
  await page.getByRole('region', { name: 'Documents' }).getByRole('button', { name: /FRT-/ }).click()
  expect((await saved).suggestedFilename()).toMatch(/^FRT-\d{4}-\d{5}\.pdf$/)
  await expectNoSideways(page)

  await maasbrug.reload()
  await expect(heading(maasbrug)).toContainText('Declined')
  await expect(maasbrug.getByRole('region', { name: 'Timeline' })).toContainText('Another offer was accepted')
  await expect(maasbrug.getByRole('main')).not.toContainText('Alster')
  await expect(maasbrug.getByRole('link', { name: 'Revise' })).toHaveCount(0)
  await alster.reload()
  await expect(heading(alster)).toContainText('Accepted')
  await expect
    .poll(async () => (await readMails(request, 'provider@demo.test')).map(({ subject }) => subject))
    .toContain(`Request ${id}: another offer was accepted`)
  await maasbrug.context().close()
  await alster.context().close()
})
