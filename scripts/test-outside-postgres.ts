// Proves that a PostgreSQL of one's own serves as well as the embedded one: Debian's server 15 (or whichever newer one is installed), the route
// tests on it, and a real start with DATABASE_URL.
import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { chown, mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runProgram } from '../server/src/embedded-cluster.ts'
import { findServiceAccount } from '../server/src/service-account.ts'
import { makeTemporaryFolder } from '../server/test/postgres.ts'
import { installPackages, mayInstall } from './chromium.ts'
import { findFreePort } from './free-port.ts'

const versions = '/usr/lib/postgresql'
const report = process.argv[2]

const binaries = await findOrInstall()
if (binaries) await withServer(binaries, runTests)
else
  console.log(
    'skipped: no PostgreSQL 15 or newer is installed here, and it cannot be installed without root on Debian.',
  )

async function findOrInstall(): Promise<string | undefined> {
  if (findBinaries() || !mayInstall()) return findBinaries()
  // The package would otherwise start a server of its own on port 5432.
  const config = '/etc/postgresql-common/createcluster.conf'
  if (!existsSync(config)) {
    await mkdir('/etc/postgresql-common', { recursive: true })
    await writeFile(config, 'create_main_cluster = false\n')
  }
  installPackages('postgresql')
  return findBinaries()
}

/** The oldest that is new enough: what runs there runs on newer ones, which the embedded one proves. */
function findBinaries(): string | undefined {
  if (!existsSync(versions)) return undefined
  const found = readdirSync(versions)
    .map(Number)
    .filter((version) => version >= 15 && existsSync(join(versions, String(version), 'bin/initdb')))
  return found.length > 0 ? join(versions, String(Math.min(...found)), 'bin') : undefined
}

async function withServer(bin: string, work: (url: string) => boolean): Promise<void> {
  const account = findServiceAccount()
  const folder = await makeTemporaryFolder('fairquay-outside-')
  const password = randomBytes(18).toString('base64url')
  const cluster = join(folder, 'cluster')
  const run = async (program: string, args: readonly string[], input = '') => {
    const { code, said } = await runProgram(join(bin, program), args, { account, input })
    if (code !== 0) throw new Error(`${program} failed: ${said.replaceAll(password, '…')}`)
  }
  if (account) await chown(folder, account.uid, account.gid)
  try {
    await run('initdb', [
      '-D',
      cluster,
      '--username=postgres',
      '--auth=reject',
      '--no-sync',
      '--encoding=UTF8',
      '--locale=C.UTF-8',
    ])
    await run(
      'postgres',
      ['--single', '-D', cluster, 'postgres'],
      `create role shop login createdb password '${password}';\ncreate database shop owner shop;\n`,
    )
    await writeFile(join(cluster, 'pg_hba.conf'), 'host all shop 127.0.0.1/32 scram-sha-256\n')
    const port = await findFreePort()
    const options = `-c listen_addresses=127.0.0.1 -p ${port} -c unix_socket_directories= -c fsync=off`
    await run('pg_ctl', ['start', '-w', '-s', '-D', cluster, '-l', join(folder, 'log'), '-o', options])
    try {
      if (!work(`postgres://shop:${password}@127.0.0.1:${port}/shop`)) process.exitCode = 1
    } finally {
      await run('pg_ctl', ['stop', '-w', '-s', '-D', cluster, '-m', 'fast'])
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function runTests(url: string): boolean {
  const reporters = report ? ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`] : []
  // What draws maps and takes pictures in asks the database for next to nothing.
  const others = ['--exclude=src/maps/**', '--exclude=src/uploads/**', '--exclude=src/statistics/**']
  const args = [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--project=server',
    'routes',
    'outside',
    ...others,
    ...reporters,
  ]
  const root = join(import.meta.dirname, '..')
  return (
    spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit', env: { ...process.env, TEST_DATABASE_URL: url } })
      .status === 0
  )
}
