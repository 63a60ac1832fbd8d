import { randomUUID } from 'node:crypto'
import { actOnReview, reportReview, writeReview } from '@fairquay/contract/reviews/endpoints.ts'
import { expect, type Page, test } from '@playwright/test'
import { makeViewer, newPassword, signIn } from './accounts.ts'
import { bringIn, makeShopper } from './cart-goods.ts'
import { expectNoSideways, expectNoViolations, findDemo, openFor } from './deals.ts'
import { loseAnswer } from './lose-answer.ts'
import { makeCompletedOrder } from './order-deal.ts'

const inDialog = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true })
const reviews = (page: Page) => page.getByRole('region', { name: 'Reviews' })

test('goods of a completed order are reviewed on a phone, changed, withdrawn and reviewed anew', async ({
  page,
  browser,
  request,
}) => {
  const shopper = await makeShopper(request)
  const { order, product } = await makeCompletedOrder(request, shopper)
  await bringIn(page, shopper)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/#/orders/${order.id}`)
  const write = reviews(page).getByRole('button', { name: `Write a review of ${product.name}` })
  await expect(write).toBeVisible()
  // Who only reads for the company is told whose turn it is, and offered nothing that would be refused.
  const reader = await browser.newPage()
  await signIn(reader, await makeViewer(request, shopper), newPassword)
  await reader.goto(`/#/orders/${order.id}`)
  await expect(reader.getByRole('region', { name: 'Your company’s turn' })).toContainText('Ask one of its owners')
  await expect(reader.getByRole('button', { name: /^Write a review/ })).toHaveCount(0)
  await reader.close()
  await page.getByRole('region', { name: 'Your turn' }).getByRole('button', { name: 'Write a review' }).click()
  await expect(write).toBeFocused()
  await write.press('Enter')

  // By the keyboard: two stars need a reason, and what is typed survives a reload.
  await inDialog(page, 'Publish review').click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Please give one to five stars.')
  await expect(dialog.getByRole('radio').first()).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(dialog.getByRole('radio', { name: '2 stars, Poor' })).toBeChecked()
  await inDialog(page, 'Publish review').click()
  await expect(dialog).toContainText('Please say in a few words what was wrong.')
  await dialog.getByLabel(/^What was it like/).fill('Two lids leaked.')
  await page.reload()
  await write.click()
  await expect(dialog.getByLabel(/^What was it like/)).toHaveValue('Two lids leaked.')
  await dialog.getByLabel('Add pictures').setInputFiles({ name: 'lid.png', mimeType: 'image/png', buffer: onePixel })
  await expect(dialog.getByRole('button', { name: 'Remove picture 1' })).toBeVisible()
  await expectNoViolations(page)
  await expectNoSideways(page)
  const writing = await loseAnswer(page, writeReview)
  await writing.pressTwice(() => inDialog(page, 'Publish review').click())
  const written = reviews(page).getByRole('article', { name: `Your review of ${product.name}` })
  await expect(written).toContainText('Two lids leaked.')
  await expect(written).toContainText('Readers and the seller see: Verified buyer')
  await expect(written.getByRole('img', { name: '2 of 5 stars' })).toBeVisible()
  await expectNoViolations(page)

  // It is changed, and what has happened to the order no longer waits for its buyer.
  await written.getByRole('button', { name: 'Change your review' }).click()
  await dialog.getByRole('radio', { name: '4 stars, Good' }).check()
  await dialog.getByLabel(/^What was it like/).fill('Two lids leaked; new ones came at once.')
  await inDialog(page, 'Save changes').click()
  await expect(written).toContainText('new ones came at once')
  await expect(page.getByRole('region', { name: 'Your turn' })).toHaveCount(0)

  await written.getByRole('button', { name: 'Withdraw your review' }).click()
  const withdrawing = await loseAnswer(page, actOnReview)
  await withdrawing.pressTwice(() => inDialog(page, 'Withdraw review').click())
  await expect(written).toHaveCount(0)
  await write.click()
  // Nothing of the old one is left.
  await expect(dialog.getByLabel(/^What was it like/)).toHaveValue('')
  await page.keyboard.press('Escape')
  await expect(write).toBeFocused()
})

