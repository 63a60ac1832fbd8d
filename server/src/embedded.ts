import { type ChildProcess, spawn } from 'node:child_process'
import { open, readFile, rename, stat } from 'node:fs/promises'
import { createServer } from 'node:net'
import { totalmem } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type Binaries, findBinaries } from './embedded-binaries.ts'
import { nameFor, openClusterFolder, prepareCluster, role, runProgram } from './embedded-cluster.ts'
import { guardDatabase } from './embedded-guard.ts'
import { endLeftOver, openPipe, readPostmaster } from './embedded-left-over.ts'
import { findServiceAccount, type ServiceAccount } from './service-account.ts'
import { isDiskFull, refuseFullDisk, refuseStart } from './start-failure.ts'

export type EmbeddedDatabase = {
  url: string
  /** Where its files are. */
  folder: string
  stop(): Promise<void>
  /** Ends it in the instant and without a last word to the disk: the folder is another server's by now. */
  abandon(): void
}

type Options = {
  folder: string
  log: (line: string) => void
  settings?: Readonly<Record<string, string>>
  /** Called each time the database has been told to start: what takes this process a while goes on beside it from there. */
  onStarting?: () => void
  /** Milliseconds to wait for a database that another container's killed server left behind. */
  patience?: number
}

/** Durability stays on, whatever it costs: an acknowledged request is on the disk. */
const settings = {
  fsync: 'on',
  full_page_writes: 'on',
  synchronous_commit: 'on',
  shared_buffers: `${chooseBuffers(totalmem())}MB`,
  effective_cache_size: '1GB',
  random_page_cost: '1.1',
  max_connections: '60',
  jit: 'off',
  max_wal_size: '1GB',
  password_encryption: 'scram-sha-256',
  unix_socket_permissions: '0700',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // The details of an error repeat the data of the row.
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
}

/**
 * A sixteenth of the machine's memory, in megabytes, from 256 to 2048: of a large market a search reads a thousand rows here and there, which takes twice as long
 * from the files. A small one never fills it, and what is not filled costs nothing.
 */
export function chooseBuffers(memory: number): number {
  return Math.min(2048, Math.max(256, Math.floor(memory / 16 / 2 ** 20)))
}

const socketPort = 5432
/** The operating system's limit of a socket's path: 108 bytes with the closing zero on Linux, 104 on macOS. */
const longestSocketPath = process.platform === 'linux' ? 107 : 103

/**
 * Starts the PostgreSQL that Fairquay brings along, on data under `folder`. It listens on a socket in that folder (12 % more queries a second
 * than loopback through `pg`), or on 127.0.0.1 where a path is too long. The caller holds the instance lock: whatever still runs here is a left-over.
 */
export async function startEmbedded({
  folder,
  log,
  settings: more,
  onStarting,
  patience,
}: Options): Promise<EmbeddedDatabase> {
  const account = findServiceAccount()
  const binaries = await findBinaries(account)
  const place = await openClusterFolder(folder, account)
  const { cluster, password } = await prepareCluster(place, binaries, account)
  const dataArgument = nameFor(account, cluster)
  await endLeftOver(
    { folder: place, cluster },
    () => stopServer({ binaries, account, cluster, dataArgument }),
    patience,
  )
  const address = await chooseAddress(place)
  const server = await keepRunning({
    binaries,
    account,
    folder: place,
    cluster,
    dataArgument,
    address,
    logFile: join(folder, 'log'),
    settings: { ...settings, ...more },
    log,
    onStarting,
  })
  const query = address.socket ? `?host=${encodeURIComponent(address.socket)}` : ''
  const url = `postgres://${role}:${password}@127.0.0.1:${address.port}/${role}${query}`
  return { url, folder: place, ...server }
}

type Address = { socket: string; port: number }

async function chooseAddress(folder: string): Promise<Address> {
  const path = join(folder, `.s.PGSQL.${socketPort}`)
  if (process.platform !== 'win32' && Buffer.byteLength(path) <= longestSocketPath)
    return { socket: folder, port: socketPort }
  const probe = createServer()
  const port = await new Promise<number>((resolve, reject) => {
    probe.on('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const bound = probe.address()
      resolve(typeof bound === 'object' && bound ? bound.port : 0)
    })
  })
  await new Promise((resolve) => probe.close(resolve))
  return { socket: '', port }
}

type Running = {
  binaries: Binaries
  account: ServiceAccount
  folder: string
  cluster: string
  /** The cluster as its account calls it, which stands in it. */
  dataArgument: string
  address: Address
  logFile: string
  settings: Readonly<Record<string, string>>
  log: (line: string) => void
  onStarting: (() => void) | undefined
}

