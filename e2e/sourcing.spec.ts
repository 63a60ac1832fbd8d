import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { hasCompletePackaging } from '@fairquay/contract/catalogue/packaging.ts'
import type { RfqDetail } from '@fairquay/contract/sourcing/endpoints.ts'
import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { extractText, getDocumentProxy } from 'unpdf'
import { bringIn, makeShopper, type Shopper } from './cart-goods.ts'
import { companyOf, expectNoSideways, expectNoViolations, findDemo, findGoodsOf } from './deals.ts'
import { readMails } from './outbox.ts'

const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

async function answer(
  request: APIRequestContext,
  seller: Shopper,
  { answers }: RfqDetail,
  sellerId: number,
  terms: { price: number; days: number; incoterm?: string },
): Promise<void> {
  const id = answers.find((one) => one.seller.id === sellerId)?.request_id
  const sent = await request.post(`/api/v1/requests/${id}/threads/${sellerId}/offers`, {
    headers: { ...seller.headers, 'Idempotency-Key': randomUUID() },
    data: {
      base: 0,
      offer: {
        kind: 'purchase',
        currency: 'EUR',
        lines: [
          {
            position: 0,
            included: true,
            tiers: [{ min_quantity: 1, price: terms.price }],
            minimum_quantity: 10,
            lead_time_days: terms.days,
            packing: 'Cartons of 12',
          },
        ],
        incoterm: terms.incoterm ?? 'FCA',
        place: 'Porto',
        payment_terms: '30 days net',
        valid: { day: day(30), time_zone: 'Europe/Lisbon' },
        note: '',
      },
    },
  })
  expect(sent.status()).toBe(201)
}

/** The texts of a document that the page downloads. */
async function readDownload(page: Page, number: RegExp): Promise<string> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: number }).first().click(),
  ])
  const pdf = await readFile(await file.path())
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true })
  return text
}

