import { addPasskey } from '@fairquay/contract/accounts/passkeys/endpoints.ts'
import { expect, type Page, test } from '@playwright/test'
import { fillLogin, makeBuyer, newPassword, signIn, signOut } from './accounts.ts'
import { inspect } from './inspect.ts'
import { loseAnswer } from './lose-answer.ts'
import { readMails } from './outbox.ts'
import { giveDevice } from './virtual-device.ts'

// Browsers bind passkeys to a name: by its number the marketplace has none.
test.use({ baseURL: process.env.FAIRQUAY_URL?.replace('127.0.0.1', 'localhost') })

const section = (page: Page) => page.getByRole('region', { name: 'Passkeys' })

async function askToAdd(page: Page, name: string) {
  await section(page).getByRole('button', { name: 'Add a passkey' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' })
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByLabel('Your password').fill(newPassword)
  return dialog
}

test('somebody adds a passkey, signs in with it, and removes it', async ({ page, request }) => {
  const email = await makeBuyer(request)
  const device = await giveDevice(page)
  await signIn(page, email, newPassword)
  await page.goto('/#/profile')
  await expect(section(page).getByText('You have no passkey yet.')).toBeVisible()

  await section(page).getByRole('button', { name: 'Add a passkey' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' })
  await expect(dialog.getByLabel('Name')).toHaveValue(/^Chrome on /)
  expect((await inspect(page).analyze()).violations).toEqual([])
  await dialog.getByLabel('Name').fill('Work laptop')
  await dialog.getByLabel('Your password').fill(newPassword)
  const lost = await loseAnswer(page, addPasskey)
  await lost.pressTwice(() => dialog.getByRole('button', { name: 'Continue' }).click())
  await expect(section(page).getByRole('listitem')).toHaveCount(1)
  await expect(section(page).getByText(/not used yet/)).toBeVisible()
  expect((await readMails(request, email))[0]?.subject).toContain('was added')

  // The same device is not asked for a second one.
  const again = await askToAdd(page, 'Once more')
  await again.getByRole('button', { name: 'Continue' }).click()
  await expect(again.getByText(/has a passkey for your account already/)).toBeVisible()
  expect(await device.count()).toBe(1)
  await again.getByRole('button', { name: 'Cancel' }).click()

  await signOut(page, '/#/secured/login?next=/profile')
  const button = page.getByRole('button', { name: 'Sign in with a passkey' })
  await expect(button).toBeVisible()
  expect((await inspect(page).analyze()).violations).toEqual([])
  await device.recognise(false)
  await button.click()
  await expect(page.getByText(/was not unlocked/)).toBeVisible()
  await device.recognise(true)
  await button.click()
  await expect(page.getByRole('heading', { name: 'Profile', exact: true })).toBeVisible()
  await expect(page.getByText(/with a passkey$/).first()).toBeVisible()
  await expect(section(page).getByText(/last used/)).toBeVisible()

  await section(page).getByRole('button', { name: 'Rename Work laptop' }).click()
  const renaming = page.getByRole('dialog', { name: 'Rename passkey' })
  await renaming.getByLabel('Name').fill('Laptop at home')
  await renaming.getByRole('button', { name: 'Save' }).click()
  await expect(section(page).getByText('Laptop at home')).toBeVisible()

  await section(page).getByRole('button', { name: 'Remove Laptop at home' }).click()
  const removing = page.getByRole('dialog', { name: 'Remove Laptop at home?' })
  await removing.getByLabel('Your password').fill('not this one')
  await removing.getByRole('button', { name: 'Remove' }).click()
  await expect(removing.getByText('This is not your current password.')).toBeVisible()
  await removing.getByLabel('Your password').fill(newPassword)
  await removing.getByRole('button', { name: 'Remove' }).click()
  await expect(section(page).getByText('You have no passkey yet.')).toBeVisible()
  expect((await readMails(request, email))[0]?.subject).toContain('was removed')

  // The device still has it, and it lets nobody in.
  await signOut(page)
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page.getByText('Invalid credentials')).toBeVisible()
  expect((await inspect(page).analyze()).violations).toEqual([])
  await fillLogin(page, email, newPassword)
  await expect(page).not.toHaveURL(/secured/)
})

test('by its number the marketplace says where passkeys work', async ({ page, request, baseURL }) => {
  const email = await makeBuyer(request)
  const numbered = baseURL?.replace('localhost', '127.0.0.1') ?? ''
  await page.goto(`${numbered}/#/secured/login?next=/profile`)
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toHaveCount(0)
  await fillLogin(page, email, newPassword)
  await expect(section(page).getByText('Passkeys need an address with a name.')).toBeVisible()
  await expect(section(page).getByRole('link')).toHaveAttribute('href', `${baseURL}/#/profile`)
  await expect(section(page).getByRole('button')).toHaveCount(0)
})
