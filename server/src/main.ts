import { once } from 'node:events'
import { mkdir, realpath } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { isAbsolute, join, relative } from 'node:path'
import type { Logger } from 'pino'
import { type Config, readConfig } from './config.ts'
import { takeDatabaseLock } from './database-lock.ts'
import { refuseOldDatabase } from './database-version.ts'
import { type EmbeddedDatabase, startEmbedded } from './embedded.ts'
import { endAtFault, faultCode, refusedCode } from './end-at-fault.ts'
import { endWithGrace } from './end-with-grace.ts'
import { takeInstanceLock } from './instance-lock.ts'
import { makeOpenings } from './keep-open.ts'
import { makeLog } from './log.ts'
import { migrate } from './migrate.ts'
import { describeStartFailure } from './start-failure.ts'

const { keepOpen, closeAll, isClosing } = makeOpenings()
let isReady = false
let config: Config | undefined
let ownDatabase: EmbeddedDatabase | undefined

/** The web may still be being built by our parent, which says when it is there: pages wait for it, the database does not. */
const webBuilt = process.argv.includes('--await-web') ? once(process, 'message') : Promise.resolve()

const grace = endWithGrace(closeAll)
let log: Logger | undefined
endAtFault((error) => {
  // A connection that breaks while nobody waits for its answer comes here, also during the start.
  const sentence = isReady ? undefined : describeStartFailure(error, config)
  if (sentence !== undefined) {
    console.error(sentence)
    return refusedCode
  }
  if (log) log.fatal({ err: error }, 'a fault: the server ends to be started anew')
  else console.error(error)
  return faultCode
}, closeAll)
// The parent (scripts/start.mjs) was killed: nobody would be left to stop us.
process.once('disconnect', grace.close)

try {
  config = readConfig()
  await start(config)
} catch (error) {
  // What fails because we are already closing is no news.
  if (!isClosing()) {
    const sentence = describeStartFailure(error, config)
    console.error(sentence ?? error)
    await closeAll()
    process.exit(refusedCode)
  }
}

async function start(config: Config): Promise<void> {
  log = makeLog(config.logLevel)
  if (config.privateWebhooks)
    log.warn(
      'PRIVATE_WEBHOOKS is on: whoever sells here can have this server call addresses of its own network. It is for trying out, not for a server that strangers reach.',
    )
  // PostgreSQL may run as another account, which has to pass through (but cannot look around).
  await lockFolder(config.dataDir)
  // Where several processes serve, this one only watches them.
  const readApplication = () => (config.processes > 1 ? import('./serving-processes.ts') : import('./serve.ts'))
  // It is most of what there is to read, and nothing else goes on meanwhile: that is done while the database starts, and a start that is refused before has not
  // waited for it.
  const onStarting = () => void readApplication().catch(() => {})
  const url = config.databaseUrl ?? (await startOwnDatabase(config, log, onStarting))
  await refuseOldDatabase(url)
  await migrate(url)
  const loaded = await readApplication()
  const { address, firstLink } = await ('serveTogether' in loaded
    ? loaded.serveTogether({ url, config, log, keepOpen, isClosing, webBuilt })
    : loaded.serve({ url, config, log, keepOpen, isFirst: true, isSharing: false, webBuilt }))
  if (isClosing()) return
  isReady = true
  console.log(describeReady(config, address))
  if (firstLink !== undefined)
    console.log(
      `Nobody runs this marketplace yet. This link makes the first operator, once and within a day: ${firstLink}`,
    )
  // From now on an end that nobody asked for is worth another start.
  process.send?.('ready')
}

/** Nobody else may write here while we live; should the folder be lost all the same, nothing is finished any more, or two would write. */
async function lockFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o711 })
  await keepOpen(takeInstanceLock(folder, { onLost }), (lock) => lock.release())
}

function onLost(sentence: string): void {
  console.error(sentence)
  ownDatabase?.abandon()
  process.exit(refusedCode)
}

async function startOwnDatabase(config: Config, log: Logger, onStarting: () => void): Promise<string> {
  const { dataDir, databaseDir } = config
  await keepOpen(takeDatabaseLock(config, { onLost }), (lock) => lock.release())
  // A process takes up to 20.
  const settings: Record<string, string> =
    config.processes > 1 ? { max_connections: String(40 + 20 * config.processes) } : {}
  const starting = startEmbedded({ folder: databaseDir, log: (line) => log.warn(line), settings, onStarting })
  ownDatabase = await keepOpen(starting, (embedded) => embedded.stop())
  await logPlace(ownDatabase.folder, dataDir, databaseDir, log)
  return ownDatabase.url
}

/** Who backs up the data folder must know when the database is not in it. */
async function logPlace(folder: string, dataDir: string, databaseDir: string, log: Logger): Promise<void> {
  const [place, data] = await Promise.all([realpath(folder), realpath(dataDir)])
  const way = relative(data, place)
  if (!way.startsWith('..') && !isAbsolute(way)) return log.info(`The files of the database are in ${place}.`)
  const how =
    folder === databaseDir
      ? ''
      : ` To move it there: stop Fairquay, remove ${join(databaseDir, 'elsewhere')}, and move what is in ${folder} to ${databaseDir}.`
  log.warn(`The files of the database are in ${place}, outside ${dataDir}: a backup has to hold both folders.${how}`)
}

function describeReady(config: Config, address: AddressInfo | string | null): string {
  const host = ['0.0.0.0', '::'].includes(config.host) ? '127.0.0.1' : config.host
  const port = typeof address === 'object' && address ? address.port : config.port
  const accounts = ['buyer', 'seller', 'provider', 'admin'].map((name) => `${name}@demo.test`).join(', ')
  const demo = config.demo ? ` - demo accounts ${accounts} (password fairquay-demo)` : ''
  return `Fairquay is ready at http://${host.includes(':') ? `[${host}]` : host}:${port}${demo}`
}
