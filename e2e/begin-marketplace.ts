import { expect, type Page } from '@playwright/test'
import type { Fairquay } from '../server/test/start-fairquay.ts'
import { newPassword } from './accounts.ts'

/** Makes the first operator of an empty marketplace by the link in its log, and leaves the page at the set-up. */
export async function beginMarketplace(page: Page, house: Fairquay, email: string): Promise<void> {
  await makeFirstOperator(page, house, email)
  await expect(page.getByRole('heading', { name: 'Set-up', exact: true })).toBeVisible()
}

/** Makes the first operator of an empty marketplace by the link in its log. */
export async function makeFirstOperator(
  page: Page,
  house: Pick<Fairquay, 'said' | 'url'>,
  email: string,
): Promise<void> {
  const link = /http:\S+\/#(\/secured\/begin\?token=\S+)/.exec(house.said())?.[1] ?? ''
  await page.goto(`${house.url}/#${link}`)
  await page.getByLabel('First name').fill('Ann')
  await page.getByLabel('Last name').fill('Lee')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(newPassword)
  await page.getByRole('button', { name: 'Create account' }).click()
}
