import { pino } from 'pino'
import type { Config } from '../config.ts'
import { openDatabase } from '../database.ts'
import { openExistingDatabase } from '../existing-database.ts'
import { type JobKind, openJobs } from '../jobs.ts'
import { openFiles } from '../open-files.ts'
import { purgeProductsJob } from '../products/delete-products.ts'
import type { ImportTask } from './import-jobs.ts'
import { workOnImport } from './work-on-import.ts'

/** What the server tells this process, which works on one import and ends (see run-in-worker.ts). */
export type WorkerTask = { task: ImportTask; config: Config; allowAnyAddress: boolean }

// The server is gone: whoever comes after it takes the work up again, and the database forgets what was half done.
process.once('disconnect', () => process.exit(1))
process.once('message', (message) => void run(message as WorkerTask))

async function run({ task, config, allowAnyAddress }: WorkerTask): Promise<void> {
  try {
    const existing = await openExistingDatabase(config)
    if (!existing) throw new Error('There is no database to import into.')
    const db = openDatabase(existing.url, { connections: 3 })
    const log = pino({ level: 'silent' })
    // Opened when something has to be stored only: an undo deletes, and what is deleted is thrown away in 30 days.
    let jobs: Awaited<ReturnType<typeof openJobs>> | undefined
    const enqueue: Awaited<ReturnType<typeof openJobs>>['enqueue'] = async (...job) => {
      jobs ??= await openJobs(existing.url, [purgeProductsJob as JobKind<object>], log)
      return jobs.enqueue(...job)
    }
    const files = await openFiles(config)
    const fetching = allowAnyAddress ? { isAllowed: () => true } : undefined
    await workOnImport({ db, files, jobs: { enqueue }, config, fetching }, task)
    await jobs?.stop()
    await db.destroy()
    process.exit(0)
  } catch (error) {
    process.send?.({ fault: error instanceof Error ? (error.stack ?? error.message) : String(error) }, () =>
      process.exit(1),
    )
  }
}
