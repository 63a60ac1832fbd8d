import { readFile } from 'node:fs/promises'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { bringIn, makeShopper } from './cart-goods.ts'
import { expectNoSideways, expectNoViolations, findDemo, openFor } from './deals.ts'

/** A tariff in the shape of the United States': a code of eight digits has the rate, the ten below inherit it. */
const tariff = [
  'HTS Number,Indent,Description,Unit of Quantity,General Rate of Duty,Special Rate of Duty,Column 2 Rate of Duty',
  '6109,0,"T-shirts, singlets and other vests, knitted:",,,,',
  '6109.10.00,1,Of cotton,,16.5%,"Free (AU,P) 5% (KR)",90%',
  '6109.10.00.04,2,Men\'s,"[""doz."",""kg""]",,,',
  '8112.00.10,1,Something,,The rate applicable to the article,,',
  '9902.01.01,1,A temporary one,,Free,,',
].join('\n')

const confirm = (page: Page, name: string): Locator => page.getByRole('dialog').getByRole('button', { name })

async function chooseFile(page: Page, name: string, text: string): Promise<void> {
  const file = { name, mimeType: 'text/csv', buffer: Buffer.from(text) }
  await page.getByLabel('Choose a file').setInputFiles(file)
}

test('an operator takes a tariff, landed costs follow it, and undoing it brings back what was', async ({
  page: desk,
  request,
  browser,
}) => {
  test.slow()
  const shopper = await makeShopper(request)
  const buyer = await openFor(browser, shopper)
  await buyer.goto('/#/landed-cost')
  await buyer.getByLabel('What it is').fill('Shirts')
  await buyer.getByLabel('Customs code').fill('6109.10.0004')
  await buyer.getByLabel('From', { exact: true }).selectOption('TR')
  await buyer.getByLabel('Quantity').fill('4800')
  await buyer.getByLabel('Price of one').fill('9.5')
  await buyer.getByLabel('Country of the door').selectOption('US')
  await buyer.getByLabel('Freight to the border').fill('3200')
  await buyer.getByLabel('From the border to the door').fill('450')
  const dues = buyer.getByRole('region', { name: 'Due at the border' })
  await expect(dues).toContainText('15 % of')
  await expect(dues).toContainText('Demo rate, not law')

  // Tried first: what it would do, and nothing is kept.
  await bringIn(desk, await findDemo(request, 'admin@demo.test'))
  await desk.goto('/#/operator/tariffs')
  await desk.getByRole('link', { name: 'Take a file' }).click()
  await desk.getByRole('button', { name: 'Try the file' }).click()
  await expect(desk.getByText('Please choose a file.').first()).toBeVisible()
  await chooseFile(desk, 'hts-journey.csv', tariff)
  await desk.getByLabel('First day').fill('2026-01-01')
  await desk.getByLabel('Source').fill('USITC, journey')
  await desk.getByRole('button', { name: 'Try the file' }).click()
  await expect(desk.getByRole('heading', { name: 'What the file would do' })).toBeFocused()
  await expect(
    desk.getByText('The tariff of the United States, as the USITC exports it', { exact: true }),
  ).toBeVisible()
  await expect(desk.getByRole('list', { name: 'What cannot be taken' })).toContainText('The rate applicable')
  await expect(desk.getByRole('list', { name: 'Left out on purpose' })).toContainText('Chapters 98 and 99')
  await expectNoViolations(desk)
  await buyer.reload()
  await expect(dues).toContainText('15 % of')

  // Taken: its rates stand in the list, and landed costs are made of them.
  await desk.getByRole('button', { name: 'Take the rates' }).click()
  await expect(desk.getByRole('heading', { name: 'Changes of tariffs' })).toBeVisible()
  const change = desk.getByRole('listitem').filter({ hasText: 'hts-journey.csv' }).first()
  await expect(change).toContainText('1 could not be taken')
  await desk.goto('/#/operator/tariffs?territory=US')
  await desk.getByLabel('Customs code begins with').fill('6109.10')
  const rows = desk.getByRole('list', { name: 'Rates', exact: true }).getByRole('listitem')
  await expect(rows.first()).toContainText('6109.10.00')
  await expect(rows.filter({ hasText: 'from South Korea' })).toContainText('5 %')
  await expect(desk).toHaveURL(/code=610910/)
  await expectNoViolations(desk)
  const [download] = await Promise.all([
    desk.waitForEvent('download'),
    desk.getByRole('button', { name: 'Export CSV' }).click(),
  ])
  expect(await readFile(await download.path(), 'utf8')).toContain('USITC, journey')
  await buyer.reload()
  await expect(dues).toContainText('16.5 % of')
  await expect(dues).toContainText('USITC, journey')

  // One row is corrected, on a phone; under that the file cannot be undone.
  await desk.setViewportSize({ width: 390, height: 844 })
  await expectNoSideways(desk)
  await desk.getByRole('button', { name: 'Correct United States 6109.10.00 Duty', exact: true }).click()
  const dialog = desk.getByRole('dialog')
  await dialog.getByLabel('Percent', { exact: true }).fill('')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('A row needs a percentage or an amount.').first()).toBeVisible()
  await expectNoViolations(desk)
  await dialog.getByLabel('Percent', { exact: true }).fill('17,5')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(desk.getByText('United States 6109.10.00 Duty is saved.')).toBeVisible()
  await buyer.reload()
  await expect(dues).toContainText('17.5 % of')
  await desk.goto('/#/operator/tariffs/changes')
  await expectNoSideways(desk)
  await desk.getByRole('button', { name: 'Undo hts-journey.csv' }).click()
  await confirm(desk, 'Undo').click()
  await expect(desk.getByText('A later change builds on this one. Undo that first.')).toBeVisible()
  await confirm(desk, 'Cancel').click()
  await desk.getByRole('button', { name: 'Undo US 61091000 Duty' }).first().click()
  await confirm(desk, 'Undo').click()
  await expect(desk.getByText('US 61091000 Duty is undone.')).toBeVisible()
  await desk.getByRole('button', { name: 'Undo hts-journey.csv' }).click()
  await confirm(desk, 'Undo').click()
  await expect(desk.getByText('hts-journey.csv is undone.')).toBeVisible()
  await buyer.reload()
  await expect(dues).toContainText('15 % of')
  await expect(dues).toContainText('Demo rate, not law')
})