/** Starts the server process and starts it again should it ever be killed; the pool connects anew by itself. */
async function keepRunning(running: Running): Promise<Pick<EmbeddedDatabase, 'stop' | 'abandon'>> {
  let stopping: Promise<void> | undefined
  let child = await startServer(running)
  const watch = (process: ChildProcess) => {
    process.once('exit', async () => {
      for (let pause = 100; !stopping; pause = Math.min(pause * 2, 5000)) {
        running.log('The embedded database ended unexpectedly and is started again.')
        try {
          child = await startServer(running)
          // `stop` may have looked for a running server while this one was not there yet.
          if (stopping) await stopServer(running)
          else watch(child)
          return
        } catch {
          await wait(pause)
        }
      }
    })
  }
  watch(child)
  return {
    stop: () => {
      stopping ??= stopServer(running)
      return stopping
    },
    abandon: () => {
      stopping ??= Promise.resolve()
      child.kill('SIGQUIT')
    },
  }
}

/** A killed postmaster's last processes hold its memory for a moment; meanwhile a new one refuses to start. */
const patience = 15_000

async function startServer(running: Running): Promise<ChildProcess> {
  const deadline = Date.now() + patience
  for (;;) {
    const { child, complaint } = await tryStart(running)
    if (child) return child
    if (/pre-existing shared memory block|lock file .* already exists/i.test(complaint) && Date.now() < deadline)
      await wait(200)
    else throw refuseServer(complaint, running.logFile)
  }
}

async function tryStart({
  binaries,
  account,
  folder,
  cluster,
  dataArgument,
  address,
  logFile,
  settings,
  onStarting,
}: Running): Promise<{ child?: ChildProcess; complaint: string }> {
  if (((await stat(logFile).catch(() => undefined))?.size ?? 0) > 5_000_000) await rename(logFile, `${logFile}.old`)
  const output = await open(logFile, 'a', 0o600)
  const pipe = await openPipe(folder)
  try {
    const begin = (await output.stat()).size
    // The socket is made beside the cluster: by its path, or where the account knows none, from where it stands.
    const place = address.socket
      ? ['-k', dataArgument === cluster ? address.socket : '..', '-c', 'listen_addresses=']
      : ['-k', '', '-c', 'listen_addresses=127.0.0.1']
    const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
    // Its own process group: Ctrl-C in a terminal must not take the database from a server that still finishes its work.
    const child = spawn(binaries.postgres, ['-D', dataArgument, '-p', String(address.port), ...place, ...flags], {
      detached: true,
      uid: account?.uid,
      gid: account?.gid,
      cwd: cluster,
      env: { LC_ALL: 'C', TZ: 'UTC' },
      stdio: ['ignore', output.fd, output.fd, pipe?.fd ?? 'ignore'],
    })
    let failed: Error | undefined
    child.on('error', (error) => {
      failed = error
    })
    if (child.pid !== undefined) guardDatabase(child, account)
    onStarting?.()
    // Crash recovery takes as long as it takes; only the end of the process ends the waiting.
    while (!failed && child.exitCode === null && child.signalCode === null) {
      if (await isReady(cluster, child.pid)) return { child, complaint: '' }
      await wait(20)
    }
    return { complaint: failed?.message ?? (await readFile(logFile)).subarray(begin).toString() }
  } finally {
    await pipe?.close()
    await output.close()
  }
}

async function isReady(cluster: string, pid: number | undefined): Promise<boolean> {
  const lines = await readPostmaster(cluster)
  return Number(lines[0]) === pid && lines[7] === 'ready'
}

function refuseServer(complaint: string, logFile: string): Error {
  if (isDiskFull(complaint)) return refuseFullDisk()
  const last =
    complaint.split('\n').findLast((line) => /FATAL|PANIC|ERROR/.test(line)) ?? complaint.trim().split('\n').at(-1)
  const reason = last?.replace(/^.*(FATAL|PANIC|ERROR):\s*/, '') || 'no reason was given'
  return refuseStart(`The embedded database did not start (${reason}): its log is ${logFile}.`)
}

/** Rolls back what is open and writes a last checkpoint; what hangs for long is ended the hard way, which recovery repairs. */
async function stopServer({
  binaries,
  account,
  cluster,
  dataArgument,
}: Pick<Running, 'binaries' | 'account' | 'cluster' | 'dataArgument'>): Promise<void> {
  for (const [mode, seconds] of [
    ['fast', '20'],
    ['immediate', '10'],
  ] as const) {
    if ((await readPostmaster(cluster))[0] === '') return
    await runProgram(binaries.pgCtl, ['stop', '-D', dataArgument, '-m', mode, '-w', '-t', seconds], {
      account,
      cwd: cluster,
    })
  }
}
