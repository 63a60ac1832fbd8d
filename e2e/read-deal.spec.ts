import { randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { fillLogin, newPassword } from './accounts.ts'
import { askForOne, offerForIt } from './asked-deal.ts'
import { bringIn, makeShopper, smallestOrder } from './cart-goods.ts'
import { expectNoViolations, heading } from './deals.ts'

test('what happened before the newest two hundred entries of a deal is shown on asking', async ({ page, request }) => {
  const shopper = await makeShopper(request)
  const { id, sellerId } = await askForOne(request, shopper)
  for (let number = 1; number <= 201; number += 1) {
    const sent = await request.post(`/api/v1/requests/${id}/threads/${sellerId}/messages`, {
      headers: { ...shopper.headers, 'Idempotency-Key': randomUUID() },
      data: { text: `Message ${number}.` },
    })
    expect(sent.status()).toBe(201)
  }
  await bringIn(page, shopper)
  await page.goto(`/#/requests/${id}`)
  const newest = page.getByRole('list', { name: 'Timeline' })
  await expect(newest.getByRole('listitem')).toHaveCount(200)
  await expect(newest).not.toContainText('Message 1.')
  await page.getByRole('button', { name: 'Show earlier' }).click()
  const earlier = page.getByRole('list', { name: 'Earlier' })
  await expect(earlier.getByRole('listitem')).toHaveText([/Sent/, /Message 1\./])
  // Nothing earlier is left: the keyboard goes on where the button stood.
  await expect(page.getByRole('button', { name: 'Show earlier' })).toHaveCount(0)
  await expect(earlier).toBeFocused()
  await expectNoViolations(page)

  // What is written now pushes the oldest of the newest out: it stays, among the earlier ones.
  await page.getByRole('textbox', { name: 'Message' }).fill('One more.')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(newest.getByRole('listitem').last()).toContainText('One more.')
  await expect(earlier.getByRole('listitem').last()).toContainText('Message 2.')
})

test('who was accepting an offer when the session ended goes on there after signing in, and is told what came of it', async ({
  page,
  request,
}) => {
  const shopper = await makeShopper(request)
  const asked = await askForOne(request, shopper)
  await offerForIt(request, asked)
  // Brought in once: the token must not come back by itself.
  await page.goto('/#/pages/terms')
  await page.evaluate((token) => localStorage.setItem('token', token), shopper.token)
  await page.goto('about:blank')
  await page.goto(`/#/requests/${asked.id}`)
  const accept = page.getByRole('region', { name: 'Your turn' }).getByRole('button', { name: 'Accept' })
  const dialog = page.getByRole('dialog')
  const quantity = dialog.getByRole('textbox', { name: `Quantity of ${asked.product.name}` })

  // Left by themselves it is closed when they come back.
  await accept.click()
  await expect(quantity).toBeVisible()
  await page.evaluate(() => {
    location.hash = '#/pages/terms'
  })
  await expect(page.getByRole('heading', { level: 1, name: 'Terms' })).toBeVisible()
  await page.goBack()
  await expect(accept).toBeVisible()
  await expect(dialog).toHaveCount(0)

  // What cannot be accepted has no total, and its box says why once it is left, or when it is accepted all the same.
  await accept.click()
  const total = dialog.getByRole('definition').last()
  await expect(total).toHaveText(/\d/)
  await quantity.fill(String(smallestOrder(asked.product) + 1))
  await expect(total).toHaveText('–')
  await quantity.press('Tab')
  await expect(quantity).toHaveAccessibleDescription(`Only ${smallestOrder(asked.product)} were asked for.`)
  await quantity.fill('')
  await dialog.getByRole('button', { name: 'Accept', exact: true }).click()
  await expect(quantity).toBeFocused()
  await expect(quantity).toHaveAccessibleDescription('This line is offered from 1 on.')
  await expect(total).toHaveText('–')
  const fewer = String(smallestOrder(asked.product) - 1)
  await quantity.fill(fewer)
  await expect(quantity).toHaveAccessibleDescription('')
  await page.route('**/acceptance', (route) =>
    route.fulfill({ status: 401, json: { code: 'not_signed_in', message: 'Please sign in.' } }),
  )
  await dialog.getByRole('button', { name: 'Accept', exact: true }).click()
  await expect(page.getByText('Your session has ended. Sign in to go on where you were')).toBeVisible()
  await page.unroute('**/acceptance')
  await fillLogin(page, shopper.email, newPassword)
  await expect(quantity).toHaveValue(fewer)
  await expect(page).toHaveURL(new RegExp(`/requests/${asked.id}$`))
  await dialog.getByRole('button', { name: 'Accept', exact: true }).click()
  await expect(heading(page)).toContainText('Accepted')
  await expect(heading(page)).toBeFocused()
  await expect(dialog).toHaveCount(0)
  await page.reload()
  await expect(heading(page)).toContainText('Accepted')
  await expect(dialog).toHaveCount(0)
})

test('after withdrawing and declining, reading goes on at the heading that says so', async ({ page, request }) => {
  const shopper = await makeShopper(request)
  const [withdrawn, declined] = [await askForOne(request, shopper), await askForOne(request, shopper)]
  await offerForIt(request, declined)
  await bringIn(page, shopper)
  await page.goto(`/#/requests/${withdrawn.id}`)
  await page.getByRole('button', { name: 'Withdraw request' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw request' }).click()
  await expect(heading(page)).toContainText('Withdrawn')
  await expect(heading(page)).toBeFocused()
  await page.goto(`/#/requests/${declined.id}`)
  await page.getByRole('button', { name: 'Decline', exact: true }).click()
  await page.getByRole('dialog').getByLabel('Reason').fill('Too late for us.')
  await page.getByRole('dialog').getByRole('button', { name: 'Decline', exact: true }).click()
  await expect(heading(page)).toContainText('Declined')
  await expect(heading(page)).toBeFocused()
})

test('what a seller has typed into an answer stays in sight when the buyer withdraws the request meanwhile', async ({
  page,
  request,
}) => {
  const shopper = await makeShopper(request)
  const { id, seller } = await askForOne(request, shopper)
  await bringIn(page, seller)
  await page.goto(`/#/requests/${id}/answer`)
  const terms = page.getByLabel('Payment terms')
  await terms.fill('Half in advance')
  const withdrawn = await request.put(`/api/v1/requests/${id}/status`, {
    headers: shopper.headers,
    data: { status: 'withdrawn' },
  })
  expect(withdrawn.ok()).toBe(true)
  const told = page.getByRole('alert').filter({ hasText: 'The request has changed in the meantime' })
  await expect(told).toContainText('Withdrawn')
  await expect(terms).toHaveValue('Half in advance')
  await expect(page.getByRole('button', { name: 'Send answer' })).toBeDisabled()
  await expectNoViolations(page)
  // Also after a reload; whoever does not want it any more is led back.
  await page.reload()
  await expect(terms).toHaveValue('Half in advance')
  await page.getByRole('button', { name: 'Start again' }).click()
  await expect(page.getByText('This request cannot be answered now')).toBeVisible()
  await page.getByRole('link', { name: 'Back to the request' }).click()
  await expect(heading(page)).toContainText('Withdrawn')
})
