import { randomUUID } from 'node:crypto'
import type { Product } from '@fairquay/contract/catalogue/shapes.ts'
import { formatMoney, readMoney, spellMoney } from '@fairquay/contract/money.ts'
import { offerLineOf, purchaseOfferOf } from '@fairquay/contract/requests/offer/offers-for-tests.ts'
import { agreeToCounter } from '@fairquay/contract/requests/thread/endpoints.ts'
import { expect, type Page, test } from '@playwright/test'
import { bringIn, makeShopper, smallestOrder } from './cart-goods.ts'
import {
  companyOf,
  expectNoSideways,
  expectNoViolations,
  findDemo,
  findGoodsOf,
  heading,
  openFor,
  readNewTerms,
} from './deals.ts'
import { loseAnswer } from './lose-answer.ts'

const pdf = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
)

/** The row of a product in the table of an answer. */
function rowOf(page: Page, { name }: Product) {
  return page.getByRole('row').filter({ has: page.getByText(name, { exact: true }) })
}

test('a seller and a buyer come to a deal about one of two lines: question, offer, counter-proposal, revision, acceptance', async ({
  browser,
  page,
  request,
}) => {
  const shopper = await makeShopper(request)
  const seller = await findDemo(request, 'seller@demo.test')
  const [oil, salt] = await findGoodsOf(request, shopper, await companyOf(request, seller), 2)
  if (!oil || !salt) throw new Error('no goods')
  const lines = [oil, salt].map((product) => ({
    product_id: product.id,
    quantity: smallestOrder(product),
    selected_price_id: product.prices?.[0]?.id,
  }))
  const sent = await request.post('/api/v1/purchase-requests', {
    headers: { ...shopper.headers, 'Idempotency-Key': randomUUID() },
    data: { lines },
  })
  const id = ((await sent.json()) as { requests: { id: number }[] }).requests[0]?.id ?? 0
  const sellerPage = await openFor(browser, seller)
  await bringIn(page, shopper)

  // The seller finds it unread, by the keyboard, and asks something with a file.
  await sellerPage.goto('/#/requests?unread=true&box=received')
  const row = sellerPage.getByRole('list', { name: 'Requests' }).getByRole('link', { name: `Purchase request ${id}` })
  await expect(row).toContainText('Unread')
  await sellerPage.keyboard.press('j')
  await expect(sellerPage.getByRole('list', { name: 'Requests' }).getByRole('link').first()).toBeFocused()
  await sellerPage.getByRole('button', { name: /^Account of/ }).click()
  await expect(sellerPage.getByRole('menuitem', { name: /My requests\s*\d+\+? waiting/ })).toBeVisible()
  await sellerPage.keyboard.press('Escape')
  await expectNoViolations(sellerPage)
  await row.focus()
  await sellerPage.keyboard.press('Enter')
  await expect(heading(sellerPage)).toContainText(`Purchase request ${id}`)
  await expect(heading(sellerPage)).toContainText('Seen')
  const talk = sellerPage.getByRole('textbox', { name: 'Message' })
  await talk.fill('Do you need the certificates of the harvest?')
  await sellerPage.getByRole('checkbox', { name: 'This is a question that must be answered first' }).check()
  await sellerPage
    .getByLabel('Attach files')
    .last()
    .setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('x') })
  await expect(sellerPage.getByText('Only PNG and JPEG pictures and PDF documents can be attached.')).toBeVisible()
  await sellerPage.getByRole('button', { name: 'Remove notes.txt' }).click()
  await sellerPage
    .getByLabel('Attach files')
    .last()
    .setInputFiles({ name: 'certificate.pdf', mimeType: 'application/pdf', buffer: pdf })
  await expect(sellerPage.getByRole('button', { name: 'Remove certificate.pdf' })).toBeVisible()
  // Both the file on its way and the one that has arrived can be removed; only the latter is kept.
  await expect(sellerPage.getByRole('progressbar')).toHaveCount(0)
  await sellerPage.reload()
  await expect(talk).toHaveValue('Do you need the certificates of the harvest?')
  await expect(sellerPage.getByRole('button', { name: 'Remove certificate.pdf' })).toBeVisible()
  await sellerPage.getByRole('button', { name: 'Send message' }).click()
  await expect(sellerPage.getByRole('list', { name: 'Timeline' })).toContainText('Do you need the certificates')
  await expect(talk).toHaveValue('')
  await expect(heading(sellerPage)).toContainText('Question asked')

  // The buyer answers it.
  await page.goto(`/#/requests/${id}`)
  await expect(heading(page)).toContainText('Question asked')
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: /certificate\.pdf/ }).click()
  expect((await saved).suggestedFilename()).toBe('certificate.pdf')
  await page.getByRole('textbox', { name: 'Message' }).fill('Yes, for the oil only.')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(heading(page)).toContainText('Question answered')

  // The seller answers with an offer; nothing typed is lost on the way.
  await sellerPage.reload()
  await expect(sellerPage.getByRole('list', { name: 'Timeline' })).toContainText('Yes, for the oil only.')
  await sellerPage.getByRole('link', { name: 'Answer', exact: true }).click()
  await expect(heading(sellerPage)).toHaveText('Answer the request')
  // Whoever has answered before finds the terms of then.
  await sellerPage.getByLabel('Incoterm').selectOption('')
  await sellerPage.getByRole('button', { name: 'Send answer' }).click()
  const summary = sellerPage.getByRole('group', { name: 'Please look at these fields' })
  await expect(summary).toContainText('Choose an incoterm.')
  await summary.getByRole('button', { name: /Incoterm/ }).click()
  await expect(sellerPage.getByLabel('Incoterm')).toBeFocused()
  await sellerPage.getByLabel('Incoterm').selectOption('FCA')
  await sellerPage.getByLabel('Named place').fill('Porto')
  await sellerPage.getByLabel('Payment terms').fill('30 days net')
  // The table begins with the seller's own price list; Enter leads down a column, and what is said of all lines is said once.
  const price = (product: Product) => rowOf(sellerPage, product).getByLabel(/^Unit price/)
  await expect(price(oil)).toHaveValue(spellMoney(oil.prices?.[0]?.price_value ?? 0, oil.currency))
  await expect(rowOf(sellerPage, oil).getByLabel(/^Lead time/)).toHaveValue(/^\d+$/)
  await price(oil).fill('10.00')
  await price(oil).press('Enter')
  await expect(price(salt)).toBeFocused()
  await price(salt).fill('10.00')
  const forAll = sellerPage.getByRole('group', { name: 'All lines' })
  await forAll.getByLabel('Lead time (days)').fill('14')
  await forAll.getByLabel('Lead time (days)').press('Enter')
  for (const product of [oil, salt]) await expect(rowOf(sellerPage, product).getByLabel(/^Lead time/)).toHaveValue('14')
  await rowOf(sellerPage, oil)
    .getByLabel(/^Next price,/)
    .fill('8.50')
  const sum = 10 * (smallestOrder(oil) + smallestOrder(salt))
  await expect(sellerPage.getByRole('complementary', { name: 'Total' })).toContainText(
    formatMoney(readMoney(sum, oil.currency), oil.currency),
  )
  await expect(summary).toBeHidden()
  await sellerPage.reload()
  await expect(sellerPage.getByLabel('Named place')).toHaveValue('Porto')
  await expectNoViolations(sellerPage)
  await sellerPage.getByRole('button', { name: 'Send answer' }).click()
  await expect(heading(sellerPage)).toContainText('Offer made')

  // The buyer proposes other terms, the seller sees what changed and revises.
  await page.reload()
  const offers = page.getByRole('region', { name: 'Offers' })
  await expect(offers).toContainText('FCA - Free Carrier')
  await expectNoViolations(page)
  await page.getByRole('link', { name: 'Propose other terms' }).click()
  await page.getByLabel('Payment terms').fill('60 days net')
  await page.getByRole('button', { name: 'Send proposal' }).click()
  await expect(heading(page)).toContainText('Counter-proposal')
  await sellerPage.reload()
  await expect(sellerPage.getByLabel('Changed from revision 1').first()).toContainText(/30 days net.*60 days net/)
  await sellerPage.getByRole('link', { name: 'Revise' }).click()
  await expect(sellerPage.getByLabel('Payment terms')).toHaveValue('60 days net')
  await price(salt).fill('9.00')
  await sellerPage.getByRole('button', { name: 'Send revision' }).click()
  await expect(heading(sellerPage)).toContainText('Offer revised')
  await page.reload()
  await expect(page.getByLabel('Changed from revision 2').first()).toContainText(/\$?10\.00.*9\.00/)

  // While the buyer has the dialog open, the seller revises once more: the buyer is told, and nothing is accepted unseen.
  await page.getByRole('button', { name: 'Accept', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Accept this offer?' })
  await expect(dialog).toContainText('60 days net')
  await expect(dialog).toContainText('to the end of the day in')
  await sellerPage.getByRole('link', { name: 'Revise' }).click()
  await sellerPage.getByLabel('Payment terms').fill('45 days net')
  await sellerPage.getByRole('button', { name: 'Send revision' }).click()
  await expect(heading(sellerPage)).toContainText('Offer revised')
  await dialog.getByRole('button', { name: 'Accept', exact: true }).click()
  await expect(dialog.getByRole('alert').filter({ hasText: 'The request has changed in the meantime' })).toBeVisible()
  await expect(dialog).toContainText('45 days net')
  await dialog.getByRole('checkbox', { name: salt.name }).uncheck()
  await expectNoViolations(page)
  await readNewTerms(page)
  await dialog.getByRole('button', { name: 'Accept', exact: true }).click()
  await expect(heading(page)).toContainText('Accepted')
  const agreed = page.getByRole('table', { name: 'Goods' })
  await expect(agreed.getByRole('row', { name: oil.name })).toContainText('10.00')
  await expect(agreed.getByRole('row', { name: salt.name })).toContainText('Not taken')
  await expect(page.getByRole('region', { name: 'Agreed', exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Accept', exact: true })).toHaveCount(0)
  await sellerPage.reload()
  await expect(heading(sellerPage)).toContainText('Accepted')
  await expect(sellerPage.getByRole('region', { name: 'Timeline' })).toContainText('Counter-proposal, revision 2')
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSideways(page)
  await expectNoViolations(page)
  await sellerPage.context().close()
})

test('a buyer proposes another quantity on a phone, and the seller agrees to it in one press', async ({
  browser,
  page,
  request,
}) => {
  const shopper = await makeShopper(request)
  const seller = await findDemo(request, 'seller@demo.test')
  const sellerId = await companyOf(request, seller)
  const [goods] = await findGoodsOf(request, shopper, sellerId, 1)
  if (!goods) throw new Error('no goods')
  const quantity = smallestOrder(goods)
  const send = async (who: typeof shopper, path: string, data: object) => {
    const headers = { ...who.headers, 'Idempotency-Key': randomUUID() }
    return (await request.post(path, { headers, data })).json()
  }
  const lines = [{ product_id: goods.id, quantity, selected_price_id: goods.prices?.[0]?.id }]
  const { requests } = await send(shopper, '/api/v1/purchase-requests', { lines })
  const id: number = requests[0].id
  const line = offerLineOf({ tiers: [{ min_quantity: 1, price: 10 }] })
  const offer = purchaseOfferOf({ currency: goods.currency as 'EUR', lines: [line] })
  await send(seller, `/api/v1/requests/${id}/threads/${sellerId}/offers`, { base: 0, offer })

  await page.setViewportSize({ width: 390, height: 844 })
  await bringIn(page, shopper)
  await page.goto(`/#/requests/${id}/answer?company=${sellerId}`)
  const card = page.getByRole('region', { name: goods.name, exact: true })
  // Every box says its column and its line to who listens.
  await expect(card.getByLabel(/^Quantity, /)).toBeVisible()
  const boxes = await card.getByRole('textbox').all()
  for (const box of boxes) expect(await box.getAttribute('aria-label')).toContain(`, ${goods.name}`)
  expect(boxes.length).toBeGreaterThan(5)
  await card.getByLabel(`Quantity, ${goods.name}`, { exact: true }).fill(String(quantity + 5))
  const sum = formatMoney(readMoney(10 * (quantity + 5), goods.currency), goods.currency)
  await expect(card).toContainText(sum)
  await expectNoSideways(page)
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Send proposal' }).click()
  await expect(heading(page)).toContainText('Counter-proposal')

  const sellerPage = await openFor(browser, seller)
  await sellerPage.goto(`/#/requests/${id}`)
  await expect(sellerPage.getByLabel('Changed from revision 1').first()).toContainText('Quantity')
  await sellerPage.getByRole('button', { name: 'Agree', exact: true }).click()
  const dialog = sellerPage.getByRole('dialog', { name: 'Agree to this proposal?' })
  await expect(dialog).toContainText(sum)
  await expectNoViolations(sellerPage)
  // The answer is lost, and the same is pressed once more: one deal.
  const lost = await loseAnswer(sellerPage, agreeToCounter)
  await lost.pressTwice(() => dialog.getByRole('button', { name: 'Agree', exact: true }).click())
  await expect(heading(sellerPage)).toContainText('Accepted')
  await expect(sellerPage.getByRole('region', { name: 'Agreed', exact: true })).toContainText(sum)
  await page.reload()
  await expect(page.getByRole('region', { name: 'Timeline' })).toContainText('Proposal agreed to, revision 2')
  await sellerPage.context().close()
})
