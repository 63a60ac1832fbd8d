import { expect, test } from '@playwright/test'
import { makeBuyer, newPassword, signIn } from './accounts.ts'
import { inspect } from './inspect.ts'
import { readLink, readMails, signInThere } from './outbox.ts'

test('name and phone are saved, a pasted number chooses its country', async ({ page, request }) => {
  const email = await makeBuyer(request)
  await signIn(page, email, newPassword)
  await page.goto('/#/profile')
  const details = page.getByRole('form', { name: 'Details' })
  await expect(details.getByLabel('First name')).toHaveValue('Ann')
  await expect(details.getByLabel('Country code')).toHaveValue('IT')
  await details.getByLabel('First name').fill('')
  await details.getByRole('button', { name: 'Save' }).click()
  await expect(details.getByText('The field is required.')).toBeVisible()
  await expect(details.getByLabel('First name')).toBeFocused()
  await details.getByLabel('First name').fill('Anna')
  await details.getByLabel(/^Phone/).fill('+44 20 7946 0018')
  await details.getByLabel('First name').focus()
  await expect(details.getByLabel('Country code')).toHaveValue('GB')
  await expect(details.getByLabel(/^Phone/)).toHaveValue('20 7946 0018')
  await details.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved.')).toBeVisible()
  await page.reload()
  await expect(details.getByLabel('First name')).toHaveValue('Anna')
  await expect(details.getByLabel('Country code')).toHaveValue('GB')
  expect((await inspect(page).analyze()).violations).toEqual([])
})

test('sessions are listed and ended one by one, a new password ends all others', async ({ page, request }) => {
  const email = await makeBuyer(request)
  const elsewhere = [await signInThere(request, email, newPassword), await signInThere(request, email, newPassword)]
  await signIn(page, email, newPassword)
  await page.goto('/#/profile')
  const sessions = page.getByRole('list', { name: 'Sessions' })
  await expect(sessions.getByRole('listitem')).toHaveCount(3)
  await expect(sessions.getByText('This session')).toHaveCount(1)
  await sessions
    .getByRole('button', { name: /^End session/ })
    .first()
    .click()
  await expect(page.getByText('The session is ended.')).toBeVisible()
  await expect(sessions.getByRole('listitem')).toHaveCount(2)

  const password = page.getByRole('form', { name: 'Password' })
  await password.getByLabel('Current password').fill('not this one')
  await password.getByLabel('New password').fill(email)
  await password.getByRole('button', { name: 'Change password' }).click()
  await expect(password.getByText('Your e-mail address is the first thing others would try.')).toBeVisible()
  await expect(password.getByRole('checkbox', { name: 'End the API tokens of my programs too' })).not.toBeChecked()
  await password.getByLabel('New password').fill('eight quick cranes')
  await password.getByRole('button', { name: 'Change password' }).click()
  await expect(password.getByText('This is not your current password.')).toBeVisible()
  await password.getByLabel('Current password').fill(newPassword)
  await password.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('Your password is changed. All other sessions have been ended.')).toBeVisible()
  await expect(sessions.getByRole('listitem')).toHaveCount(1)
  for (const token of elsewhere) {
    const headers = { Authorization: `Bearer ${token}` }
    expect((await request.get('/api/auth/custom-session', { headers })).status()).toBe(401)
  }
})

test('another address takes the place of the old one once its link is opened', async ({ page, request }) => {
  const email = await makeBuyer(request)
  const next = `new-${email}`
  await signIn(page, email, newPassword)
  await page.goto('/#/profile')
  const address = page.getByRole('form', { name: 'E-mail' })
  const ask = async (email: string) => {
    await address.getByLabel('New e-mail').fill(email)
    await address.getByLabel('Your password').fill(newPassword)
    await address.getByRole('button', { name: 'Change e-mail' }).click()
  }
  await ask(email)
  await expect(address.getByText('This is your present address.')).toBeVisible()
  const misspelt = `mis-${email}`
  await ask(misspelt)
  await expect(address.getByText('We have sent a message to the new address.')).toBeVisible()
  await expect(address.getByText(misspelt)).toBeVisible()
  await page.reload()
  await expect(address.getByText(misspelt)).toBeVisible()
  await address.getByRole('button', { name: 'Keep the present address' }).click()
  await expect(page.getByText('Your present address stays.')).toBeVisible()
  await expect(address.getByText(misspelt)).toBeHidden()
  await expect(address.getByText('We have sent a message to the new address.')).toBeHidden()
  await page.goto(await readLink(request, misspelt))
  await expect(page.getByText('This link was used already or is older than it may be.')).toBeVisible()

  await page.goto('/#/profile')
  await ask(next)
  await expect(address.getByText('We have sent a message to the new address.')).toBeVisible()
  expect((await inspect(page).analyze()).violations).toEqual([])
  await page.goto(await readLink(request, next))
  await expect(page.getByText('From now on we write to it, and you sign in with it.')).toBeVisible()
  await page.getByRole('link', { name: 'My Profile' }).click()
  await expect(address.getByText(next)).toBeVisible()
  expect((await readMails(request, email))[0]?.subject).toContain('was changed')
})
