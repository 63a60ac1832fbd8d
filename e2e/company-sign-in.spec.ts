import { randomUUID } from 'node:crypto'
import { returnPath } from '@fairquay/contract/accounts/company-sign-in/rules.ts'
import { expect, type Page, test } from '@playwright/test'
import { type CompanyProvider, clientId, clientSecret, openCompanyProvider } from '../server/test/company-provider.ts'
import { fillLogin, makeBuyer, makeViewer, newPassword, signIn } from './accounts.ts'
import { inspect } from './inspect.ts'
import { signInThere } from './outbox.ts'

const domain = `firm-${randomUUID().slice(0, 8)}.test`
let provider: CompanyProvider
test.beforeAll(async () => {
  provider = await openCompanyProvider(`${process.env.FAIRQUAY_URL}${returnPath}`)
})
test.afterAll(() => provider.close())

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** An owner enters what the provider gave, and is led there and back. */
async function setUp(page: Page, owner: string): Promise<void> {
  await page.goto('/#/profile/members')
  await page.getByRole('link', { name: 'Set up the company’s sign-in' }).click()
  const form = page.getByRole('form', { name: 'Your provider' })
  await expect(page.getByText(`${process.env.FAIRQUAY_URL}${returnPath}`)).toBeVisible()
  await expect(page.getByRole('radio', { name: /^By password or at/ })).toBeDisabled()
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByText('Please enter the secret that your provider gave you.')).toBeVisible()
  await form.getByLabel('Issuer').fill(`${provider.issuer}/.well-known/openid-configuration`)
  await form.getByLabel('Client ID').fill(clientId)
  await form.getByLabel('Client secret').fill(clientSecret)
  await form.getByLabel('Your password here').fill(newPassword)
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('These settings were not tried yet.')).toBeVisible()
  await expect(form.getByLabel('Issuer')).toHaveValue(provider.issuer)
  await expect(form.getByLabel('Client secret')).toHaveValue('')
  expect((await inspect(page).analyze()).violations).toEqual([])
  provider.state.login = { sub: 'somebody else', email: `else@${domain}` }
  await section(page, 'Try it out').getByRole('button', { name: 'Try it out' }).click()
  await expect(page.getByText('Your provider has to name the e-mail address of your account here.')).toBeVisible()
  provider.state.login = { sub: 'owner', email: owner }
  await section(page, 'Try it out').getByRole('button', { name: 'Try it out' }).click()
  await expect(page.getByText('You came through on')).toBeVisible()
}

async function approveDomain(page: Page): Promise<void> {
  await signIn(page, 'admin@demo.test')
  await page.goto('/#/operator/approvals')
  await page.getByRole('tab', { name: 'Sign-in domains' }).click()
  await expect(page.getByRole('button', { name: `Approve ${domain}` })).toBeVisible()
  expect((await inspect(page).analyze()).violations).toEqual([])
  await page.getByRole('button', { name: `Approve ${domain}` }).click()
  await expect(page.getByRole('button', { name: `Withdraw the approval of ${domain}` })).toBeVisible()
}

test('an owner sets up the provider of the company, and a member signs in there', async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  test.slow()
  const elsewhere = () => browser.newPage({ ...(baseURL && { baseURL }) })
  const owner = await makeBuyer(request, domain)
  const token = await signInThere(request, owner, newPassword)
  const member = await makeViewer(request, { headers: { Authorization: `Bearer ${token}` } }, domain)
  await signIn(page, owner, newPassword)
  await setUp(page, owner)
  await page.getByRole('button', { name: `Claim ${domain}` }).click()
  await expect(page.getByText('Waiting for approval')).toBeVisible()
  const desk = await elsewhere()
  await approveDomain(desk)
  await desk.close()

  await page.reload()
  await page.getByRole('radio', { name: /^At your provider alone/ }).check()
  await section(page, 'How members sign in').getByRole('button', { name: 'Change' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change how members sign in?' })
  await dialog.getByLabel('Your password here').fill(newPassword)
  await dialog.getByRole('button', { name: 'Change' }).click()
  await expect(page.getByText('How members sign in was changed.')).toBeVisible()

  const vera = await elsewhere()
  await vera.goto('/#/secured/login?next=/profile')
  await fillLogin(vera, member, newPassword)
  await expect(vera.getByText('A password or passkey is not enough any more.')).toBeVisible()
  expect((await inspect(vera).analyze()).violations).toEqual([])
  await vera.getByRole('alert').getByRole('link', { name: 'Sign in with your company' }).click()
  await expect(vera.getByLabel('E-mail address')).toHaveValue(member)
  expect((await inspect(vera).analyze()).violations).toEqual([])
  provider.state.login = { sub: 'vera', email: member, email_verified: false }
  await vera.getByRole('button', { name: 'Continue' }).click()
  await expect(vera.getByRole('alert')).toHaveText('The provider does not say that your e-mail address is verified.')
  expect((await inspect(vera).analyze()).violations).toEqual([])
  provider.state.login = { sub: 'vera', email: member }
  await vera.getByRole('link', { name: 'Begin again' }).click()
  await vera.getByLabel('E-mail address').fill(member)
  await vera.getByRole('button', { name: 'Continue' }).click()
  await expect(vera.getByRole('button', { name: /^Account of/ })).toBeVisible()
  expect(vera.url()).not.toContain('code=')
  await vera.goto('/#/profile')
  await expect(vera.getByText(/Signed in .* at your company’s provider/)).toBeVisible()
})

test('an address whose domain no company speaks for, and a code that was used', async ({ page }) => {
  await page.goto('/#/secured/login')
  await page.getByRole('link', { name: 'Sign in with your company' }).click()
  await page.getByLabel('E-mail address').fill('who@nowhere.test')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('No company signs its people in this way')).toBeVisible()
  await page.goto('/#/secured/company-sign-in?code=used')
  await expect(page.getByRole('alert')).toContainText('Please begin again.')
  expect(page.url()).not.toContain('used')
  await page.goBack()
  await expect(page.getByLabel('E-mail address')).toBeVisible()
})
