import { randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { signIn } from './accounts.ts'
import { makeGoods } from './make-goods.ts'

test('who changes a price sees it at once on pages they have just looked at', async ({ page, request }) => {
  const name = `Kettle ${randomUUID().slice(0, 8)}`
  const { id, slug } = await makeGoods(request, { name, term: { price: 2 } })
  await signIn(page, 'seller2@demo.test')
  const list = `/#/products?search=${encodeURIComponent(name)}`
  const product = page.getByRole('main')
  await page.goto(`/#/product/${slug}`)
  await expect(product.getByText('€2.00').first()).toBeVisible()
  await page.goto(list)
  await expect(page.getByRole('article')).toContainText('€2.00')

  await page.goto(`/#/products-parent/${id}`)
  await page.getByLabel(/^Price \(/).fill('3.50')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Everything is saved')).toBeVisible()
  await page.getByRole('link', { name: 'See it in the marketplace' }).click()
  await expect(product.getByText('€3.50').first()).toBeVisible({ timeout: 5000 })
  await page.goto(list)
  await expect(page.getByRole('article')).toContainText('€3.50', { timeout: 5000 })
})