test('a rate is added by hand in the place of a fact that ships, and removed again', async ({ page, request }) => {
  await bringIn(page, await findDemo(request, 'admin@demo.test'))
  await page.goto('/#/operator/tariffs?territory=NO')
  await expect(page.getByText('No rate fits')).toBeVisible()
  await page.getByText('What ships with Fairquay').click()
  await page.getByRole('button', { name: 'Put another in the place of Norway VAT' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Percent', { exact: true })).toHaveValue('25')
  await dialog.getByLabel('Percent', { exact: true }).fill('26')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('Please fill this in.').first()).toBeVisible()
  await dialog.getByLabel('Source', { exact: true }).fill('A law of the journey')
  await dialog.getByRole('button', { name: 'Save' }).click()
  const row = page.getByRole('list', { name: 'Rates', exact: true }).getByRole('listitem')
  await expect(row).toContainText('26 %')
  await expect(row).toContainText('Brought by Ada Quayside')
  await row.getByRole('button', { name: 'Remove Norway VAT' }).click()
  await confirm(page, 'Remove').click()
  await expect(page.getByText('Norway VAT is removed.')).toBeVisible()
  await expect(row).toHaveCount(0)
})

test('an empty file and one that is no text are told as such', async ({ page, request }) => {
  await bringIn(page, await findDemo(request, 'admin@demo.test'))
  await page.goto('/#/operator/tariffs/file')
  await page.getByLabel('Source').fill('A test')
  await chooseFile(page, 'empty.csv', '')
  await page.getByRole('button', { name: 'Try the file' }).click()
  await expect(page.getByText('This file is empty.')).toBeVisible()
  await chooseFile(page, 'book.csv', 'PK\u0003\u0004\u0000\u0000')
  await page.getByRole('button', { name: 'Try the file' }).click()
  await expect(page.getByText('This is no text.', { exact: false })).toBeVisible()
})
