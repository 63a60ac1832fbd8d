import { readFile } from 'node:fs/promises'
import { hasCompletePackaging } from '@fairquay/contract/catalogue/packaging.ts'
import type { Product } from '@fairquay/contract/catalogue/shapes.ts'
import { createLogisticQuote } from '@fairquay/contract/freight/endpoints.ts'
import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { extractText, getDocumentProxy } from 'unpdf'
import { makeBuyer, newPassword } from './accounts.ts'
import { readDemoGoods } from './demo-goods.ts'
import { loseAnswer } from './lose-answer.ts'
import { readMails, signInThere } from './outbox.ts'

const oneSeller = 'Please, select products of only one seller for a Logistic Quote.'
const incomplete =
  "We won't be able to proceed with your Logistic Quote because the product has incomplete packaging data."

type Goods = { pair: [Product, Product]; stranger: Product; unmeasured: Product }

/** Two products of one seller, one of another, and one that nobody measured. */
async function findGoods(request: APIRequestContext, headers: Record<string, string>): Promise<Goods> {
  const products: Product[] = []
  for (const page of [1, 2, 3, 4]) products.push(...(await readDemoGoods(request, headers, { page })))
  const plain = products.filter(
    ({ options, prices }) =>
      options.length === 0 &&
      prices?.every(({ type, available_qty, min_qty }) => type === 'by_qty' && available_qty >= min_qty),
  )
  const whole = plain.filter(({ get_packaging }) => hasCompletePackaging(get_packaging))
  const pair = [...Map.groupBy(whole, ({ get_supplier, currency }) => `${get_supplier.id} ${currency}`).values()].find(
    ({ length }) => length > 1,
  )
  const [first, second] = pair ?? []
  const stranger = whole.find(({ get_supplier }) => get_supplier.id !== first?.get_supplier.id)
  const unmeasured = plain.find(({ get_packaging }) => !hasCompletePackaging(get_packaging))
  if (!first || !second || !stranger || !unmeasured) throw new Error('The demo marketplace lacks such goods')
  return { pair: [first, second], stranger, unmeasured }
}

/** A person of the journey's own with these goods in the cart, signed in. */
async function arrive(page: Page, request: APIRequestContext, choose: (goods: Goods) => Product[]) {
  const email = await makeBuyer(request)
  const token = await signInThere(request, email, newPassword)
  const headers = { Authorization: `Bearer ${token}` }
  const goods = await findGoods(request, headers)
  const lines = choose(goods).map((product) => ({
    product_id: product.id,
    option_values: [],
    selected_price_id: null,
    quantity: Math.min(...(product.prices ?? []).map(({ min_qty }) => min_qty)),
    changed_at: new Date().toISOString(),
  }))
  const merged = await request.put('/api/v1/cart', { headers, data: { lines } })
  expect(merged.ok()).toBe(true)
  await page.addInitScript((value) => localStorage.setItem('token', value), token)
  await page.goto('/#/cart')
  await expect(page.getByRole('button', { name: 'Logistic Quote' })).toBeVisible()
  return { email, headers, goods }
}

async function passAddresses(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Addressess Information' })).toBeVisible()
  await expect(page.getByLabel('First name').nth(1)).toHaveValue('Ann')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Shipment data' })).toBeVisible()
}

async function passShipment(page: Page): Promise<void> {
  await page.getByLabel('Incoterms').selectOption('FCA - Free Carrier')
  await page.getByRole('radio', { name: /^EUR-1/ }).check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Logistic Quote Review' })).toBeVisible()
}

async function readQuotes(request: APIRequestContext, headers: Record<string, string>) {
  const answer = await request.get('/api/v1/requests?kind=logistic', { headers })
  return ((await answer.json()) as { data: { id: number; total_price: number; line_count: number }[] }).data
}

