import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { makeTemporaryFolder } from '../server/test/postgres.ts'
import { type Fairquay, startFairquay } from '../server/test/start-fairquay.ts'
import { fillLogin, newPassword } from './accounts.ts'
import { beginMarketplace } from './begin-marketplace.ts'
import { inspect } from './inspect.ts'

// A marketplace of its own: its rules change for everybody in it.
test.setTimeout(180_000)

let folder: string
let house: Fairquay
test.beforeAll(async () => {
  folder = await makeTemporaryFolder('fairquay-terms-')
  house = await startFairquay({ DATA_DIR: join(folder, 'data'), DEMO: 'false' })
})
test.afterAll(async () => {
  await house.stop()
  await rm(folder, { recursive: true, force: true })
})

const operator = 'ann@firm.test'
const buyer = 'noa@berg.test'
const at = (address: string) => `${house.url}/#${address}`

async function signIn(page: Page, email: string): Promise<void> {
  await page.goto(at('/secured/login'))
  await fillLogin(page, email, newPassword)
}

async function tokenOf(request: APIRequestContext, email: string): Promise<string> {
  const answer = await request.post(`${house.url}/api/auth/login`, { data: { email, password: newPassword } })
  return ((await answer.json()) as { jwt: { token: string } }).jwt.token
}

/** The newest link that was mailed to an address; the mails stay in the outbox. */
async function readMail(request: APIRequestContext, email: string, about: RegExp): Promise<string> {
  const headers = { authorization: `Bearer ${await tokenOf(request, operator)}` }
  const answer = await request.get(`${house.url}/api/v1/outbox?perPage=100`, { headers })
  const { data } = (await answer.json()) as { data: { to: string; text: string }[] }
  return data.find(({ to, text }) => to === email && about.test(text))?.text ?? ''
}

async function register(page: Page): Promise<void> {
  await page.goto(at('/secured/register?type=buyer'))
  await page.getByLabel('First name').fill('Noa')
  await page.getByLabel('Last name').fill('Berg')
  await page.getByRole('main').getByLabel('E-mail').fill(buyer)
  await page.getByLabel('Password', { exact: true }).fill(newPassword)
  await page.getByLabel('Company name').fill('Berg Import AS')
  await page.getByLabel('Country', { exact: true }).selectOption('Norway')
  await page.getByRole('checkbox', { name: /^I accept the Terms/ }).check()
  await page.getByRole('button', { name: 'Register' }).click()
  await expect(page.getByRole('heading', { name: 'Check your mailbox' })).toBeVisible()
}

async function publish(page: Page, number: number, words: string, changes?: string): Promise<void> {
  await page.goto(at('/operator/legal'))
  await page
    .getByRole('region', { name: 'Terms', exact: true })
    .getByRole('link', { name: `Write version ${number}` })
    .click()
  await page.getByLabel('Text', { exact: true }).fill(`Our rules.\n\n## Be kind\n\n${words}`)
  await expect(page.getByRole('region', { name: 'How people read it' })).toContainText(words)
  if (changes) await page.getByLabel('What is new').fill(changes)
  expect((await inspect(page).analyze()).violations).toEqual([])
  await page.getByRole('button', { name: 'Publish' }).click()
  const question = page.getByRole('dialog')
  await question.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText(`Version ${number} of the Terms is published.`)).toBeVisible()
}

