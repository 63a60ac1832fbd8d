import { randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { signIn } from './accounts.ts'
import { inspect } from './inspect.ts'
import { makeGoods } from './make-goods.ts'

test('a seller sees how a carton loads while it is typed, and what cannot be right; none of it keeps from saving', async ({
  page,
  request,
}) => {
  const { id } = await makeGoods(request, {
    name: `Harbour varnish ${randomUUID().slice(0, 8)}`,
    term: { orderMeasure: 'Tin' },
  })
  await signIn(page, 'seller2@demo.test')
  await page.goto(`/#/products-parent/${id}`)
  const packaging = page.locator('#section-packaging')
  const loading = packaging.getByRole('region', { name: 'How it loads' })
  await expect(packaging.getByRole('button', { name: 'Add a pack' })).toBeVisible()
  await expect(loading).toHaveCount(0)

  await packaging.getByRole('button', { name: 'Add a pack' }).click()
  await packaging.getByLabel('Level').selectOption({ label: 'Shipping pack' })
  await packaging.getByLabel('Units per pack').fill('6')
  await packaging.getByLabel('Width').fill('30')
  await packaging.getByLabel('Height').fill('25')
  const missing = loading.getByText('Enter depth and weight of the pack to see how it loads.')
  await expect(missing.first()).toBeVisible()
  await packaging.getByLabel('Depth').fill('40')
  await packaging.getByLabel('Weight', { exact: true }).fill('12')
  await expect(loading.getByText('One layer: 8 cartons · 6 layers · 48 cartons on a EUR-1 pallet')).toBeVisible()
  await expect(loading.getByText('(288 units, 1.64 m high, 601 kg)')).toBeVisible()
  await expect(loading.getByRole('img', { name: 'One layer from above: 8 cartons on a EUR-1 pallet' })).toBeVisible()
  const container = loading.getByRole('row', { name: /20′ container/ })
  await expect(container.getByRole('cell')).toHaveText(['528 cartons3,168 units, 11 pallets', /^999 cartons/])
  // What is read out is the short of it, once typing has ended.
  await expect(loading.getByRole('status')).toHaveText('48 cartons on a pallet, 528 in a 20′ container.')
  await expect(loading.getByRole('heading', { name: 'Worth knowing' })).toHaveCount(0)

  await packaging.getByLabel('Weight', { exact: true }).fill('40')
  await expect(loading.getByText(/weighs 40 kg, more than one person should lift \(25 kg\)/)).toBeVisible()
  await packaging.getByLabel('Volume', { exact: true }).fill('0,3')
  await expect(loading.getByText(/is said to take 0.3 m³, but its sides make 0.03 m³/)).toBeVisible()
  await packaging.getByLabel('Depth').fill('400')
  await expect(loading.getByText(/fits on no pallet of this kind/)).toBeVisible()
  await packaging.getByLabel('Depth').fill('40')
  await expect(loading.getByText(/fits on no pallet of this kind/)).toHaveCount(0)
  await expect(loading.getByRole('status')).toContainText('3 things are worth knowing.')

  expect((await inspect(page).include('#main').analyze()).violations).toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
  await loading.scrollIntoViewIfNeeded()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)

  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible()
})
