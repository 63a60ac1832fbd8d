import { randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { bringIn, makeShopper } from './cart-goods.ts'
import { expectNoSideways, expectNoViolations, findDemo, openFor } from './deals.ts'
import { makeGoods } from './make-goods.ts'
import { readMails } from './outbox.ts'

const list = 'What is missing for an answer in one go'
const carton = {
  ...{ level: 'inner', type: 'Carton', unitsPerPack: 1, weightValue: 4, weightUnit: 'kg' },
  ...{ width: 30, height: 20, depth: 20, dimensionUnit: 'cm', volumeValue: null, volumeUnit: 'cm3', packPrice: null },
}

test('what is missing is said before a quote is sent, the seller fills it in, and the provider reads how ready it was', async ({
  page,
  request,
  browser,
}) => {
  const name = `Unsaid goods ${randomUUID().slice(0, 8)}`
  const { id } = await makeGoods(request, { name, term: {}, packaging: [carton] })
  const shopper = await makeShopper(request)
  const line = {
    product_id: id,
    option_values: [],
    selected_price_id: null,
    quantity: 5,
    changed_at: new Date().toISOString(),
  }
  expect((await request.put('/api/v1/cart', { headers: shopper.headers, data: { lines: [line] } })).ok()).toBe(true)
  await bringIn(page, shopper)
  await page.goto('/#/cart')
  await page.getByRole('button', { name: 'Logistic Quote' }).click()
  // Norway is behind a customs border.
  await page.getByLabel('Country').last().selectOption('Norway')
  await page.locator('#quote-shipping-zip').fill('')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('Incoterms').selectOption('FCA - Free Carrier')
  await page.getByRole('radio', { name: /^EUR-1/ }).check()
  await page.getByRole('button', { name: 'Continue' }).click()

  const missing = page.getByRole('region', { name: list })
  await expect(missing).toContainText(`HS code of ${name}`)
  await expect(missing).toContainText('postcode of the delivery address')
  await expectNoViolations(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSideways(page)
  await page.setViewportSize({ width: 1440, height: 900 })

  // One's own fact is one press away, and Back leads back.
  await missing.getByRole('button', { name: 'Fill in: postcode of the delivery address' }).click()
  const postcode = page.locator('#quote-shipping-zip')
  await expect(postcode).toBeFocused()
  await page.goBack()
  await expect(missing).toBeVisible()
  await missing.getByRole('button', { name: 'Fill in: postcode of the delivery address' }).click()
  await expect(postcode).toBeFocused()
  await page.keyboard.type('0150')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(missing).toBeVisible()
  await expect(missing).not.toContainText('postcode of the delivery address')

  // The seller's is asked for.
  await missing.getByRole('button', { name: `Ask the seller for the HS code of ${name}` }).click()
  await expect(missing).toContainText('Asked on')
  const mails = await readMails(request, 'seller2@demo.test')
  expect(mails.some(({ text }) => text.includes(`asks for the HS code of ${name}`))).toBe(true)

  const seller = await openFor(browser, await findDemo(request, 'seller2@demo.test'))
  await seller.goto('/#/dashboard')
  await seller.getByRole('link', { name: /^Buyers want to know more about \d+ products?$/ }).click()
  const wanted = seller.getByRole('region', { name: 'Buyers want to know' })
  await wanted.getByRole('link', { name: `Fill in the HS code of ${name}` }).click()
  const code = seller.locator('[id$="data-hts"]')
  await expect(code).toBeFocused()
  await code.fill('690721')
  await seller.keyboard.press('Escape')
  // Until the editor knows of the code, it says that everything is saved.
  await expect(seller.getByText('Everything is saved')).toBeHidden()
  await seller.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(seller.getByText('Everything is saved')).toBeVisible()
  await seller.goto('/#/products-parent')
  await expect(seller.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(seller.getByRole('link', { name: `Fill in the HS code of ${name}` })).toBeHidden()

  await page.reload()
  await expect(missing).toContainText('Everything is there for an answer in one go.')
  const sent = page.waitForResponse((response) => response.url().endsWith('/api/v1/logistic-quotes'))
  await page.getByRole('button', { name: 'Send', exact: false }).last().click()
  const asked = (await (await sent).json()) as { id: number }
  await expect(page.getByRole('dialog')).toBeVisible()

  const provider = await openFor(browser, await findDemo(request, 'provider@demo.test'))
  await provider.goto('/#/requests')
  await provider.getByLabel('How complete').selectOption('Complete')
  await expect(provider).toHaveURL(/max_missing=0/)
  const row = provider.getByRole('list', { name: 'Requests' }).getByRole('link', { name: `Logistic quote ${asked.id}` })
  await expect(row).toContainText('complete')
  await row.click()
  await expect(provider.getByText('When it was sent: 8 of 8 facts known.')).toBeVisible()
})
