import { expect, type Page, test } from '@playwright/test'
import { fillLogin, signIn } from './accounts.ts'
import { inspect } from './inspect.ts'
import { demoPassword } from './outbox.ts'

const boxOf = (page: Page) => page.getByRole('combobox', { name: 'Search', exact: true })
const optionsOf = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option')

const nextMarch = (() => {
  const now = new Date()
  const year = now.getUTCFullYear() + (now.getUTCMonth() >= 2 ? 1 : 0)
  return `Mar 1, ${year}`
})()

test('what is typed as a request becomes one: read out, sellers suggested, nothing sent before a look', async ({
  page,
}) => {
  await page.goto('/')
  // A guest is sent to sign in and comes back to the form, filled in.
  await boxOf(page).fill('2,000 cotton tote bags, printed, by March')
  await expect(optionsOf(page).first()).toContainText(
    `Ask several sellers for 2,000 cotton tote bags, printed, by ${nextMarch}`,
  )
  await expect(optionsOf(page).first()).toHaveAttribute('aria-selected', 'true')
  expect((await inspect(page).include('search').analyze()).violations).toEqual([])
  await boxOf(page).press('Enter')
  await expect(page).toHaveURL(/#\/secured\/login/)
  await fillLogin(page, 'buyer@demo.test', demoPassword)
  await expect(page).toHaveURL(/#\/sourcing\/new\?/)
  await expect(page.getByLabel('Product or goods')).toHaveValue('cotton tote bags, printed')
  await expect(page.getByLabel('Quantity')).toHaveValue('2000')
  await expect(page.getByLabel('Note to the sellers')).toHaveValue(`Needed by ${nextMarch}.`)
  await expect(page.getByRole('checkbox', { name: /tote/i }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Ask several sellers' })).toBeVisible()
})

test('a search stays a search, with asking several sellers beside it', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Ask several sellers at once' })).toBeVisible()
  await boxOf(page).fill('60 watt bulbs')
  await boxOf(page).fill('olive oil')
  await expect(page.getByRole('link', { name: 'Ask several sellers for “olive oil”' })).toHaveAttribute(
    'href',
    /#\/sourcing\/new\?goods=olive\+oil$/,
  )
  await boxOf(page).press('Enter')
  await expect(page).toHaveURL(/#\/search\?target=all&search=olive\+oil$/)
})

test('the kind chosen over the suggestions is kept on Enter and by the magnifier', async ({ page }) => {
  await page.goto('/#/products')
  for (const press of [
    () => boxOf(page).press('Enter'),
    () => page.getByRole('search').getByRole('button', { name: 'Search' }).click(),
  ]) {
    await boxOf(page).fill('')
    await boxOf(page).fill('olive')
    await page.getByRole('tablist', { name: 'Kind of suggestion' }).getByRole('tab', { name: 'Sellers' }).click()
    await expect(optionsOf(page).first()).toBeVisible()
    await boxOf(page).focus()
    await press()
    await expect(page).toHaveURL(/target=sellers&search=olive$/)
    await page.goto('/#/products')
    await expect(page).toHaveURL(/#\/products$/)
  }
})

for (const width of [390, 820, 1440, 1920])
  test(`the sixth suggestion on the home page is over the goods at ${width} and opens itself`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await signIn(page, 'buyer@demo.test')
    await page.goto('/')
    await expect(page.getByRole('article').first()).toBeVisible()
    const box = boxOf(page).last()
    await box.fill('coffee')
    const sixth = optionsOf(page).nth(5)
    await expect(sixth).toBeVisible()
    const name = await sixth.getAttribute('title')
    await sixth.scrollIntoViewIfNeeded()
    const at = await sixth.boundingBox()
    if (!at) throw new Error('The suggestion has no place.')
    // By its place, as a hand does it: a locator would wait until nothing lies over it.
    await page.mouse.click(at.x + at.width / 2, at.y + at.height / 2)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name ?? '')
  })
