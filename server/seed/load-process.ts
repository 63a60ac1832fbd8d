// Loads the demo marketplace as a process of its own (see load-apart.ts), which tells where.
import { once } from 'node:events'
import { openDatabase } from '../src/database.ts'
import { openLocalFiles } from '../src/files.ts'
import { makeLog } from '../src/server.ts'
import { loadDemo } from './load.ts'
import type { DemoFailure, DemoOrder } from './load-apart.ts'

// The server is gone: what is half done is rolled back.
process.once('disconnect', () => process.exit(1))

const [{ url, files, logLevel }] = (await once(process, 'message')) as [DemoOrder]
try {
  await loadDemo({ db: openDatabase(url), files: openLocalFiles(files), log: makeLog(logLevel) })
  process.exit(0)
} catch (error) {
  // The server has the sentences for what an operator can mend: a full disk, above all.
  const failure: DemoFailure = { message: String(error) }
  if (error instanceof Error) {
    failure.message = error.message
    failure.stack = error.stack
    if ('code' in error) failure.code = String(error.code)
  }
  process.send?.(failure, () => process.exit(1))
}
