import { readFile } from 'node:fs/promises'
import {
  issueCreditNote,
  issueInvoice,
  recordPayment,
  remindOfDebt,
  reversePayment,
} from '@fairquay/contract/billing/endpoints.ts'
import { expect, type Page, test } from '@playwright/test'
import { extractText, getDocumentProxy } from 'unpdf'
import { setBilling } from './billing-profile.ts'
import { bringIn, makeShopper } from './cart-goods.ts'
import { expectNoSideways, expectNoViolations, openFor } from './deals.ts'
import { loseAnswer } from './lose-answer.ts'
import { makeOrder } from './order-deal.ts'

const money = (page: Page) => page.getByRole('region', { name: 'Money' })
const inDialog = (page: Page, name: string) => () =>
  page.getByRole('dialog').getByRole('button', { name, exact: true }).click()

async function readPdf(page: Page, press: () => Promise<void>): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(await readFile(await save(page, press)))), {
    mergePages: true,
  })
  return text.normalize('NFKC').replace(/\s+/g, ' ')
}

async function save(page: Page, press: () => Promise<void>): Promise<string> {
  const saving = page.waitForEvent('download')
  await press()
  return (await saving).path()
}

test('an invoice is issued, read as PDF and XML, reminded of, partly paid, credited and paid', async ({
  browser,
  page,
  request,
}) => {
  test.slow()
  const shopper = await makeShopper(request)
  const { order, seller } = await makeOrder(request, shopper)
  await setBilling(request, seller)
  const sellerPage = await openFor(browser, seller)
  await sellerPage.goto(`/#/orders/${order.id}`)
  await expect(money(sellerPage)).toContainText('Pro-forma invoice')

  const issuing = await loseAnswer(sellerPage, issueInvoice)
  await money(sellerPage).getByRole('button', { name: 'Issue invoice' }).click()
  await issuing.pressTwice(inDialog(sellerPage, 'Issue invoice'))
  const owed = money(sellerPage).getByRole('list', { name: 'What is owed' })
  await expect(owed).toContainText('Invoice INV-')
  await expect(owed).toContainText('Due')
  await expectNoViolations(sellerPage)

  // The buyer has it at once, on paper and for their bookkeeping.
  await bringIn(page, shopper)
  await page.goto(`/#/orders/${order.id}`)
  const papers = money(page).getByRole('list', { name: 'Papers' })
  const text = await readPdf(page, () => papers.getByRole('button', { name: /Download INV-.* as PDF/ }).click())
  for (const words of [
    'Commercial invoice',
    order.number,
    'DE89 3704 0044 0532 0130 00',
    'Scan with',
    'No VAT is charged',
  ])
    expect(text).toContain(words)
  await papers.getByRole('button', { name: /E-invoice of INV-/ }).click()
  const file = await save(page, () => page.getByRole('menuitem', { name: 'XML (UBL)' }).click())
  const xml = await readFile(file, 'utf8')
  expect(xml).toContain('urn:cen.eu:en16931:2017')
  expect(xml).toContain(`<cbc:SalesOrderID>${order.number}</cbc:SalesOrderID>`)
  await expect(money(page).getByRole('button', { name: 'Record payment' })).toBeHidden()

  const reminding = await loseAnswer(sellerPage, remindOfDebt)
  await reminding.pressTwice(() => owed.getByRole('button', { name: /Remind the buyer/ }).click())
  await expect(owed).toContainText('reminded')

  const recording = await loseAnswer(sellerPage, recordPayment)
  const record = () => money(sellerPage).getByRole('button', { name: 'Record payment' }).click()
  await record()
  // A comma where another country has its point makes thousands of it: nothing is recorded before a second look.
  await sellerPage.getByLabel('Amount in').fill('2,500')
  await inDialog(sellerPage, 'Record payment')()
  await expect(sellerPage.getByRole('dialog')).toContainText('Please look at the amount again')
  await expect(sellerPage.getByRole('checkbox', { name: /more than is left to pay/ })).toBeFocused()
  await sellerPage.getByLabel('Amount in').fill('2.50')
  await recording.pressTwice(inDialog(sellerPage, 'Record payment'))
  await expect(owed).toContainText('Partly paid')

  const payments = money(sellerPage).getByRole('list', { name: 'Payments' })
  const reversing = await loseAnswer(sellerPage, reversePayment)
  await payments.getByRole('button', { name: /Take back/ }).click()
  await sellerPage.getByLabel('Reason').fill('Typed for the wrong order')
  await reversing.pressTwice(inDialog(sellerPage, 'Take back'))
  await expect(payments).toContainText('Typed for the wrong order')

  const crediting = await loseAnswer(sellerPage, issueCreditNote)
  await money(sellerPage)
    .getByRole('button', { name: /Credit invoice INV-/ })
    .click()
  const dialog = sellerPage.getByRole('dialog')
  await dialog.getByLabel(/^Quantity: /).fill('1')
  await dialog.getByLabel(/^Net amount in EUR: /).fill('1')
  // What it comes to is said before it is issued.
  await expect(dialog).toContainText('Total€1.00')
  await expectNoViolations(sellerPage)
  await sellerPage.getByLabel('Reason').fill('One came broken')
  await crediting.pressTwice(inDialog(sellerPage, 'Credit'))
  await expect(money(sellerPage).getByRole('list', { name: 'Papers' })).toContainText('CRN-')

  await record()
  await inDialog(sellerPage, 'Record payment')()
  await expect(owed).toContainText('Paid')
  await expect(owed.getByRole('button')).toBeHidden()

  await page.reload()
  await expect(money(page)).toContainText('CRN-')
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSideways(page)
})

test('a company says what stands on its invoices, and is told what is wrong with it', async ({ page, request }) => {
  const shopper = await makeShopper(request)
  await bringIn(page, shopper)
  await page.goto('/#/profile/invoicing')
  await page.getByLabel('IBAN', { exact: true }).fill('DE00 3704 0044 0532 0130 00')
  await page.getByLabel('Account holder').fill('Epicerie du Port')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('The check digits of this IBAN are not right.').first()).toBeVisible()
  await page.getByLabel('IBAN', { exact: true }).fill('DE89 3704 0044 0532 0130 00')
  await page.getByRole('button', { name: 'Add a rate' }).click()
  await page.getByLabel('Percent', { exact: true }).fill('5,5')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('What stands on your invoices is saved.')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('IBAN', { exact: true })).toHaveValue('DE89370400440532013000')
  await expect(page.getByLabel('Percent', { exact: true })).toHaveValue('5.5')
  await expectNoViolations(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSideways(page)
})
