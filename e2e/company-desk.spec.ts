import { randomUUID } from 'node:crypto'
import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { fromElsewhere, newPassword, signIn } from './accounts.ts'
import { operatorHeaders, readLink, signInThere } from './outbox.ts'

/** A seller of the journey's own, confirmed and approved. */
async function makeSeller(request: APIRequestContext): Promise<{ email: string; name: string }> {
  const mark = randomUUID().slice(0, 8)
  const email = `mill-${mark}@journeys.test`
  const name = `Mill House ${mark}`
  await request.post('/api/auth/register', {
    headers: fromElsewhere(),
    data: {
      type: 'seller',
      first_name: 'Rita',
      last_name: 'Moura',
      phone_code: '+351',
      phone: '21 123 4567',
      email,
      password: newPassword,
      terms: true,
      company: {
        name,
        country: 'PT',
        city: 'Porto',
        address: 'Rua Nova 1',
        website: '',
        registration_number: '',
        tax_number: '',
      },
    },
  })
  const token = (await readLink(request, email)).split('token=')[1]
  await request.post('/api/v1/email-confirmations', { data: { token } })
  const headers = await operatorHeaders(request)
  const { data } = await (await request.get('/api/v1/approvals?perPage=100', { headers })).json()
  const { company } = data.find((seller: { company: { name: string } }) => seller.company.name === name)
  const approved = await request.put(`/api/v1/companies/${company.id}/approval`, { data: { approved: true }, headers })
  expect(approved.ok()).toBe(true)
  return { email, name }
}

/** Any real picture does. */
const takePicture = async (page: Page) => ({
  name: 'picture.png',
  mimeType: 'image/png',
  buffer: await page.screenshot({ clip: { x: 0, y: 0, width: 800, height: 300 } }),
})

