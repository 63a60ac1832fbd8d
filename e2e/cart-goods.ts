import type { Product } from '@fairquay/contract/catalogue/shapes.ts'
import { type APIRequestContext, expect, type Page, type Request } from '@playwright/test'
import { makeBuyer, newPassword } from './accounts.ts'
import { readDemoGoods } from './demo-goods.ts'
import { signInThere } from './outbox.ts'

export type Shopper = { email: string; headers: Record<string, string>; token: string }

/** A buyer of the journey's own, who can make calls and be signed in on any machine. */
export async function makeShopper(request: APIRequestContext): Promise<Shopper> {
  const email = await makeBuyer(request)
  const token = await signInThere(request, email, newPassword)
  return { email, token, headers: { Authorization: `Bearer ${token}` } }
}

/** Signs the person in on this machine. */
export async function bringIn(page: Page, { token }: Shopper): Promise<void> {
  await page.addInitScript((value) => localStorage.setItem('token', value), token)
}

/** Products in stock without options, one of each of so many sellers. */
export async function findPlainGoods(
  request: APIRequestContext,
  { headers }: Shopper,
  count: number,
): Promise<Product[]> {
  const data = await readDemoGoods(request, headers)
  const plain = data.filter(
    ({ options, order_step, prices = [] }) =>
      options.length === 0 &&
      order_step === null &&
      prices.every(
        ({ type, available_qty, min_qty, measuring_unit_type }) =>
          type === 'by_qty' && available_qty >= min_qty + 5 && measuring_unit_type === 'quantity',
      ),
  )
  const ofSellers = [...Map.groupBy(plain, ({ get_supplier }) => get_supplier.id).values()].flatMap(
    (all) => all[0] ?? [],
  )
  expect(ofSellers.length).toBeGreaterThanOrEqual(count)
  return ofSellers.slice(0, count)
}

/** Puts products into the person's cart, each in its smallest order; `seen` is the price they believe it has. */
export async function fillCart(
  request: APIRequestContext,
  { headers }: Shopper,
  products: readonly Product[],
  seen?: { price: number; currency: string },
): Promise<void> {
  const lines = products.map((product) => ({
    product_id: product.id,
    option_values: [],
    selected_price_id: null,
    quantity: smallestOrder(product),
    changed_at: new Date().toISOString(),
    ...(seen && { seen }),
  }))
  const answer = await request.put('/api/v1/cart', { headers, data: { lines } })
  expect(answer.ok()).toBe(true)
}

/** Whether this writes the cart with such a part in it; what else a page asks about the same goods, such as their freight, may name it too. */
export function writesCart(asked: Request, part: string): boolean {
  return asked.url().endsWith('/api/v1/cart') && asked.postData()?.includes(part) === true
}

export function smallestOrder({ prices = [] }: Product): number {
  return Math.min(...prices.map(({ min_qty }) => min_qty))
}
