import { randomUUID } from 'node:crypto'
import { changeSheet } from '@fairquay/contract/products/sheet/endpoints.ts'
import { expect, type Page, test } from '@playwright/test'
import { signIn } from './accounts.ts'
import { findDemo } from './deals.ts'
import { inspect } from './inspect.ts'
import { loseAnswer } from './lose-answer.ts'

const sizes = Array.from({ length: 40 }, (_, at) => `${at + 1} l`)

function makeForm(name: string) {
  const term = {
    ...{ type: 'by_qty', price: 2, listPrice: null, minQty: 1, maxQty: null, isAvailable: true, availableQty: 5 },
    ...{ sku: null, orderMeasure: 'Unit', measuringUnit: 'pc', measuringUnitType: 'quantity' },
  }
  return {
    ...{ name, body: '', currency: 'EUR', brand: null, family: null, country: 'PT', state: 'draft', position: 0 },
    ...{ isDirect: false, warrantyFromPurchase: null, warrantyFromShipping: null, warrantyFromDelivery: null },
    ...{ leadTimeDays: null, categories: [], tags: [], attributes: [], packaging: [], images: [] },
    data: {
      ...{ width: null, height: null, depth: null, dimensionMeasure: 'cm', weightValue: null, weightMeasure: 'kg' },
      ...{ barcodeType: null, barcode: null, usp: '', hts: null },
    },
    options: [{ name: 'Volume', values: sizes }],
    terms: sizes.map((size) => ({ ...term, options: { Volume: size } })),
  }
}

async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((given) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', given)
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  }, text)
}

test('200 prices are pasted from a spreadsheet, undone, done again, saved, and taken back', async ({
  page,
  request,
}) => {
  const { headers } = await findDemo(request, 'seller2@demo.test')
  for (let at = 1; at <= 5; at++) {
    const answer = await request.post('/api/v1/own-products', {
      headers: { ...headers, 'Idempotency-Key': randomUUID() },
      data: { form: makeForm(`Sheet jug ${at}`) },
    })
    expect(answer.ok(), await answer.text()).toBe(true)
  }
  const readPrices = async () => {
    const answer = await request.get('/api/v1/product-sheet?search=Sheet+jug&sort=name', { headers })
    const { data } = (await answer.json()) as { data: { lines: { cells: { price: string } }[] }[] }
    return data.flatMap(({ lines }) => lines.map(({ cells }) => cells.price))
  }

  await signIn(page, 'seller2@demo.test')
  await page.goto('/#/products-parent')
  await page.getByRole('link', { name: 'Edit as a table' }).click()
  await expect(page.getByRole('heading', { name: 'Edit as a table' })).toBeVisible()
  const menu = page.getByRole('navigation', { name: 'Dashboard' })
  await expect(menu.getByRole('link', { name: 'My Products' })).toHaveAttribute('aria-current', 'page')
  await page.getByLabel('Search products').fill('Sheet jug')
  await page.getByLabel('Sort by').selectOption({ label: 'Name (A-Z)' })
  const grid = page.getByRole('grid', { name: 'Products' })
  await expect(grid.getByRole('row')).toHaveCount(201)
  const cell = (row: number, column: number) => grid.locator(`[data-place="${row} ${column}"]`)

  await cell(0, 14).click()
  await paste(page, Array.from({ length: 200 }, (_, at) => `${at + 1},50`).join('\n'))
  await expect(cell(199, 14)).toHaveText('200,50')
  await expect(page.getByRole('button', { name: 'Save 200 cells' })).toBeEnabled()
  await cell(0, 14).press('Control+z')
  await expect(cell(199, 14)).toHaveText('2')
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled()
  await page.getByRole('button', { name: 'Redo' }).click()

  // What cannot be meant is said at its cell and keeps the rest from being saved half.
  await cell(0, 4).click()
  await page.keyboard.type('Atlantis')
  await page.keyboard.press('Enter')
  await expect(page.getByText('1 cell cannot be saved as it is.')).toBeVisible()
  await cell(0, 4).click()
  await expect(page.getByRole('status').getByText(/There is no such country/)).toBeVisible()
  await page.keyboard.type('germany')
  await page.keyboard.press('Enter')
  expect((await inspect(page).analyze()).violations).toEqual([])

  // Nothing that is typed goes with the page.
  await page.reload()
  await expect(page.getByRole('button', { name: 'Save 201 cells' })).toBeVisible()
  await (await loseAnswer(page, changeSheet)).pressTwice(() =>
    page.getByRole('button', { name: 'Save 201 cells' }).click(),
  )
  await expect(page.getByText('5 products saved.')).toBeVisible()
  await expect(cell(0, 4)).toHaveText('Germany')
  expect((await readPrices()).slice(0, 3)).toEqual(['1.5', '2.5', '3.5'])
  await page.getByRole('button', { name: 'Undo what was saved' }).click()
  await expect(cell(0, 4)).toHaveText('Portugal')
  expect(new Set(await readPrices())).toEqual(new Set(['2']))
})
