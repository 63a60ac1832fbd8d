import { randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { signIn } from './accounts.ts'
import { bringIn, makeShopper } from './cart-goods.ts'
import { inspect } from './inspect.ts'
import { makeGoods } from './make-goods.ts'

/** Paint in measured cartons, of which nobody has said yet how it travels. */
const paintCarton = {
  ...{ level: 'outer', type: 'Carton', unitsPerPack: 6, packPrice: null, weightValue: 8, weightUnit: 'kg' },
  ...{ volumeValue: null, volumeUnit: 'm3', width: 40, height: 30, depth: 30, dimensionUnit: 'cm' },
}

test('a seller says what cartons bear and how paint travels; buyers read it, and their request for freight begins with it', async ({
  page,
  browser,
  request,
}) => {
  const name = `Harbour paint ${randomUUID().slice(0, 8)}`
  const { id, slug } = await makeGoods(request, { name, term: { orderMeasure: 'Tin' }, packaging: [paintCarton] })

  await signIn(page, 'seller2@demo.test')
  await page.goto(`/#/products-parent/${id}`)
  const packaging = page.locator('#section-packaging')
  await expect(packaging.getByRole('checkbox', { name: 'This side up' })).toBeChecked()
  await packaging.getByLabel('Layers at most').fill('4')
  await packaging.getByRole('checkbox', { name: 'May be stacked' }).uncheck()
  await expect(packaging.getByLabel('Layers at most')).toHaveCount(0)
  await packaging.getByRole('checkbox', { name: 'May be stacked' }).check()
  await expect(packaging.getByLabel('Layers at most')).toHaveValue('')
  await packaging.getByLabel('Layers at most').fill('4')
  await packaging.getByLabel('On top at most (kg)').fill('50,5')
  await packaging.getByLabel('Keep from (°C)').fill('5')
  await packaging.getByLabel('UN number').fill('1263')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(packaging.getByText('A range of temperatures has both ends.')).toBeVisible()
  await expect(packaging.getByText('A UN number is given with its class of dangerous goods.')).toBeVisible()
  await packaging.getByLabel('Keep to (°C)').fill('25')
  await packaging.getByLabel('Class of dangerous goods').fill('3')
  expect((await inspect(page).include('#main').analyze()).violations).toEqual([])
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible()

  const shopper = await makeShopper(request)
  const line = { product_id: id, option_values: [], selected_price_id: null, quantity: 12 }
  const put = await request.put('/api/v1/cart', {
    headers: shopper.headers,
    data: { lines: [{ ...line, changed_at: new Date().toISOString() }] },
  })
  expect(put.ok()).toBe(true)
  const buyer = await browser.newPage({ viewport: { width: 390, height: 844 } })
  await bringIn(buyer, shopper)
  await buyer.goto(`/#/product/${slug}`)
  await buyer.getByRole('tab', { name: 'Packaging Details' }).click()
  await expect(buyer.getByText('Keep at 5–25 °C')).toBeVisible()
  await expect(buyer.getByText('Dangerous goods class 3, UN1263')).toBeVisible()
  await expect(buyer.getByText('This side up · up to 4 layers · at most 50.5 kg on top')).toBeVisible()
  expect((await inspect(buyer).analyze()).violations).toEqual([])

  await buyer.goto('/#/cart')
  await buyer.getByRole('checkbox', { name: `Select ${name}` }).check()
  await buyer.getByRole('button', { name: 'Logistic Quote' }).click()
  await expect(buyer.getByLabel('First name').nth(1)).toHaveValue('Ann')
  await buyer.getByRole('button', { name: 'Continue' }).click()
  await expect(buyer.getByRole('heading', { level: 1, name: 'Shipment data' })).toBeVisible()
  await expect(buyer.getByRole('radio', { name: 'Reefer' })).toBeChecked()
  await expect(buyer.getByLabel('Degrees')).toHaveValue('15')
  await expect(buyer.getByRole('group', { name: 'Dangerous goods' }).getByRole('radio', { name: 'Yes' })).toBeChecked()
  await buyer.close()
})
