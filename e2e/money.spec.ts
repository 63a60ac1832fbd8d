import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { extractText, getDocumentProxy } from 'unpdf'
import { setBilling } from './billing-profile.ts'
import { bringIn, makeShopper, type Shopper, smallestOrder } from './cart-goods.ts'
import { companyOf, expectNoSideways, expectNoViolations, openFor } from './deals.ts'
import { makeOrder, sendOff } from './order-deal.ts'

const moneyOf = (page: Page) => page.getByRole('region', { name: 'Money' })

test('a dialog whose code does not come says so, and opens once it can be had', async ({ browser, request }) => {
  const { order, seller } = await makeOrder(request, await makeShopper(request))
  await setBilling(request, seller)
  const page = await openFor(browser, seller)
  const asked: string[] = []
  await page.route('**/assets/payment-dialog-*.js', (route) => {
    asked.push(route.request().url())
    return route.abort()
  })
  await page.goto(`/#/orders/${order.id}`)
  const record = moneyOf(page).getByRole('button', { name: 'Record payment' })
  await expect(record).toBeVisible()
  expect(asked, 'fetched before anybody wanted it').toEqual([])
  await record.click()
  await expect(page.getByText('This could not be opened.')).toBeVisible()
  await expect(page.getByRole('dialog', { name: 'Record payment' })).toBeHidden()

  // Newer browsers remember that it did not come until the page is loaded anew, as the notice says.
  await page.unroute('**/assets/payment-dialog-*.js')
  await page.reload()
  await record.click()
  const dialog = page.getByRole('dialog', { name: 'Record payment' })
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(record).toBeFocused()
})

type Owed = { id: number; number: string }

/** An order of a new buyer that is invoiced, and the invoice. */
async function makeInvoiced(request: APIRequestContext): Promise<Invoiced> {
  const buyer = await makeShopper(request)
  const { order, seller } = await makeOrder(request, buyer)
  await setBilling(request, seller)
  const issued = await request.post(`/api/v1/orders/${order.id}/invoices`, {
    headers: { ...seller.headers, 'Idempotency-Key': randomUUID() },
    data: { left: 'ordered' },
  })
  expect(issued.status(), await issued.text()).toBe(201)
  const { owed } = (await issued.json()).data as { owed: Owed[] }
  const [invoice] = owed
  if (!invoice) throw new Error('nothing is owed')
  return { buyer, seller, order, invoice }
}
type Invoiced = { buyer: Shopper; seller: Shopper; order: { id: number; number: string }; invoice: Owed }

async function save(page: Page, format: string): Promise<Buffer> {
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: `Download the statement as ${format}` }).click()
  return readFile(await (await saving).path())
}

