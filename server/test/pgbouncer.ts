import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { findFreePort } from '../../scripts/free-port.ts'
import { findServiceAccount } from '../src/service-account.ts'
import { makeTemporaryFolder } from './postgres.ts'

export type PgBouncer = { url: string; start(): Promise<void>; kill(): Promise<void>; stop(): Promise<void> }

/** The program of this machine, if it has one. */
export function findPgBouncer(): string | undefined {
  return ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer'].find((path) => existsSync(path))
}

/** As docs/scaling.md has it. */
export const limits =
  'set statement_timeout = 5000; set lock_timeout = 2000; set idle_in_transaction_session_timeout = 10000; set jit = off; set work_mem = 32768'

/** A PgBouncer in transaction mode in front of a database, with so many connections to it. Whoever reaches it is let in. */
export async function startPgBouncer(
  database: string,
  { connections, query }: { connections: number; query: string },
): Promise<PgBouncer> {
  const program = findPgBouncer()
  if (!program) throw new Error('PgBouncer is not installed.')
  const account = findServiceAccount()
  const folder = await makeTemporaryFolder('fairquay-pgbouncer-')
  const port = await findFreePort()
  const { hostname, port: behind, pathname, username, password } = new URL(database)
  const secret = password === '' ? '' : ` password=${decodeURIComponent(password)}`
  const to = `host=${hostname} port=${behind} dbname=${pathname.slice(1)} user=${username}${secret}`
  const file = join(folder, 'pgbouncer.ini')
  await writeFile(
    file,
    `[databases]
market = ${to} connect_query='${query}'
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${connections}
server_login_retry = 1
max_client_conn = 500
`,
  )
  let child: ChildProcess | undefined
  const kill = async () => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
  const start = async () => {
    child = spawn(program, ['-q', file], { stdio: 'ignore', uid: account?.uid, gid: account?.gid })
    while (!(await isListening(port))) {
      if (child.exitCode !== null) throw new Error(`PgBouncer ended with ${child.exitCode}`)
      await pause(20)
    }
  }
  await start()
  return {
    url: `postgres://anybody@127.0.0.1:${port}/market`,
    start,
    kill,
    async stop() {
      await kill()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })
}
