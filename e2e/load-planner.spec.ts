import { hasCompletePackaging } from '@fairquay/contract/catalogue/packaging.ts'
import { expect, test } from '@playwright/test'
import { makeXlsx } from '../server/test/make-workbook.ts'
import { bringIn, fillCart, makeShopper, smallestOrder } from './cart-goods.ts'
import { expectNoSideways, expectNoViolations, findDemo, openFor } from './deals.ts'
import { readDemoGoods } from './demo-goods.ts'

test('what is amiss with many kinds does not hide the plan', async ({ page }) => {
  await page.goto('/#/load-planner')
  await page.getByRole('button', { name: 'Table or file' }).click()
  const dialog = page.getByRole('dialog', { name: 'Cartons from a table' })
  const kinds = Array.from({ length: 12 }, (_, index) => `Mast ${index + 1};1900;40;40;90;1`)
  await dialog
    .getByLabel('Rows from a spreadsheet')
    .fill(['Article;L;B;H;kg;Anzahl', 'Cup;60;40;30;9;24', ...kinds].join('\n'))
  await dialog.getByRole('button', { name: 'Take 13 rows' }).click()
  const result = page.getByRole('region', { name: 'The plan' })
  const told = result.getByText(/Mast \d+ fits on no pallet/).filter({ visible: true })
  await expect(told).toHaveCount(8)
  await result.getByRole('button', { name: 'Show 4 more' }).first().click()
  await expect(told).toHaveCount(12)
  await expectNoViolations(page)
  await result.getByRole('button', { name: 'Show fewer' }).click()
  await expect(told).toHaveCount(8)
  await page.emulateMedia({ media: 'print' })
  await expect(told).toHaveCount(12)
})

