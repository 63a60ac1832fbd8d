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
    async pressTwice(press: () => Promise<void>, between?: () => Promise<void>): Promise<void> {
      const learn = between ? () => {} : await holdReads(page)
      await press()
      await expect.poll(() => asked.length).toBe(1)
      await between?.()
      await press()
      await expect
        .poll(() => asked)
        .toEqual([
          { key: asked[0]?.key, isReplay: false },
          { key: asked[0]?.key, isReplay: true },
        ])
      await page.unroute(isAsked)
      learn()
    },
  }
}

/** The page of a request looks again on its own, and would take away what is to be pressed a second time. What it reads arrives when it is let go. */
async function holdReads(page: Page): Promise<() => void> {
  let letGo = () => {}
  const isOver = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(/\/api\/v1\/requests\/\d+$/, async (route) => {
    if (route.request().method() === 'GET') await isOver
    await route.fallback()
  })
  return letGo
}
