import { expect, type Page, test } from '@playwright/test'
import { askForOne } from './asked-deal.ts'
import { bringIn, makeShopper } from './cart-goods.ts'
import { findDemo } from './deals.ts'
import { holdAnswers } from './hold-back.ts'

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean }

/** How far a page moves by itself, from its opening on. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const seen = { sum: 0 }
    Object.assign(window, { shifts: seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) if (!entry.hadRecentInput) seen.sum += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => (window as unknown as { shifts: { sum: number } }).shifts.sum)
}

for (const width of [390, 1440]) {
  test(`the desk of a seller stands still at ${width} while its figures are the last to come`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await bringIn(page, await findDemo(request, 'seller@demo.test'))
    const readShifts = await watchShifts(page)
    let goods = 0
    page.on('response', (response) => {
      if (response.url().includes('/api/v1/own-products')) goods += 1
    })
    const letThrough = await holdAnswers(page, '**/api/v1/statistics/seller*')
    await page.goto('/#/dashboard')
    await expect.poll(() => goods).toBeGreaterThan(3)
    await expect(page.getByRole('link', { name: /^Published/ })).toContainText(/\d/)
    letThrough()
    await expect(page.getByText('Most viewed', { exact: true })).toBeVisible()
    expect(await readShifts()).toBeLessThan(0.02)
  })

  test(`asking for freight of a deal stands still at ${width} while the seller's addresses are awaited`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    const shopper = await makeShopper(request)
    const { id } = await askForOne(request, shopper)
    await bringIn(page, shopper)
    const readShifts = await watchShifts(page)
    const letThrough = await holdAnswers(page, '**/api/v1/marketplace/companies/*/addresses')
    const asked = page.waitForRequest('**/api/v1/marketplace/companies/*/addresses')
    await page.goto(`/#/requests/${id}/freight`)
    await asked
    letThrough()
    await expect(page.getByLabel('First name').nth(1)).not.toHaveValue('')
    expect(await readShifts()).toBeLessThan(0.02)
  })

  test(`the review of a quote stands still at ${width} while times on the way are awaited`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width, height: 2000 })
    const shopper = await makeShopper(request)
    const { id } = await askForOne(request, shopper)
    await bringIn(page, shopper)
    const letThrough = await holdAnswers(page, '**/api/v1/transit-estimates')
    await page.goto(`/#/requests/${id}/freight`)
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByLabel('Incoterms').selectOption('FCA - Free Carrier')
    await page.getByRole('radio', { name: /^EUR-1/ }).check()
    await page.getByRole('button', { name: 'Continue' }).click()
    const send = page.getByRole('button', { name: 'Send Request' })
    await expect(page.getByText(/facts? known$/)).toBeVisible()
    const before = await send.boundingBox()
    letThrough()
    await expect(page.getByRole('row', { name: /^By sea/ })).toBeVisible()
    expect(await send.boundingBox()).toEqual(before)
  })
}