test('what buyers wrote is read by everybody, answered by its seller, reported, and hidden by the operator with a reason', async ({
  browser,
  page,
  request,
}) => {
  const shopper = await makeShopper(request)
  const { order, product, seller } = await makeCompletedOrder(request, shopper)
  const words = `Every tin was whole, order ${order.number} of ${Date.now()}.`
  const answer = await request.post(`/api/v1/orders/${order.id}/reviews`, {
    headers: { ...shopper.headers, 'Idempotency-Key': randomUUID() },
    data: { product_id: product.id, stars: 5, title: '', text: words, is_named: false, picture_ids: [] },
  })
  expect(answer.status(), await answer.text()).toBe(201)

  // A guest is led to it from under the name, and narrows and sorts what is there.
  await page.goto(`/#/product/${product.slug}`)
  await page.getByRole('button', { name: /\(\d+ reviews?\)$/ }).click()
  const review = reviews(page).getByRole('listitem').filter({ hasText: words })
  await expect(review).toContainText('Verified buyer')
  await expect(review.getByRole('button')).toHaveCount(0)
  await reviews(page)
    .getByRole('button', { name: /^5 stars: / })
    .click()
  await expect(review).toBeVisible()
  await reviews(page).getByLabel('Order of the reviews').selectOption('Worst first')
  await expectNoViolations(page)
  await reviews(page).getByRole('button', { name: 'Show all' }).click()

  // The seller is told, finds it first among those without an answer, and answers once.
  const sellerPage = await openFor(browser, seller)
  const received = sellerPage.getByRole('list', { name: 'Reviews' }).getByRole('listitem').filter({ hasText: words })
  await sellerPage.goto('/#/dashboard')
  await sellerPage.getByRole('link', { name: /^Reviews to answer [1-9]/ }).click()
  await expect(received).toContainText('Not answered')
  await sellerPage.goto('/#/notifications')
  await sellerPage
    .getByRole('link', { name: /wrote a review with 5 stars/ })
    .first()
    .click()
  await expect(sellerPage).toHaveURL(/#\/reviews$/)
  await expect(received).toContainText('Not answered')
  await expectNoViolations(sellerPage)
  await received.getByRole('button', { name: 'Answer' }).click()
  await inDialog(sellerPage, 'Publish answer').click()
  await expect(sellerPage.getByRole('dialog')).toContainText('Please write something.')
  await sellerPage.getByLabel('Your answer').fill('Thank you. We pack each tin by hand.')
  await expectNoViolations(sellerPage)
  const answering = await loseAnswer(sellerPage, actOnReview)
  await answering.pressTwice(() => inDialog(sellerPage, 'Publish answer').click())
  await expect(received).toContainText('We pack each tin by hand.')
  await sellerPage.getByLabel('Answers').selectOption('Not answered')
  await expect(sellerPage).toHaveURL(/waiting=true/)
  await expect(received).toHaveCount(0)
  await sellerPage.goBack()
  await expect(received.getByRole('button', { name: 'Change the answer' })).toBeVisible()

  const stranger = await openFor(browser, await makeShopper(request))
  await stranger.setViewportSize({ width: 390, height: 844 })
  await stranger.goto(`/#/product/${product.slug}`)
  const read = reviews(stranger).getByRole('listitem').filter({ hasText: words })
  await expect(read).toContainText('We pack each tin by hand.')
  await expectNoSideways(stranger)
  await read.getByRole('button', { name: 'Report' }).click()
  await inDialog(stranger, 'Report review').click()
  await expect(stranger.getByRole('dialog')).toContainText('Please choose a reason.')
  await stranger.getByRole('radio', { name: 'Something else' }).check()
  await stranger.getByLabel(/^What should we know/).fill('It speaks of another order.')
  await expectNoViolations(stranger)
  const reporting = await loseAnswer(stranger, reportReview)
  await reporting.pressTwice(() => inDialog(stranger, 'Report review').click())
  await expect(stranger.getByText('The marketplace looks at it.')).toBeVisible()

  // The operator reads why, decides with a reason of their own, and the writer reads that.
  const operator = await openFor(browser, await findDemo(request, 'admin@demo.test'))
  await operator.goto('/#/operator/reviews')
  const reported = operator.getByRole('article').filter({ hasText: words })
  await expect(reported).toContainText('It speaks of another order.')
  await expectNoViolations(operator)
  await reported.getByRole('button', { name: /^Hide the review of / }).click()
  await inDialog(operator, 'Hide').click()
  await expect(operator.getByRole('dialog')).toContainText('Say why')
  await operator.getByLabel('Reason').fill('It names an order.')
  await expectNoViolations(operator)
  await inDialog(operator, 'Hide').click()
  // What lies behind a dialog counts as not there.
  await expect(operator.getByRole('dialog')).toHaveCount(0)
  await expect(reported).toHaveCount(0)
  await operator.getByLabel('State').selectOption('Hidden')
  await expect(reported).toContainText('It names an order.')
  const buyerPage = await openFor(browser, shopper)
  await buyerPage.goto(`/#/orders/${order.id}`)
  await expect(reviews(buyerPage)).toContainText('The marketplace has hidden it: “It names an order.”')
})

const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
