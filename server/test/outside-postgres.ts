import { randomBytes } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { chown, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { findFreePort } from '../../scripts/free-port.ts'
import { runProgram } from '../src/embedded-cluster.ts'
import { findServiceAccount } from '../src/service-account.ts'
import { careless, makeTemporaryFolder, type TestPostgres } from './postgres.ts'

/** Nobody else may enter, and a password costs 4,096 rounds a connection. */
const overSocket = 'local all shop trust'
const versions = '/usr/lib/postgresql'

/** The programs of the oldest PostgreSQL of this machine that is new enough: what runs there runs on newer ones, which the embedded one proves. */
export function findOutsideBinaries(): string | undefined {
  if (process.platform !== 'linux' || !existsSync(versions)) return undefined
  const found = readdirSync(versions)
    .map(Number)
    .filter((version) => version >= 15 && existsSync(join(versions, String(version), 'bin/initdb')))
  return found.length > 0 ? join(versions, String(Math.min(...found)), 'bin') : undefined
}

/**
 * A PostgreSQL of one's own for one run, as an operator would set it up: the role may create databases and nothing else. `overTcp` is how an operator's
 * server reaches it, with a password; tests ask through a socket, which costs less than sending over loopback.
 */
export async function startOutsidePostgres(bin: string): Promise<TestPostgres & { overTcp: string }> {
  const account = findServiceAccount()
  const folder = await makeTemporaryFolder('fairquay-outside-')
  const password = randomBytes(18).toString('base64url')
  const cluster = join(folder, 'cluster')
  const run = async (program: string, args: readonly string[], input = '') => {
    const { code, said } = await runProgram(join(bin, program), args, { account, input })
    if (code !== 0) throw new Error(`${program} failed: ${said.replaceAll(password, '…')}`)
  }
  if (account) await chown(folder, account.uid, account.gid)
  const initial = ['--username=postgres', '--auth=reject', '--no-sync', '--encoding=UTF8', '--locale=C.UTF-8']
  await run('initdb', ['-D', cluster, ...initial])
  const statements = `create role shop login createdb password '${password}';\ncreate database shop owner shop;\n`
  await run('postgres', ['--single', '-D', cluster, 'postgres'], statements)
  await writeFile(join(cluster, 'pg_hba.conf'), `${overSocket}\nhost all shop 127.0.0.1/32 scram-sha-256\n`)
  const port = await findFreePort()
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: folder,
    // Its own account and root.
    unix_socket_permissions: '0700',
    // It would look through every database there is, and nobody's lives long enough to be the better for it.
    autovacuum: 'off',
    ...careless,
  }
  const options = Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`)
  await run('pg_ctl', ['start', '-w', '-s', '-D', cluster, '-l', join(folder, 'log'), '-o', options.join(' ')])
  const overTcp = `postgres://shop:${password}@127.0.0.1:${port}/shop`
  return {
    url: `${overTcp}?host=${encodeURIComponent(folder)}`,
    overTcp,
    folder,
    stop: async () => {
      await run('pg_ctl', ['stop', '-w', '-s', '-D', cluster, '-m', 'immediate'])
      await rm(folder, { recursive: true, force: true })
    },
  }
}
