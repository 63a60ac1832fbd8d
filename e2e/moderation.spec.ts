import { sendReport } from '@fairquay/contract/reports/endpoints.ts'
import { expect, type Page, test } from '@playwright/test'
import { signIn } from './accounts.ts'
import { bringIn, findPlainGoods, makeShopper } from './cart-goods.ts'
import { expectNoSideways, expectNoViolations } from './deals.ts'
import { loseAnswer } from './lose-answer.ts'

const inDialog = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true })

test('a product is reported on a phone, looked at by an operator, and whoever reported it is told', async ({
  page,
  browser,
  request,
}) => {
  const shopper = await makeShopper(request)
  await page.setViewportSize({ width: 390, height: 844 })
  const [product] = await findPlainGoods(request, shopper, 1)
  const name = product?.name ?? ''
  await page.goto(`/#/product/${product?.slug}`)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  // Guests have nobody to be told, and are offered nothing.
  await expect(page.getByRole('button', { name: 'Report this product' })).toHaveCount(0)

  await test.step('with a reason, once although the answer was lost, and what is typed survives a reload', async () => {
    await bringIn(page, shopper)
    await page.reload()
    await page.getByRole('button', { name: 'Report this product' }).click()
    await inDialog(page, 'Send report').click()
    await expect(page.getByRole('dialog')).toContainText('Please choose what is wrong.')
    await page.getByRole('dialog').getByRole('radio', { name: 'Something else' }).check()
    await inDialog(page, 'Send report').click()
    await expect(page.getByRole('dialog')).toContainText('Please write what is wrong.')
    await page
      .getByRole('dialog')
      .getByLabel(/^In your words/)
      .fill('The picture is ours.')
    await page.reload()
    await page.getByRole('button', { name: 'Report this product' }).click()
    await expect(page.getByRole('dialog').getByLabel(/^In your words/)).toHaveValue('The picture is ours.')
    await expectNoViolations(page)
    const sending = await loseAnswer(page, sendReport)
    await sending.pressTwice(() => inDialog(page, 'Send report').click())
    await expect(page.getByText('Thank you. The marketplace looks at it.')).toBeVisible()
    await page.goto('/#/profile/reports')
    await expect(page.getByRole('list', { name: 'Reports' }).getByRole('listitem')).toContainText(
      'Waits for a decision',
    )
    await expectNoViolations(page)
    await expectNoSideways(page)
  })

  await test.step('the operator finds the case, and settles it with a reason', async () => {
    const desk = await browser.newPage()
    await signIn(desk, 'admin@demo.test')
    await desk.goto('/#/operator/reports')
    const found = desk.getByRole('list', { name: 'Cases' }).locator('> li').filter({ hasText: 'The picture is ours.' })
    await expect(found.getByRole('heading', { level: 2 })).toHaveText(name)
    await expectNoViolations(desk)
    await found.getByRole('button', { name: /^No action/ }).click()
    await inDialog(desk, 'No action').click()
    await expect(desk.getByRole('dialog')).toContainText('Say why.')
    await desk.getByRole('dialog').getByLabel('Reason').fill('Both have the right to it.')
    await inDialog(desk, 'No action').click()
    await expect(desk.getByText('Settled: no action.')).toBeVisible()
    await desk.goto('/#/operator/reports?caseGroup=decided')
    await expect(desk.getByText('Both have the right to it.')).toBeVisible()
    await desk.close()
  })

  await test.step('whoever reported it is told what became of it', async () => {
    await page.goto('/#/notifications')
    await page
      .getByRole('link', { name: /The marketplace has looked at what you reported/ })
      .first()
      .click()
    await expect(page.getByRole('heading', { name: 'Your reports' })).toBeVisible()
    await expect(page.getByRole('list', { name: 'Reports' }).getByRole('listitem')).toContainText(
      'Looked at: nothing was done',
    )
  })
})
