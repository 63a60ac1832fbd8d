import { expect, type Page, test } from '@playwright/test'

async function signIn(page: Page, role: RegExp) {
  await page.getByRole('button', { name: role }).click()
  await page.getByRole('button', { name: 'Login', exact: true }).click()
}

test('a guarded page asks to sign in and is there afterwards', async ({ page }) => {
  await page.goto('/#/profile/company-profile')
  await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible()
  await page.getByRole('main').getByLabel('E-mail').fill('seller@demo.test')
  await page.getByLabel('Password', { exact: true }).fill('not-the-password')
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page.getByText('Invalid credentials')).toBeVisible()
  await signIn(page, /^Seller/)
  await expect(page).toHaveURL(/#\/profile\/company-profile$/)
  const menu = page.getByRole('navigation', { name: 'Dashboard' })
  await expect(menu.getByRole('link', { name: 'Seller Showroom' })).toBeVisible()
  await expect(menu.getByRole('link', { name: 'Marketplace' })).toHaveCount(0)
})

test('signing out in one tab signs out the others', async ({ page, context }) => {
  await page.goto('/#/secured/login')
  await signIn(page, /^Buyer/)
  await expect(page.getByRole('link', { name: /^Cart/ }).or(page.getByRole('button', { name: /^Cart/ }))).toBeVisible()
  const other = await context.newPage()
  await other.goto('/#/dashboard')
  await expect(other.getByRole('navigation', { name: 'Dashboard' })).toBeVisible()
  await page.getByRole('button', { name: /^Account of/ }).click()
  await expect(page.getByRole('menu')).toBeVisible()
  // Back takes the open menu away, not the page below it.
  await page.goBack()
  await expect(page.getByRole('menu')).toHaveCount(0)
  await expect(page).toHaveURL(/#\/$/)
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible()
  await expect(page).toHaveURL(/#\/secured\/login$/)
  await expect(other.getByRole('heading', { name: 'Login' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
})

test('a token in the address is taken out of it, and an unknown one ends as signed out', async ({ page }) => {
  await page.goto('/?adminAccessToken=nobody-knows-this-token')
  await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible()
  expect(page.url()).not.toContain('adminAccessToken')
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
})

test('the sheet of all pages stands behind the first one, or narrow looks would win over wide ones', async ({
  page,
}) => {
  await page.goto('/')
  await page.goto('/#/explore/brands')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const sheets = await page.evaluate(() =>
    [...document.styleSheets].flatMap(({ href }) => /assets\/(\w+)-/.exec(href ?? '')?.[1] ?? []),
  )
  expect(sheets).toEqual(['index', 'routes'])
})

test('the main menu leads on, the heading takes the focus, the title follows; an unknown address leads home', async ({
  page,
}) => {
  await page.goto('/#/explore/brands')
  // The part of the frame that moves the focus follows the first page.
  await expect(page.locator('p.sr-only[aria-live="polite"]')).toBeAttached()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Products' }).click()
  await expect(page).toHaveURL(/#\/products$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page).toHaveTitle(/Fairquay/)
  await page.goto('/#/no/such/page')
  await expect(page).toHaveURL(/#\/$/)
})

test('who types at once into the page that opens is not led away', async ({ page }) => {
  await page.goto('/#/shop/almarinho-trading-house')
  const link = page.getByRole('main').getByRole('link', { name: 'Sign in' })
  await expect(link).toBeVisible()
  // In the field before the page has finished opening.
  await page.evaluate(() => {
    const watch = new MutationObserver(() => {
      const field = document.querySelector<HTMLInputElement>('main input[type="email"]')
      if (!field) return
      watch.disconnect()
      field.focus()
    })
    watch.observe(document.body, { childList: true, subtree: true })
  })
  await link.click()
  await expect(page).toHaveTitle(/Login/)
  await expect(page.getByRole('main').getByLabel('E-mail')).toBeFocused()
  await page.evaluate(() => new Promise((resolve) => setTimeout(() => requestAnimationFrame(resolve), 100)))
  await page.keyboard.type('ann@example.test')
  await expect(page.getByRole('main').getByLabel('E-mail')).toHaveValue('ann@example.test')
})

test('who goes on before the first page is there ends where they went', async ({ page }) => {
  // The first page waits for its script until the address has changed.
  const held = Promise.withResolvers<void>()
  await page.route(/home-page.*\.js/, async (route) => {
    await held.promise
    await route.continue()
  })
  const asked = page.waitForRequest(/home-page.*\.js/)
  await page.goto('/', { waitUntil: 'commit' })
  await asked
  await page.evaluate(() => {
    location.hash = '#/explore/brands'
  })
  held.resolve()
  await expect(page.getByRole('heading', { level: 1, name: 'Shop by Brand' })).toBeVisible()
})

test('on a seller’s pages the menu is the seller’s', async ({ page }) => {
  await page.goto('/#/company/any-seller')
  const menu = page.getByRole('navigation', { name: 'Seller' })
  await expect(menu.getByRole('link')).toHaveText(['Catalogue', 'Company profile', 'Business facts'])
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0)
})

test('the newsletter says thank you', async ({ page }) => {
  await page.goto('/#/pages/contacts')
  await page.getByLabel('E-mail address').fill('ann@company.com')
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await expect(page.getByText('Thank you for your subscription!')).toBeVisible()
})

test('a chosen theme is kept', async ({ page }) => {
  await page.goto('/#/pages/terms')
  await page.getByRole('radio', { name: 'Dark' }).check()
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked()
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark')
  // What is chosen in another tab holds here too.
  const other = await page.context().newPage()
  await other.goto('/#/pages/terms')
  await other.getByRole('radio', { name: 'Light' }).check()
  await expect(page.getByRole('radio', { name: 'Light' })).toBeChecked()
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light')
  await other.getByRole('radio', { name: 'Dark' }).check()
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark')
  await other.close()
  // Boxes to tick have the page's dark colours as well.
  await page.goto('/#/products')
  const box = page.getByRole('checkbox', { name: 'Germany' })
  await expect(box).toHaveCSS('background-color', 'rgb(22, 30, 27)')
  await box.check()
  await expect(box).toHaveCSS('background-color', 'rgb(99, 205, 176)')
})

test('the frame has what the role has: one header everywhere, and a menu without ways that lead nowhere', async ({
  page,
}) => {
  const header = page.getByRole('banner')
  const menu = page.getByRole('navigation', { name: 'Dashboard' })
  for (const [role, has, lacks] of [
    [/^Buyer/, ['My requests', 'Company Profile'], ['My Products', 'Seller Showroom', 'Company Facts', 'Marketplace']],
    [/^Service provider/, ['My requests'], ['My Products', 'Import and export', 'Seller Showroom', 'Company Facts']],
    [/^Admin/, ['Marketplace', 'Approvals'], ['My Products', 'My requests', 'Company Profile', 'Seller Showroom']],
  ] as const) {
    // The bare address of signing in is no empty page. The page before is left, so that nothing done next is done in it.
    await page.goto('about:blank')
    await page.goto('/#/secured')
    await expect(page).toHaveURL(/#\/secured\/login$/)
    await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible()
    await signIn(page, role)
    await expect(page).toHaveURL(/#\/$/)
    await page.goto('/#/dashboard')
    await expect(header.getByRole('search')).toBeVisible()
    await expect(header.getByRole('button', { name: /^Notifications/ })).toBeVisible()
    await expect(header.getByRole('button', { name: /^Cart/ })).toBeVisible()
    await expect(header.getByRole('link', { name: /^Requests/ })).toHaveCount(has[0] === 'My requests' ? 1 : 0)
    for (const name of has) await expect(menu.getByRole('link', { name })).toBeVisible()
    for (const name of lacks) await expect(menu.getByRole('link', { name })).toHaveCount(0)
    // The requests stand beside the same menu.
    if (has[0] === 'My requests') {
      await header.getByRole('link', { name: /^Requests/ }).click()
      await expect(page).toHaveURL(/#\/requests/)
      await expect(menu.getByRole('link', { name: 'My requests' })).toHaveAttribute('aria-current', 'page')
    }
    // Who types the address of a desk that is not theirs is told what theirs is.
    if (has[0] !== 'My requests' || has[1] === 'Company Profile') {
      await page.goto('/#/products-parent')
      const own = has[0] === 'Marketplace' ? 'Your account keeps the marketplace.' : 'Your account buys or moves goods.'
      await expect(page.getByText(own)).toBeVisible()
    }
    // Each style sheet once: the first again, after the second, would undo it.
    const sheets = await page.evaluate(() => [...document.styleSheets].map(({ href }) => href))
    expect(new Set(sheets).size).toBe(sheets.length)
    // The menu of the account leads nowhere either where there is nothing: only sellers have products.
    await header.getByRole('button', { name: /^Account of/ }).click()
    await expect(page.getByRole('menuitem', { name: 'My Profile' })).toBeVisible()
    await expect(page.getByRole('menuitem', { name: 'My Products' })).toHaveCount(0)
    await page.keyboard.press('Escape')
    const ended = page.waitForResponse('**/api/auth/logout')
    const anew = page.waitForEvent('load')
    await header.getByRole('button', { name: 'Logout' }).click()
    expect((await ended).ok()).toBe(true)
    await anew
    await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible()
  }
})

test('on a phone Back takes the open menu away and leaves the page, and another page closes it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  // The first page of a visit: nothing of ours lies behind it.
  await page.goto('/#/pages/terms')
  const drawer = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(drawer).toBeVisible()
  await page.goBack()
  await expect(drawer).toHaveCount(0)
  await expect(page).toHaveURL(/#\/pages\/terms$/)
  // An address that is typed is no way back.
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.goto('/#/products')
  await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible()
  await expect(drawer).toHaveCount(0)
  // Back to a typed address takes away what covers the page all the same.
  await page.getByRole('link', { name: 'Page 2', exact: true }).click()
  await expect(page).toHaveURL(/page=2/)
  await page.getByRole('button', { name: /^Filters/ }).click()
  await expect(drawer).toBeVisible()
  await page.goBack()
  await expect(drawer).toHaveCount(0)
  await page.getByRole('button', { name: 'Menu' }).click()
  await drawer.getByRole('link', { name: 'Markets' }).click()
  await expect(page).toHaveURL(/#\/explore\/countries$/)
  await expect(drawer).toHaveCount(0)
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(drawer).toBeVisible()
  await page.evaluate(() => {
    location.hash = '#/explore/brands'
  })
  await expect(drawer).toHaveCount(0)
  await expect(page).toHaveURL(/#\/explore\/brands$/)
})

test('on a phone the menu is a drawer that gives the focus back', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/#/pages/terms')
  const button = page.getByRole('button', { name: 'Menu' })
  await button.click()
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Markets' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(button).toBeFocused()
})

test('what comes after the first screen does not speak beside an open dialog', async ({ page }) => {
  let letThrough = () => {}
  const held = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route('**/assets/frame-footer-*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/#/pages/terms')
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  letThrough()
  await expect(page.locator('footer').filter({ hasText: '©' })).toBeAttached()
  await expect(page.getByRole('contentinfo').filter({ hasText: '©' })).toHaveCount(0)
})

test('letters of Vietnamese and Cyrillic come in the same type, and their files only when they are on the page', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => void asked.push(request.url()))
  await page.goto('/#/pages/terms')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.evaluate(() => document.fonts.ready)
  expect(asked.filter((url) => /geist-(vietnamese|cyrillic)/.test(url))).toEqual([])
  const came = Promise.all(['vietnamese', 'cyrillic'].map((name) => page.waitForResponse(new RegExp(`geist-${name}-`))))
  await page.evaluate(() => document.body.append('Nguyễn Thị Ngọc, Юлия'))
  for (const answer of await came) expect(answer.ok()).toBe(true)
})

test('Back to a list whose address was typed finds it as far down as it was left', async ({ page }) => {
  await page.goto('/')
  // A hash that is typed or a bookmark opens no new document.
  await page.goto('/#/products')
  const products = page.getByRole('main').locator('a[href*="#/product/"]')
  await expect(products.first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => window.scrollTo(0, 700))
  const link = products.nth(-2)
  const place = async () => Math.round((await link.boundingBox())?.y ?? -1)
  await link.scrollIntoViewIfNeeded()
  const left = await place()
  await link.click()
  await expect(page).toHaveURL(/#\/product\//)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL(/#\/products$/)
  await expect.poll(place).toBe(left)
})
