import { expect, type Page } from '@playwright/test'

/** Types into a list's search box and waits until the list shows the answer: a row pressed before that goes away under the press. */
export async function searchList(page: Page, label: string, words: string): Promise<void> {
  const answer = page.waitForResponse((response) => new URL(response.url()).searchParams.get('search') === words)
  await page.getByRole('searchbox', { name: label }).fill(words)
  await answer
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
}
