import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { type ImapServer, openImapServer } from '../server/test/imap-server.ts'
import { type MailServer, openMailServer } from '../server/test/mail-server.ts'
import { makeTemporaryFolder } from '../server/test/postgres.ts'
import { type Fairquay, startFairquay } from '../server/test/start-fairquay.ts'
import { beginMarketplace } from './begin-marketplace.ts'
import { inspect } from './inspect.ts'

// A marketplace of its own that sends real mails to a real mail server, and reads the mailbox they come back to.
test.setTimeout(120_000)

let folder: string
let house: Fairquay
let mailServer: MailServer
let mailbox: ImapServer
test.beforeAll(async () => {
  folder = await makeTemporaryFolder('fairquay-mail-returns-')
  mailServer = await openMailServer()
  mailbox = await openImapServer()
  house = await startFairquay({
    DATA_DIR: join(folder, 'data'),
    DEMO: 'false',
    SMTP_URL: mailServer.url,
    MAIL_RETURN_TO: 'returns@harbour.example',
    RETURN_MAILBOX: mailbox.url,
  })
})
test.afterAll(async () => {
  await house.stop()
  await mailServer.close()
  await mailbox.close()
  await rm(folder, { recursive: true, force: true })
})

const operator = 'ann@firm.test'
const at = (address: string) => `${house.url}/#${address}`

/** The report of another mail server that there is no such mailbox. */
const bounceOf = (messageId: string, recipient: string) =>
  [
    'From: MAILER-DAEMON@mx.example',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="part"',
    '',
    '--part',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.example',
    '',
    `Final-Recipient: rfc822; ${recipient}`,
    'Action: failed',
    'Status: 5.1.1',
    'Diagnostic-Code: smtp; 550 5.1.1 No such user here',
    '',
    '--part',
    'Content-Type: text/rfc822-headers',
    '',
    `Message-ID: ${messageId}`,
    '',
    '--part--',
    '',
  ].join('\n')

test('a mail that comes back: the person is told, the operator sees it, and either ends it', async ({
  page,
  request,
}) => {
  await beginMarketplace(page, house, operator)

  await test.step('a mail is sent, and comes back to the mailbox', async () => {
    await request.post(`${house.url}/api/v1/password-resets`, { data: { email: operator } })
    await expect.poll(() => mailServer.received.length).toBeGreaterThan(0)
    const name = mailServer.received.at(-1)?.messageId ?? ''
    mailbox.deliver(bounceOf(name, operator))
  })

  await test.step('the operator has the mailbox read, and sees which address it is and why', async () => {
    await page.goto(at('/operator/held-addresses'))
    await expect(page.getByRole('heading', { name: 'No mail comes back' })).toBeVisible()
    await page.getByRole('button', { name: 'Read it now' }).click()
    const row = page.getByRole('listitem').filter({ hasText: operator })
    await expect(row).toContainText('Mails to it come back.')
    await expect(row).toContainText('550 5.1.1 No such user here')
    await expect(page.getByText(/^The mailbox of returns was read/)).toBeVisible()
    expect(mailbox.messages).toEqual([])
    expect((await inspect(page).analyze()).violations).toEqual([])
    await page.goto(at('/operator/health'))
    await page.getByRole('link', { name: 'To these addresses' }).click()
    await expect(row).toBeVisible()
  })

  await test.step('whoever asked somebody in is told that the address is wrong', async () => {
    const misspelt = 'bob@frim.test'
    await page.goto(at('/operator/appointments'))
    const asking = page.getByRole('form', { name: 'Ask somebody in' })
    await asking.getByLabel('E-mail').fill(misspelt)
    await asking.getByRole('button', { name: 'Send message' }).click()
    const row = page.getByRole('listitem').filter({ hasText: misspelt })
    await expect(row).toContainText('The link works until')
    await expect(row).not.toContainText('come back')
    const mailTo = () => mailServer.received.find(({ text, to }) => JSON.stringify([to, text]).includes(misspelt))
    await expect.poll(mailTo).toBeDefined()
    mailbox.deliver(bounceOf(mailTo()?.messageId ?? '', misspelt))
    await page.goto(at('/operator/held-addresses'))
    await page.getByRole('button', { name: 'Read it now' }).click()
    await expect(page.getByRole('listitem').filter({ hasText: misspelt })).toBeVisible()
    await page.goto(at('/operator/appointments'))
    await expect(row).toContainText('Our mails to this address come back.')
    expect((await inspect(page).analyze()).violations).toEqual([])
    await page.goto(at('/operator/held-addresses'))
    await page.getByRole('listitem').filter({ hasText: misspelt }).getByRole('button').click()
    await expect(page.getByRole('main').getByText(misspelt)).toBeHidden()
  })

  await test.step('the person is told where mails are chosen, and says that mail arrives again', async () => {
    await page.goto(at('/profile/notifications'))
    const notice = page.getByRole('region', { name: `We do not send notifications to ${operator}` })
    await expect(notice).toContainText('550 5.1.1 No such user here')
    expect((await inspect(page).analyze()).violations).toEqual([])
    await notice.getByRole('button', { name: 'Mail arrives again' }).click()
    await expect(page.getByText('Mails are sent there again.')).toBeVisible()
    await expect(notice).toBeHidden()
    await page.goto(at('/operator/held-addresses'))
    await expect(page.getByRole('heading', { name: 'No mail comes back' })).toBeVisible()
  })
})