test('rules change: published, told, accepted before going on, and readable as they were', async ({
  page,
  request,
  browser,
}) => {
  await beginMarketplace(page, house, operator)
  await page.goto(at('/operator/settings'))
  // The set-up, which is left, asks for the same.
  await expect(page.getByRole('heading', { name: 'Settings', exact: true })).toBeVisible()
  await page.getByRole('textbox', { name: /^Company that runs it/ }).fill('Harbour Nine ApS')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('The settings are saved.')).toBeVisible()
  await page.goto(at('/operator/legal/terms'))
  // What is published stays: it begins with what is set now, not with what was when this page was loaded.
  await expect(page.getByLabel('Text', { exact: true })).toHaveValue(/Harbour Nine ApS/)
  await publish(page, 1, 'To each other.')

  const visitor = await browser.newPage()
  await test.step('somebody registers with the first version, and is asked nothing', async () => {
    await visitor.goto(at('/pages/terms'))
    await expect(visitor.getByText(/^Version 1, in force since/)).toBeVisible()
    await expect(visitor.getByRole('heading', { name: 'Be kind' })).toBeVisible()
    await register(visitor)
    const link = /\/#(\/secured\/confirm\?token=\S+)/.exec(await readMail(request, buyer, /confirm/))?.[1] ?? ''
    await visitor.goto(at(link))
    await expect(visitor.getByText(/confirmed/i).first()).toBeVisible()
    await signIn(visitor, buyer)
    await visitor.goto(at('/profile'))
    await expect(visitor.getByRole('region', { name: 'Terms and privacy' })).toContainText('Terms, version 1')
  })

  await test.step('a second version without words about what is new is not published, and nothing typed is lost', async () => {
    await page.goto(at('/operator/legal/terms'))
    await page.getByLabel('Text', { exact: true }).fill('Half of it')
    await page.getByRole('button', { name: 'Publish' }).click()
    await expect(page.getByText('Please say what is new: people read it before the text.')).toBeVisible()
    await page.reload()
    await expect(page.getByLabel('Text', { exact: true })).toHaveValue('Half of it')
    await visitor.goto(at('/profile'))
    await visitor.getByLabel('First name').fill('Noah')
    await publish(page, 2, 'To everybody.', 'Kindness is for all.')
  })

  await test.step('who is in the midst of something is told the way, and keeps what they typed', async () => {
    await visitor.getByRole('region', { name: 'Details' }).getByRole('button', { name: 'Save' }).click()
    const notice = visitor.getByText('The rules of this marketplace have changed.')
    await expect(notice).toBeVisible()
    await expect(visitor.getByLabel('First name')).toHaveValue('Noah')
    expect((await inspect(visitor).analyze()).violations).toEqual([])
    await notice.getByRole('link', { name: 'Read and accept' }).click()
    await expect(visitor.getByRole('heading', { name: 'Something new to read' })).toBeVisible()
    await expect(notice).toBeHidden()
  })

  await test.step('who is signed in is led to it, reads it, and goes on where they wanted to', async () => {
    await visitor.goto(at('/cart'))
    await visitor.reload()
    await visitor.goto(at('/profile/notifications'))
    await expect(visitor.getByRole('heading', { name: 'Something new to read' })).toBeVisible()
    await expect(visitor.getByText('Kindness is for all.')).toBeVisible()
    await visitor.getByText('The whole text').click()
    await expect(visitor.getByText('To everybody.')).toBeVisible()
    expect((await inspect(visitor).analyze()).violations).toEqual([])
    // Who does not agree can leave.
    await visitor.getByRole('link', { name: 'Take your data along, or delete your account' }).click()
    await expect(visitor.getByRole('heading', { name: 'Delete account' })).toBeVisible()
    await visitor.goto(at('/profile/notifications'))
    await visitor.getByRole('button', { name: 'I accept the Terms' }).click()
    await expect(visitor.getByRole('heading', { name: 'Notification settings' })).toBeVisible()
    await visitor.goto(at('/profile'))
    await expect(visitor.getByRole('region', { name: 'Terms and privacy' })).toContainText('Terms, version 2')
  })

  await test.step('the operator sees who accepted; the mail and the old version are there', async () => {
    await page.goto(at('/operator/legal'))
    await page.reload()
    const terms = page.getByRole('region', { name: 'Terms', exact: true })
    await expect(terms.getByRole('listitem').first()).toContainText('Accepted by 1 of 1 people')
    expect((await inspect(page).analyze()).violations).toEqual([])
    await expect.poll(() => readMail(request, buyer, /version=2/)).toContain('Kindness is for all.')
    await visitor.goto(at('/pages/terms?version=1'))
    await expect(visitor.getByText('is not in force any more')).toBeVisible()
    await visitor.getByRole('link', { name: 'To the version in force' }).click()
    await expect(visitor.getByText('To everybody.')).toBeVisible()
  })

  await test.step('what is written stays when another version is published meanwhile', async () => {
    await page.goto(at('/operator/legal/terms'))
    await page.getByLabel('Text', { exact: true }).fill('Written for long')
    const other = await page.context().newPage()
    await publish(other, 3, 'To anybody.', 'Anybody is meant.')
    await other.close()
    await page.getByLabel('What is new').fill('Much.')
    await page.getByRole('button', { name: 'Publish' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click()
    const told = page.getByText('Version 3 was published since you began.')
    await expect(told).toBeVisible()
    expect((await inspect(page).analyze()).violations).toEqual([])
    await page.reload()
    await expect(told).toBeVisible()
    await expect(page.getByLabel('Text', { exact: true })).toHaveValue('Written for long')
    await page.getByRole('button', { name: 'Go on with mine as version 4' }).click()
    await expect(told).toBeHidden()
    await expect(page.getByLabel('Text', { exact: true })).toHaveValue('Written for long')
  })
})
