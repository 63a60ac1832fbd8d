import type { AddressInfo } from 'node:net'
import type { LogEvent } from 'kysely'
import type { Logger } from 'pino'
import {
  buildApp,
  catchUp,
  jobHandlers,
  jobKinds,
  makeCaller,
  makeFirstLink,
  startMetrics,
  startTraces,
} from './app.ts'
import type { Config } from './config.ts'
import { hasLimits, openDatabase } from './database.ts'
import { followSettings } from './follow-settings.ts'
import type { App } from './http.ts'
import { openJobs } from './jobs.ts'
import type { KeepOpen } from './keep-open.ts'
import { loadDemoApart } from './load-demo-apart.ts'
import { openFiles } from './open-files.ts'
import { followReplicas, replicaPatience } from './replicas.ts'
import { makeMailSender } from './send-mails.ts'
import { tellOfSlowStatements } from './slow-statements.ts'
import { refuseStart } from './start-failure.ts'
import { isDemoRemoved, takeStoredSettings } from './stored-settings.ts'
import { webPages } from './web-pages.ts'

export type Serving = {
  /** A database with the whole schema. */
  url: string
  config: Config
  log: Logger
  keepOpen: KeepOpen
  /** Whether it does what is done once at a start: of several processes that serve together, one. */
  isFirst: boolean
  /** Whether others listen at the same port. */
  isSharing: boolean
  /** Where pages may not be there yet: resolves when they are. */
  webBuilt?: Promise<unknown>
}

export type Served = {
  address: AddressInfo | string | null
  /** Where the first operator comes in, while there is none. */
  firstLink: string | undefined
}

/** Everything that works on the database: the demo where it is wanted, the application with its pages, jobs and mails. */
export async function serve({ url, config, log, keepOpen, isFirst, isSharing, webBuilt }: Serving): Promise<Served> {
  // Its libraries, like those of the metrics, take memory that most need not spend.
  const traces = await keepOpen(startTraces(config, log), async (traces) => traces?.stop())
  const watch = watchStatements(config, log, traces)
  const { databasePooler: pooler } = config
  const db = await keepOpen(Promise.resolve(openDatabase(url, { watch, pooler })), (db) => db.destroy())
  if (pooler && !(await hasLimits(db).catch(refusePooler)))
    log.warn('DATABASE_POOL_URL sets no limits to statements: what hangs will hang for ever (docs/scaling.md)')
  const replicas = config.databaseReplicaUrls.map((url) => openDatabase(url, { watch, patience: replicaPatience }))
  await keepOpen(Promise.resolve(replicas), (all) => Promise.all(all.map((replica) => replica.destroy())))
  followReplicas(db, replicas, log)
  await takeStoredSettings(db, config)
  const jobs = await keepOpen(openJobs(url, jobKinds, log), (jobs) => jobs.stop())
  const parts = { db, jobs, files: await openFiles(config), config, log }
  if (isFirst && config.demo && !(await isDemoRemoved(db))) {
    const { publicUrl, settings, logLevel, dataDir, filesUrl, s3 } = config
    const order = {
      url,
      files: { dataDir, filesUrl, s3 },
      logLevel,
      life: config.demoLife ? { publicUrl, settings } : undefined,
    }
    const load = await keepOpen(Promise.resolve(loadDemoApart(db, order)), async (load) => load.stop())
    await load.done
    // Somebody runs the marketplace now: the demo's operator.
    await takeStoredSettings(db, config)
  }
  const app = await keepOpen(buildApp(parts), closeServer)
  await webBuilt
  await webPages(app, followSettings(app))
  traces?.follow(app.http)
  if (config.metrics.port > 0) await keepOpen(startMetrics(app), (metrics) => metrics.stop())
  // Fastify would announce the address in a line of its own.
  log.level = 'silent'
  await app.http.listen({ host: config.host, port: config.port, ...(isSharing && { reusePort: true }) })
  log.level = config.logLevel
  if (isFirst) await catchUp(parts)
  await jobs.startWorkers(jobHandlers(parts))
  const sender = await keepOpen(Promise.resolve(makeMailSender(parts)), (sender) => sender.stop())
  sender.start()
  const caller = await keepOpen(Promise.resolve(makeCaller(parts)), (caller) => caller.stop())
  caller.start()
  return { address: app.http.server.address(), firstLink: isFirst ? await makeFirstLink(parts) : undefined }
}

/** The database itself was reached before. */
function refusePooler(error: unknown): never {
  throw refuseStart(
    'The pooler in DATABASE_POOL_URL gives no connection: check its host, port, user and password, and that it runs.',
    error,
  )
}

/** What looks at the statements of the database: the log at slow ones, a collector at those of the calls it is told of. */
function watchStatements(
  { slowStatement }: Config,
  log: Logger,
  traces: Awaited<ReturnType<typeof startTraces>>,
): ((event: LogEvent) => void) | undefined {
  const watches = [slowStatement > 0 ? tellOfSlowStatements(log, slowStatement) : undefined, traces?.watch]
  const [first, second] = watches.filter((watch) => watch !== undefined)
  if (!first || !second) return first
  return (event) => {
    first(event)
    second(event)
  }
}

/** Answers under way are finished; who reads one too slowly is cut off, or one reader could keep the server from stopping. */
async function closeServer({ http }: App): Promise<void> {
  const patience = setTimeout(() => http.server.closeAllConnections(), 5000)
  await http.close()
  clearTimeout(patience)
}
