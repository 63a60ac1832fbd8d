// The server of the product without its built web, as a process of its own: DATABASE_URL and DATA_DIR say on what. Prints its port.
import { pino } from 'pino'
import { buildApp, jobKinds } from '../server/src/app.ts'
import { readConfig } from '../server/src/config.ts'
import { openDatabase } from '../server/src/database.ts'
import { openJobs } from '../server/src/jobs.ts'
import { openLocalFiles } from '../server/src/local-files.ts'

const config = readConfig()
const log = pino({ level: 'error' })
const url = config.databaseUrl ?? ''
const app = await buildApp({
  db: openDatabase(url),
  jobs: await openJobs(url, jobKinds, log),
  files: openLocalFiles(config.dataDir),
  config,
  log,
})
await app.http.listen({ host: '127.0.0.1', port: 0 })
const address = app.http.server.address()
console.log(typeof address === 'object' ? address?.port : '')
// So that a profiler of the process can write its file.
process.once('SIGTERM', () => process.exit(0))
