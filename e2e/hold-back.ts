import type { Page } from '@playwright/test'

/** Holds back a part of the app, as a slow line does; `arrive` lets it come and waits until it is there. */
export async function holdBack(page: Page, part: string) {
  const address = new RegExp(`/${part}-[^/]+\\.js$`)
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    await promise
    await route.continue()
  })
  const fetched = page.waitForResponse(address)
  return async () => {
    resolve()
    await (await fetched).finished()
    // Whatever it would draw is drawn by then.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  }
}

/** Holds back what the server answers at an address until the function it gives is called. */
export async function holdAnswers(page: Page, address: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}
