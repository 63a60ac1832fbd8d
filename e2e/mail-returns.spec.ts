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

test('a mail that comes back: the person is told, the operator sees it, and either ends it', async ({
  page,
  request,
}) => {
  await beginMarketplace(page, house, operator)

  await test.step('a mail is sent, and comes back to the mailbox', async () => {
    await request.post(`${house.url}/api/v1/password-resets`, { data: { email: operator } })
    await expect.poll(() => mailServer.received.length).toBeGreaterThan(0)
    const name = mailServer.received.at(-1)?.messageId ?? ''
    mailbox.deliver(
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
        `Final-Recipient: rfc822; ${operator}`,
        'Action: failed',
        'Status: 5.1.1',
        'Diagnostic-Code: smtp; 550 5.1.1 No such user here',
        '',
        '--part',
        'Content-Type: text/rfc822-headers',
        '',
        `Message-ID: ${name}`,
        '',
        '--part--',
        '',
      ].join('\n'),
    )
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
