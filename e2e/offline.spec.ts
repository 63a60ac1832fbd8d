import { expect, test } from '@playwright/test'

test('a page that does not come leaves the last one where it is, and comes with another try', async ({ page }) => {
  await page.goto('/#/products')
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('Products')
  await page.route(/brands-page.*\.js/, (route) => route.abort())
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Brands' }).click()
  const told = page.getByRole('alert').getByText('The page could not be loaded.')
  await expect(told).toBeVisible()
  await expect(heading).toHaveText('Products')
  // Going elsewhere is still possible, and then there is nothing to be told.
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Categories' }).click()
  await expect(heading).toContainText('Categories')
  await expect(told).toHaveCount(0)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Brands' }).click()
  await expect(told).toBeVisible()
  await page.unroute(/brands-page.*\.js/)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(heading).toContainText('Brand')
  await expect(told).toHaveCount(0)
})

test.describe('with what the browser keeps', () => {
  test.use({ serviceWorkers: 'allow' })

  test('the shell opens without a connection, and no answer of ours is kept', async ({ page, context }) => {
    await page.goto('/')
    await page.evaluate(() => navigator.serviceWorker.ready)
    // Once more, with the worker beside it: it keeps what the page consists of.
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect
      .poll(() => page.evaluate(async () => (await (await caches.open('fairquay-shell')).keys()).length))
      .toBeGreaterThan(10)
    await context.setOffline(true)
    await page.reload()
    await expect(page.getByRole('banner').getByRole('link', { name: /home$/ })).toBeVisible()
    // A page that a worker answered believes to be online until it is told: as when a cable is pulled.
    await context.setOffline(false)
    await context.setOffline(true)
    await expect(page.getByText('You are offline.')).toBeVisible()
    const kept = await page.evaluate(async () => {
      const all: string[] = []
      for (const name of await caches.keys())
        for (const { url } of await (await caches.open(name)).keys()) all.push(new URL(url).pathname)
      return all
    })
    expect(kept.filter((path) => !/^\/(assets\/.+|theme\.js|quay\.svg|manifest\.webmanifest)?$/.test(path))).toEqual([])
    await context.setOffline(false)
    await page.reload()
    await expect(page.getByText('You are offline.')).toHaveCount(0)
  })

  test('it can be installed: name, icons and where it starts are said', async ({ page, request }) => {
    await page.goto('/')
    const address = await page.locator('link[rel="manifest"]').getAttribute('href')
    const answer = await request.get(address ?? '')
    expect(answer.headers()['content-type']).toContain('application/manifest+json')
    const { icons, start_url } = (await answer.json()) as { icons: { src: string }[]; start_url: string }
    expect(start_url).toBe('/')
    for (const { src } of icons) expect((await request.get(src)).ok()).toBe(true)
  })
})
