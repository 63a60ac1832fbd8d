import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import pg from 'pg'
import { pino } from 'pino'
import { expect, inject, test } from 'vitest'
import { openDatabase } from '../src/database.ts'
import { jobKind, openJobs } from '../src/jobs.ts'
import { cloneDatabase } from './templates.ts'

const folder = join(import.meta.dirname, '../migrations')
const upgrade = '0022_mail_queue.sql'

test('mails of the time when each had a job: those with one to be done wait, the others keep how they ended', async () => {
  const { url, drop } = await cloneDatabase(inject('postgres').url, 'template1')
  const run = async (text: string) => {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    await client.query(text).finally(() => client.end())
  }
  const names = (await readdir(folder)).filter((name) => name < upgrade).sort()
  for (const name of names) await run(await readFile(join(folder, name), 'utf8'))
  const sendMail = jobKind<{ mailId: number }>('send-mail')
  const jobs = await openJobs(url, [sendMail as ReturnType<typeof jobKind>], pino({ level: 'silent' }))
  const db = openDatabase(url, { connections: 2 })
  try {
    const mailOf = async (
      subject: string,
      more: { sent?: boolean; error?: string; text?: string; age?: string } = {},
    ) => {
      const { rows } = await sql<{ id: number }>`
        insert into mails (message_id, to_name, to_address, subject, text, created_at, sent_at, last_error)
        values (${subject}, '', 'a@b.test', ${subject}, ${more.text ?? ''}, now() - ${more.age ?? '0 s'}::interval,
          case when ${more.sent ?? false} then now() end, ${more.error ?? null}) returning id`.execute(db)
      return rows[0]?.id ?? 0
    }
    const queue = async (mailId: number) => jobs.enqueue(db, sendMail, { mailId })
    await mailOf('sent', { sent: true })
    await queue(await mailOf('waiting'))
    await queue(await mailOf('refused once', { error: '451 later' }))
    await mailOf('given up', { error: 'ECONNREFUSED' })
    await mailOf('no mail server')
    const reset = 'https://a.test/#/secured/new-password?token=abc'
    await queue(await mailOf('old reset', { text: reset, age: '2 hours' }))
    await queue(await mailOf('new reset', { text: reset }))
    await run(await readFile(join(folder, upgrade), 'utf8'))
    const { rows } = await sql<{
      subject: string
      state: string
    }>`select subject, state from mails order by id`.execute(db)
    expect(Object.fromEntries(rows.map(({ subject, state }) => [subject, state]))).toEqual({
      sent: 'sent',
      waiting: 'waiting',
      'refused once': 'waiting',
      'given up': 'failed',
      'no mail server': 'kept',
      'old reset': 'dropped',
      'new reset': 'waiting',
    })
    const { rows: left } = await sql`select 1 from pgboss.job where name = 'send-mail'`.execute(db)
    expect(left).toEqual([])
  } finally {
    await db.destroy()
    await jobs.stop()
    await drop()
  }
})
