import { access, constants, open } from 'node:fs/promises'
import type { DatabaseSync } from 'node:sqlite'
import { refuseStart } from './start-failure.ts'

/** Result codes of SQLite: somebody else holds the lock; the lock could not be asked for. */
const busy = [5, 6]

/**
 * Takes the operating system's lock on a file, or returns nothing when somebody holds it. The kernel keeps it with the open file: it holds in every
 * container and process world of one machine and over network file systems that know locks, and goes with the process however that ends.
 * Node offers no such lock; its SQLite takes one on Linux, macOS and Windows alike. The file itself stays empty.
 */
export async function lockFile(path: string): Promise<{ release(): void } | undefined> {
  // Made beforehand, so that no other account may open and so lock it. Never opened again: closing it anywhere in this process would end the lock.
  await open(path, 'wx', 0o600).then(
    (handle) => handle.close(),
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    },
  )
  await access(path, constants.R_OK | constants.W_OK)
  let database: DatabaseSync | undefined
  try {
    database = new (loadSqlite())(path, { timeout: 0 })
    database.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE')
    const held = database
    return { release: () => held.close() }
  } catch (error) {
    database?.close()
    const code = error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : undefined
    if (code !== undefined && busy.includes(code)) return undefined
    if (code === undefined) throw error
    throw refuseStart(
      `The file ${path} cannot be locked, so that nothing would keep a second server from this folder: set DATA_DIR to a folder on a disk of this machine.`,
      error,
    )
  }
}

/** Node 22 calls its SQLite an experiment whenever it is loaded; the operator can do nothing about that. Any other warning goes through. */
function loadSqlite(): typeof DatabaseSync {
  const warn = process.emitWarning
  process.emitWarning = ((warning: string | Error, ...rest: never[]) => {
    if (!String(warning).startsWith('SQLite is an experimental feature')) warn.call(process, warning, ...rest)
  }) as typeof process.emitWarning
  try {
    return process.getBuiltinModule('node:sqlite').DatabaseSync
  } finally {
    process.emitWarning = warn
  }
}
