import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from '@playwright/test'
import { bringIn, makeShopper } from './cart-goods.ts'

test('a webhook that cannot be reached says when it is called next', async ({ page, request }) => {
  await bringIn(page, await makeShopper(request))
  await page.goto('/#/integrations')
  await page.getByRole('button', { name: 'New webhook' }).click()
  await page.getByRole('dialog').getByLabel('Address').fill('http://127.0.0.1:9/hook')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await page.getByRole('button', { name: 'I have copied it' }).click()
  await page.getByRole('link', { name: /^Log of/ }).click()
  await page.getByRole('button', { name: 'Send a test' }).click()
  await expect(page.getByRole('region', { name: 'Try it out' })).toContainText(
    /sent again by itself, next at .*\d\d:\d\d:\d\d/,
  )
  const log = page.getByRole('list', { name: 'Log' })
  await expect(log).toContainText('Not received yet')
  await expect(page.getByText('Failing', { exact: true })).toBeVisible({ timeout: 15_000 })
})

test('a webhook whose receiver is gone for good is seen to be off as soon as that is told', async ({
  page,
  request,
}) => {
  const receiver = createServer((_, response) => response.writeHead(410).end('gone')).listen(0, '127.0.0.1')
  await new Promise((resolve) => receiver.once('listening', resolve))
  await bringIn(page, await makeShopper(request))
  await page.goto('/#/integrations')
  await page.getByRole('button', { name: 'New webhook' }).click()
  await page
    .getByRole('dialog')
    .getByLabel('Address')
    .fill(`http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`)
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await page.getByRole('button', { name: 'I have copied it' }).click()
  await page.getByRole('link', { name: /^Log of/ }).click()
  await page.getByRole('button', { name: 'Send a test' }).click()
  await expect(page.getByRole('region', { name: 'Try it out' })).toContainText('the webhook was switched off')
  await expect(page.getByText('Switched off: the receiver said gone (410)', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send a test' })).toBeDisabled()
  receiver.close()
})

test('where the browser has no clipboard, a token is marked and that is said', async ({ page, request }) => {
  await bringIn(page, await makeShopper(request))
  // As on a connection that is not encrypted.
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
  await page.goto('/#/integrations')
  await page.getByRole('button', { name: 'New API token' }).click()
  await page.getByRole('dialog').getByLabel('Name').fill('Our ERP')
  await page.getByRole('button', { name: 'Make token' }).click()
  const token = (await page.getByTestId('secret').textContent()) ?? ''
  await page.getByRole('dialog').getByRole('button', { name: 'Copy' }).click()
  await expect(page.getByRole('dialog')).toContainText('did not let it be copied')
  expect(await page.evaluate(() => getSelection()?.toString().trim())).toBe(token.trim())
})
