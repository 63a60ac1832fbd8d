import { statfs } from 'node:fs/promises'
import type { Health } from '@fairquay/contract/operations/endpoints.ts'
import * as endpoints from '@fairquay/contract/operations/endpoints.ts'
import { readVersion } from '../backup/version.ts'
import { type App, implement, implementOnce } from '../http.ts'
import { findServerFailure } from '../mail-queue.ts'
import { countHeldAddresses, findMailboxState } from '../mail-returns/queries.ts'
import { lookAtReplicas } from '../replicas.ts'
import { findBackups } from './backup-queries.ts'
import { markKept } from './find-kept.ts'
import { findDatabaseFacts, findJobFacts, findMailFacts } from './health-queries.ts'
import { backUpNow, lookAtBackups } from './make-backups.ts'

export function operationRoutes(app: App): void {
  implement(app, endpoints.getHealth, () => readHealth(app))
  implement(app, endpoints.listBackups, async () => ({ data: await markKept(await findBackups(app.db), app.config) }))
  implementOnce(app, endpoints.backUpNow, async (tx, { viewer }) => {
    await backUpNow(tx, app, viewer)
    return { success: true }
  })
}

async function readHealth({ db, config }: App): Promise<Health> {
  const began = performance.now()
  const { has_demo_accounts, size, ...database } = await findDatabaseFacts(db)
  const milliseconds = Math.round(performance.now() - began)
  const { bavail, blocks, bsize } = await statfs(config.dataDir)
  const { to, everyHours, passphraseFile, recipient } = config.backup
  return {
    version: await readVersion(),
    node: process.versions.node,
    started_at: new Date(Date.now() - Math.round(process.uptime() * 1000)).toISOString(),
    memory: process.memoryUsage.rss(),
    database: {
      ...database,
      size: Number(size),
      is_embedded: config.databaseUrl === undefined,
      milliseconds,
      replicas: (await lookAtReplicas(db)).map((seconds_behind) => ({ seconds_behind })),
    },
    files: { free: bavail * bsize, disk: blocks * bsize },
    mail: await readMailHealth({ db, config }),
    jobs: await findJobFacts(db),
    backups: {
      ...(await readBackupHealth({ db, config })),
      place: to ?? null,
      every_hours: everyHours,
      is_encrypted: passphraseFile !== undefined || recipient !== undefined,
    },
    has_demo_accounts,
    has_https: config.publicUrl.startsWith('https:'),
  }
}

/** With whether the last one still lies where it was put. */
async function readBackupHealth({ db, config }: Pick<App, 'db' | 'config'>) {
  const { last_done, ...others } = await lookAtBackups(db)
  const [marked = null] = last_done ? await markKept([last_done], config) : []
  return { ...others, last_done: marked }
}

async function readMailHealth({ db, config }: Pick<App, 'db' | 'config'>): Promise<Health['mail']> {
  const failure = config.smtpUrl === undefined ? undefined : await findServerFailure(db)
  const mailbox = config.returnMailbox === undefined ? undefined : await findMailboxState(db)
  return {
    ...(await findMailFacts(db)),
    has_server: config.smtpUrl !== undefined,
    away_since: failure?.away_since.toISOString() ?? null,
    away_reason: failure?.reason ?? null,
    held_addresses: await countHeldAddresses(db),
    returns_failing_since: mailbox?.failing_since?.toISOString() ?? null,
    returns_failing_reason: mailbox?.reason ?? null,
  }
}
