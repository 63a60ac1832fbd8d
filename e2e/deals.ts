import type { Product } from '@fairquay/contract/catalogue/shapes.ts'
import { type APIRequestContext, type Browser, expect, type Page } from '@playwright/test'
import { bringIn, type Shopper } from './cart-goods.ts'
import { readDemoGoods } from './demo-goods.ts'
import { inspect } from './inspect.ts'
import { signInThere } from './outbox.ts'

/** A demo account, ready to make calls and to be signed in. */
export async function findDemo(request: APIRequestContext, email: string): Promise<Shopper> {
  const token = await signInThere(request, email)
  return { email, token, headers: { Authorization: `Bearer ${token}` } }
}

/** A browser of its own for one more person. */
export async function openFor(browser: Browser, person: Shopper): Promise<Page> {
  const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage()
  await bringIn(page, person)
  return page
}

/** Products of one seller in stock, without options, in one currency. */
export async function findGoodsOf(
  request: APIRequestContext,
  { headers }: Shopper,
  sellerId: number,
  count: number,
): Promise<Product[]> {
  const data = await readDemoGoods(request, headers, { sellerId })
  const plain = data.filter(
    ({ options, prices = [] }) =>
      options.length === 0 &&
      prices.every(
        ({ type, available_qty, min_qty, measuring_unit_type }) =>
          type === 'by_qty' && available_qty >= min_qty && measuring_unit_type === 'quantity',
      ),
  )
  const alike = [...Map.groupBy(plain, ({ currency }) => currency).values()].find(({ length }) => length >= count)
  if (!alike) throw new Error(`The demo seller has no ${count} plain products in one currency`)
  return alike.slice(0, count)
}

export async function companyOf(request: APIRequestContext, { headers }: Shopper): Promise<number> {
  const answer = await request.get('/api/v1/user-details', { headers })
  const { user } = (await answer.json()) as { user: { company: { id: number } } }
  return user.company.id
}

export async function expectNoViolations(page: Page): Promise<void> {
  expect((await inspect(page).analyze()).violations).toEqual([])
}

/** Nothing of a page is wider than the screen of a phone. */
export async function expectNoSideways(page: Page): Promise<void> {
  const measure = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  // After the window has changed its width the page needs a moment to follow.
  await expect.poll(measure).toBeLessThanOrEqual(0)
}

/** Reads terms that have just come as long as a person does: until then a press counts for the ones before them. */
export async function readNewTerms(page: Page): Promise<void> {
  await page.waitForTimeout(2000)
}

/** The title of a request's page, where its state stands beside its name. */
export function heading(page: Page) {
  return page.getByRole('heading', { level: 1 })
}