test('a buyer asks for a quote, refused at every step where something is missing, and keeps what was typed over a reload', async ({
  page,
  request,
}) => {
  const { headers, goods } = await arrive(page, request, ({ pair, stranger }) => [...pair, stranger])
  const { pair, stranger } = goods

  await page.getByRole('button', { name: 'Logistic Quote' }).click()
  await expect(page.getByText(oneSeller)).toBeVisible()
  await page.getByRole('checkbox', { name: `Select all of ${stranger.get_supplier.name}` }).uncheck()
  await page.getByRole('button', { name: 'Logistic Quote' }).click()

  // Step 1.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Addressess Information')
  await expect(page.getByRole('link', { name: 'Go back to My Cart' })).toBeVisible()
  await expect(page.locator('#quote-seller-company')).toHaveValue(pair[0].get_supplier.name)
  await expect(page.getByLabel('First name').nth(1)).toHaveValue('Ann')
  await expect(page.getByRole('radio', { name: 'Same as shipping address' })).toBeChecked()
  await page.getByRole('radio', { name: 'Add New Address' }).check()
  await page.getByLabel('First name').nth(1).fill('')
  await page.getByRole('radio', { name: 'Different than shipping address' }).check()
  await page.getByRole('button', { name: 'Continue' }).click()
  const summary = page.getByRole('group', { name: 'Please, fill all the required fields.' })
  await expect(summary).toBeFocused()
  await expect(summary).toContainText('Please, provide the full loading address of the seller.')
  await expect(summary).toContainText('Please, provide the full billing address of the seller.')
  await expect(summary).toContainText('Buyer, first name: The field is required.')
  await expect(summary).toContainText('Loading address, street: The field is required.')
  await page.getByLabel('First name').nth(1).fill('Ann')
  const loading = page.locator('#quote-loading')
  await loading.getByLabel('Country').selectOption('Portugal')
  await loading.getByLabel('City').fill('Porto')
  await loading.getByLabel('Street').fill('Rua do Almada 12')
  await loading.getByLabel('ZIP code').fill('4050-030')
  const billing = page.locator('#quote-billing')
  await billing.getByLabel('Company name').fill('Lee Holding')
  await billing.getByLabel('Country').selectOption('Italy')
  await billing.getByLabel('City').fill('Torino')
  await billing.getByLabel('Street').fill('Via Po 2')
  await billing.getByLabel('ZIP code').fill('10123')
  await expect(summary).toBeHidden()
  await page.getByRole('button', { name: 'Continue' }).click()

  // Step 2, with its defaults.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shipment data')
  await expect(page.getByText('Please provide the following information')).toBeVisible()
  for (const name of ['Air', 'Pallets', 'Groupage', 'Dry', 'Celsius', 'ASAP'])
    await expect(page.getByRole('radio', { name, exact: true })).toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'No', exact: true })).toBeChecked()
  // What the plan of the load tells is filled in already.
  await expect(page.getByRole('region', { name: 'How the goods are loaded' })).toContainText(
    /\d+ pallets? · .+ of an? /,
  )
  await expect(page.getByRole('radio', { name: 'EUR-1 120x80 cm' })).toBeChecked()
  // The sentence about what was left moves what stands below it: a press that had begun there is no less a press.
  await page.getByLabel(/^Degrees/).fill('-400')
  await page.getByRole('radio', { name: 'Choose a date' }).check()
  await page.getByLabel(/^Degrees/).fill('')
  await page.getByRole('button', { name: 'Continue' }).click()
  const missing = page.getByRole('group', { name: 'Please, fill out all required fields.' })
  await expect(missing).toBeFocused()
  await expect(missing).toContainText('Incoterms: This field is required.')
  await expect(missing).toContainText('Plasen provide a pick up date.')
  await page.getByLabel('Incoterms').selectOption('FOB - Free on Board')
  await expect(missing).toContainText('FOB is made for sea and inland waterway only.')
  await page.getByRole('radio', { name: 'Boat' }).check()
  await expect(missing).not.toContainText('FOB is made')
  const insurance = page.getByRole('group', { name: 'Insurance needed' })
  await page.getByLabel('Incoterms').selectOption('CIP - Carriage and Insurance Paid To')
  await insurance.getByRole('radio', { name: 'No' }).check()
  await expect(missing).toContainText('Under CIP the seller must insure the goods')
  await page.getByRole('button', { name: 'Choose another term', exact: true }).click()
  await expect(page.getByLabel('Incoterms')).toBeFocused()
  await page.getByRole('button', { name: 'Insure', exact: true }).click()
  await expect(insurance.getByRole('radio', { name: 'Yes' })).toBeChecked()
  await expect(missing).not.toContainText('Under CIP')
  await page.getByLabel('Incoterms').selectOption('FOB - Free on Board')
  await expect(page.getByLabel('Named port of loading')).toHaveValue('Porto')
  await page.getByRole('radio', { name: 'EUR-1 120x80 cm' }).check()
  await page.getByLabel('Pickup on').fill('2098-05-10')
  await page.getByLabel('Delivery mandatory date').fill('2098-05-09')
  await expect(missing).toContainText('The delivery date is before the pickup date.')
  await page.getByLabel('Delivery mandatory date').fill('2098-05-20')
  await page.getByRole('checkbox', { name: 'Warehousing' }).check()
  await expect(page.getByRole('checkbox', { name: 'No', exact: true })).not.toBeChecked()
  await page.getByRole('checkbox', { name: 'Local Invoicing' }).check()
  await expect(missing).toBeHidden()

  // In the middle: a reload, the first step again by the browser's own button, and forward.
  await page.reload()
  await expect(page.getByLabel('Delivery mandatory date')).toHaveValue('2098-05-20')
  await page.goBack()
  await expect(page.locator('#quote-loading').getByLabel('Street')).toHaveValue('Rua do Almada 12')
  await page.goForward()
  await page.getByRole('button', { name: 'Continue' }).click()

  // Step 3.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Logistic Quote Review')
  const review = page.getByRole('form', { name: 'Logistic Quote Review' })
  for (const text of [
    'Loading address (Stock)',
    'Rua do Almada 12, 4050-030 Porto, Portugal',
    'Lee Holding, Via Po 2, 10123 Torino, Italy',
    'FOB - Free on Board',
    'EUR-1 (120x80 cm)',
    '05-10-2098',
    '05-20-2098',
    'Warehousing, Local Invoicing',
    pair[0].name,
    pair[1].name,
  ])
    await expect(review).toContainText(text)
  await expect(review).not.toContainText(stranger.name)
  await page.getByRole('button', { name: 'Edit shipment data' }).click()
  await expect(page.getByRole('radio', { name: 'Boat' })).toBeChecked()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('Special Notes').fill('Ring twice, *please*.')
  await expect(page.getByLabel('Submit to').getByRole('option')).toHaveText(['Service Provider'])

  // The first answer is lost on its way; pressing again sends once.
  const sending = await loseAnswer(page, createLogisticQuote)
  const downloading = page.waitForEvent('download')
  await sending.pressTwice(
    () => page.getByRole('button', { name: 'Send Request' }).click(),
    async () => {
      await expect(page.getByText('Something went wrong! Contact Support or try again later!')).toBeVisible()
      await page.reload()
      await expect(page.getByLabel('Special Notes')).toHaveValue('Ring twice, *please*.')
    },
  )
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^\d{4}-\d{2}-\d{2}\.pdf$/)

  const dialog = page.getByRole('dialog', { name: 'Your request was successfully sent!' })
  await expect(dialog).toContainText(
    "The request was successfully received by the seller's company and by our Sales Team.",
  )
  await expect(dialog).toContainText("We'll contact you as soon as possible.")
  const requests = await readQuotes(request, headers)
  expect(requests).toHaveLength(1)
  expect(requests[0]?.line_count).toBe(2)

  const file = new Uint8Array(await readFile(await download.path()))
  const { text } = await extractText(await getDocumentProxy(file), { mergePages: true })
  const words = text.replace(/\s+/g, ' ')
  for (const part of [
    'Logistic quote request',
    String(requests[0]?.id),
    pair[0].get_supplier.name,
    'Rua do Almada 12',
    'Lee Holding',
    'Boat',
    'FOB - Free on Board',
    '05-20-2098',
    'Gross weight',
    'Ring twice, *please*.',
  ])
    expect(words).toContain(part)
  expect(
    (await readMails(request, 'provider@demo.test')).some(({ subject }) =>
      subject.startsWith(`Logistic quote ${requests[0]?.id}:`),
    ),
  ).toBe(true)

  await dialog.getByRole('button', { name: 'RETURN TO MARKEPLACE' }).click()
  await expect(page).toHaveURL(/#\/$/)
  await page.goto('/#/cart')
  await expect(page.getByText(pair[0].name).first()).toBeVisible()
})

