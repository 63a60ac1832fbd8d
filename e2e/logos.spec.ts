import { expect, test } from '@playwright/test'
import { signIn } from './accounts.ts'
import { askForOne } from './asked-deal.ts'
import { bringIn, makeShopper } from './cart-goods.ts'
import { expectNoSideways, expectNoViolations, findDemo, openFor } from './deals.ts'

test('a buyer gives their company a logo: whoever answers sees it beside the name; taken away, a letter stands there', async ({
  page,
  request,
  browser,
}) => {
  const shopper = await makeShopper(request)
  await bringIn(page, shopper)
  await page.goto('/#/profile/company-profile')
  await expect(page.getByText('Shown beside your name in requests and offers.')).toBeVisible()
  const file = {
    name: 'mark.png',
    mimeType: 'image/png',
    buffer: await page.screenshot({ clip: { x: 0, y: 0, width: 200, height: 120 } }),
  }
  await page.getByLabel('Logo', { exact: true }).and(page.locator('input')).setInputFiles([file])
  await expect(page.getByRole('button', { name: 'Remove logo' })).toBeVisible()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Everything is saved.')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Remove logo' })).toBeVisible()

  const { id, seller } = await askForOne(request, shopper)
  const other = await openFor(browser, await findDemo(request, seller.email))
  await other.goto(`/#/requests/${id}`)
  const parties = other.getByRole('region', { name: 'Parties' })
  // The seller's of the demo, and the buyer's.
  const logos = parties.locator('img')
  await expect(logos).toHaveCount(2)
  await expect.poll(() => logos.last().evaluate((picture: HTMLImageElement) => picture.naturalWidth)).toBeGreaterThan(0)
  await expectNoViolations(other)
  await other.setViewportSize({ width: 390, height: 844 })
  await expectNoSideways(other)

  await page.getByRole('button', { name: 'Remove logo' }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Everything is saved.')).toBeVisible()
  await other.reload()
  await expect(logos).toHaveCount(1)
})

test('a provider has one too', async ({ page }) => {
  await signIn(page, 'provider@demo.test')
  await page.goto('/#/profile/company-profile')
  await expect(page.getByRole('button', { name: 'Logo', exact: true })).toBeVisible()
  await expectNoViolations(page)
})
