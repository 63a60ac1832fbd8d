import { expect, type Page, test } from '@playwright/test'
import { bringIn, fillCart, makeShopper } from './cart-goods.ts'
import { companyOf, expectNoSideways, expectNoViolations, findDemo, findGoodsOf, openFor } from './deals.ts'

const confirmation = (page: Page) => page.getByRole('dialog', { name: 'Send purchase request?' })

async function send(page: Page): Promise<number> {
  const answer = page.waitForResponse((response) => response.url().endsWith('/api/v1/purchase-requests'))
  await confirmation(page).getByRole('button', { name: 'Send request' }).click()
  const { requests } = (await (await answer).json()) as { requests: { id: number }[] }
  return requests[0]?.id ?? 0
}

test('a request says what an order needs, and the next one remembers it with one click', async ({
  browser,
  page,
  request,
}) => {
  const shopper = await makeShopper(request)
  const seller = await findDemo(request, 'seller@demo.test')
  const goods = await findGoodsOf(request, shopper, await companyOf(request, seller), 1)
  await fillCart(request, shopper, goods)
  await bringIn(page, shopper)
  await page.goto('/#/cart?open=send')
  const dialog = confirmation(page)
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'drawing.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF') })
  await dialog.getByText('For the order').click()
  await dialog.getByLabel('PO number').fill('PO-4711')
  await dialog.getByLabel('Payment terms wanted').fill('30 days net')
  await dialog.getByLabel('Incoterm wanted').selectOption('FCA')
  await dialog.getByLabel('Named place').fill('Porto')
  await dialog.getByLabel('Delivery address').selectOption({ label: 'Another address' })
  await dialog.getByLabel('Company').fill('Lager Nord')
  await dialog.getByLabel('Street and number').fill('Hafenstr. 1')
  await dialog.getByLabel('City').fill('Hamburg')
  await dialog.getByLabel('Country').selectOption({ label: 'Germany' })
  await dialog.getByLabel('Contact person').fill('Jan Petersen')
  // What is missing is told at its field.
  await dialog.getByRole('button', { name: 'Send request' }).click()
  await expect(dialog.getByText('The field is required.')).toHaveCount(1)
  await expectNoViolations(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSideways(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await dialog.getByLabel('Postal code').fill('20457')
  const id = await send(page)
  const wishes = page.getByRole('region', { name: 'Wishes' })
  for (const words of [
    'PO-4711',
    'Lager Nord, Hafenstr. 1, 20457 Hamburg, Germany',
    'Jan Petersen',
    'Porto',
    '30 days net',
  ])
    await expect(wishes).toContainText(words)

  await expect(page.getByRole('list', { name: 'Timeline' }).getByRole('button', { name: /drawing\.pdf/ })).toBeVisible()

  // The seller's answer begins with what the buyer wishes.
  const sellerPage = await openFor(browser, seller)
  await sellerPage.goto(`/#/requests/${id}`)
  await expect(sellerPage.getByRole('region', { name: 'Wishes' })).toContainText('PO-4711')
  await sellerPage.getByRole('link', { name: 'Answer', exact: true }).click()
  await expect(sellerPage.getByLabel('Incoterm')).toHaveValue('FCA')
  await expect(sellerPage.getByLabel('Named place')).toHaveValue('Porto')
  await expect(sellerPage.getByLabel('Payment terms')).toHaveValue('30 days net')

  // The next request stands there as the last one did, but for the number of the order.
  await fillCart(request, shopper, goods)
  await page.goto('/#/')
  // Another machine filled the cart: this one asks for it when it is opened.
  await page.reload()
  await page.goto('/#/cart?open=send')
  await expect(dialog.getByText('20457 Hamburg, Germany · Jan Petersen')).toBeVisible()
  const next = await send(page)
  const { data } = await (await request.get(`/api/v1/requests/${next}`, { headers: shopper.headers })).json()
  expect(data.asked).toMatchObject({
    po_number: null,
    incoterm: 'FCA',
    payment_terms: '30 days net',
    delivery: { street: 'Hafenstr. 1', person: 'Jan Petersen', country_code: 'DE' },
  })
})
