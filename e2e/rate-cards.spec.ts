import { hasCompletePackaging } from '@fairquay/contract/catalogue/packaging.ts'
import { createRateCard } from '@fairquay/contract/rate-cards/endpoints.ts'
import { takeFreightPrice } from '@fairquay/contract/rate-cards/price-endpoints.ts'
import { expect, test } from '@playwright/test'
import { bringIn, findPlainGoods, makeShopper, smallestOrder } from './cart-goods.ts'
import { expectNoSideways, expectNoViolations, findDemo, heading, openFor } from './deals.ts'
import { loseAnswer } from './lose-answer.ts'

const lanes = (country: string) =>
  [
    'from_country,to_country,to_zone,basis,price,minimum,surcharges,transit_min,transit_max',
    `${country},IT,20-21,per_shipment,31,,Fuel | surcharges | pct_freight | 10,2,3`,
    `${country},IT,10,per_shipment,44,,,2,3`,
    `${country},FR,,per_shipment,ask us,,,2,3`,
  ].join('\n')

test('a provider takes lanes from a file, and a buyer takes the price they come to', async ({
  page,
  request,
  browser,
}) => {
  test.slow()
  const shopper = await makeShopper(request)
  const product = (await findPlainGoods(request, shopper, 6)).find(
    (one) =>
      hasCompletePackaging(one.get_packaging) && one.dangerous_goods_class === null && one.temperature_min === null,
  )
  if (!product) throw new Error('The demo has no plain goods that are measured')
  const provider = await findDemo(request, 'provider@demo.test')
  const desk = await openFor(browser, provider)
  await desk.goto('/#/rate-cards')
  await desk.getByRole('button', { name: 'New rate card' }).click()
  const name = `Milan at once ${Date.now()}`
  await desk.getByLabel('Name').fill(name)
  await desk.getByLabel('Pick-up').check()
  await desk.getByLabel('Delivery').check()
  // The answer is lost, and pressed again it is still one card.
  const creating = await loseAnswer(desk, createRateCard)
  await creating.pressTwice(() => desk.getByRole('button', { name: 'Create' }).click())
  await expect(heading(desk)).toHaveText(name)
  await desk.getByLabel('Choose a file').setInputFiles({
    name: 'milan.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(lanes(product.country.code)),
  })
  await expect(desk.getByText('2 new lanes')).toBeVisible()
  await expect(desk.getByRole('cell', { name: 'ask us' })).toBeVisible()
  await desk.getByRole('button', { name: 'Take these lanes' }).click()
  await expect(desk.getByRole('cell', { name: 'IT 20-21 Italy' })).toBeVisible()
  await expect(desk.locator('button', { hasText: 'Choose a file' })).toBeFocused()
  // An address past the end of the lanes leads to their last page; what is narrowed to other countries says so.
  const card = desk.url()
  await desk.goto(`${card}?page=7`)
  await expect(desk.getByRole('cell', { name: 'IT 20-21 Italy' })).toBeVisible()
  await desk.goto(`${card}?to=FR`)
  await expect(desk.getByText('No lanes between these countries.')).toBeVisible()
  await desk.getByLabel('To').selectOption('Italy')
  await expect(desk.getByRole('cell', { name: 'IT 20-21 Italy' })).toBeVisible()
  await expectNoViolations(desk)
  await desk.setViewportSize({ width: 390, height: 800 })
  await expectNoSideways(desk)

  await bringIn(page, shopper)
  await page.goto(`/#/product/${product.slug}?quantity=${smallestOrder(product)}`)
  const line = page.getByRole('link', { name: /Freight to Milano/ })
  await expect(line).toContainText('from €')
  await line.click()
  await expect(heading(page)).toHaveText('Freight prices now')
  const price = page.getByRole('listitem').filter({ hasText: '€34.10' })
  await expect(price).toContainText('2–3 days')
  await price.getByText('By leg').click()
  await expect(price.getByRole('row', { name: /Surcharges/ })).toContainText('Fuel, 10 % of the freight')
  await page.getByRole('button', { name: 'Fastest' }).click()
  await expect(page.getByRole('button', { name: 'Fastest' })).toHaveAttribute('aria-pressed', 'true')
  await expectNoViolations(page)
  // Asking for better puts the goods into the cart, with the request for their freight begun.
  await price.getByRole('button', { name: 'Ask for better' }).click()
  await expect(page).toHaveURL(/cart\?quote=addresses/)
  await expect(page.getByText('is in your cart')).toBeVisible()
  await expect(page.getByLabel('Street').last()).toHaveValue('Via Roma 1')
  await page.goBack()
  await price.getByRole('button', { name: 'Take this price' }).click()
  await expect(page.getByRole('dialog').getByText('Holds until')).toBeVisible()
  await expect(page.getByRole('dialog').getByLabel('Street')).toHaveValue('Via Roma 1')
  const taking = await loseAnswer(page, takeFreightPrice)
  await taking.pressTwice(() => page.getByRole('button', { name: 'Take it at €34.10' }).click())
  await expect(heading(page)).toContainText('Accepted')
  await expect(page.getByText('Maasbrug Forwarding').first()).toBeVisible()

  await desk.goto('/#/rate-cards')
  await desk.getByRole('link', { name }).click()
  await desk.getByRole('button', { name: 'Undo milan.csv' }).click()
  await expect(desk.getByText('No lanes yet').first()).toBeVisible()
  await desk.getByRole('button', { name: 'Delete' }).click()
  await desk.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(desk.getByRole('link', { name })).toHaveCount(0)
})