test('a new seller completes the company, gives the showroom a banner and takes a colleague in', async ({
  page,
  request,
  browser,
}) => {
  // Three people and four screens, in one go.
  test.slow()
  const { email, name } = await makeSeller(request)
  await signIn(page, email, newPassword)
  await page.goto('/#/dashboard')
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible()
  // What moves the focus to the next page's heading comes after the first page: whoever is quicker than it keeps theirs.
  await expect(page.locator('p.sr-only[aria-live="polite"]')).toBeAttached()
  await page.goto('/#/profile/company-profile')
  const heading = page.getByRole('heading', { name: 'Company Profile', level: 1 })
  await expect(heading).toBeVisible()
  const picture = await takePicture(page)

  const meter = page.getByRole('progressbar')
  const before = Number(await meter.getAttribute('aria-valuenow'))
  // Reading goes on at the heading, which is still the same when the company is there.
  await expect(heading).toBeFocused()
  await page
    .getByRole('textbox', { name: 'Description' })
    .fill('We press olives of our own trees, cold and within a day. '.repeat(3))
  await page.getByLabel('Website').fill('javascript:alert(1)')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('One field needs your attention')).toBeVisible()
  await page.getByLabel('Website').fill('www.mill-house.test')
  await page.getByLabel('Employees').fill('1,250')
  await page.getByLabel('Find a country').fill('ital')
  await page.getByRole('checkbox', { name: 'Italy' }).check()
  await page.getByLabel('Gallery', { exact: true }).and(page.locator('input')).setInputFiles([picture])
  await page.getByLabel('Title of picture 1').fill('The press')
  const map = page.getByRole('group', { name: `Map with the place of ${name}` })
  await map.click({ position: { x: 200, y: 100 } })
  const marker = page.getByRole('button', { name: `Place of ${name}. Arrow keys move it.` })
  const latitude = page.getByLabel('Latitude')
  const placed = await latitude.inputValue()
  await marker.press('ArrowUp')
  await expect(latitude).not.toHaveValue(placed)
  await page.getByRole('button', { name: 'Add a place' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Harbour store')
  // What is typed outlives a reload.
  await page.reload()
  await expect(page.getByText('There are changes that are not saved.')).toBeVisible()
  await expect(page.getByLabel('Website')).toHaveValue('www.mill-house.test')
  await expect(page.getByLabel('Title of picture 1')).toHaveValue('The press')
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Harbour store')
  await page.getByRole('button', { name: 'Preview' }).click()
  await expect(page.getByRole('dialog').getByText('1,250')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Dashboard' }).click()
  await page.getByRole('button', { name: 'Stay here' }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Everything is saved.')).toBeVisible()
  expect(Number(await meter.getAttribute('aria-valuenow'))).toBeGreaterThan(before)

  // Somebody else saves while this page is open: what both say is kept, and nothing is overwritten unseen.
  const asOwner = { Authorization: `Bearer ${await signInThere(request, email, newPassword)}` }
  const { version, form } = await (await request.get('/api/v1/own-company', { headers: asOwner })).json()
  const elsewhere = { version, form: { ...form, ownership: 'Cooperative' } }
  expect((await request.put('/api/v1/own-company', { headers: asOwner, data: elsewhere })).ok()).toBe(true)
  await page.getByLabel('Tax number').fill('PT 500 100 144')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('button', { name: 'Keep mine and save' }).click()
  await expect(page.getByText('Everything is saved.')).toBeVisible()
  await expect(page.getByLabel('Ownership')).toHaveValue('Cooperative')
  await expect(page.getByLabel('Tax number')).toHaveValue('PT 500 100 144')

  await page.getByRole('link', { name: 'Seller Showroom' }).click()
  await page.getByRole('button', { name: 'Edit banner' }).click()
  const dialog = page.getByRole('dialog', { name: 'Seller Showroom Banner' })
  const file = dialog.getByLabel('Banner image')
  await file.setInputFiles([{ ...picture, name: 'notes.txt', mimeType: 'text/plain' }])
  await expect(dialog.getByText('Incorrect image')).toBeVisible()
  await file.setInputFiles([picture])
  await expect(dialog.locator('img')).toBeVisible()
  await expect(dialog.getByText('Incorrect image')).toBeHidden()
  await dialog.getByLabel('Title', { exact: true }).fill('Oil of the Douro')
  await dialog.getByLabel('Sub-title').fill('Pressed within a day')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Done', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Oil of the Douro', level: 1 })).toBeVisible()

  const guest = await (await browser.newContext()).newPage()
  await guest.goto(page.url())
  await expect(guest.getByRole('heading', { name: 'Oil of the Douro', level: 1 })).toBeVisible()
  await expect(guest.getByRole('button', { name: 'Edit banner' })).toHaveCount(0)
  await guest.getByRole('link', { name: 'Company facts' }).click()
  await expect(guest.getByText('Exports to 1 country').first()).toBeVisible()
  await expect(guest.getByText('www.mill-house.test')).toBeVisible()

  await page.goto('/#/profile/members')
  const editor = `nuno-${randomUUID().slice(0, 8)}@journeys.test`
  await page.getByRole('form', { name: 'Invite somebody' }).getByLabel('E-mail').fill(editor)
  await page.getByRole('button', { name: 'Send invitation' }).click()
  await expect(page.getByRole('list', { name: 'Invitations' }).getByText(editor)).toBeVisible()

  await guest.goto(await readLink(request, editor))
  await expect(guest.getByRole('heading', { name: `You are invited to act for ${name}` })).toBeVisible()
  await guest.getByLabel('First name').fill('Nuno')
  await guest.getByLabel('Last name').fill('Reis')
  await guest.getByLabel('Password', { exact: true }).fill(newPassword)
  await guest.getByRole('button', { name: 'Join' }).click()
  await expect(guest.getByRole('heading', { name: `You act for ${name} now.` })).toBeVisible()
  await signIn(guest, editor, newPassword)
  await guest.goto('/#/profile/company-profile')
  await expect(guest.getByText('Only an owner of the company can change its profile.')).toBeVisible()
  await expect(guest.getByLabel('Company name')).toBeDisabled()
  await guest.getByRole('link', { name: 'Members' }).click()
  await expect(guest.getByText('Nuno Reis')).toBeVisible()
  await expect(guest.getByRole('button', { name: 'Send invitation' })).toHaveCount(0)
  const headers = { Authorization: `Bearer ${await signInThere(request, editor, newPassword)}` }
  const refused = await request.post('/api/v1/invitations', { headers, data: { email, role: 'owner' } })
  expect(refused.status()).toBe(403)
  const goods = await request.get('/api/v1/own-products', { headers })
  expect(goods.ok()).toBe(true)

  await page.reload()
  // What was chosen stands there from the press on: the old role does not come back until the new one is stored.
  const role = page.getByLabel('Role of Nuno Reis')
  const shown = await role.evaluate(async (node) => {
    const select = node as HTMLSelectElement
    select.value = 'viewer'
    select.dispatchEvent(new Event('change', { bubbles: true }))
    await Promise.resolve()
    return select.value
  })
  expect(shown).toBe('viewer')
  await expect(page.getByText('Nuno Reis is a viewer now.')).toBeVisible()
  await page.getByRole('button', { name: 'Remove Nuno Reis' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByRole('list', { name: 'Members' }).getByRole('listitem')).toHaveCount(1)
  await guest.reload()
  await expect(guest.getByRole('button', { name: 'Login', exact: true })).toBeVisible()
})