test('a guest plans a load on a phone, steps through it, and shares it', async ({ page, browser }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/#/load-planner')
  await expect(page.getByText('Nothing to load yet')).toBeVisible()
  await expectNoViolations(page)

  // By keyboard alone, from field to field.
  await page.getByLabel('Name').focus()
  for (const typed of ['Olive oil', '200']) {
    await page.keyboard.type(typed)
    await page.keyboard.press('Tab')
  }
  // The only row cannot be removed: its button is passed over.
  for (const typed of ['40', '30', '25', '12']) {
    await page.keyboard.type(typed)
    await page.keyboard.press('Tab')
  }
  await page.getByLabel('Transport').selectOption('truck')
  await page.getByLabel('Height of a loaded pallet, mm').fill('1800')
  const result = page.getByRole('region', { name: 'The plan' })
  await expect(result).toContainText('5 pallets · 2.5 t · 6.7 m³ · 14 % of a trailer of 13.6 m')
  await expect(result).toContainText('40 more cartons of Olive oil fill the pallet.')
  await expect(result).toContainText('Pallets 1–4')
  await expect(result).toContainText('Layers 1–6: 8 cartons')
  await expectNoSideways(page)
  await expectNoViolations(page)

  // Step by step.
  const loaded = result.getByRole('slider')
  await loaded.focus()
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowRight')
  await expect(result).toContainText('Loaded: 1 of 5 pallets')

  // What was typed stays; rows of a table come to it.
  await page.reload()
  await expect(page.getByLabel('Name')).toHaveValue('Olive oil')
  await page.getByRole('button', { name: 'Table or file' }).click()
  const dialog = page.getByRole('dialog', { name: 'Cartons from a table' })
  await dialog
    .getByLabel('Rows from a spreadsheet')
    .fill('Article;L;B;H;kg;Anzahl\nTassen;60;40;30;9;24\nTeller;60;40;;9;4')
  await expect(dialog).toContainText('1 row read, lengths in cm, weights in kg.')
  await expect(dialog).toContainText('Row 3: The height is missing.')
  await dialog.getByRole('button', { name: 'Take 1 row' }).click()
  await expect(result).toContainText('20 × Tassen')

  // Past everything that is asked, to the plan.
  await page.getByRole('button', { name: 'Table or file' }).focus()
  await expect(result).not.toBeInViewport()
  await page.getByRole('button', { name: 'See the plan' }).click()
  await expect(result.getByRole('heading', { name: 'The plan' })).toBeInViewport()

  // Shared: another device opens it without an account.
  await result.getByRole('button', { name: 'Share as a link' }).click()
  const link = await result.getByLabel(/Whoever has this link/).inputValue()
  const other = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage()
  await other.goto(link)
  await expect(other.getByRole('region', { name: 'The plan' })).toContainText('20 × Tassen')
  await expectNoViolations(other)
  const downloading = other.waitForEvent('download')
  await other.getByRole('button', { name: 'PDF' }).click()
  expect((await downloading).suggestedFilename()).toBe('load-plan.pdf')
  await other.getByRole('button', { name: 'Change this plan' }).click()
  await expect(other.getByLabel('Name').nth(1)).toHaveValue('Tassen')

  // Cleared by mistake, and back, also after a reload; a plan of somebody else takes nothing away either.
  await page.getByRole('button', { name: 'Start anew' }).click()
  await expect(page.getByText('Nothing to load yet')).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(result).toContainText('20 × Tassen')
  await page.getByRole('button', { name: 'Remove Tassen' }).click()
  await expect(result).not.toContainText('Tassen')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(result).toContainText('20 × Tassen')
  await page.getByRole('button', { name: 'Redo' }).click()
  await expect(result).not.toContainText('Tassen')
  await page.goto(link)
  await page.getByRole('button', { name: 'Change this plan' }).click()
  await expect(page.getByLabel('Name')).toHaveCount(2)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByLabel('Name')).toHaveCount(1)
  await expectNoSideways(page)
  await page.getByRole('button', { name: 'Forget the cartons before' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Cartons' })).toBeFocused()
  await expect(page.getByRole('button', { name: 'Redo' })).toBeHidden()

  // A name without a space breaks.
  await page.getByLabel('Name').fill('Article'.repeat(28))
  await expect(result).toContainText('ArticleArticle')
  await expectNoSideways(page)
})

test('a guest plans a workbook on a pallet of their own, on a phone and by keyboard', async ({ page, browser }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/#/load-planner')
  await page.getByRole('button', { name: 'Table or file' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Cartons from a table' })
  const typed = dialog.getByLabel('Rows from a spreadsheet')
  await typed.fill('Cups;60;40;30;9;24')

  // What cannot be read says why, and what was typed stays.
  await dialog.locator('input[type=file]').setInputFiles({ ...file('photo.pdf'), buffer: Buffer.from('%PDF-1.7') })
  await expect(dialog.getByRole('alert')).toContainText('photo.pdf: This is a PDF document.')
  await expect(typed).toHaveValue('Cups;60;40;30;9;24')
  await expectNoViolations(page)

  // The file is chosen by keyboard.
  const choosing = page.waitForEvent('filechooser')
  await dialog.getByRole('button', { name: 'Choose a file' }).press('Enter')
  const workbook = await makeXlsx([cover, packing])
  await (await choosing).setFiles({ ...file('packing.xlsx'), buffer: workbook })
  await expect(dialog.getByLabel('Sheet', { exact: true })).toHaveValue('1')
  await expect(typed).toHaveValue(/^Bezeichnung\tLänge \(cm\)/)
  await expect(dialog).toContainText('2 rows read, lengths in cm, weights in kg.')
  await expect(dialog).toContainText('Row 4: “flammable” is no class of dangerous goods')
  await dialog.getByLabel('Sheet', { exact: true }).selectOption('Deckblatt')
  await expect(dialog).toContainText('No cartons were found.')
  await dialog.getByLabel('Sheet', { exact: true }).selectOption('Packliste')
  await expectNoSideways(page)
  await expectNoViolations(page)
  await dialog.getByRole('button', { name: 'Take 2 rows' }).press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Nothing on top · 2 to 8 °C · Class 3 · Stop 2')).toBeVisible()

  // A pallet of one's own begins as the one before it; what is missing is said at its field.
  await page.getByLabel('Transport').selectOption('truck')
  await page.getByLabel('Height of a loaded pallet, mm').fill('1800')
  await page.getByLabel('Pallet, cm').selectOption('My own pallet')
  const own = page.getByRole('group', { name: 'A pallet of my own' })
  await expect(own.getByLabel('Length, mm')).toHaveValue('1200')
  await own.getByLabel('Length, mm').focus()
  for (const measure of ['1219', '1016', '145', '17', '1000']) {
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type(measure)
    await page.keyboard.press('Tab')
  }
  const result = page.getByRole('region', { name: 'The plan' })
  await expect(result).toContainText('1,219 × 1,016 mm')
  await expect(result).toContainText('60 × Olivenöl')
  await own.getByLabel('Width, mm').fill('')
  await expect(own).toContainText('Type a number.')
  await expect(page.getByText('Say how large your own pallet is')).toBeVisible()
  await own.getByLabel('Width, mm').fill('9000')
  await expect(own).toContainText('Between 1 and 3,000.')
  await expectNoViolations(page)
  await own.getByLabel('Width, mm').fill('1016')
  await expectNoSideways(page)

  // It stays on the device, and goes with the link.
  await page.reload()
  await expect(page.getByRole('group', { name: 'A pallet of my own' }).getByLabel('Width, mm')).toHaveValue('1016')
  await result.getByRole('button', { name: 'Share as a link' }).click()
  const link = await result.getByLabel(/Whoever has this link/).inputValue()
  const other = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage()
  await other.goto(link)
  await expect(other.getByRole('region', { name: 'The plan' })).toContainText('1,219 × 1,016 mm')
  await other.getByRole('button', { name: 'Change this plan' }).click()
  await expect(other.getByRole('group', { name: 'A pallet of my own' }).getByLabel('It carries, kg')).toHaveValue(
    '1000',
  )
})

const file = (name: string) => ({ name, mimeType: 'application/octet-stream' })

const cover = {
  name: 'Deckblatt',
  rows: [
    ['Hafen & Söhne', 'Packliste'],
    ['Autumn', 2026],
  ],
}
const packing = {
  name: 'Packliste',
  rows: [
    ['Bezeichnung', 'Länge (cm)', 'Breite', 'Höhe', 'kg', 'Kartons', 'Stapelbar', 'Kühltemperatur', 'ADR', 'Stopp'],
    ['Olivenöl', 40, 30, 25, 12, 200, 'ja'],
    ['Lack', 40, 30, 25, 12, 8, 'nein', '2 bis 8', 3, 2],
    ['Farbe', 40, 30, 25, 12, 8, 'ja', '', 'flammable'],
  ],
}

test('the load of a cart goes with the freight request to the provider', async ({ page, request, browser }) => {
  const shopper = await makeShopper(request)
  const goods = await readDemoGoods(request, shopper.headers)
  const measured = goods.find(
    ({ options, order_step, prices = [], get_packaging }) =>
      options.length === 0 &&
      order_step === null &&
      hasCompletePackaging(get_packaging) &&
      prices.every(({ type, available_qty, min_qty }) => type === 'by_qty' && available_qty >= min_qty),
  )
  if (!measured) throw new Error('The demo marketplace has no measured product')
  expect(smallestOrder(measured)).toBeGreaterThan(0)
  await fillCart(request, shopper, [measured])
  await bringIn(page, shopper)
  await page.goto('/#/cart')
  const line = page.getByRole('link', { name: /See how it is loaded/ })
  await expect(line).toContainText(/\d+ pallets? · .+ · .+ % of an? /)
  await line.click()
  await expect(page).toHaveURL(/#\/load-planner\?from=cart$/)
  await expect(page.getByRole('region', { name: 'The plan' })).toContainText(measured.name)
  await expectNoViolations(page)
  await page.goBack()

  await page.getByRole('button', { name: 'Logistic Quote' }).click()
  await expect(page.getByLabel('First name').nth(1)).toHaveValue('Ann')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('region', { name: 'How the goods are loaded' })).toContainText(/\d+ pallets? · /)
  await expect(page.getByRole('radio', { name: /^EUR-1/ })).toBeChecked()
  await page.getByLabel('Incoterms').selectOption('FCA - Free Carrier')
  await page.getByRole('radio', { name: 'Truck' }).check()
  await page.getByRole('button', { name: 'Continue' }).click()
  const stored = page.waitForResponse(
    (response) => response.url().endsWith('/logistic-quotes') && response.request().method() === 'POST',
  )
  await page.getByRole('button', { name: 'Send Request' }).click()
  const { id } = (await (await stored).json()) as { id: number }

  const provider = await openFor(browser, await findDemo(request, 'provider@demo.test'))
  await provider.goto(`/#/requests/${id}`)
  const planned = provider.getByRole('link', { name: /See how it is loaded/ }).first()
  await expect(planned).toContainText(/\d+ pallets? · .+ of a trailer of 13.6 m/)
  await planned.click()
  await expect(provider.getByRole('region', { name: 'The plan' })).toContainText(measured.name)
  await expect(provider.getByRole('img', { name: /trailer of 13.6 m/ })).toBeVisible()
})

test('on paper stands the plan over the whole width, without menus and footer', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/#/load-planner')
  await page.getByRole('button', { name: 'Show an example' }).click()
  const result = page.getByRole('region', { name: 'The plan' })
  await expect(result).toContainText('In figures')
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Load planner' })).toBeVisible()
  const { width = 0 } = (await result.boundingBox()) ?? {}
  expect(width).toBeGreaterThan(900)
})

test('a plan whose link was cut off is not here, and one that does not load says so', async ({ page }) => {
  await page.goto('/#/load-planner/99999')
  await expect(page.getByText('This plan is not here any more')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Plan a load' }).last()).toBeVisible()
  const address = '**/api/v1/shipment-plans/*'
  await page.route(address, (route) => route.fulfill({ status: 500, body: '{}' }))
  await page.goto('/#/load-planner/abcdefghijklmnopqrst')
  await expect(page.getByRole('alert').filter({ hasText: 'The plan could not be loaded' })).toBeVisible()
})
