import { expect, type Page, test } from '@playwright/test'
import { bringIn } from './cart-goods.ts'
import { expectNoSideways, findDemo } from './deals.ts'
import { findUntranslated, speakAnother, watchAnswers } from './pseudo-language.ts'

test.use({ viewport: { width: 390, height: 844 } })

const forGuests = [
  '/',
  '/products',
  '/search?query=olive',
  '/explore/categories',
  '/explore/brands',
  '/explore/countries',
  '/cart',
  '/pages/about-us',
  '/secured/login',
  '/secured/register',
  '/secured/forgotten',
  '/nowhere',
]
const forBuyers = [
  '/dashboard',
  '/requests',
  '/sourcing',
  '/sourcing/new',
  '/profile',
  '/notifications',
  '/profile/notifications',
  '/profile/company-profile',
  '/profile/members',
]
const forSellers = ['/dashboard', '/products-parent', '/products-parent/new', '/imports', '/integrations', '/requests']
const forOperators = [
  '/dashboard',
  '/operator/approvals',
  '/operator/people',
  '/operator/companies',
  '/operator/categories',
  '/operator/brands',
  '/operator/families',
  '/operator/countries',
  '/operator/outbox',
  '/operator/audit',
  '/operator/settings',
]

test('every word a guest reads comes from messages, and words longer by 40 % break no page of a phone', async ({
  page,
}) => {
  const answers = await watchAnswers(page)
  await speakAnother(page)
  await readPages(page, answers, forGuests)
})

for (const [who, email, pages] of [
  ['a buyer', 'buyer@demo.test', forBuyers],
  ['a seller', 'seller@demo.test', forSellers],
  ['an operator', 'admin@demo.test', forOperators],
] as const)
  test(`every word ${who} reads comes from messages`, async ({ page, request }) => {
    await bringIn(page, await findDemo(request, email))
    const answers = await watchAnswers(page)
    await speakAnother(page)
    await readPages(page, answers, pages)
  })

async function readPages(page: Page, answers: ReadonlySet<string>, addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    await page.goto(`/#${address}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect.soft(await findUntranslated(page, answers), address).toEqual([])
    await expectNoSideways(page)
  }
}
