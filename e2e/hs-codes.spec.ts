import { randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { signIn } from './accounts.ts'
import { expectNoSideways, expectNoViolations } from './deals.ts'
import { makeGoods } from './make-goods.ts'

test('a guest finds a customs code by words, and by its chapter and heading', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/#/hs-codes')
  await expect(page.getByText('XIII. Stone, ceramics and glass')).toBeVisible()
  await expectNoViolations(page)
  await expectNoSideways(page)
  await page.getByRole('searchbox', { name: 'Words or digits' }).fill('ceramic tiles')
  await page.getByRole('link', { name: /^6907\.21/ }).click()
  await expect(page).toHaveURL(/code=690721/)
  await expect(page.getByRole('heading', { name: '6907.21', level: 2 })).toBeVisible()
  await expect(page.getByText('This code is in the Harmonized System 2022.')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('searchbox', { name: 'Words or digits' })).toHaveValue('ceramic tiles')

  // Through the tree, by keys.
  await page.goto('/#/hs-codes')
  await page.getByRole('link', { name: /^69 / }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: /^6911 / }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: /^6911\.10/ })).toBeVisible()
  await expect(page).toHaveURL(/code=6911/)
  await page.goto('/#/hs-codes?code=6907.99')
  await expect(page.getByText(/has no subheading 6907\.99/)).toBeVisible()
  await expectNoViolations(page)

  // A code that is none leads to the chapters.
  await page.goto('/#/hs-codes?code=9999')
  await expect(page.getByRole('alert')).toHaveText('There is no customs code 9999 in the Harmonized System 2022.')
  await expectNoViolations(page)
  await page.getByRole('link', { name: 'Chapters' }).click()
  await page.getByRole('link', { name: /^69 / }).click()
  const opened = page.locator('[aria-current=true]', { hasText: '69' })
  const { x = 0, width = 0 } = (await opened.boundingBox()) ?? {}
  expect([x, x + width]).toEqual([16, 374])
})

test('a seller takes a proposed code, browses for another, and is told of one that cannot be', async ({
  page,
  request,
}) => {
  const name = `Extra virgin olive oil ${randomUUID().slice(0, 8)}`
  const { id } = await makeGoods(request, { name, term: {} })
  await signIn(page, 'seller2@demo.test')
  await page.goto(`/#/products-parent?missing=hts&search=${encodeURIComponent(name)}`)
  const proposals = page.getByRole('list', { name: `Customs codes proposed for ${name}` })
  await expect(proposals).toContainText('stands in the text of')
  await expectNoViolations(page)
  await proposals.getByRole('button', { name: `Use 1509.20 for ${name}` }).click()
  await expect(page.getByText('1 customs code is given.')).toBeVisible()
  await expect(proposals).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(proposals).toBeVisible()

  await page.goto(`/#/products-parent/${id}`)
  const field = page.getByLabel('Customs code (HTS)')
  const offered = page.getByRole('list', { name: 'Proposed from the name and category' })
  await offered.getByRole('button', { name: 'Use 1509.20' }).click()
  await expect(field).toHaveValue('150920')
  await page.getByRole('button', { name: 'Browse codes' }).click()
  const dialog = page.getByRole('dialog', { name: 'Choose a customs code' })
  await dialog.getByRole('button', { name: /^15 / }).click()
  await dialog.getByRole('button', { name: /^1509 / }).click()
  const line = dialog.getByRole('button', { name: /^1509\.30/ })
  // What was listed before is pale until these lines have come.
  await expect(line).toBeVisible()
  await expectNoViolations(page)
  await line.click()
  await expect(dialog).toBeHidden()
  await expect(field).toHaveValue('150930')

  await field.fill('1509.99')
  await expect(page.getByText(/has no subheading 1509\.99/)).toBeVisible()
  await field.fill('1599.10')
  await expect(page.getByText('There is no heading 1599 in the Harmonized System 2022.')).toBeVisible()
  await page.getByRole('button', { name: /^Save/ }).first().click()
  await expect(page.getByRole('group', { name: 'One thing is to be put right' })).toBeVisible()
})
