import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chown, mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { findFreePort } from '../../scripts/free-port.ts'
import { type Binaries, findBinaries } from '../src/embedded-binaries.ts'
import { runProgram } from '../src/embedded-cluster.ts'
import { findServiceAccount, type ServiceAccount } from '../src/service-account.ts'
import { makeTemporaryFolder } from './postgres.ts'

/** One PostgreSQL of the pair; started again it goes on where it was. */
export type Server = { url: string; start(): Promise<void>; kill(): Promise<void> }
export type ReplicatedPostgres = { primary: Server; replica: Server; stop(): Promise<void> }

type Place = { folder: string; port: number; binaries: Binaries; account: ServiceAccount }

/** A primary and a replica that follows it, real ones on loopback, in a temporary folder that goes with them. Whoever reaches them is let in. */
export async function startReplicated(): Promise<ReplicatedPostgres> {
  const account = findServiceAccount()
  const binaries = await findBinaries(account)
  const folder = await makeTemporaryFolder('fairquay-replicated-')
  const placeOf = async (name: string) => ({
    folder: join(folder, name),
    port: await findFreePort(),
    binaries,
    account,
  })
  const at = { primary: await placeOf('primary'), replica: await placeOf('replica') }
  await makeFolder(at.primary)
  await run(at.primary, binaries.initdb, [`--pgdata=${at.primary.folder}`, ...fresh])
  // A copy of what has never run is a base to follow from.
  await makeFolder(at.replica)
  await run(at.replica, '/bin/cp', ['-a', `${at.primary.folder}/.`, at.replica.folder])
  await writeFile(join(at.replica.folder, 'standby.signal'), '')
  await writeFile(
    join(at.replica.folder, 'postgresql.auto.conf'),
    `primary_conninfo = 'host=127.0.0.1 port=${at.primary.port} user=fairquay'\n`,
  )
  const primary = makeServer(at.primary)
  const replica = makeServer(at.replica)
  await primary.start()
  await replica.start()
  return {
    primary,
    replica,
    async stop() {
      await replica.kill()
      await primary.kill()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

const fresh = [
  '--username=fairquay',
  '--auth=trust',
  '--encoding=UTF8',
  '--locale=C',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
]

async function makeFolder({ folder, account }: Place): Promise<void> {
  await mkdir(folder, { mode: 0o700 })
  if (account) await chown(folder, account.uid, account.gid)
}

async function run({ account, folder }: Place, program: string, args: readonly string[]): Promise<void> {
  const { code, said } = await runProgram(program, args, { account, cwd: folder })
  if (code !== 0) throw new Error(said)
}

function makeServer({ folder, port, binaries, account }: Place): Server {
  const url = `postgres://fairquay@127.0.0.1:${port}/postgres`
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    fsync: 'off',
    shared_buffers: '64MB',
    // How often a replica looks for its primary; usually every five seconds.
    wal_retrieve_retry_interval: '200ms',
  }
  let child: ChildProcess | undefined
  return {
    url,
    async start() {
      child = spawn(
        binaries.postgres,
        ['-D', folder, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
        { cwd: folder, stdio: 'ignore', uid: account?.uid, gid: account?.gid, env: { LC_ALL: 'C', TZ: 'UTC' } },
      )
      while (!(await answers(url))) {
        if (child.exitCode !== null) throw new Error(`PostgreSQL in ${folder} ended with ${child.exitCode}`)
        await pause(50)
      }
    },
    /** At once, with everything it was answering. */
    async kill() {
      if (!child || child.exitCode !== null || child.signalCode !== null) return
      child.kill('SIGQUIT')
      await once(child, 'exit')
    },
  }
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client(url)
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}
