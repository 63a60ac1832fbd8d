import { expect, test } from '@playwright/test'
import { inspect } from './inspect.ts'

const house = '/#/company/almarinho-trading-house'

test('the company’s facts stand on its page', async ({ page }) => {
  await page.goto(house)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Almarinho Trading House')
  const main = page.getByRole('main')
  await expect(main).toContainText('Mar 11, 1974')
  await expect(main).toContainText('$18,400,000')
  await expect(main).toContainText('82%')
  await expect(page.getByRole('img', { name: 'Exports to 20 countries' })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Exports to 20 countries' }).getByRole('listitem')).toHaveCount(20)
  await expect(page.getByRole('link', { name: 'trade@almarinho.example' })).toHaveAttribute('href', /^mailto:/)
  await expect(page.getByRole('link', { name: 'almarinho.example', exact: true })).toHaveAttribute('rel', /noopener/)
  await expect(page.getByRole('link', { name: '+351 220 145 880' })).toHaveAttribute('href', 'tel:+351220145880')
})

test('brands lead to their products', async ({ page }) => {
  await page.goto(house)
  await page.getByRole('link', { name: 'Linho Novo' }).click()
  await expect(page).toHaveURL(/#\/products\?.*brand=\d+/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Linho Novo')
})

test('pictures open large, the arrow keys lead on, Escape gives the focus back', async ({ page }) => {
  await page.goto(house)
  const first = page.getByRole('button', { name: /^Enlarge .*, picture 1 of 6$/ }).first()
  await first.click()
  const viewer = page.getByRole('dialog')
  await expect(viewer.getByText('1 of 6')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(viewer.getByText('2 of 6')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(viewer).toHaveCount(0)
  await expect(first).toBeFocused()
})

test('the map shows the headquarters and moves to a unit', async ({ page }) => {
  await page.goto(house)
  const map = page.getByRole('img', { name: /^Map of Almarinho Trading House/ })
  await map.scrollIntoViewIfNeeded()
  await expect(map).toHaveJSProperty('naturalWidth', 300)
  await page
    .getByRole('list', { name: 'Places' })
    .getByRole('button', { name: /^Showroom Hamburg/ })
    .click()
  const other = page.getByRole('img', { name: /^Map of Showroom Hamburg/ })
  await expect(other).toHaveJSProperty('naturalWidth', 300)
})

test('the page has no faults a machine can find', async ({ page }) => {
  await page.goto(house)
  await expect(page.getByRole('img', { name: 'Exports to 20 countries' })).toBeVisible()
  await page.getByRole('list', { name: 'Places' }).scrollIntoViewIfNeeded()
  const { violations } = await inspect(page).analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])
})
