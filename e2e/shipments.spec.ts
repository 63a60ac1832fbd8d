import { actOnClaim, openClaim, replaceClaimed } from '@fairquay/contract/claims/endpoints.ts'
import {
  cancelShipment,
  createShipment,
  receiveShipment,
  reportStation,
  takeBackStation,
} from '@fairquay/contract/shipments/endpoints.ts'
import { expect, type Page, test } from '@playwright/test'
import { haveCarried } from './carried-deal.ts'
import { bringIn, makeShopper, smallestOrder } from './cart-goods.ts'
import { expectNoSideways, expectNoViolations, heading, openFor } from './deals.ts'
import { loseAnswer } from './lose-answer.ts'
import { makeOrder } from './order-deal.ts'

const inDialog = (page: Page, name: string | RegExp) => page.getByRole('dialog').getByRole('button', { name })
const shipments = (page: Page) => page.getByRole('region', { name: 'Shipments' })
const next = (page: Page) => page.getByRole('region', { name: /Your turn|Next step/ })
const claims = (page: Page) => page.getByRole('region', { name: 'Claims' })
const phone = { width: 390, height: 844 }
const desk = { width: 1440, height: 900 }

test('an order is shipped in two parts, carried, received short on a phone, claimed and credited', async ({
  browser,
  page,
  request,
}) => {
  const shopper = await makeShopper(request)
  const made = await makeOrder(request, shopper)
  const { order, seller, product } = made
  const ordered = smallestOrder(product)
  const first = Math.ceil(ordered / 2)
  const provider = await haveCarried(request, shopper, made)

  // The seller ships a part, by sea, in packages the product's packaging proposes; one press whose answer is lost makes one shipment.
  const sellerPage = await openFor(browser, seller)
  await sellerPage.goto(`/#/orders/${order.id}`)
  await expect(shipments(sellerPage)).toContainText('Nothing has been shipped yet.')
  // The form comes when it is asked for. Where it does not, that is told; newer browsers remember it until the page is loaded anew, as the notice says.
  const isForm = /\/assets\/ship-dialog-[^/]*\.js$/
  await sellerPage.route(isForm, (route) => route.abort())
  await shipments(sellerPage).getByRole('button', { name: 'Ship', exact: true }).click()
  await expect(sellerPage.getByText('This could not be opened.')).toBeVisible()
  await sellerPage.unroute(isForm)
  await sellerPage.reload()
  // Escape gives up what is still on its way.
  const { promise: isAwaited, resolve: letThrough } = Promise.withResolvers<void>()
  await sellerPage.route(isForm, async (route) => {
    await isAwaited
    await route.continue()
  })
  const comes = sellerPage.waitForResponse(isForm)
  await shipments(sellerPage).getByRole('button', { name: 'Ship', exact: true }).click()
  await expect(sellerPage.getByText('Loading…')).toBeVisible()
  await sellerPage.keyboard.press('Escape')
  letThrough()
  await (await comes).finished()
  await expect(sellerPage.getByRole('dialog')).toHaveCount(0)
  await shipments(sellerPage).getByRole('button', { name: 'Ship', exact: true }).click()
  const dialog = sellerPage.getByRole('dialog', { name: 'Ship goods' })
  await dialog.getByLabel(/^Quantity of /).fill(String(first))
  await dialog.getByLabel('By', { exact: true }).selectOption('Sea')
  const addContainer = dialog.getByRole('button', { name: 'Add container' })
  await addContainer.click()
  // Once the last one is removed, the keyboard goes on at the button that adds another.
  await dialog.getByRole('button', { name: /^Remove container 1/ }).press('Enter')
  await expect(addContainer).toBeFocused()
  await addContainer.press('Enter')
  await dialog.getByLabel('Container number').fill('MSKU 907032 4')
  await dialog.getByLabel('Carrier').fill('Maersk')
  await inDialog(sellerPage, 'Prepare shipment').click()
  await expect(dialog).toContainText('The last digit does not fit the others.')
  await expectNoViolations(sellerPage)
  await dialog.getByLabel('Container number').fill('MSKU 907032 3')
  await dialog.getByLabel(/^Delivery/).fill(dayFromNow(20))
  const shipping = await loseAnswer(sellerPage, createShipment)
  await shipping.pressTwice(() => inDialog(sellerPage, 'Prepare shipment').click())
  await expect(shipments(sellerPage).getByRole('article')).toHaveCount(1)
  await expect(shipments(sellerPage)).toContainText('MSKU 907032 3')
  await expectNoViolations(sellerPage)

  // Who carries it finds it, sees no price, and reports; the buyer sees where it is and that it comes later.
  const carrierPage = await openFor(browser, provider)
  await carrierPage.goto('/#/shipments?status=open')
  await carrierPage.getByRole('searchbox', { name: 'Search shipments' }).fill('MSKU 907032 3')
  await expect(carrierPage).toHaveURL(/search=MSKU/)
  await carrierPage.getByRole('list', { name: 'Shipments' }).getByRole('link', { name: order.number }).click()
  await expect(heading(carrierPage)).toContainText(`${order.number}/1`)
  await expect(carrierPage.getByRole('main')).not.toContainText('€')
  await expect(carrierPage.getByRole('term').filter({ hasText: /^(Pick-up|Delivery)$/ })).toHaveCount(2)
  await carrierPage.getByRole('button', { name: 'Report: Ready for pick-up' }).click()
  await carrierPage.getByLabel('Station').selectOption('Departed from port')
  await carrierPage.getByLabel('Place').fill('Leixões')
  const reporting = await loseAnswer(carrierPage, reportStation)
  await reporting.pressTwice(() => inDialog(carrierPage, /^Report$/).click())
  await expect(carrierPage.getByRole('article')).toContainText('On its way')
  await carrierPage.getByRole('button', { name: /^Report: / }).click()
  await carrierPage.getByLabel('Station').selectOption('Delivered')
  await carrierPage.getByRole('radio', { name: 'It is expected' }).check()
  await carrierPage.getByLabel('On', { exact: true }).fill(dayFromNow(22))
  await inDialog(carrierPage, /^Report$/).click()
  await expect(carrierPage.getByRole('article')).toContainText('Expected 2 days later than planned')
  await expectNoViolations(carrierPage)
  await carrierPage.goto('/#/dashboard')
  await expect(carrierPage.getByRole('heading', { name: 'Shipments you carry' })).toBeVisible()
  await expect(carrierPage.getByRole('list', { name: 'Shipments' }).getByRole('link').first()).toContainText(' → ')
  await expectNoViolations(carrierPage)

  // What was said of the way before stands there again; the rest goes by lorry.
  await shipments(sellerPage).getByRole('button', { name: 'Ship more' }).click()
  await expect(dialog.getByLabel('By', { exact: true })).toHaveValue('boat')
  await expect(dialog.getByLabel('Carrier')).toHaveValue('Maersk')
  await dialog.getByLabel('By', { exact: true }).selectOption('Road')
  await dialog.getByLabel('Carrier').fill('')
  await inDialog(sellerPage, 'Prepare shipment').click()
  const second = shipments(sellerPage).getByRole('article', { name: `Shipment ${order.number}/2` })
  // What is changed of it and not saved stands there again once the form is opened anew, unless it is not wanted.
  const changing = sellerPage.getByRole('dialog', { name: /^Change / })
  const noted = changing.getByLabel(/^Note/)
  const openChange = () => second.getByRole('button', { name: 'Change', exact: true }).click()
  await openChange()
  await noted.fill('Ring twice')
  await sellerPage.keyboard.press('Escape')
  await openChange()
  await expect(noted).toHaveValue('Ring twice')
  // A press of Enter on what has the focus first loses nothing.
  await expect(changing.getByLabel(/^Quantity of /).first()).toBeFocused()
  await changing.getByRole('button', { name: 'Start again' }).click()
  await expect(noted).toHaveValue('')
  await noted.fill('Ring once')
  await inDialog(sellerPage, 'Save').click()
  await expect(second).toContainText('Ring once')
  await openChange()
  await expect(noted).toHaveValue('Ring once')
  await expect(changing.getByRole('button', { name: 'Start again' })).toHaveCount(0)
  await sellerPage.keyboard.press('Escape')
  await second.getByRole('button', { name: 'Report: Ready for pick-up' }).click()
  await sellerPage.getByLabel('Station').selectOption('Picked up')
  // What else the page shows may be long in coming: what was done is done, and nobody waits for it.
  const isOfClaims = /\/orders\/\d+\/claims$/
  await sellerPage.route(isOfClaims, () => {})
  await inDialog(sellerPage, /^Report$/).click()
  await expect(heading(sellerPage)).toContainText('Shipped')
  await sellerPage.unroute(isOfClaims)
  // What is typed of its numbers and not saved stands there again as well.
  const numbers = sellerPage.getByRole('dialog', { name: 'Carrier and numbers' })
  const openNumbers = () => second.getByRole('button', { name: 'Carrier and numbers' }).click()
  await openNumbers()
  await numbers.getByLabel('Carrier').fill('Almarinho’s own lorry')
  await sellerPage.keyboard.press('Escape')
  await openNumbers()
  await expect(numbers.getByLabel('Carrier')).toHaveValue('Almarinho’s own lorry')
  await numbers.getByRole('button', { name: 'Start again' }).click()
  await expect(numbers.getByLabel('Carrier')).toHaveValue('')
  await sellerPage.keyboard.press('Escape')

  // The buyer receives on a phone, one piece short and one damaged, and claims both in one press.
  await bringIn(page, shopper)
  await page.setViewportSize(phone)
  await page.goto(`/#/orders/${order.id}`)
  const sea = shipments(page).getByRole('article', { name: `Shipment ${order.number}/1` })
  await expect(sea).toContainText('Leixões')
  await expectNoSideways(page)
  await sea.getByRole('button', { name: 'Confirm receipt' }).click()
  const counted = page.getByRole('dialog', { name: 'What has come?' })
  await counted.getByLabel(/^Whole/).fill(String(first - 2))
  await counted.getByLabel(/^Damaged/).fill('1')
  await counted.getByRole('button', { name: 'The other 1 are missing' }).click()
  await expect(counted.getByLabel(/^Missing/)).toHaveValue('1')
  // What was counted survives a reload.
  await page.reload()
  await sea.getByRole('button', { name: 'Confirm receipt' }).click()
  await expect(counted.getByLabel(/^Missing/)).toHaveValue('1')
  await expectNoViolations(page)
  const receiving = await loseAnswer(page, receiveShipment)
  await receiving.pressTwice(() => inDialog(page, 'Confirm receipt').click())
  await expect(claims(page)).toContainText('1 damaged, 1 missing')
  await claims(page).getByRole('button', { name: 'Claim these' }).click()
  const claim = page.getByRole('dialog', { name: 'What is wrong?' })
  // Each reason has its own quantity.
  await expect(claim.getByLabel(/^Claimed quantity of /).first()).toHaveValue('1')
  await expect(claim.getByLabel(/^Reason for /)).toHaveValue('damaged')
  await expect(claim.getByLabel(/^Claimed quantity of .*, reason 2$/)).toHaveValue('1')
  await expect(claim.getByLabel(/^Reason 2 for /)).toHaveValue('short')
  // How many can be claimed counts for both reasons together and stands beside the name.
  await expect(claim.getByRole('listitem').first().getByRole('paragraph')).toContainText(/at most \d/)
  await claim
    .getByLabel('Attach files')
    .setInputFiles({ name: 'note.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\nx\n%%EOF') })
  await expect(claim.getByRole('button', { name: 'Remove note.pdf' })).toBeVisible()
  await expectNoViolations(page)
  const claiming = await loseAnswer(page, openClaim)
  await claiming.pressTwice(
    () => inDialog(page, 'Send claim').click(),
    async () => {
      // It is told beside the button, however long the form is and however short the screen; the form can still be read.
      const failure = claim.getByRole('alert').filter({ hasText: 'could not be reached' })
      await expect(failure).toBeInViewport({ ratio: 1 })
      await page.setViewportSize({ width: 390, height: 480 })
      await expect(failure).toBeInViewport({ ratio: 1 })
      await expect(inDialog(page, 'Send claim')).toBeInViewport({ ratio: 1 })
      await expectNoViolations(page)
    },
  )
  await expect(claims(page).getByRole('article')).toHaveCount(1)
  await expect(claims(page)).not.toContainText('Claim these')
  await expect(claims(page).getByRole('article')).toContainText('Missing 1, Damaged 1')
  await page.setViewportSize(desk)

  // The seller gives all that was asked for, so that it is agreed at once, and credits it.
  await sellerPage.reload()
  await claims(sellerPage).getByRole('button', { name: 'Offer a remedy' }).click()
  await expect(sellerPage.getByRole('dialog')).toContainText('it is agreed at once')
  await expectNoViolations(sellerPage)
  const answering = await loseAnswer(sellerPage, actOnClaim)
  await answering.pressTwice(() => inDialog(sellerPage, 'Send answer').click())
  await claims(sellerPage).getByRole('button', { name: 'Give the credit' }).click()
  await sellerPage.getByLabel('Number of a credit note you have written elsewhere').fill('GS-2026-17')
  await inDialog(sellerPage, 'Give the credit').click()
  await expect(claims(sellerPage)).toContainText('Settled')
  await page.reload()
  await expect(claims(page)).toContainText('GS-2026-17')
  await expectNoViolations(page)
})

