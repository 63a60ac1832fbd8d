import { randomUUID } from 'node:crypto'
import type { AnswerOf } from '@fairquay/contract/endpoint.ts'
import { type KeptStock, type listStockChanges, setStockPlaces } from '@fairquay/contract/stock/endpoints.ts'
import { expect, type Page, test } from '@playwright/test'
import { signIn } from './accounts.ts'
import { makeShopper } from './cart-goods.ts'
import { expectNoSideways, expectNoViolations, openFor } from './deals.ts'
import { loseAnswer } from './lose-answer.ts'
import { makeOrder, post } from './order-deal.ts'

type StockChange = AnswerOf<typeof listStockChanges>['data'][number]

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0)

/** Two warehouses in the company's profile. */
async function addPlaces(page: Page, names: readonly string[]): Promise<void> {
  await page.goto('/#/profile/company-profile')
  for (const name of names) {
    await page.getByRole('button', { name: 'Add a place' }).click()
    await page.getByLabel('Name', { exact: true }).last().fill(name)
    await page.getByLabel('Kind', { exact: true }).last().selectOption({ label: 'Warehouse' })
  }
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Everything is saved.')).toBeVisible()
}

test('a seller adds two warehouses, counts and moves goods between them; a buyer sees the sum', async ({
  page,
  browser,
}) => {
  const mark = randomUUID().slice(0, 8)
  const [rotterdam, faro] = [`Rotterdam ${mark}`, `Faro ${mark}`]
  const name = `Placed Jar ${mark}`
  await signIn(page, 'seller2@demo.test')
  await addPlaces(page, [rotterdam, faro])

  await page.goto('/#/products-parent/new')
  await expect(page.getByLabel('Country of origin')).toBeVisible()
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByLabel('Country of origin').selectOption({ label: 'Portugal' })
  await page.getByRole('button', { name: 'Add a price' }).click()
  await page.getByLabel(/^Price \(/).fill('4.50')
  await page
    .getByRole('group', { name: /^Stock of/ })
    .getByLabel('In stock')
    .fill('100')
  await page.getByRole('button', { name: 'Save and publish' }).click()
  // On a slow machine the word about it is gone with the page before.
  await expect(page.getByRole('link', { name: 'See it in the marketplace' })).toBeVisible()

  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Where it lies' }).click()
  await expect(dialog.getByLabel('No place')).toHaveValue('100')
  await expectNoViolations(page)
  // More than there is cannot be moved, and nothing typed is lost.
  await dialog.getByLabel('To', { exact: true }).selectOption({ label: rotterdam })
  await dialog.getByLabel('How many').fill('101')
  await dialog.getByRole('button', { name: 'Move', exact: true }).click()
  await expect(dialog.getByText('Only 100 are there.')).toBeVisible()
  await dialog.getByLabel('How many').fill('60')
  await dialog.getByLabel('How many').press('Enter')
  await expect(dialog.getByLabel(rotterdam)).toHaveValue('60')
  await expect(dialog.getByText('100 in all', { exact: true })).toBeVisible()
  await dialog.getByLabel(faro).fill('4.5')
  await dialog.getByRole('button', { name: 'Save counts' }).click()
  await expect(dialog.getByText('This must be a whole number of at least 0.')).toBeVisible()
  await dialog.getByLabel(faro).fill('45')
  await expect(dialog.getByText('145 in all (100 before)')).toBeVisible()
  const saving = await loseAnswer(page, setStockPlaces)
  await saving.pressTwice(() => dialog.getByRole('button', { name: 'Save counts' }).click())
  await expect(page.getByText('The counts are saved.')).toBeVisible()
  // The form behind it shows the new sum, as stored: there is nothing to save.
  await expect(page.getByRole('group', { name: /^Stock of/ }).getByLabel('In stock')).toHaveValue('145')
  await expect(page.getByText('Everything is saved').last()).toBeVisible()

  await page.getByRole('button', { name: 'Stock history' }).click()
  const history = page.getByRole('list', { name: 'Stock history' })
  await expect(history.getByRole('listitem').first()).toContainText(`${rotterdam} +60`)
  await expect(history.getByRole('listitem').first()).toContainText(`${faro} +45`)
  await page.keyboard.press('Escape')

  // On a phone, and as it was left.
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Where it lies' }).click()
  await expect(dialog.getByLabel(rotterdam)).toHaveValue('60')
  await expect(dialog.getByLabel(faro)).toHaveValue('45')
  await expect(dialog.getByLabel('No place')).toHaveValue('40')
  await expectNoSideways(page)
  await page.keyboard.press('Escape')

  const buyer = await browser.newPage()
  await signIn(buyer, 'buyer@demo.test')
  await buyer.goto(`/#/products?search=${encodeURIComponent(name)}`)
  await buyer.getByRole('link', { name }).first().click()
  await expect(buyer.getByText(/145/).first()).toBeVisible()
  await expect(buyer.getByText(rotterdam)).toHaveCount(0)
})

test('a shipment takes its goods off the place it loads from', async ({ browser, request }) => {
  const shopper = await makeShopper(request)
  const { order, seller, product } = await makeOrder(request, shopper)
  const read = async <T>(path: string) =>
    ((await (await request.get(path, { headers: seller.headers })).json()) as { data: T }).data
  const [place] = await read<{ id: number; name: string }[]>('/api/v1/stock-places')
  if (!place) throw new Error('The demo seller has no place')
  // Other journeys sell the same goods meanwhile: what they take between reading and counting is counted again.
  await expect(async () => {
    const levels = await read<KeptStock[]>(`/api/v1/stock?product_id=${product.id}`)
    const counts = levels.flatMap(({ option_values, on_hand, places }) =>
      on_hand
        ? [
            {
              option_values,
              place_id: place.id,
              on_hand,
              seen: places.find(({ id }) => id === place.id)?.on_hand ?? 0,
            },
            { option_values, place_id: null, on_hand: 0, seen: on_hand - sumOf(places.map((one) => one.on_hand)) },
          ]
        : [],
    )
    await post(request, seller, `/api/v1/own-products/${product.id}/stock-places`, { counts })
  }).toPass()
  const takenOff = async () => {
    const changes = await read<StockChange[]>(`/api/v1/own-products/${product.id}/stock-changes`)
    const ofOrder = changes.filter((change) => change.order?.id === order.id)
    return 0 - sumOf(ofOrder.flatMap(({ places }) => places.map(({ by }) => by)))
  }

  const page = await openFor(browser, seller)
  await page.goto(`/#/orders/${order.id}`)
  await page.getByRole('region', { name: 'Shipments' }).getByRole('button', { name: 'Ship', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Ship goods' })
  await expect(dialog.getByLabel('Loads from')).toHaveValue(String(place.id))
  const quantity = Number(await dialog.getByLabel(/^Quantity of /).inputValue())
  await expectNoViolations(page)
  await dialog.getByRole('button', { name: 'Prepare shipment' }).click()
  await expect(dialog).toHaveCount(0)
  expect(await takenOff()).toBe(0)
  const shipments = await read<{ id: number }[]>(`/api/v1/orders/${order.id}/shipments`)
  const on = new Date().toISOString().slice(0, 10)
  const report = { milestone: 'picked_up', kind: 'happened', on, place: 'Porto', note: '' }
  await post(request, seller, `/api/v1/shipments/${shipments[0]?.id}/reports`, report)
  expect(await takenOff()).toBe(quantity)

  // What replaces some of it is taken off a place too, although nothing of the order is left to ship.
  const lines = [{ position: 0, quantity: 1, reason: 'damaged' }]
  const claimed = { shipment_id: null, lines, wanted: 'replacement', text: '', file_ids: [] }
  const claim = await post(request, shopper, `/api/v1/orders/${order.id}/claims`, claimed)
  const offer = { action: 'offer', remedy: 'replacement', credits: [], is_returned: false, text: '' }
  await post(request, seller, `/api/v1/claims/${claim.id}/actions`, offer)
  await page.reload()
  await page.getByRole('button', { name: 'Ship the replacement' }).click()
  const replacing = page.getByRole('dialog', { name: 'Ship the replacement' })
  await expect(replacing.getByLabel('Loads from')).toHaveValue(String(place.id))
  await replacing.getByRole('button', { name: 'Prepare shipment' }).click()
  await expect(page.getByText('The replacement is prepared.')).toBeVisible()
  expect(await takenOff()).toBe(quantity + 1)
})
