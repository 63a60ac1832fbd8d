import { expect, type Page, test } from '@playwright/test'
import { makeXlsx } from '../server/test/make-workbook.ts'
import { signIn } from './accounts.ts'
import { inspect } from './inspect.ts'

// Each step is a process of its own, and the machine has other work.
test.setTimeout(240_000)
const slowly = { timeout: 60_000 }

const heading = (page: Page, name: string) => page.getByRole('heading', { name })

/** A list in a language whose words nobody has told Fairquay, below two lines of its own, beside a sheet that looks more like a list of goods. */
async function makeList(price: string) {
  const old = {
    name: 'Old prices',
    rows: [
      ['Name', 'Price'],
      ['see', 'the other sheet'],
    ],
  }
  const rows = [
    ['Mallisto, syksy 2026'],
    ['Kotisatama Oy', 'Turku'],
    ['Tuote', 'Koodi', 'Hinta', 'Maksu', 'Tila'],
    ['Satamakannu', 'SK-1', '24.50', 'EUR', 'published'],
    ['Laiturikuppi', 'LK-2', price, 'EUR', 'published'],
  ]
  const buffer = await makeXlsx([old, { name: 'Mallisto', rows }])
  return {
    name: 'mallisto.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer,
  }
}

test('a seller finds the sheet and the row of the titles, names strange columns, corrects the file and has its goods on the market', async ({
  page,
}) => {
  await signIn(page, 'seller@demo.test')
  await page.goto('/#/imports')
  await page.getByLabel('Choose a file').setInputFiles(await makeList('seven'))
  await expect(page.getByLabel('Sheet')).toHaveValue('Old prices', slowly)
  await page.getByLabel('Sheet').selectOption('Mallisto')
  await expect(page.getByLabel('Sheet')).toHaveValue('Mallisto', slowly)
  await page.getByRole('button', { name: /^Row 3 Tuote/ }).click()
  await expect(page.getByRole('button', { name: /^Row 3 Tuote/ })).toHaveAttribute('aria-pressed', 'true', slowly)
  for (const [title, field] of [
    ['Tuote', 'Name'],
    ['Koodi', 'Article number'],
    ['Hinta', 'Price'],
    ['Maksu', 'Currency'],
    ['Tila', 'State'],
  ])
    await page.getByLabel(`Read ${title} as`).selectOption({ label: field ?? '' })
  expect((await inspect(page).analyze()).violations).toEqual([])
  await page.getByRole('button', { name: 'Check the file' }).click()
  await expect(page.getByText(/"seven" is not a price/)).toBeVisible(slowly)
  await page.getByRole('button', { name: 'Discard' }).click()

  // Corrected, the file is read as before without a word.
  await page.getByLabel('Choose a file').setInputFiles(await makeList('4.20'))
  await expect(page.getByText(/chose for the last file with this header/)).toBeVisible(slowly)
  await expect(page.getByLabel('Sheet')).toHaveValue('Mallisto')
  await expect(page.getByLabel('Read Hinta as')).toHaveValue('price')
  await page.getByRole('button', { name: 'Check the file' }).click()
  await page.getByRole('checkbox', { name: /^Publish them all the same/ }).check(slowly)
  await page.getByRole('button', { name: 'Import 2 products' }).click()
  await expect(heading(page, 'mallisto.xlsx was imported')).toBeVisible(slowly)
  const imported = page.url()
  await page.goto('/#/products?search=Laiturikuppi')
  await expect(page.getByRole('link', { name: 'Laiturikuppi' }).first()).toBeVisible(slowly)
  // Other journeys look at this market as well.
  await page.goto(imported)
  await page.getByRole('button', { name: 'Undo this import' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Undo this import' }).click()
  await expect(heading(page, 'The import of mallisto.xlsx was undone')).toBeVisible(slowly)
})
