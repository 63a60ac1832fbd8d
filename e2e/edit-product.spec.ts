import { randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import { signIn } from './accounts.ts'
import { inspect } from './inspect.ts'
import { searchList } from './search-list.ts'

/** What signing in leaves behind; the form itself is the business of another journey. */
async function drawPicture(colour: string): Promise<Buffer> {
  return sharp({ create: { width: 600, height: 450, channels: 3, background: colour } })
    .png()
    .toBuffer()
}

const saveKeys = 'Control+s'

test('a seller writes a product, two people change it at once, and the operator hides it', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000)
  page.setDefaultTimeout(15_000)
  const name = `Cork Trivet ${randomUUID().slice(0, 8)}`
  const violations: string[] = []
  page.on('console', (message) => {
    if (/TrustedHTML|TrustedScript|TrustedTypePolicy|inline style/.test(message.text())) violations.push(message.text())
  })

  // seller2's goods are nobody's in the other journeys.
  await signIn(page, 'seller2@demo.test')
  await page.goto('/#/products-parent')
  await page.getByRole('link', { name: 'New product' }).click()
  await expect(page.getByRole('heading', { name: 'New product', level: 1 })).toBeVisible()

  // What is missing is named on top and at its field.
  await page.getByRole('button', { name: 'Save and publish' }).click()
  const summary = page.getByRole('group', { name: /things are to be put right/ })
  await expect(summary).toBeFocused()
  await summary.getByRole('button', { name: /^Name/ }).click()
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused()
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByLabel('Country of origin').selectOption({ label: 'Portugal' })

  // What only publishing needs is told as well, and leads to its place.
  await page.getByRole('button', { name: 'Save and publish' }).click()
  const one = page.getByRole('group', { name: 'One thing is to be put right' })
  await expect(one).toBeFocused()
  await one.getByRole('button', { name: /^Price list/ }).click()
  await expect(page.getByRole('group', { name: 'Price list' })).toBeFocused()

  // What would make it better stands beside the form, each a way to its field.
  const missing = page.getByRole('region', { name: 'Quality' })
  await missing.getByRole('button', { name: /customs code/i }).click()
  await expect(page.getByLabel('Customs code (HTS)')).toBeFocused()
  const text = page.getByRole('textbox', { name: 'Description' })
  await text.click()
  await page.keyboard.type('Pressed cork for ')
  await page.getByRole('button', { name: 'Bold', exact: true }).click()
  await page.keyboard.type('hot pots')
  await text.evaluate((area) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', '<p>, <em onclick="alert(1)">washable</em><script>alert(2)</script></p>')
    area.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })
  await expect(text.locator('strong')).toHaveText('hot pots')
  await expect(text.locator('em')).toHaveText('washable')

  await page.getByLabel('Choose pictures').setInputFiles([
    { name: 'front.png', mimeType: 'image/png', buffer: await drawPicture('#b98') },
    { name: 'notes.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') },
    { name: 'back.png', mimeType: 'image/png', buffer: await drawPicture('#a76') },
  ])
  await expect(page.getByText('notes.pdf was not uploaded.')).toBeVisible()
  await page.getByRole('button', { name: 'Leave it out' }).click()
  await expect(page.getByText('notes.pdf was not uploaded.')).toHaveCount(0)
  const pictures = page.getByRole('list', { name: 'Pictures' }).getByRole('listitem')
  await expect(pictures).toHaveCount(2)
  await page.getByLabel('Picture 2: what it shows').fill('The second one')
  await page.getByRole('button', { name: 'Move picture 2 forward' }).press('Enter')
  await expect(page.getByLabel('Picture 1: what it shows')).toHaveValue('The second one')

  await page.getByRole('button', { name: 'Add an option' }).click()
  await page.getByLabel('Name of the option').fill('Size')
  for (const value of ['Small', 'Large, tall']) {
    await page.getByLabel('Values', { exact: true }).fill(value)
    await page.getByLabel('Values', { exact: true }).press('Enter')
  }
  await page.getByRole('button', { name: 'Add a price' }).click()
  const small = page.getByRole('list', { name: 'Small' })
  await small.getByLabel(/^Price \(USD\)/).fill('4,50')
  const stock = page.getByLabel('In stock, Small')
  await stock.fill('1500000')
  expect(await stock.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(0)
  await stock.fill('500')
  // The table of variants: from cell to cell by keys, one value for many, faults at the cell.
  await page.getByLabel('Weight, Small').fill('heavy')
  await page.getByLabel('Weight, Small').press('Enter')
  await expect(page.getByLabel('Weight, Large, tall')).toBeFocused()
  await expect(page.getByText('Weight is a number with its unit')).toBeVisible()
  await page.getByLabel('Weight, Small').fill('250 g')
  const many = page.getByRole('group', { name: 'Set for many' })
  await many.getByLabel('Set', { exact: true }).selectOption({ label: 'SKU, beginning with' })
  await many.getByLabel('to', { exact: true }).fill('CORK')
  await many.getByRole('button', { name: 'Set' }).click()
  await expect(page.getByText('Set for 2 variants.')).toBeVisible()
  await expect(page.getByLabel('SKU, Large, tall')).toHaveValue('CORK-LARGE-TALL')
  // A block from a spreadsheet is taken back in one step, by its button or by the key.
  const paste = () =>
    page.getByLabel('SKU, Small').evaluate((box) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', 'A-1\t4006381333931\nA-2\tone code\nA-3')
      box.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    })
  await paste()
  await expect(page.getByLabel('SKU, Large, tall')).toHaveValue('A-2')
  await expect(page.getByText('1 cell found no place in the table.')).toBeVisible()
  await page.getByText('Pasted into 4 cells.').getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByLabel('SKU, Large, tall')).toHaveValue('CORK-LARGE-TALL')
  await expect(page.getByLabel('Barcode, Small')).toHaveValue('')
  await paste()
  await expect(page.getByLabel('SKU, Small')).toHaveValue('A-1')
  await page.getByLabel('SKU, Small').press('Control+z')
  await expect(page.getByLabel('SKU, Small')).toHaveValue('CORK-SMALL')
  await page.getByRole('button', { name: 'Rename Small' }).click()
  await page.getByRole('textbox', { name: 'Rename Small' }).fill('Tiny')
  await page.getByRole('textbox', { name: 'Rename Small' }).press('Enter')
  await expect(page.getByLabel('Weight, Tiny')).toHaveValue('250 g')
  await page.getByRole('button', { name: 'Rename Tiny' }).click()
  await page.getByRole('textbox', { name: 'Rename Tiny' }).fill('Small')
  await page.getByRole('textbox', { name: 'Rename Tiny' }).press('Enter')
  await page.getByRole('button', { name: 'Choose pictures of Small' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Picture 2' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click()
  await page.getByRole('button', { name: 'Add a quantity tier for Small' }).click()
  await expect(small.getByRole('listitem')).toHaveCount(2)
  await small
    .getByLabel(/^Price \(USD\)/)
    .nth(1)
    .fill('3.90')
  await small
    .getByLabel(/^From quantity/)
    .nth(1)
    .fill('15')
  await expect(page.getByText('No line covers the quantities 10 to 14.')).toBeVisible()
  await small
    .getByLabel(/^To quantity/)
    .nth(0)
    .fill('20')
  await expect(page.getByText('Two lines claim the quantity 15.')).toBeVisible()
  await small
    .getByLabel(/^To quantity/)
    .nth(0)
    .fill('14')
  await page.getByRole('list', { name: 'Large, tall' }).getByLabel(/^Sold/).selectOption({ label: 'On demand' })
  await expect(page.getByRole('complementary', { name: 'As buyers see it' }).getByText('$3.90')).toBeVisible()
  await page.getByLabel('Lead time (days)').fill('1001')
  await page.getByLabel('Barcode', { exact: true }).click()
  await expect(page.getByText('A lead time is a whole number of days from 0 to 1,000.')).toBeVisible()
  await page.getByLabel('Lead time (days)').fill('21')

  await page.getByLabel('Customs code (HTS)').fill('4503')
  await page.getByLabel('Barcode', { exact: true }).click()
  await expect(page.getByText('A customs code has 6 to 13 digits.')).toBeVisible()
  // By words: the arrow keys choose, what stands there is typed over.
  await page.getByLabel('Customs code (HTS)').fill('cork stoppers')
  await expect(page.getByRole('option', { name: /4503\.10/ })).toBeVisible()
  expect((await inspect(page).include('#main').analyze()).violations).toEqual([])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Customs code (HTS)')).toHaveValue('450310')
  await expect(page.getByRole('listbox', { name: 'Codes found' })).toHaveCount(0)
  await page.getByLabel('Customs code (HTS)').fill('4503.90.60')
  await page.getByLabel('Tags', { exact: true }).fill('cork,kitchen,')
  await page.getByRole('button', { name: 'Add a pack' }).click()
  await expect(page.getByText('A logistic quote needs one pack')).toBeVisible()

  // What goes with it: a document, a video elsewhere, another of one's own goods.
  await page.getByLabel('Choose documents').setInputFiles({
    name: 'Care.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7\nCare\n%%EOF'),
  })
  await page.getByLabel('Title of document 1').fill('Care instructions')
  await page.getByLabel('Kind of document 1').selectOption({ label: 'Manual' })
  await page.getByLabel('Video', { exact: true }).fill('https://youtu.be/cork')
  await page.getByRole('combobox', { name: 'Related goods' }).fill('o')
  const found = page.getByRole('listbox', { name: 'Products found' }).getByRole('option')
  const related = (await found.first().innerText()).trim()
  await found.first().click()

  // A reload loses nothing: what was typed is offered back.
  await page.waitForFunction((title) => JSON.stringify({ ...localStorage }).includes(`${title}`), name)
  page.once('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await page.getByRole('button', { name: 'Take it up again' }).click()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(name)
  await expect(pictures).toHaveCount(2)
  await page.getByRole('button', { name: 'Save and publish' }).click()
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
  await expect(page).toHaveURL(/products-parent\/\d+$/)
  const address = page.url()

  // A guest sees it, and no price.
  const guest = await browser.newPage()
  const product = await page.getByRole('link', { name: 'See it in the marketplace' }).getAttribute('href')
  await guest.goto(product ?? '')
  await expect(guest.getByRole('heading', { name, level: 1 })).toBeVisible()
  await expect(guest.getByText('Price Unavailable').first()).toBeVisible()
  await expect(guest.getByText('Lead time: 21 days')).toBeVisible()
  // What a variant says of itself follows the choice.
  await expect(guest.getByText('Article number CORK-SMALL')).toBeVisible()
  await guest.getByRole('tab', { name: 'Product Details' }).click()
  await expect(guest.getByRole('tabpanel').getByText('250 g')).toBeVisible()
  await guest.getByText('Large, tall', { exact: true }).first().click()
  await expect(guest.getByText('Article number CORK-LARGE-TALL')).toBeVisible()
  await expect(guest.getByRole('tabpanel').getByText('250 g')).toHaveCount(0)
  await expect(guest.getByRole('link', { name: 'Watch the video on YouTube' })).toHaveAttribute('rel', /noopener/)
  const [loaded] = await Promise.all([
    guest.waitForEvent('download'),
    guest.getByRole('button', { name: 'Care instructions' }).click(),
  ])
  expect(loaded.suggestedFilename()).toBe('Care instructions.pdf')
  const more = guest.getByRole('region', { name: 'More like this' })
  await more.scrollIntoViewIfNeeded()
  await expect(more.getByRole('link', { name: related }).first()).toBeVisible()
  expect(await guest.locator('body').innerText()).not.toMatch(/4[.,]50|3[.,]90/)

  // Somebody else saves first: the second is told, sees both, and chooses.
  const other = await browser.newPage()
  await signIn(other, 'seller2@demo.test')
  await other.goto(address)
  await other.getByLabel('Name', { exact: true }).fill(`${name} Deluxe`)
  await other.getByLabel('Brand').fill('Sobreiro')
  await page.getByLabel('Name', { exact: true }).fill(`${name} Classic`)
  await page.getByLabel('Warranty from purchase').fill('2 years')
  await other.keyboard.press(saveKeys)
  await expect(other.getByText('Saved.', { exact: true }).first()).toBeVisible()
  await page.keyboard.press(saveKeys)
  const dialog = page.getByRole('dialog', { name: 'Somebody else has changed this product' })
  await expect(dialog.getByText('Nothing was overwritten.')).toBeVisible()
  await expect(dialog.getByText(`${name} Deluxe`)).toBeVisible()
  await dialog.getByRole('radio', { name: /’s/ }).check()
  await dialog.getByRole('button', { name: 'Save both' }).click()
  await expect(page.getByRole('heading', { name: `${name} Deluxe`, level: 1 })).toBeVisible()
  await expect(page.getByLabel('Brand')).toHaveValue('Sobreiro')
  await expect(page.getByLabel('Warranty from purchase')).toHaveValue('2 years')

  // Leaving with something unsaved asks once.
  await page.getByLabel('Brand').fill('Cortiça')
  await page.getByRole('main').getByRole('link', { name: 'My Products' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Stay' }).click()
  await expect(page).toHaveURL(address)
  await page.keyboard.press(saveKeys)
  await expect(page.getByText('Everything is saved')).toBeVisible()

  // What is typed and saved while a save is on its way follows it.
  const holding = Promise.withResolvers<void>()
  await page.route('**/api/v1/own-products/*', async (route) => {
    if (route.request().method() === 'PUT') await holding.promise
    await route.continue()
  })
  await page.getByLabel('Brand').fill('Sobreiro')
  const saving = page.waitForRequest((asked) => asked.method() === 'PUT' && asked.url().includes('/own-products/'))
  await page.keyboard.press(saveKeys)
  await saving
  await page.getByLabel('Warranty from purchase').fill('3 years')
  await page.keyboard.press(saveKeys)
  holding.resolve()
  await expect(page.getByText('Everything is saved')).toBeVisible()
  await page.unroute('**/api/v1/own-products/*')
  await page.reload()
  await expect(page.getByLabel('Brand')).toHaveValue('Sobreiro')
  await expect(page.getByLabel('Warranty from purchase')).toHaveValue('3 years')

  // The operator hides it; the seller reads why, in the list and in the editor.
  const admin = await browser.newPage()
  await signIn(admin, 'admin@demo.test')
  await admin.goto('/#/marketplace/products')
  await searchList(admin, 'Search products', `${name} Deluxe`)
  await admin.getByRole('button', { name: `Hide ${name} Deluxe` }).click()
  await admin.getByRole('dialog').getByRole('button', { name: 'Hide', exact: true }).click()
  await expect(admin.getByText('Say why, so that the seller can put it right.')).toBeVisible()
  await admin.getByLabel('Reason, for the seller').fill('The pictures show another product.')
  await admin.getByRole('dialog').getByRole('button', { name: 'Hide', exact: true }).click()
  await expect(admin.getByText('Hidden by the marketplace: The pictures show another product.')).toBeVisible()
  await page.goto('/#/products-parent')
  await searchList(page, 'Search products', name)
  await expect(page.getByText('Hidden by the marketplace: The pictures show another product.')).toBeVisible()
  await page.getByRole('link', { name: `${name} Deluxe` }).click()
  await expect(page.getByText('The marketplace has hidden this product')).toBeVisible()
  await expect(page.getByRole('radio', { name: /^Published/ })).toBeDisabled()
  await admin.getByRole('button', { name: `Allow ${name} Deluxe again` }).click()
  await expect(admin.getByRole('button', { name: `Hide ${name} Deluxe` })).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: 'Save and publish' }).click()
  await expect(page.getByText('Saved and published.').first()).toBeVisible()
  expect(violations).toEqual([])
})
