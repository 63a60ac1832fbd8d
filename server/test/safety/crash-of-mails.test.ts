import { execFileSync } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { openDatabase } from '../../src/database.ts'
import { postMail } from '../../src/mail.ts'
import { openTestDatabase } from '../database.ts'
import { type MailServer, openMailServer } from '../mail-server.ts'
import { makeTemporaryFolder } from '../postgres.ts'
import { type Fairquay, startFairquay } from '../start-fairquay.ts'
import { noteFigures } from './note-figures.ts'

/** MAILS=5000 sends as many; a run of the tests does fewer. */
const mails = Number(process.env.MAILS ?? 120)

test('a server killed again and again while it sends mails: none is lost, and what arrives twice has the same name', async () => {
  execFileSync(process.execPath, [join(import.meta.dirname, '../../../scripts/build-web.ts'), '--when-changed'])
  const database = await openTestDatabase()
  const folder = await makeTemporaryFolder('fairquay-mails-')
  const db = openDatabase(database.url, { connections: 2 })
  const mailServer: MailServer = await openMailServer()
  const start = () =>
    startFairquay({
      DATA_DIR: folder,
      DATABASE_URL: database.url,
      DEMO: 'false',
      LOG_LEVEL: 'fatal',
      SMTP_URL: mailServer.url,
    })
  let fairquay: Fairquay | undefined
  try {
    for (let n = 0; n < mails; n++)
      await postMail(
        db,
        { smtpUrl: mailServer.url },
        { toName: '', toAddress: `p${n}@a.test`, subject: `${n}`, text: '', companyId: n % 7 },
      )
    for (let kill = 1; kill <= 3; kill++) {
      fairquay = await startFairquayAndWait(start, mailServer, Math.floor((mails * kill) / 5))
      await fairquay.stop('SIGKILL')
      // The leases of what was under way would be over in some minutes.
      await sql`update mails set due_at = now() where state = 'waiting'`.execute(db)
    }
    fairquay = await start()
    await vi.waitFor(
      async () => {
        const { rows } = await sql<{
          waiting: number
        }>`select count(*)::int as waiting from mails where state <> 'sent'`.execute(db)
        expect(rows).toEqual([{ waiting: 0 }])
      },
      { timeout: 60_000, interval: 100 },
    )
    const { rows: stored } = await sql<{
      subject: string
      message_id: string
    }>`select subject, message_id from mails`.execute(db)
    const nameOf = new Map(stored.map(({ subject, message_id }) => [subject, message_id]))
    const wrong = mailServer.received.filter(({ subject = '', messageId }) => nameOf.get(subject) !== messageId)
    expect(wrong).toEqual([])
    expect(new Set(mailServer.received.map(({ messageId }) => messageId)).size).toBe(mails)
    // At most what was under way at each kill arrives once more.
    expect(mailServer.received.length).toBeLessThanOrEqual(mails + 3 * 5)
    await noteFigures({ mails, 'arrived twice': mailServer.received.length - mails })
  } finally {
    await fairquay?.stop()
    await mailServer.close()
    await db.destroy()
    await database.close()
    await rm(folder, { recursive: true, force: true })
  }
}, 3_600_000)

async function startFairquayAndWait(
  start: () => Promise<Fairquay>,
  { received }: MailServer,
  count: number,
): Promise<Fairquay> {
  const fairquay = await start()
  await vi.waitFor(() => expect(received.length).toBeGreaterThan(count), { timeout: 60_000, interval: 1 })
  return fairquay
}
