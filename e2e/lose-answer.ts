import type { Endpoint } from '@fairquay/contract/endpoint.ts'
import { expect, type Page } from '@playwright/test'

/**
 * The server does what the page asks of this endpoint first, and its answer never arrives; from then on answers arrive. What is pressed is pressed again, and
 * the server says that the second was the first once more.
 */
export async function loseAnswer(page: Page, { method, path }: Endpoint & { idempotent: true }) {
  const address = new RegExp(`${path.replace(/:\w+/g, '[^/]+')}$`)
  const asked: { key: string | undefined; isReplay: boolean }[] = []
  const isAsked = (url: URL) => address.test(url.pathname)
  await page.route(isAsked, async (route) => {
    if (route.request().method() !== method) return route.fallback()
    const response = await route.fetch()
    expect(response.ok(), `${method} ${path}: ${response.status()}`).toBe(true)
    asked.push({
      key: route.request().headers()['idempotency-key'],
      isReplay: response.headers()['idempotent-replayed'] === 'true',
    })
    await (asked.length === 1 ? route.abort() : route.fulfill({ response }))
  })
  return {
    /** Presses until the answer is lost, and once more; `between` is what the person does meanwhile. */
    async pressTwice(press: () => Promise<void>, between: () => Promise<void> = async () => {}): Promise<void> {
      await press()
      await expect.poll(() => asked.length).toBe(1)
      await between()
      await press()
      await expect
        .poll(() => asked)
        .toEqual([
          { key: asked[0]?.key, isReplay: false },
          { key: asked[0]?.key, isReplay: true },
        ])
      await page.unroute(isAsked)
    },
  }
}
