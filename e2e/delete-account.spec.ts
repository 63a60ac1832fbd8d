import { expect, test } from '@playwright/test'
import { fillLogin, makeBuyer, newPassword, signIn } from './accounts.ts'
import { bringIn, makeShopper } from './cart-goods.ts'
import { inspect } from './inspect.ts'
import { makeOrder } from './order-deal.ts'
import { readMails } from './outbox.ts'

test('somebody deletes their account, and nothing lets them in again', async ({ page, request }) => {
  const email = await makeBuyer(request)
  await signIn(page, email, newPassword)
  await page.goto('/#/profile')
  await page.getByRole('button', { name: 'Delete my account…' }).click()
  await page.getByRole('button', { name: 'Keep it' }).click()
  await page.getByRole('button', { name: 'Delete my account…' }).click()
  const form = page.getByRole('form', { name: 'Delete account' })
  await expect(form).toContainText('This cannot be undone.')
  expect((await inspect(page).analyze()).violations).toEqual([])
  const now = form.getByRole('button', { name: 'Delete my account for good' })
  await form.getByLabel('Your password').fill('not this one')
  await now.click()
  await expect(form.getByText('This is not your current password.')).toBeVisible()
  await form.getByLabel('Your password').fill(newPassword)
  await now.click()
  await expect(page.getByText('Your account is deleted. Goodbye, and thank you.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible()
  expect((await readMails(request, email))[0]?.subject).toContain('is deleted')
  await page.goto('/#/secured/login')
  await fillLogin(page, email, newPassword)
  await expect(page.getByText('Invalid credentials')).toBeVisible()
})

test('who has business open is told which before a password is asked for', async ({ page, request }) => {
  const shopper = await makeShopper(request)
  const { order } = await makeOrder(request, shopper)
  await bringIn(page, shopper)
  await page.goto('/#/profile')
  await page.getByRole('button', { name: 'Delete my account…' }).click()
  await expect(page.getByText('Your company has 1 open request or order')).toBeVisible()
  await expect(page.getByRole('form', { name: 'Delete account' })).toBeHidden()
  expect((await inspect(page).analyze()).violations).toEqual([])
  await page
    .getByRole('list', { name: 'What is open' })
    .getByRole('link', { name: `Order ${order.number}` })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(order.number)
})

test('an operator deletes an account for somebody who asked for it', async ({ page, request }) => {
  const email = await makeBuyer(request)
  await signIn(page, 'admin@demo.test')
  await page.goto(`/#/operator/people?search=${email}`)
  const row = page.getByRole('list', { name: 'People' }).getByRole('listitem')
  await row.getByRole('button', { name: 'Delete the account of Ann Lee' }).click()
  const question = page.getByRole('dialog', { name: 'Delete the account of Ann Lee?' })
  await question.getByRole('button', { name: 'Delete account' }).click()
  await expect(question.getByText('The field is required.')).toBeVisible()
  await question.getByLabel('Reason').fill('Asked for by letter of 3 March, signed.')
  expect((await inspect(page).analyze()).violations).toEqual([])
  await question.getByRole('button', { name: 'Delete account' }).click()
  await expect(page.getByText('The account of Ann Lee is deleted.')).toBeVisible()
  await expect(row).toHaveCount(0)
  expect((await readMails(request, email))[0]?.text).toContain('Asked for by letter')
  await page.goto('/#/operator/audit')
  await expect(page.getByRole('main')).toContainText('Former member')
})
