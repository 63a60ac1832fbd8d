import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createCustomsRequest } from '@fairquay/contract/customs/endpoints.ts'
import { type APIRequestContext, expect, test } from '@playwright/test'
import { extractText, getDocumentProxy } from 'unpdf'
import { bringIn, fillCart, findPlainGoods, makeShopper, type Shopper, smallestOrder } from './cart-goods.ts'
import { readDemoGoods } from './demo-goods.ts'
import { loseAnswer } from './lose-answer.ts'
import { readMails } from './outbox.ts'

test('a buyer asks for customs import duties: one product, both markets, one request, one mail, one document', async ({
  page,
  request,
}) => {
  const shopper = await makeShopper(request)
  const [first, second] = await findPlainGoods(request, shopper, 2)
  if (!first || !second) throw new Error('no goods')
  await fillCart(request, shopper, [first, second])
  await bringIn(page, shopper)
  await page.goto('/#/cart')
  const open = page.getByRole('button', { name: 'Customs Import Duties' })

  await open.click()
  await expect(page.getByText('Please, select only one product for a Custom Import Duty request.')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Select all', exact: true }).uncheck()
  await open.click()
  await expect(page.getByText('Please, select a product.')).toBeVisible()
  await expect(page.getByText("You haven't selected any product.")).toBeVisible()

  await page.getByRole('checkbox', { name: `Select ${first.name}` }).check()
  await open.click()
  const dialog = page.getByRole('dialog', { name: 'Customs Import Duties' })
  // Preset to the seller's country.
  await expect(dialog.getByLabel('Exporting market')).not.toHaveValue('')
  // And to where the buyer is.
  await expect(dialog.getByLabel('Importing market')).toHaveValue('IT')
  // How many, and what they are worth.
  await expect(dialog.getByRole('list', { name: 'Goods to be imported' })).toHaveText(
    new RegExp(`^${smallestOrder(first).toLocaleString('en')} .*[$€]\\d`),
  )
  await dialog.getByLabel('Exporting market').selectOption('')
  await dialog.getByLabel('Importing market').selectOption('')
  await dialog.getByRole('button', { name: 'send request' }).click()
  await expect(dialog.getByText('Please select the exporting market')).toBeVisible()
  await expect(dialog.getByText('Please select the importing market')).toBeVisible()
  await expect(dialog.getByLabel('Exporting market')).toBeFocused()
  await dialog.getByLabel('Exporting market').selectOption('Portugal')
  await dialog.getByLabel('Importing market').selectOption('United States')
  await expect(dialog.getByText(/United States calculates duties from .* \(FOB\)/)).toBeVisible()

  // The server stores the request, but its answer never arrives: pressing again sends the same one.
  const sending = await loseAnswer(page, createCustomsRequest)
  const answer = page.waitForResponse((response) => response.url().endsWith('/custom-fee-request') && response.ok())
  await sending.pressTwice(
    () => dialog.getByRole('button', { name: 'send request' }).click(),
    async () => {
      await expect(dialog.getByRole('alert')).toContainText('could not be reached')
      await expect(page.getByText('Something went wrong! Contact Support or try again later!')).toBeVisible()
    },
  )
  const { id } = (await (await answer).json()) as { id: number }
  // What the dialog showed is what is asked about, whatever else lies in the cart.
  expect((await answer).request().postDataJSON()).toMatchObject({ lines: [{ quantity: smallestOrder(first) }] })
  await expect(page.getByText('Your request has been sent successfully!')).toBeVisible()
  expect(await page.getByText('Something went wrong! Contact Support or try again later!').count()).toBe(0)
  await expect(page.getByText('The provider’s team will contact you shortly.')).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(new RegExp(`#/requests/${id}$`))

  const mails = await readMails(request, 'broker@demo.test')
  expect(mails.filter(({ subject }) => subject === `Customs request ${id}: Portugal to United States`)).toHaveLength(1)
  expect(mails.find(({ subject }) => subject.startsWith(`Customs request ${id}:`))?.text).toContain(shopper.email)

  await page.goto('/#/requests?kind=customs')
  await page.getByRole('list', { name: 'Requests' }).getByRole('link', { name: first.name }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`Customs import duties ${id}`)
  await expect(page.getByRole('region', { name: 'Customs' })).toContainText('United States')
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download PDF' }).click()
  const file = await saved
  expect(file.suggestedFilename()).toMatch(/^\d{4}-\d\d-\d\d\.pdf$/)
  const pdf = await getDocumentProxy(new Uint8Array(await readFile(await file.path())))
  const { text } = await extractText(pdf, { mergePages: true })
  for (const part of ['Customs import duties request', 'Portugal', 'United States', 'FOB', first.name, 'Lee Imports'])
    expect(text.replace(/\s+/g, ' ')).toContain(part)
})

/** A purchase request for goods from outside the customs union of the buyer, who is in Italy. */
async function askAbroad(request: APIRequestContext, shopper: Shopper): Promise<{ id: number; name: string }> {
  const goods = (await readDemoGoods(request, shopper.headers)).find(
    ({ country, options, prices = [] }) =>
      country.name === 'Japan' &&
      options.length === 0 &&
      prices.every(({ type, available_qty, min_qty }) => type === 'by_qty' && available_qty >= min_qty),
  )
  if (!goods) throw new Error('The demo marketplace has nothing plain from Japan')
  const line = { product_id: goods.id, quantity: smallestOrder(goods), selected_price_id: goods.prices?.[0]?.id }
  const sent = await request.post('/api/v1/purchase-requests', {
    headers: { ...shopper.headers, 'Idempotency-Key': randomUUID() },
    data: { lines: [line] },
  })
  const { requests } = (await sent.json()) as { requests: { id: number }[] }
  return { id: requests[0]?.id ?? 0, name: goods.name }
}

test('duty is asked for from the page of a deal, in its quantity, and is a part of it', async ({ page, request }) => {
  const shopper = await makeShopper(request)
  const { id, name } = await askAbroad(request, shopper)
  await bringIn(page, shopper)
  await page.goto(`/#/requests/${id}`)
  await page.getByRole('button', { name: 'Ask for a duty estimate' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Customs Import Duties' })
  await expect(dialog.getByLabel('Exporting market')).toHaveValue('JP')
  await expect(dialog.getByLabel('Importing market')).toHaveValue('IT')
  await expect(dialog.getByRole('list', { name: 'Goods to be imported' })).toContainText(/[$€¥]\d/)
  await dialog.getByRole('button', { name: 'send request' }).click()
  await expect(page).toHaveURL(new RegExp(`#/requests/${id}\\?part=\\d+$`))
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Customs import duties')
  const parts = page.getByRole('navigation', { name: 'Parts of this deal' })
  await expect(parts.getByRole('link', { name: /^Duty/ })).toHaveAttribute('href', /part=\d+$/)
  await expect(page.getByRole('table', { name: 'Goods' }).getByRole('row', { name })).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Ask for a duty estimate' })).toHaveCount(0)
})
