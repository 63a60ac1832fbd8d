// Loads the demo marketplace, as a process of its own that the server starts and tells where (server/src/load-demo-apart.ts).
import { once } from 'node:events'
import { openDatabase } from '../server/src/database.ts'
import type { DemoFailure, DemoOrder } from '../server/src/load-demo-apart.ts'
import { makeLog } from '../server/src/log.ts'
import { openFiles } from '../server/src/open-files.ts'
import { openTrade } from './life/open-trade.ts'
import { loadDemo } from './load.ts'

// The server is gone: what is half done is rolled back.
process.once('disconnect', () => process.exit(1))

const [{ url, files, logLevel, life, isBesideOperators = false }] = (await once(process, 'message')) as [DemoOrder]
try {
  const log = makeLog(logLevel)
  await loadDemo({
    db: openDatabase(url),
    files: await openFiles(files),
    log,
    isBesideOperators,
    ...(life && { trade: await openTrade(url, life, log) }),
  })
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