test('a buyer asks three sellers, two answer, the order is split and its documents say what the screen says', async ({
  page,
  request,
}) => {
  // Five people's worth of work in one journey.
  test.slow()
  const buyer = await makeShopper(request)
  const sellers = [await findDemo(request, 'seller@demo.test'), await findDemo(request, 'seller2@demo.test')] as const
  const [firstId, secondId] = await Promise.all([companyOf(request, sellers[0]), companyOf(request, sellers[1])])
  // Measured, and sold in any quantity: their load is known of a thousand.
  const goods = (await findGoodsOf(request, sellers[0], firstId, 12)).find(
    ({ get_packaging, prices = [] }) =>
      hasCompletePackaging(get_packaging) && prices.some(({ max_qty }) => max_qty === null),
  )
  const [others] = await findGoodsOf(request, sellers[1], secondId, 1)
  if (!goods || !others) throw new Error('The demo sellers have nothing in stock')
  // Enough for the award, whatever other journeys have bought of it.
  const stocked = await request.patch('/api/v1/stock', {
    headers: { ...sellers[0].headers, 'Idempotency-Key': randomUUID() },
    data: { items: [{ product_id: goods.id, on_hand: 100_000 }] },
  })
  expect(stocked.ok(), await stocked.text()).toBe(true)

  // From a product: its seller is chosen already. Another is found by its goods, a third is whoever comes next.
  await bringIn(page, buyer)
  await page.goto(`/#/product/${goods.slug}`)
  await page.getByRole('link', { name: 'Ask several sellers' }).click()
  await expect(page.getByLabel('Product or goods')).toHaveValue(goods.name)
  const choice = page.getByRole('region', { name: /^Sellers/ })
  await expect(choice.getByText('1 seller chosen')).toBeVisible()
  await choice.getByRole('searchbox').fill(others.name)
  await choice.getByRole('checkbox', { name: others.get_supplier.name }).check()
  await choice.getByRole('checkbox', { checked: false }).first().check()
  await expect(choice.getByText('3 sellers chosen')).toBeVisible()
  await page.getByLabel('Quantity').fill('nine')
  await page.getByRole('button', { name: 'Ask 3 sellers' }).click()
  await expect(page.getByRole('group', { name: 'Please look at these once more' })).toContainText('Quantity')
  await page.getByLabel('Quantity').fill('1,000')
  await page.getByLabel('Target price for one unit').fill('4.50')
  await page.getByLabel('Currency').selectOption('EUR')
  await page.getByLabel('Note to the sellers').fill('Delivered to Milano, please.')
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Ask 3 sellers' }).click()
  await expect(page).toHaveURL(/#\/sourcing\/\d+$/)
  await expect(page.getByText('0 of 3 answered')).toBeVisible()
  const mails = await readMails(request, 'seller2@demo.test')
  expect(mails[0]?.text).toContain('Delivered to Milano, please.')

  const id = Number(page.url().split('/').at(-1))
  const { data: rfq } = (await (await request.get(`/api/v1/sourcing/${id}`, { headers: buyer.headers })).json()) as {
    data: RfqDetail
  }
  await answer(request, sellers[0], rfq, firstId, { price: 4.35, days: 21 })
  await answer(request, sellers[1], rfq, secondId, { price: 4.1, days: 30 })
  await page.reload()
  const rows = page.getByRole('table').getByRole('row')
  await expect(rows.nth(1)).toContainText('€4.10')
  await expect(rows.nth(1)).toContainText('Lowest of its terms')
  await expect(rows.nth(3)).toContainText('No answer yet')
  await page.getByRole('button', { name: 'Lead time' }).click()
  await expect(rows.nth(1)).toContainText('21 days')
  await expect(rows.nth(1)).toContainText('Quickest')
  await expectNoViolations(page)

  // At the door, each from where it is sent: with the freight of a rate card, until another is typed.
  const atDoor = page.getByRole('region', { name: 'At your door in Milano' }).getByRole('listitem')
  await expect(atDoor).toHaveCount(2)
  await expect(atDoor.filter({ hasText: 'at the rate card of' }).first()).toBeVisible()
  for (const row of await atDoor.all()) await row.getByLabel('Freight to the border').fill('120')
  await expect(atDoor.filter({ hasText: 'rate card' })).toHaveCount(0)
  await expectNoViolations(page)

  const firstName = rfq.answers.find(({ seller }) => seller.id === firstId)?.seller.name ?? ''
  const secondName = rfq.answers.find(({ seller }) => seller.id === secondId)?.seller.name ?? ''
  await page.getByLabel(`Quantity for ${firstName}`).fill('601')
  await page.getByLabel(`Quantity for ${secondName}`).fill('400')
  await page.getByRole('button', { name: 'Award', exact: true }).click()
  await expect(page.getByText('This is more than you need in all.')).toBeVisible()
  await page.getByLabel(`Quantity for ${firstName}`).fill('600')
  await page.getByRole('button', { name: 'Award', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Award this RFQ?' })
  await expect(dialog).toContainText('€2,610.00')
  await expect(dialog).toContainText('€1,640.00')
  await dialog.getByRole('button', { name: 'Award' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Awarded')
  await expect(page.getByRole('row', { name: new RegExp(firstName) })).toContainText('€2,610.00')

  // The documents of one of the deals, on both sizes of paper.
  await page.getByRole('link', { name: firstName }).click()
  const papers = page.getByRole('region', { name: 'Documents' })
  await expect(papers.getByRole('listitem')).toHaveCount(3)
  await expect(papers.getByRole('listitem').filter({ hasText: 'Pro-forma invoice' })).toBeVisible()
  const invoice = await readDownload(page, /PRO-/)
  expect(invoice).toContain('€2,610.00')
  expect(invoice).toContain('600 ')
  await papers.getByLabel('Paper size').selectOption('Letter')
  expect(await readDownload(page, /QUO-/)).toContain('€4,350.00')
  expect(await readDownload(page, /ORC-/)).toContain('€2,610.00')
  await expectNoViolations(page)

  // On a phone the table is cards.
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/#/sourcing/${id}`)
  await expect(page.getByRole('list', { name: 'Answers' }).getByRole('listitem')).toHaveCount(3)
  await expectNoSideways(page)
  await expectNoViolations(page)
  await page.goto('/#/sourcing')
  await expect(page.getByRole('list', { name: 'Several sellers' })).toContainText('2 of 3 answered')
  await expectNoSideways(page)
})

test('offers under different terms say what the one leaves to the buyer that the other includes', async ({
  page,
  request,
}) => {
  const buyer = await makeShopper(request)
  const sellers = [await findDemo(request, 'seller@demo.test'), await findDemo(request, 'seller2@demo.test')] as const
  const ids = await Promise.all([companyOf(request, sellers[0]), companyOf(request, sellers[1])])
  const asked = await request.post('/api/v1/sourcing', {
    headers: { ...buyer.headers, 'Idempotency-Key': randomUUID() },
    data: {
      ...{ product_id: null, title: 'Olive oil', quantity: 100, unit: 'piece', target_price: null, currency: 'EUR' },
      ...{ deadline: { day: day(10), time_zone: 'Europe/Lisbon' }, note: '', sellers: ids },
    },
  })
  expect(asked.status(), await asked.text()).toBe(201)
  const { id } = (await asked.json()) as { id: number }
  const { data: rfq } = (await (await request.get(`/api/v1/sourcing/${id}`, { headers: buyer.headers })).json()) as {
    data: RfqDetail
  }
  await answer(request, sellers[0], rfq, ids[0], { price: 4.35, days: 21, incoterm: 'CIF' })
  await answer(request, sellers[1], rfq, ids[1], { price: 4.1, days: 30, incoterm: 'FOB' })
  await bringIn(page, buyer)
  await page.goto(`/#/sourcing/${id}`)
  await expect(page.getByText('FOB leaves to you what CIF includes: main carriage and insurance.')).toBeVisible()
  await expectNoViolations(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSideways(page)
})
