import { expect, test } from '@playwright/test'
import { bringIn, fillCart, makeShopper } from './cart-goods.ts'
import { companyOf, expectNoSideways, expectNoViolations, findDemo, findGoodsOf } from './deals.ts'

test('two terms are compared: only what differs is told', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/#/incoterms?term=FOB&by=boat')
  await page.getByLabel('Compare with').selectOption('CIF')
  const differences = page.getByRole('table', { name: /paid by somebody else under FOB than under CIF/ })
  await expect(differences.getByRole('row', { name: 'Main carriage Buyer Seller' })).toBeVisible()
  await expect(differences).not.toContainText('Export clearance')
  await expect(page.getByText('The risk passes at the same place under both.')).toBeVisible()
  await expectNoViolations(page)
  await expectNoSideways(page)
})

test('a landed cost says how long goods are on their way, and its place is found as it is typed', async ({
  page,
  request,
}) => {
  await bringIn(page, await makeShopper(request))
  await page.goto('/#/landed-cost')
  await page.getByLabel('Customs code').first().fill('610910')
  await page.getByLabel('From', { exact: true }).selectOption('TR')
  await page.getByLabel('Quantity').first().fill('4800')
  await page.getByLabel('Price of one').fill('9.5')
  await page.getByLabel('Net weight of all (kg)').fill('900')
  await page.getByLabel('Country of the door').selectOption('DE')
  await page.getByLabel('Town').fill('Hamburg')
  await expect(page.getByText(/about \d+ to \d+ days · \d+ kg CO₂e/)).toBeVisible()
  await page.getByLabel(/^Named place/).pressSequentially('izm')
  const port = page.getByRole('option', { name: /Izmir.*TRIZM/ }).first()
  await port.click()
  await expect(page.getByLabel(/^Named place/)).toHaveValue('Izmir (TRIZM)')
  await expectNoViolations(page)
})

test('a port that nobody knows is told where it is typed, and the one that is meant is one press away', async ({
  page,
  request,
}) => {
  const shopper = await makeShopper(request)
  const seller = await findDemo(request, 'seller@demo.test')
  await fillCart(request, shopper, await findGoodsOf(request, shopper, await companyOf(request, seller), 1))
  await bringIn(page, shopper)
  await page.goto('/#/cart?open=send')
  const dialog = page.getByRole('dialog', { name: 'Send purchase request?' })
  await dialog.getByText('For the order').click()
  await dialog.getByLabel('Incoterm wanted').selectOption('CIF')
  const place = dialog.getByLabel('Named place')
  await place.fill('Roterdam')
  await dialog.getByLabel('Payment terms wanted').focus()
  await expect(dialog.getByText('we know no port called “Roterdam”')).toBeVisible()
  await expectNoViolations(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSideways(page)
  await dialog.getByRole('button', { name: 'Use Rotterdam (NLRTM)' }).click()
  await expect(place).toHaveValue('Rotterdam (NLRTM)')
  await expect(dialog.getByText('Rotterdam, Netherlands: port')).toBeVisible()
})
