import { createHmac, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { makeBuyer, newPassword } from './accounts.ts'
import { readDemoGoods } from './demo-goods.ts'
import { inspect } from './inspect.ts'
import { demoPassword, readMails, signInThere } from './outbox.ts'

/** Signs in without the form: other journeys look at that. */
async function signIn(page: Page, request: APIRequestContext, email: string, password = demoPassword): Promise<string> {
  const token = await signInThere(request, email, password)
  await page.addInitScript((stored) => localStorage.setItem('token', stored), token)
  return token
}

/** A customs request of a buyer's, which goes to the broker; its number. */
async function askBroker(request: APIRequestContext, token: string): Promise<number> {
  const headers = { Authorization: `Bearer ${token}`, 'Idempotency-Key': randomUUID() }
  const [product] = await readDemoGoods(request, headers)
  if (!product) throw new Error('The demo marketplace is empty')
  const details = await request.get(`/api/v1/marketplace/product/${product.slug}`, { headers })
  const { company } = (await details.json()).data
  const session = await request.get('/api/auth/custom-session', { headers })
  const { user } = await session.json()
  const answer = await request.post('/api/v2/pdf/custom-fee-request', {
    headers,
    data: {
      exporting_market: 'PT',
      importing_market: 'IT',
      seller_company_id: company.id,
      buyer_company_id: user.company.id,
      product_id: product.id,
      broker: 'ttw_broker',
    },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
  return (await answer.json()).id
}

/** The broker writes to the buyer. */
async function writeAsBroker(request: APIRequestContext, requestId: number): Promise<void> {
  const token = await signInThere(request, 'broker@demo.test', demoPassword)
  const headers = { Authorization: `Bearer ${token}`, 'Idempotency-Key': randomUUID() }
  const session = await request.get('/api/auth/custom-session', { headers })
  const { company } = (await session.json()).user
  const answer = await request.post(`/api/v1/requests/${requestId}/threads/${company.id}/messages`, {
    headers,
    data: { text: 'Which port do the goods arrive at?' },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
}

const bellOf = (page: Page) => page.getByRole('button', { name: /^Notifications/ }).first()

async function countOn(page: Page): Promise<number> {
  const name = (await bellOf(page).getAttribute('aria-label')) ?? ''
  return Number(/(\d+) unread/.exec(name)?.[1] ?? 0)
}

test('the bell moves when somebody else acts, in both tabs; what it says is read, and told as one chooses', async ({
  page,
  request,
}) => {
  const token = await signIn(page, request, await makeBuyer(request), newPassword)
  const requestId = await askBroker(request, token)
  await page.goto('/#/products')
  await expect(bellOf(page)).toBeVisible({ timeout: 30_000 })
  const before = await countOn(page)
  const otherTab = await page.context().newPage()
  await otherTab.addInitScript((stored) => localStorage.setItem('token', stored), token)
  await otherTab.goto('/#/dashboard')
  await expect(bellOf(otherTab)).toBeVisible({ timeout: 30_000 })

  await writeAsBroker(request, requestId)
  for (const tab of [page, otherTab]) await expect.poll(() => countOn(tab)).toBe(before + 1)

  await bellOf(page).click()
  const panel = page.getByRole('dialog', { name: 'Notifications' })
  const entry = panel.getByRole('link', { name: /Unread:.*wrote to you about customs request/ }).first()
  await expect(entry).toBeVisible()
  expect((await inspect(page).include('[role=dialog]').analyze()).violations).toEqual([])
  await entry.click()
  await expect(page).toHaveURL(/#\/requests\/\d+$/)
  // The page itself is there: whoever goes offline before would see the browser's own page.
  await expect(page.getByRole('heading', { level: 1 })).toContainText(String(requestId))
  for (const tab of [page, otherTab]) await expect.poll(() => countOn(tab)).toBe(before)

  // What happens while the line is down is there when it is back.
  await page.context().setOffline(true)
  await writeAsBroker(request, requestId)
  await page.context().setOffline(false)
  for (const tab of [page, otherTab]) await expect.poll(() => countOn(tab), { timeout: 40_000 }).toBe(before + 1)
  // Whoever comes to the request by another way has read of it, too.
  await page.goto('/#/requests')
  await page.goto(`/#/requests/${requestId}`)
  for (const tab of [page, otherTab]) await expect.poll(() => countOn(tab)).toBe(before)
  await writeAsBroker(request, requestId)
  for (const tab of [page, otherTab]) await expect.poll(() => countOn(tab)).toBe(before + 1)
  await otherTab.goto('/#/notifications?unread=true')
  await otherTab.getByRole('button', { name: 'Mark all as read' }).click()
  await expect(otherTab.getByText('You have read everything.')).toBeVisible()
  await expect.poll(() => countOn(page)).toBe(0)
  await otherTab.close()

  await page.goto('/#/profile/notifications')
  await expect(page.getByRole('group', { name: 'New requests' }).getByLabel('By mail')).toBeDisabled()
  const topic = page.getByRole('group', { name: 'Messages' })
  await topic.getByLabel('In the app').uncheck()
  await page.getByLabel('Once a day, in one mail').check()
  await page.getByLabel('Hour').selectOption('06:00')
  await page.getByLabel('Time zone').selectOption('Europe/Rome')
  expect((await inspect(page).analyze()).violations).toEqual([])
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Your settings are saved.')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Hour')).toHaveValue('6')
  await expect(topic.getByLabel('In the app')).not.toBeChecked()
  await writeAsBroker(request, requestId)
  await page.goto('/#/notifications')
  await expect(page.getByRole('list', { name: 'Notifications' })).toBeVisible()
  expect(await countOn(page)).toBe(0)
})

test('a webhook is set up, tried out, sends what happened, and its log is read; an API token reads requests until it is revoked', async ({
  page,
  request,
}) => {
  const calls: { headers: Record<string, unknown>; body: string }[] = []
  let isMoved = false
  const receiver = createServer((asked, answer) => {
    void text(asked).then((body) => {
      calls.push({ headers: asked.headers, body })
      if (isMoved) answer.writeHead(302, { location: '/moved' })
      answer.end('received, thank you')
    })
  })
  receiver.listen(0, '127.0.0.1')
  await once(receiver, 'listening')
  const address = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`
  await signIn(page, request, 'buyer2@demo.test')

  await page.goto('/#/integrations')
  await page.getByRole('button', { name: 'New webhook' }).click()
  const dialog = page.getByRole('dialog', { name: 'New webhook' })
  await dialog.getByLabel('Address').fill('ftp://erp.test')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('The address has to begin with https://.')).toBeVisible()
  await dialog.getByLabel('Address').fill(address)
  await dialog.getByLabel('Description').fill('Our ERP')
  await dialog.getByRole('button', { name: 'Save' }).click()
  const shown = page.getByRole('dialog', { name: 'The secret of your webhook' })
  const secret = (await shown.getByTestId('secret').textContent()) ?? ''
  expect(secret).toMatch(/^whsec_/)
  await shown.getByRole('button', { name: 'I have copied it' }).click()

  await page.getByRole('link', { name: `Log of ${address}` }).click()
  await expect(page.getByText('Nothing has been sent yet.')).toBeVisible()
  await page.getByRole('button', { name: 'Send a test' }).click()
  const log = page.getByRole('list', { name: 'Log' })
  await expect(log.getByText('Delivered')).toBeVisible({ timeout: 20_000 })
  await askBroker(request, await signInThere(request, 'buyer2@demo.test', demoPassword))
  await expect.poll(() => calls.length, { timeout: 20_000 }).toBe(2)
  const [, call] = calls
  const signed = `${call?.headers['webhook-id']}.${call?.headers['webhook-timestamp']}.${call?.body}`
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64')
  expect(call?.headers['webhook-signature']).toBe(`v1,${createHmac('sha256', key).update(signed).digest('base64')}`)
  await page.reload()
  await log.getByText('request.created', { exact: true }).click()
  await expect(log.getByText('received, thank you').first()).toBeVisible()
  expect((await inspect(page).analyze()).violations).toEqual([])
  await log.getByRole('button', { name: 'Send again' }).first().click()
  await expect.poll(() => calls.length, { timeout: 20_000 }).toBe(3)
  expect(calls[2]?.headers['webhook-id']).toBe(call?.headers['webhook-id'])
  isMoved = true
  await page.getByRole('button', { name: 'Send a test' }).click()
  const answered = page.getByRole('region', { name: 'Try it out' })
  await expect(answered.getByText('redirects are not followed')).toBeVisible({ timeout: 20_000 })
  isMoved = false

  await page.getByRole('link', { name: 'Integrations' }).first().click()
  await page.getByRole('button', { name: 'New API token' }).click()
  const making = page.getByRole('dialog', { name: 'New API token' })
  await making.getByRole('button', { name: 'Make token' }).click()
  await expect(making.getByText('Please give the token a name.')).toBeVisible()
  await making.getByLabel('Name').fill('Our ERP')
  await making.getByRole('button', { name: 'Make token' }).click()
  const made = page.getByRole('dialog', { name: 'Your API token' })
  const token = (await made.getByTestId('secret').textContent()) ?? ''
  await made.getByRole('button', { name: 'I have copied it' }).click()
  const headers = { Authorization: `Bearer ${token}` }
  expect((await request.get('/api/v1/requests', { headers })).status()).toBe(200)
  expect((await request.get('/api/v1/own-products', { headers })).status()).toBe(403)
  await page.reload()
  await expect(page.getByRole('list', { name: 'API tokens' })).toContainText('last used')
  expect((await inspect(page).analyze()).violations).toEqual([])
  await page.getByRole('button', { name: 'Revoke Our ERP' }).click()
  await page.getByRole('button', { name: 'Revoke', exact: true }).click()
  await expect(page.getByText('There are no API tokens yet.')).toBeVisible()
  expect((await request.get('/api/v1/requests', { headers })).status()).toBe(401)
  receiver.closeAllConnections()
  receiver.close()
})

test('a link that nobody was sent says so at once; one that was used says that its mails have ended', async ({
  page,
  request,
}) => {
  await page.goto('/#/unsubscribe?token=00000000-0000-4000-8000-000000000000&topic=messages')
  await expect(page.getByText('This link is not good any more.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'End these mails' })).toHaveCount(0)

  const email = await makeBuyer(request)
  await writeAsBroker(request, await askBroker(request, await signInThere(request, email, newPassword)))
  const link = (await readMails(request, email)).flatMap(({ text }) => /\/#\/unsubscribe\S+/.exec(text)?.[0] ?? [])[0]
  await page.goto(link ?? '')
  await page.getByRole('button', { name: 'End these mails' }).click()
  await expect(page.getByText('You will get no more mails of this kind.')).toBeVisible()
  await page.reload()
  await expect(page.getByText('You will get no more mails of this kind.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'End these mails' })).toHaveCount(0)
})

test('the link of a mail about a topic that is not known says so at once and ends no mails', async ({ page }) => {
  const faults: string[] = []
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
  await page.goto('/#/unsubscribe?token=00000000-0000-4000-8000-000000000000&topic=no-such')
  await expect(page.getByText('This link is not good any more.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'End these mails' })).toHaveCount(0)
  expect(faults).toEqual([])
})
