import { randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { fillLogin, newPassword } from './accounts.ts'
import { makeShopper } from './cart-goods.ts'
import { expectNoSideways, expectNoViolations, findDemo, openFor } from './deals.ts'

test('who has guessed too often is found by an operator, let go on, and signs in', async ({
  page,
  request,
  browser,
}) => {
  const { email } = await makeShopper(request)
  await page.goto('/#/secured/login')
  for (let times = 0; times < 10; times++)
    await page.request.post('/api/auth/login', { data: { email, password: `guess ${randomUUID()}` } })
  await fillLogin(page, email, newPassword)
  await expect(page.getByText('Too many attempts. Please wait')).toBeVisible()

  const operator = await openFor(browser, await findDemo(request, 'admin@demo.test'))
  await operator.goto('/#/operator/people')
  await operator.getByLabel('Search people').fill(email)
  await operator
    .getByRole('listitem')
    .filter({ hasText: email })
    .getByRole('link', { name: /^Limits of / })
    .click()
  const counts = operator.getByRole('list', { name: 'Counted now' })
  const row = counts.getByRole('listitem').filter({ hasText: 'Signing in, one account from one network' })
  await expect(row).toContainText('Held')
  await expect(row).toContainText('11 of 10')
  await operator.getByText('All limits').click()
  await expect(operator.getByRole('row', { name: /^Changing the address/ })).toContainText('5 within an hour')
  await expectNoViolations(operator)
  await operator.setViewportSize({ width: 390, height: 844 })
  await expectNoSideways(operator)
  await row.getByRole('button', { name: /^Lift for / }).click()
  await expect(operator.getByText('Counting begins anew: they can go on.')).toBeVisible()
  await expect(row).toBeHidden()
  await operator.goto('/#/operator/audit')
  await expect(operator.getByRole('main')).toContainText('Freed')

  await fillLogin(page, email, newPassword)
  await expect(page).toHaveURL(/#\/$/)
})
