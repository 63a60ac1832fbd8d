import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Database } from '../src/database.ts'

/** What the process that loads is told. */
export type DemoOrder = { url: string; files: string; logLevel: string }

/** What it tells before it ends without having loaded anything. */
export type DemoFailure = { message: string; stack?: string | undefined; code?: string }

export type DemoLoad = { done: Promise<void>; stop(): void }

/**
 * Loads the demo marketplace into an empty database, in a process of its own: drawing 900 pictures leaves 150 MB behind that the server would carry for as long
 * as it runs. A load that is stopped leaves nothing, and the next start begins it again.
 */
export function loadDemoApart(db: Database, order: DemoOrder): DemoLoad {
  let child: ChildProcess | undefined
  let isStopped = false
  async function load(): Promise<void> {
    if (isStopped || !(await isEmpty(db)) || isStopped) return
    child = fork(join(import.meta.dirname, 'load-process.ts'), {
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
async function isEmpty(db: Database): Promise<boolean> {
  const { rows } = await sql<{ is_empty: boolean }>`
    select not exists (select 1 from companies) and not exists (select 1 from users) as is_empty`.execute(db)
  return rows[0]?.is_empty === true
}
