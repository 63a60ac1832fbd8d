import { type ChildProcess, fork } from 'node:child_process'
import { sql } from 'kysely'
import { type Config, demoProgram } from './config.ts'
import type { Database } from './database.ts'
import type { FilePlace } from './open-files.ts'

/** What the program that loads (demo/main.ts) is told: the database, where files are stored, how much to log, and what to trade with. */
export type DemoOrder = {
  url: string
  files: FilePlace
  logLevel: string
  life: DemoLife | undefined
  /** Loaded by an operator who is there already, in the place of the categories they have; else only where there is nobody at all. */
  isBesideOperators?: boolean
}

/** What the trade of the last ninety days is written with; without it only goods and accounts are loaded. */
export type DemoLife = Pick<Config, 'publicUrl' | 'settings'>

/** What it tells before it ends without having loaded anything. */
export type DemoFailure = { message: string; stack?: string | undefined; code?: string }

export type DemoLoad = { done: Promise<void>; stop(): void }

/**
 * Has the demo marketplace loaded into an empty database by a process of its own: it uses the server's functions, and the server holds neither its code nor the
 * 150 MB that drawing 2,100 pictures takes. A load that is stopped leaves nothing, and the next start begins it again.
 */
export function loadDemoApart(db: Database, order: DemoOrder): DemoLoad {
  let child: ChildProcess | undefined
  let isStopped = false
  async function load(): Promise<void> {
    if (isStopped || !(await isEmpty(db, order)) || isStopped) return
    child = fork(demoProgram, {
      execArgv: ['--disable-warning=ExperimentalWarning'],
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    })
    child.send(order)
    await ended(child)
  }
  return {
    done: load(),
    stop: () => {
      isStopped = true
      child?.kill('SIGKILL')
    },
  }
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let failure: DemoFailure | undefined
    child.on('message', (message) => {
      failure = message as DemoFailure
    })
    child.once('error', reject)
    child.once('close', (code, signal) =>
      code === 0
        ? resolve()
        : reject(
            Object.assign(new Error(`The demo marketplace could not be loaded (${signal ?? code}).`), failure ?? {}),
          ),
    )
  })
}

/** Asked again by the load itself, under its lock; here it only saves the process. */
async function isEmpty(db: Database, { isBesideOperators = false }: DemoOrder): Promise<boolean> {
  const { rows } = await sql<{ is_empty: boolean }>`
    select not exists (select 1 from companies) and not exists (select 1 from users where not ${isBesideOperators} or role <> 'admin') as is_empty`.execute(
    db,
  )
  return rows[0]?.is_empty === true
}
