import { mkdir, readFile, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Config } from './config.ts'
import { takeDatabaseLock } from './database-lock.ts'
import { startEmbedded } from './embedded.ts'
import { findClusterFolder, role } from './embedded-cluster.ts'
import { readPostmaster } from './embedded-left-over.ts'
import { type InstanceLock, takeInstanceLock } from './instance-lock.ts'
import { isRunning } from './running-process.ts'

export type ExistingDatabase = { url: string; close(): Promise<void> }

/** A server that has just been started has its database ready within this time. */
const patience = 20_000

/**
 * The database of a marketplace that is there already, for commands that run beside the server: the one in DATABASE_URL, the embedded one of a
 * running server, or the embedded one started for as long as the command runs. Nothing when the data folder holds no database yet.
 */
export async function openExistingDatabase(config: Config): Promise<ExistingDatabase | undefined> {
  if (config.databaseUrl !== undefined) return { url: config.databaseUrl, close: async () => {} }
  const folder = config.databaseDir
  const place = await findClusterFolder(folder)
  if (!(await stat(join(place, 'cluster', 'PG_VERSION')).catch(() => undefined))) return undefined
  const deadline = Date.now() + patience
  for (;;) {
    const lock = await takeLocks(config).catch((error: unknown) => error as Error)
    if (!(lock instanceof Error)) {
      const embedded = await startEmbedded({ folder, log: console.error }).catch(async (error: unknown) => {
        await lock.release()
        throw error
      })
      return {
        url: embedded.url,
        close: async () => {
          await embedded.stop()
          await lock.release()
        },
      }
    }
    // Somebody holds the lock: a server, whose database may still be starting.
    const url = await findRunning(place)
    if (url !== undefined) return { url, close: async () => {} }
    if (lock.name !== 'StartRefused' || Date.now() > deadline) throw lock
    await wait(200)
  }
}

/**
 * The database for a command that needs it to itself: made when there is none yet. Refused while a server works on the folder or on the database.
 */
export async function openOwnDatabase(config: Config): Promise<ExistingDatabase> {
  await mkdir(config.dataDir, { recursive: true, mode: 0o711 })
  if (config.databaseUrl !== undefined) {
    const lock = await takeInstanceLock(config.dataDir)
    return { url: config.databaseUrl, close: () => lock.release() }
  }
  const lock = await takeLocks(config)
  try {
    const embedded = await startEmbedded({ folder: config.databaseDir, log: console.error })
    return {
      url: embedded.url,
      close: async () => {
        await embedded.stop()
        await lock.release()
      },
    }
  } catch (error) {
    await lock.release()
    throw error
  }
}

async function takeLocks(config: Config): Promise<InstanceLock> {
  const lock = await takeInstanceLock(config.dataDir)
  try {
    const own = await takeDatabaseLock(config)
    return {
      release: async () => {
        await own.release()
        await lock.release()
      },
    }
  } catch (error) {
    await lock.release()
    throw error
  }
}

/** Where the server of this cluster listens, as it has written down itself: process, folder, start, port, socket folder, address, memory, state. */
async function findRunning(place: string): Promise<string | undefined> {
  const cluster = join(place, 'cluster')
  const [pid, , , port, socket, , , state] = await readPostmaster(cluster)
  if (!isRunning(Number(pid)) || state !== 'ready') return undefined
  const password = (await readFile(join(place, 'password'), 'utf8')).trim()
  const query = socket ? `?host=${encodeURIComponent(resolve(cluster, socket))}` : ''
  return `postgres://${role}:${password}@127.0.0.1:${port}/${role}${query}`
}