test('goods that nobody measured cannot be asked about', async ({ page, request }) => {
  await arrive(page, request, ({ unmeasured }) => [unmeasured])
  await page.getByRole('button', { name: 'Logistic Quote' }).click()
  await expect(page.getByText(incomplete)).toBeVisible()
  await expect(page).toHaveURL(/#\/cart$/)
})

test('when only the document fails the quote is sent all the same', async ({ page, request }) => {
  const { headers } = await arrive(page, request, ({ pair }) => pair)
  await page.getByRole('button', { name: 'Logistic Quote' }).click()
  await passAddresses(page)
  await passShipment(page)
  await page.route('**/api/review-to-pdf', (route) => route.abort())
  // What failed before is over once it is tried anew: it does not stand beside what succeeded.
  await page.route(`**${createLogisticQuote.path}`, (route) => route.abort(), { times: 1 })
  await page.getByRole('button', { name: 'Send Request' }).click()
  const failure = page.getByText('Something went wrong! Contact Support or try again later!')
  await expect(failure).toBeVisible()
  await page.getByRole('button', { name: 'Send Request' }).click()
  await expect(page.getByRole('dialog', { name: 'Your request was successfully sent!' })).toBeVisible()
  expect(await failure.count()).toBe(0)
  await expect(
    page.getByText(
      'Something went wrong when generating you quotation. Check the provided data or contact support for more information.',
    ),
  ).toBeVisible()
  const [stored] = await readQuotes(request, headers)
  await page.getByRole('link', { name: `Open request #${stored?.id}` }).click()
  await expect(page).toHaveURL(new RegExp(`#/requests/${stored?.id}$`))
})

test('a link cannot skip a step, and leads to the cart where no quote was begun', async ({ page, request }) => {
  await arrive(page, request, ({ pair }) => pair)
  await page.goto('/#/cart?quote=review')
  await expect(page).toHaveURL(/#\/cart$/)
  await page.getByRole('button', { name: 'Logistic Quote' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Addressess Information')
  // Filled in from the profile: nothing of the first step is missing.
  await expect(page.getByLabel('First name').nth(1)).toHaveValue('Ann')
  await page.goto('/#/cart?quote=review')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shipment data')
})
