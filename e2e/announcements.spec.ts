import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { addAnnouncement } from '@fairquay/contract/announcements/endpoints.ts'
import { expect, test } from '@playwright/test'
import { makeTemporaryFolder } from '../server/test/postgres.ts'
import { type Fairquay, startFairquay } from '../server/test/start-fairquay.ts'
import { beginMarketplace } from './begin-marketplace.ts'
import { inspect } from './inspect.ts'
import { loseAnswer } from './lose-answer.ts'

// A marketplace of its own: what is announced stands on top of every page.
test.setTimeout(120_000)

let folder: string
let house: Fairquay
test.beforeAll(async () => {
  folder = await makeTemporaryFolder('fairquay-announcements-')
  house = await startFairquay({ DATA_DIR: join(folder, 'data'), DEMO: 'false' })
})
test.afterAll(async () => {
  await house.stop()
  await rm(folder, { recursive: true, force: true })
})

const at = (address: string) => `${house.url}/#${address}`

test('an operator tells everybody something, changes it and ends it; a reader closes it', async ({ page, browser }) => {
  await beginMarketplace(page, house, 'ann@firm.test')
  await page.goto(at('/operator/announcements'))
  await expect(page.getByRole('heading', { name: 'Nothing is announced' })).toBeVisible()

  await test.step('it is written, and kept once although the answer was lost', async () => {
    await page.getByRole('button', { name: 'New announcement' }).click()
    const dialog = page.getByRole('dialog', { name: 'New announcement' })
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog.getByText('Please write 1 to 300 characters.')).toBeVisible()
    await dialog.getByLabel('Text').fill('We move to a new server on Saturday.')
    await dialog.getByLabel('Link').fill('/#/pages/contacts')
    await dialog.getByRole('radio', { name: 'Warning' }).check()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await page.reload()
    await page.getByRole('button', { name: 'New announcement' }).click()
    await expect(dialog.getByLabel('Text')).toHaveValue('We move to a new server on Saturday.')
    await expect(dialog.getByRole('radio', { name: 'Warning' })).toBeChecked()
    expect((await inspect(page).analyze()).violations).toEqual([])
    const lost = await loseAnswer(page, addAnnouncement)
    await lost.pressTwice(() => dialog.getByRole('button', { name: 'Save' }).click())
    await expect(dialog).toBeHidden()
    const row = page.getByRole('list', { name: 'Announcements' }).getByRole('listitem')
    await expect(row).toHaveCount(1)
    await expect(row).toContainText('On every page')
    expect((await inspect(page).analyze()).violations).toEqual([])
  })

  const visitor = await (await browser.newContext({ viewport: { width: 390, height: 800 } })).newPage()
  const bar = visitor.getByRole('region', { name: 'Announcements' })
  await test.step('a guest reads it on a phone, follows its link, and closes it for good', async () => {
    await expect(async () => {
      await visitor.goto(at('/'))
      await visitor.reload()
      await expect(bar).toContainText('We move to a new server on Saturday.', { timeout: 2000 })
    }).toPass({ timeout: 20_000 })
    expect((await inspect(visitor).analyze()).violations).toEqual([])
    for (const address of ['/secured/login', '/secured/register']) {
      await visitor.goto(at(address))
      await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(bar).toContainText('We move to a new server on Saturday.')
      expect((await inspect(visitor).analyze()).violations).toEqual([])
    }
    await bar.getByRole('link', { name: 'Read more' }).click()
    await expect(visitor).toHaveURL(/#\/pages\/contacts$/)
    await bar.getByRole('button', { name: /^Close/ }).click()
    await expect(bar).toBeHidden()
    await visitor.reload()
    await expect(visitor.getByRole('banner')).toBeVisible()
    await expect(bar).toBeHidden()
  })

  await test.step('it is changed, ended and deleted', async () => {
    await page.getByRole('button', { name: /^Change:/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Change the announcement' })
    await dialog.getByLabel('Text').fill('We move on Sunday.')
    await dialog.getByRole('button', { name: 'Save' }).click()
    const row = page.getByRole('list', { name: 'Announcements' }).getByRole('listitem')
    await expect(row).toContainText('We move on Sunday.')
    await row.getByRole('button', { name: 'End now: We move on Sunday.' }).click()
    await expect(row).toContainText('Over')
    const other = await browser.newPage()
    await other.goto(at('/'))
    await expect(other.getByRole('banner')).toBeVisible()
    await expect(other.getByText('We move on Sunday.')).toHaveCount(0)
    await row.getByRole('button', { name: 'Delete: We move on Sunday.' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByRole('heading', { name: 'Nothing is announced' })).toBeVisible()
  })

  await test.step('what is typed into the settings stays over a reload and Back, beside what is set meanwhile', async () => {
    await page.goto(at('/operator/settings'))
    const how = page.getByRole('textbox', { name: 'How It Works' })
    const contacts = page.getByRole('textbox', { name: 'Contacts' })
    await how.fill('https://example.test/how')
    await page.reload()
    await expect(how).toHaveValue('https://example.test/how')
    await page.goto(at('/operator/announcements'))
    await expect(page.getByRole('heading', { level: 1, name: 'Announcements' })).toBeVisible()
    await page.goBack()
    await expect(how).toHaveValue('https://example.test/how')
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(page.getByText('The settings are saved.').first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Save changes' })).toBeDisabled()

    // Going back to what holds without it leaves what is typed elsewhere.
    await contacts.fill('https://example.test/contacts')
    await page.getByRole('button', { name: 'Go back to it: How It Works' }).click()
    await expect(how).not.toHaveValue('https://example.test/how')
    await expect(contacts).toHaveValue('https://example.test/contacts')
    await page.getByRole('button', { name: 'Discard' }).click()
    await expect(contacts).not.toHaveValue('https://example.test/contacts')
  })
})
