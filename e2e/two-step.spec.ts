import { createHmac } from 'node:crypto'
import { confirmAuthenticator, renewRecoveryCodes } from '@fairquay/contract/accounts/two-step/endpoints.ts'
import { expect, type Page, test } from '@playwright/test'
import { fillLogin, makeBuyer, newPassword, signIn, signOut } from './accounts.ts'
import { inspect } from './inspect.ts'
import { loseAnswer } from './lose-answer.ts'
import { readMails } from './outbox.ts'

/** An authenticator app of the journey's own: RFC 6238, written anew so that the server is not asked whether it is right. */
function showCode(key: string, by = 0): string {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
  const bits = [...key.replaceAll(' ', '')].map((one) => letters.indexOf(one).toString(2).padStart(5, '0')).join('')
  const secret = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + by))
  const mac = createHmac('sha1', secret).update(counter).digest()
  const number = mac.readUInt32BE((mac.at(-1) ?? 0) & 15) & 0x7fffffff
  return String(number % 1_000_000).padStart(6, '0')
}

const section = (page: Page) => page.getByRole('region', { name: 'Two-step sign-in' })

/** Sets up an app on the profile page and keeps its key and the recovery codes. */
async function setUp(page: Page): Promise<{ key: string; used: string; recovery: string[] }> {
  await page.goto('/#/profile')
  await section(page).getByRole('button', { name: 'Set up' }).click()
  const dialog = page.getByRole('dialog', { name: 'Set up two-step sign-in' })
  await dialog.getByLabel('Your password').fill(newPassword)
  await dialog.getByRole('button', { name: 'Next' }).click()
  await expect(dialog.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
  const key = (await dialog.getByTestId('secret').innerText()).trim()
  expect((await inspect(page).analyze()).violations).toEqual([])
  await dialog.getByLabel('Code', { exact: true }).fill('12')
  await dialog.getByRole('button', { name: 'Turn on' }).click()
  await expect(dialog.getByText('A code of an app has six digits')).toBeVisible()
  const used = showCode(key)
  await dialog.getByLabel('Code', { exact: true }).fill(used)
  const lost = await loseAnswer(page, confirmAuthenticator)
  await lost.pressTwice(() => dialog.getByRole('button', { name: 'Turn on' }).click())
  const codes = page.getByRole('dialog', { name: 'Your recovery codes' })
  await expect(codes.getByTestId('recovery').getByRole('listitem')).toHaveCount(10)
  const recovery = await codes.getByTestId('recovery').getByRole('listitem').allInnerTexts()
  await codes.getByRole('button', { name: 'I have kept them' }).click()
  await expect(section(page).getByText('10 recovery codes left.')).toBeVisible()
  return { key, used, recovery }
}

test('somebody sets up an app, signs in with it and with a recovery code, and turns it off', async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  const email = await makeBuyer(request)
  await signIn(page, email, newPassword)
  const { key, used, recovery } = await setUp(page)
  expect((await readMails(request, email))[0]?.subject).toContain('is on')

  const elsewhere = await browser.newPage({ ...(baseURL && { baseURL }) })
  await elsewhere.goto('/#/secured/login?next=/profile')
  await fillLogin(elsewhere, email, newPassword)
  const code = elsewhere.getByLabel('Code', { exact: true })
  await expect(code).toBeFocused()
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code')
  expect((await inspect(elsewhere).analyze()).violations).toEqual([])
  // Back leads to the password, and forward again is no way around it.
  await elsewhere.goBack()
  await expect(elsewhere.getByLabel('Password', { exact: true })).toBeVisible()
  await elsewhere.goForward()
  await code.fill(used)
  await code.press('Enter')
  // Half a minute later the same code is of no moment that counts.
  await expect(elsewhere.getByText(/^This code was used already|^This is not the right code/)).toBeVisible()
  // That of the next half minute counts already, and still does where it has begun meanwhile.
  await code.fill(` ${showCode(key, 1).replace(/^.../, '$& ')} `)
  await code.press('Enter')
  await expect(elsewhere.getByRole('heading', { name: 'Profile', exact: true })).toBeVisible()
  await expect(elsewhere.getByText(/with a password and a code$/).first()).toBeVisible()

  await signOut(elsewhere)
  await fillLogin(elsewhere, email, newPassword)
  await elsewhere.getByRole('button', { name: 'Use a recovery code' }).click()
  await elsewhere.getByLabel('Recovery code').fill(recovery[0] ?? '')
  await elsewhere.getByRole('button', { name: 'Continue' }).click()
  await expect(elsewhere).not.toHaveURL(/secured/)
  await elsewhere.goto('/#/profile')
  await expect(section(elsewhere).getByText('9 recovery codes left.')).toBeVisible()
  expect((await readMails(request, email))[0]?.subject).toContain('A recovery code was used')

  // New ones take the place of all that are left, also when the answer with the first of them is lost.
  await section(elsewhere).getByRole('button', { name: 'New recovery codes' }).click()
  const renewal = elsewhere.getByRole('dialog', { name: 'New recovery codes' })
  await renewal.getByLabel('Your password').fill(newPassword)
  await renewal.getByLabel('Code of your app, or a recovery code').fill(recovery[1] ?? '')
  const lost = await loseAnswer(elsewhere, renewRecoveryCodes)
  await lost.pressTwice(() => renewal.getByRole('button', { name: 'Make new codes' }).click())
  const renewed = elsewhere.getByTestId('recovery').getByRole('listitem')
  await expect(renewed).toHaveCount(10)
  const [fresh = ''] = await renewed.allInnerTexts()
  expect(recovery).not.toContain(fresh)
  await elsewhere.getByRole('button', { name: 'I have kept them' }).click()

  await section(elsewhere).getByRole('button', { name: 'Turn off' }).click()
  const dialog = elsewhere.getByRole('dialog', { name: 'Turn off two-step sign-in?' })
  await dialog.getByLabel('Your password').fill(newPassword)
  await dialog.getByLabel('Code of your app, or a recovery code').fill(fresh)
  await dialog.getByRole('button', { name: 'Turn off' }).click()
  await expect(section(elsewhere).getByRole('button', { name: 'Set up' })).toBeVisible()
  await elsewhere.close()
})
