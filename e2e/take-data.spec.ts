import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { signIn } from './accounts.ts'
import { inspect } from './inspect.ts'

async function takeFile(page: Page, button: string): Promise<{ name: string; content: Buffer }> {
  const downloading = page.waitForEvent('download', { timeout: 120_000 })
  downloading.catch(() => {})
  const answering = page.waitForResponse((answer) => /\/(profile|own-company)\/data$/.test(answer.url()), {
    timeout: 60_000,
  })
  await page.getByRole('button', { name: button }).click()
  // Asked first, so that a refusal says what it was instead of a file that never comes.
  const answer = await answering
  expect(answer.status(), answer.url()).toBe(200)
  const download = await downloading
  return { name: download.suggestedFilename(), content: await readFile(await download.path()) }
}

test('an owner takes along what is kept about them, and everything of the company', async ({ page }) => {
  await signIn(page, 'buyer@demo.test')
  await page.goto('/#/profile')
  const own = await takeFile(page, 'Download my data')
  expect(own.name).toMatch(/^my-data-\d{4}-\d\d-\d\d\.zip$/)
  // The names of files stand in a ZIP as they are.
  expect(own.content.includes('data.json')).toBe(true)
  await expect(page.getByText(`${own.name} is among your downloads.`)).toBeVisible()

  await page.goto('/#/profile/members')
  await expect(page.getByRole('button', { name: 'Download the company’s data' })).toBeVisible()
  expect((await inspect(page).analyze()).violations).toEqual([])
  const company = await takeFile(page, 'Download the company’s data')
  for (const part of ['company/profile.json', 'orders/orders.csv', 'index.html'])
    expect(company.content.includes(part), part).toBe(true)
})