test('a claim is refused, insisted on with a word, and settled by goods that come back and others that go', async ({
  browser,
  page,
  request,
}) => {
  const shopper = await makeShopper(request)
  const { order, seller } = await makeOrder(request, shopper)
  const sellerPage = await openFor(browser, seller)
  await sellerPage.goto(`/#/orders/${order.id}`)
  await shipments(sellerPage).getByRole('button', { name: 'Ship', exact: true }).click()
  await inDialog(sellerPage, 'Prepare shipment').click()

  // The first one is taken back before it leaves.
  await shipments(sellerPage).getByRole('button', { name: 'Cancel shipment' }).click()
  const cancelling = await loseAnswer(sellerPage, cancelShipment)
  await cancelling.pressTwice(() => inDialog(sellerPage, 'Cancel shipment').click())
  await expect(shipments(sellerPage)).toContainText('1 cancelled shipment')
  await shipments(sellerPage).getByRole('button', { name: /^Ship/ }).click()
  await inDialog(sellerPage, 'Prepare shipment').click()
  await shipments(sellerPage).getByRole('button', { name: 'Report: Ready for pick-up' }).click()
  await sellerPage.getByLabel('Station').selectOption('Delivered')
  await inDialog(sellerPage, /^Report$/).click()
  await expect(shipments(sellerPage).getByRole('article')).toContainText('Delivered')
  // That was a mistake: taken back, nothing has left, and it is reported anew.
  await expect(heading(sellerPage)).toContainText('Shipped')
  await shipments(sellerPage).getByRole('button', { name: 'Take back: Delivered' }).click()
  await sellerPage.getByLabel('Reason').fill('It is still here.')
  await expectNoViolations(sellerPage)
  const taking = await loseAnswer(sellerPage, takeBackStation)
  await taking.pressTwice(() => inDialog(sellerPage, 'Take it back').click())
  await expect(heading(sellerPage)).toContainText('In preparation')
  await expect(shipments(sellerPage).getByRole('article')).toContainText('Being prepared')
  await expect(sellerPage.getByRole('list', { name: 'What happened' })).toContainText('is taken back')
  await shipments(sellerPage).getByRole('button', { name: 'Report: Ready for pick-up' }).click()
  await sellerPage.getByLabel('Station').selectOption('Delivered')
  await inDialog(sellerPage, /^Report$/).click()
  await expect(heading(sellerPage)).toContainText('Shipped')

  await bringIn(page, shopper)
  await page.goto(`/#/orders/${order.id}`)
  await expect(shipments(page)).toContainText('not confirmed yet')
  await next(page).getByRole('button', { name: 'Confirm receipt' }).click()
  await expect(page.getByRole('dialog', { name: 'What has come?' })).toBeVisible()
  await page.keyboard.press('Escape')
  await claims(page).getByRole('button', { name: 'Open a claim' }).click()
  await inDialog(page, 'Send claim').click()
  await expect(page.getByRole('dialog')).toContainText('Please choose at least one thing to claim.')
  await page.getByLabel(/^Claimed quantity of /).fill('1')
  await page.getByLabel(/^Reason for /).selectOption('Poor quality')
  await inDialog(page, 'Send claim').click()
  await expect(page.getByRole('dialog')).toContainText('Please say what is wrong.')
  await page.getByRole('textbox', { name: 'What is wrong' }).fill('The glaze is cracked.')
  await page.getByRole('radio', { name: 'A replacement' }).check()
  await inDialog(page, 'Send claim').click()
  await expect(claims(page)).toContainText('Waits for the seller')

  // The seller finds it among the claims, on a phone too.
  await sellerPage.goto('/#/shipments')
  await sellerPage.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Claims' }).click()
  await sellerPage.getByRole('combobox', { name: 'State' }).selectOption('Your turn')
  await expect(sellerPage).toHaveURL(/status=waiting/)
  await sellerPage.getByRole('searchbox', { name: 'Search claims' }).fill('no such thing')
  await expect(sellerPage.getByText('No claim is like this')).toBeVisible()
  await sellerPage.getByRole('searchbox', { name: 'Search claims' }).fill(`${order.number}/C1`)
  const found = sellerPage.getByRole('list', { name: 'Claims' }).getByRole('link', { name: `${order.number}/C1` })
  await expect(found).toContainText('Your turn')
  await expectNoViolations(sellerPage)
  await sellerPage.setViewportSize(phone)
  await expectNoSideways(sellerPage)
  await sellerPage.setViewportSize(desk)
  await found.click()
  await expect(heading(sellerPage)).toBeVisible()
  await claims(sellerPage).getByRole('button', { name: 'Refuse' }).click()
  await sellerPage.getByLabel('Reason').fill('That is how this glaze is.')
  await inDialog(sellerPage, 'Refuse').click()
  await expect(claims(sellerPage)).toContainText('Refused')
  await page.reload()
  await claims(page).getByRole('button', { name: 'Insist' }).click()
  await page.getByLabel('Why the answer is not enough').fill('It leaks.')
  await inDialog(page, 'Insist').click()
  await sellerPage.reload()
  await claims(sellerPage).getByRole('button', { name: 'Offer a remedy' }).click()
  await sellerPage.getByLabel('The goods are to be sent back first').check()
  await inDialog(sellerPage, 'Send answer').click()
  await page.reload()
  await claims(page).getByRole('button', { name: 'Accept' }).click()
  await inDialog(page, 'Accept').click()
  await expect(claims(page)).toContainText(`RMA-${order.number}/C1`)
  await claims(page).getByRole('button', { name: 'It is on its way back' }).click()
  await inDialog(page, 'It is on its way back').click()
  await sellerPage.reload()
  await claims(sellerPage).getByRole('button', { name: 'It has come back' }).click()
  await inDialog(sellerPage, 'It has come back').click()
  await claims(sellerPage).getByRole('button', { name: 'Ship the replacement' }).click()
  const replacing = await loseAnswer(sellerPage, replaceClaimed)
  // The notice of the step before stays as long as the pointer rests on it.
  const lookAway = () => sellerPage.mouse.move(0, 0)
  await replacing.pressTwice(() => inDialog(sellerPage, 'Prepare shipment').click(), lookAway)
  await expect(shipments(sellerPage).getByRole('article', { name: `Shipment ${order.number}/3` })).toContainText(
    'Replacement',
  )
  await page.reload()
  await expect(claims(page)).toContainText('Settled')
  await claims(page).getByRole('link', { name: 'Show the shipment' }).click()
  await expect(heading(page)).toContainText(`${order.number}/3`)
  await expectNoViolations(page)
})

/** A day of the person's own calendar. */
function dayFromNow(days: number): string {
  const date = new Date(Date.now() + days * 86_400_000)
  const pad = (value: number) => String(value).padStart(2, '0')
  return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`
}