test('what is owed is seen by both sides, paid in part, reminded of once, and stands in a statement', async ({
  browser,
  page,
  request,
}) => {
  test.slow()
  const { buyer, seller, order, invoice } = await makeInvoiced(request)
  const company = await companyOf(request, buyer)
  const desk = await openFor(browser, seller)

  // The seller sees who owes how much, and opens the account.
  await desk.goto('/#/money')
  const owedToYou = desk.getByRole('region', { name: 'Owed to you' })
  const link = desk.locator(`a[href$="/money/${company}"]`)
  const entry = owedToYou.getByRole('listitem').filter({ has: link })
  await expect(entry).toContainText('Due ')
  await expectNoViolations(desk)
  await link.click()
  const open = desk.getByRole('region', { name: 'What is open' })
  await expect(open).toContainText(`Invoice ${invoice.number}`)
  await expectNoViolations(desk)

  // On the order a part of it is paid, and the rest reminded of: once a day.
  await open.getByRole('link', { name: order.number }).click()
  await moneyOf(desk).getByRole('button', { name: 'Record payment' }).click()
  await desk.getByLabel('Amount in').fill('2.50')
  await desk.getByLabel('Reference').fill('Transfer 4711')
  await desk.getByRole('dialog').getByRole('button', { name: 'Record payment' }).click()
  const owed = moneyOf(desk).getByRole('list', { name: 'What is owed' })
  await expect(owed).toContainText('Partly paid')
  const remind = owed.getByRole('button', { name: `Remind the buyer of Invoice ${invoice.number}` })
  await remind.click()
  await expect(owed).toContainText('reminded')
  await remind.click()
  await expect(desk.getByText('The buyer has been reminded of this today.')).toBeVisible()

  // The account says so, on the screen and in files.
  await desk.goBack()
  const account = desk.getByRole('region', { name: /^What .* owes$/ })
  await expect(account).toContainText('-€2.50')
  await expect(open).toContainText('Partly paid')
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(await save(desk, 'PDF'))), {
    mergePages: true,
  })
  for (const words of ['Statement of account', 'What is open', invoice.number, 'Transfer 4711'])
    expect(text.normalize('NFKC').replace(/\s+/g, ' ')).toContain(words)
  const table = (await save(desk, 'CSV')).toString('utf8')
  expect(table).toContain(invoice.number)
  expect(table).toMatch(/Transfer 4711.*-2\.5/)

  // The buyer sees the same from the other side, on a phone, and changes nothing.
  await page.setViewportSize({ width: 390, height: 844 })
  await bringIn(page, buyer)
  await page.goto('/#/money')
  const owedByYou = page.getByRole('region', { name: 'Owed by you' })
  await expect(owedByYou).toContainText('Not due yet')
  await expect(owedByYou, 'ages of which nothing is').not.toContainText('31–60 days late', { useInnerText: true })
  await expectNoSideways(page)
  await owedByYou.getByRole('listitem').getByRole('link').click()
  await expect(page.getByRole('region', { name: /^What is owed to / })).toContainText('Transfer 4711')
  await expect(page.getByRole('region', { name: 'What is open' })).toContainText('Partly paid')
  await expectNoViolations(page)
  await expectNoSideways(page)
})

test('an account that cannot be loaded is loaded again, and one that never was says so', async ({ page, request }) => {
  const { buyer, seller } = await makeInvoiced(request)
  await bringIn(page, buyer)
  const path = `/api/v1/money/${await companyOf(request, seller)}`
  await page.route(`**${path}`, (route) => route.abort())
  await page.goto(`/#/money/${path.split('/').at(-1)}`)
  await expect(page.getByText('The account could not be loaded.')).toBeVisible()
  await page.unroute(`**${path}`)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Account with / })).toBeVisible()
  await page.goto('/#/money/2000000000')
  await expect(page.getByText('There is no such account')).toBeVisible()
})

test('an invoice of one shipment is chosen in the dialog, and says what it comes to', async ({ browser, request }) => {
  const { order, seller, product } = await makeOrder(request, await makeShopper(request))
  await setBilling(request, seller)
  const half = Math.floor(smallestOrder(product) / 2)
  await sendOff(request, seller, order.id, half)
  const page = await openFor(browser, seller)
  await page.goto(`/#/orders/${order.id}`)
  await moneyOf(page).getByRole('button', { name: 'Issue invoice' }).click()
  const dialog = page.getByRole('dialog', { name: 'Issue invoice' })
  await dialog.getByRole('radio', { name: new RegExp(`Shipment ${order.number}/1`) }).check()
  const sum = `€${(half * 10).toLocaleString('en-US', { minimumFractionDigits: 2 })}`
  await expect(dialog).toContainText(`Total${sum}`)
  await expect(dialog).toContainText('The seller is not registered for VAT')
  await dialog.getByRole('radio', { name: 'Quantities I choose' }).check()
  await dialog.getByLabel(/^Quantity: /).fill('999999')
  await dialog.getByRole('button', { name: 'Issue invoice' }).click()
  await expect(dialog).toContainText('That is more than is left to invoice.')
  await expectNoViolations(page)
  await dialog.getByRole('radio', { name: new RegExp(`Shipment ${order.number}/1`) }).check()
  await dialog.getByRole('button', { name: 'Issue invoice' }).click()
  await expect(moneyOf(page).getByRole('list', { name: 'What is owed' })).toContainText(sum)
})
