import { setTimeout as wait } from 'node:timers/promises'
import { importMessages } from '@fairquay/contract/imports/messages.ts'
import { isWorking } from '@fairquay/contract/imports/rules.ts'
import { pino } from 'pino'
import { type Config, readConfig } from '../config.ts'
import { type Database, openDatabase } from '../database.ts'
import { openExistingDatabase } from '../existing-database.ts'
import { Failure } from '../failure.ts'
import { type JobKind, openJobs } from '../jobs.ts'
import { describeStartFailure } from '../start-failure.ts'
import { describeImport, describeUndone } from './describe-import.ts'
import { inspectImportJob, workOnImportJob } from './import-jobs.ts'
import * as imports from './import-queries.ts'
import { type Command, fieldList, readCommand, usage } from './read-command.ts'
import { runImport, undoLastImport } from './run-import.ts'
import { importHandlers } from './run-in-worker.ts'
import { makeProgress } from './show-progress.ts'
import { discardImport } from './step-import.ts'

type Work = Extract<Command, { what: 'import' | 'undo' }>

const pollEvery = 200
/** Work of others that this process has taken from the queue is finished first. */
const longestFarewell = 45 * 60 * 1000

const interruption = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => interruption.abort())

process.exitCode = await main(process.argv.slice(2))
// A worker that is being stopped would keep this process.
if (interruption.signal.aborted) process.exit()

async function main(args: readonly string[]): Promise<number> {
  const command = readCommand(args)
  if (command.what === 'help') {
    console.log(usage)
    return 0
  }
  if (command.what === 'fields') {
    console.log(fieldList)
    return 0
  }
  if (command.what === 'mistake') {
    console.error(`${command.sentence}\n\n${usage}`)
    return 2
  }
  let config: Config | undefined
  try {
    config = readConfig()
    return await beside(config, command)
  } catch (error) {
    const sentence = error instanceof Failure ? error.message : describeStartFailure(error, config)
    console.error(sentence ?? error)
    return interruption.signal.aborted ? 130 : 1
  }
}

/** Beside a server or without one: this process takes part in the queue as a server does, and whoever takes a step does it. */
async function beside(config: Config, command: Work): Promise<number> {
  const database = await openExistingDatabase(config)
  if (!database) throw new Failure('refused', undefined, importMessages.noMarketplace(config.dataDir))
  try {
    const db = openDatabase(database.url, { connections: 4 })
    try {
      if (!(await imports.hasImports(db))) throw new Failure('refused', undefined, importMessages.notSetUp)
      const log = pino({ level: 'silent' })
      const kinds = [inspectImportJob, workOnImportJob] as JobKind<object>[]
      const jobs = await openJobs(database.url, kinds, log)
      try {
        await jobs.startWorkers(importHandlers({ config, log }))
        return await runCommand({ db, jobs, settle: makeSettle(db) }, command)
      } finally {
        await jobs.stop(interruption.signal.aborted ? 0 : longestFarewell)
      }
    } finally {
      await db.destroy()
    }
  } finally {
    await database.close()
  }
}

async function runCommand(client: Parameters<typeof runImport>[0], command: Work): Promise<number> {
  if (command.what === 'undo') {
    print(describeUndone(await undoLastImport(client, command.company)))
    return 0
  }
  const { request, isVerbose, isStrict } = command
  const { counts } = await runImport(client, request, async (stored) =>
    print(await describeImport(client.db, stored, { isVerbose })),
  )
  const { create = 0, change = 0, skip = 0, refuse = 0 } = counts ?? {}
  return create + change + skip === 0 || (isStrict && refuse > 0) ? 1 : 0
}

function print(lines: readonly string[]): void {
  for (const line of lines) console.log(line)
}

/** Looks again and again until a step is done. When somebody stops the command, the import is thrown away, even while it is written. */
function makeSettle(db: Database) {
  const show = makeProgress(process.stderr)
  return async (companyId: number, id: number): Promise<imports.StoredImport> => {
    for (;;) {
      const stored = await imports.getImport(db, companyId, id)
      show(stored)
      if (!isWorking(stored.state)) return stored
      if (interruption.signal.aborted && stored.state !== 'undoing')
        return discardImport(db, companyId, id, { isStopping: true })
      await wait(pollEvery)
    }
  }
}
