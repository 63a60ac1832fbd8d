import { hasCompletePackaging } from '@fairquay/contract/catalogue/packaging.ts'
import { expect, test } from '@playwright/test'
import { bringIn, fillCart, makeShopper, smallestOrder } from './cart-goods.ts'
import { expectNoSideways, expectNoViolations, findDemo, openFor } from './deals.ts'
import { readDemoGoods } from './demo-goods.ts'

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
  await page.getByRole('button', { name: 'Paste a table' }).click()
  const dialog = page.getByRole('dialog', { name: 'Paste cartons' })
  await dialog
    .getByLabel('Rows from a spreadsheet')
    .fill('Article;L;B;H;kg;Anzahl\nTassen;60;40;30;9;24\nTeller;60;40;;9;4')
  await expect(dialog).toContainText('1 row read, lengths in cm, weights in kg.')
  await expect(dialog).toContainText('Row 3: The height is missing.')
  await dialog.getByRole('button', { name: 'Take 1 row' }).click()
  await expect(result).toContainText('20 × Tassen')

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

  // Cleared by mistake, and back.
  await page.getByRole('button', { name: 'Start anew' }).click()
  await expect(page.getByText('Nothing to load yet')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(result).toContainText('20 × Tassen')
})

test('the load of a cart goes with the freight request to the provider', async ({ page, request, browser }) => {
  test.setTimeout(90_000)
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
