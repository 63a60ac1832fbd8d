import { randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { bringIn, findPlainGoods, makeShopper } from './cart-goods.ts'
import { companyOf, expectNoSideways, expectNoViolations, findDemo, heading, openFor } from './deals.ts'

test('a broker estimates duties by the rule of the importing market, the buyer asks for other terms and accepts; a late answer is refused', async ({
  browser,
  page,
  request,
}) => {
  const shopper = await makeShopper(request)
  const [goods] = await findPlainGoods(request, shopper, 1)
  if (!goods) throw new Error('no goods')
  const sent = await request.post('/api/v2/pdf/custom-fee-request', {
    headers: { ...shopper.headers, 'Idempotency-Key': randomUUID() },
    data: {
      product_id: goods.id,
      exporting_market: 'PT',
      importing_market: 'DE',
      broker: 'ttw_broker',
      buyer_company_id: await companyOf(request, shopper),
      seller_company_id: goods.get_supplier.id,
    },
  })
  const { id } = (await sent.json()) as { id: number }
  const broker = await openFor(browser, await findDemo(request, 'broker@demo.test'))
  await bringIn(page, shopper)

  // The worked example of the trade: 45,600.00 on board, 3,200.00 freight, insured at 0.3 %, to Germany.
  await broker.goto(`/#/requests?kind=customs&search=%23${id}`)
  await broker.getByRole('list', { name: 'Requests' }).getByRole('link').first().click()
  await expect(heading(broker)).toContainText(`Customs import duties ${id}`)
  await broker.getByRole('link', { name: 'Answer', exact: true }).click()
  await expect(broker.getByRole('radio', { name: /^CIF/ })).toBeChecked()
  await broker.getByLabel(/^Goods value/).fill('45600')
  await broker.getByLabel(/^Freight to the border/).fill('3,200.00')
  await broker.getByLabel('Insurance rate (%)').fill('0.3')
  await broker.getByLabel(/^Onward transport/).fill('450')
  await broker.getByLabel('Units').fill('4800')
  const charge = (name: string) => broker.getByRole('group', { name, exact: true })
  await charge('Duty').getByLabel('Percent').fill('12')
  await charge('Duty').getByLabel('Source of the rate').fill('TARIC, tariff of the day')
  await broker.getByRole('button', { name: 'Add a tax' }).click()
  await charge('Tax').getByLabel('Name').fill('Import VAT')
  await charge('Tax').getByLabel('Percent').fill('19')
  await broker.getByRole('button', { name: 'Send answer' }).click()
  await expect(broker.getByRole('group', { name: 'Please look at these fields' })).toContainText('Source of the rate')
  await charge('Tax').getByLabel('Source of the rate').fill('UStG')
  const sums = broker.getByRole('complementary', { name: 'Total' })
  for (const sum of ['$161.57', '$48,961.57', '$5,875.39', '$10,504.52', '$55,286.96', '$11.518117', '$16,379.91'])
    await expect(sums.getByText(sum.slice(1)).first()).toBeVisible()
  await expectNoViolations(broker)
  await broker.setViewportSize({ width: 390, height: 844 })
  await expectNoSideways(broker)
  await broker.setViewportSize({ width: 1440, height: 900 })
  await broker.getByRole('button', { name: 'Send answer' }).click()
  await expect(heading(broker)).toContainText('Offer made')
  const facts = broker.getByRole('table', { name: 'Customs', exact: true })
  await expect(facts.getByRole('row').first()).toContainText('Exporting market')
  const due = broker.getByRole('table', { name: 'Duties, fees and taxes' })
  await expect(due.getByRole('row', { name: /^Tax: Import VAT/ })).toContainText('19 %')
  await expect(due.getByRole('row', { name: /^Tax: Import VAT/ })).toContainText('10,504.52')
  await expect(due.getByRole('row', { name: /^Duty: / })).toContainText('TARIC, tariff of the day')

  // The buyer begins a counter-proposal; the broker revises meanwhile, so it is refused, and what was typed is still there.
  await page.goto(`/#/requests/${id}`)
  await expect(page.getByRole('region', { name: 'Offers' })).toContainText('16,379.91')
  await page.getByRole('link', { name: 'Propose other terms' }).click()
  await page.getByLabel(/^Freight to the border/).fill('3000')
  await page.getByLabel(/^Note/).fill('Our forwarder says 3,000.')
  await broker.getByRole('link', { name: 'Revise' }).click()
  await charge('Duty').getByLabel('Percent').fill('11')
  await broker.getByRole('button', { name: 'Send revision' }).click()
  await expect(heading(broker)).toContainText('Offer revised')
  await expect(broker.getByLabel('Changed from revision 1').first()).toContainText(
    /12 % of customs value.*11 % of customs value/,
  )
  await page.getByRole('button', { name: 'Send proposal' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'The request has changed in the meantime' })).toContainText(
    'Offer revised',
  )
  // What the revision changed stands there, so that nobody goes over it unseen.
  await expect(page.getByLabel('Changed from revision 1')).toContainText(/12 % of customs value.*11 % of customs value/)
  await expect(page.getByLabel(/^Note/)).toHaveValue('Our forwarder says 3,000.')
  await page.getByRole('button', { name: 'Send proposal' }).click()
  await expect(heading(page)).toContainText('Counter-proposal')

  await broker.reload()
  await expect(broker.getByRole('region', { name: 'Offers' })).toContainText('Our forwarder says 3,000.')
  await broker.getByRole('link', { name: 'Revise' }).click()
  // What the buyer wrote is not the broker's to send.
  await expect(broker.getByLabel(/^Note/)).toHaveValue('')
  await charge('Duty').getByLabel('Percent').fill('11')
  await broker.getByRole('button', { name: 'Send revision' }).click()
  await expect(heading(broker)).toContainText('Offer revised')

  await page.reload()
  await page.getByRole('button', { name: 'Accept', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Accept this offer?' })
  await expect(dialog).toContainText('CIF')
  await dialog.getByRole('button', { name: 'Accept', exact: true }).click()
  await expect(heading(page)).toContainText('Accepted')
  await expect(page.getByRole('region', { name: 'Agreed', exact: true })).toContainText('Duty, fees and tax')
  await expect(page.getByRole('region', { name: 'Documents' })).toContainText('Customs estimate')
  await expectNoViolations(page)
  await broker.context().close()
})
