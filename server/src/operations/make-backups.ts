import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { operationMessages } from '@fairquay/contract/operations/messages.ts'
import { sql } from 'kysely'
import { recordChange } from '../audit/record-change.ts'
import { brokenOff } from '../backup/records.ts'
import { inTransaction, type Queryable } from '../database.ts'
import { Failure } from '../failure.ts'
import type { App } from '../http.ts'
import { handleJob, type JobHandler, jobKind } from '../jobs.ts'
import type { Viewer } from '../session.ts'
import { findLastBackups, findLastStart } from './backup-queries.ts'
import { findNewestBackup, noteBrokenOff, noteNotBegun } from './note-lost-backups.ts'

type Parts = Pick<App, 'db' | 'config' | 'jobs' | 'log'>

/** A large marketplace takes hours to copy; a second try at once would fail as the first did, and the next one is never far. */
export const makeBackupJob = jobKind<{ askedBy?: number }>('make-backup', { retries: 0, seconds: 6 * 3600 })
export const startDueBackupJob = jobKind<object>('start-due-backup', { retries: 0, seconds: 60 })

const command = join(import.meta.dirname, '../backup/backup-command.ts')

/** In a process of its own, as `npm run backup` makes it: the server has neither its memory nor its work. How it went stands in the table of backups. */
export function makeBackupHandler({ log, db, config }: Parts): JobHandler {
  return handleJob(makeBackupJob, async ({ askedBy }) => {
    const before = await findNewestBackup(db)
    const asked = askedBy === undefined ? [] : [`--asked-by=${askedBy}`]
    const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', command, ...asked], {
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    const said = readAll(child)
    const [code] = (await once(child, 'close')) as [number | null]
    if (code === 0) return
    log.error({ code, said: await said }, 'a backup failed')
    await noteBrokenOff(db)
    const { to, passphraseFile, recipient } = config.backup
    if (to === undefined || (await findNewestBackup(db)) > before) return
    const isEncrypted = passphraseFile !== undefined || recipient !== undefined
    await noteNotBegun(db, { place: to, isEncrypted, askedBy, reason: (await said).slice(0, 1000) || brokenOff })
  })
}

async function readAll(child: ChildProcess): Promise<string> {
  let text = ''
  for await (const part of child.stderr ?? []) text = `${text}${part}`.slice(-2000)
  return text.trim()
}

/** Once a minute one process looks whether the next backup is due: so long after the start of the last, also of one that failed. */
export function startDueBackupHandler(parts: Parts): JobHandler {
  return { ...handleJob(startDueBackupJob, () => startDueBackup(parts, new Date())), isEveryMinute: true }
}

export async function startDueBackup({ db, config, jobs }: Parts, now: Date): Promise<void> {
  await noteBrokenOff(db)
  const { to, everyHours } = config.backup
  if (to === undefined || everyHours === 0) return
  const last = await findLastStart(db)
  if (last && now.getTime() - last.getTime() < everyHours * 3_600_000) return
  await inTransaction(db, async (tx) => {
    if (!(await isUnderWay(tx))) await jobs.enqueue(tx, makeBackupJob, {})
  })
}

/** Whether one is being made or about to be; whoever asks at the same time waits for the answer. */
async function isUnderWay(tx: Queryable): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(4127321)`.execute(tx)
  await noteBrokenOff(tx)
  return (await hasWaiting(tx)) || (await findLastBackups(tx)).is_running
}

/** Whether one will be begun in a moment, or is just being begun. */
async function hasWaiting(db: Queryable): Promise<boolean> {
  const { rows } = await sql`
    select 1 from pgboss.job where name = ${makeBackupJob.name} and state in ('created', 'retry', 'active') limit 1`.execute(
    db,
  )
  return rows.length > 0
}

/** The last ones, and whether one is being made; also the one that somebody asked for a second ago. */
export async function lookAtBackups(db: Queryable) {
  const last = await findLastBackups(db)
  return { ...last, is_running: last.is_running || (await hasWaiting(db)) }
}

/** An operator wants one now. */
export async function backUpNow(tx: Queryable, { config, jobs }: Parts, viewer: Viewer): Promise<void> {
  if (config.backup.to === undefined) throw new Failure('refused', undefined, operationMessages.noPlace)
  if (await isUnderWay(tx)) throw new Failure('refused', undefined, operationMessages.isRunning)
  await jobs.enqueue(tx, makeBackupJob, { askedBy: viewer.userId })
  await recordChange(tx, viewer, {
    action: 'created',
    thing: 'backup',
    id: null,
    name: config.backup.to,
    after: { by: 'hand' },
  })
}
