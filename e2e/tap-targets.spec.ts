import { expect, test } from '@playwright/test'
import { bringIn } from './cart-goods.ts'
import { findDemo } from './deals.ts'

for (const [email, path, wait] of [
  ['buyer@demo.test', '/dashboard', 'Ordered lately'],
  ['buyer2@demo.test', '/dashboard', 'Ordered lately'],
  ['seller@demo.test', '/dashboard', 'Most viewed'],
  ['buyer@demo.test', '/notifications', 'Settings'],
] as const)
  test(`on a phone every link of ${path} is high enough to be pressed, for ${email}`, async ({ page, request }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await bringIn(page, await findDemo(request, email))
    await page.goto(`/#${path}`)
    await expect(page.getByRole('main').getByText(wait, { exact: true })).toBeVisible()
    const links = page.getByRole('main').getByRole('link')
    await expect.poll(() => links.count()).toBeGreaterThan(0)
    const low = await links.evaluateAll((all) =>
      all.filter((link) => link.getBoundingClientRect().height < 24).map((link) => link.textContent),
    )
    expect(low).toEqual([])
  })
