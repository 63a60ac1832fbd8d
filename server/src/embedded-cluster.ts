import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chown, mkdir, mkdtemp, readFile, readlink, rename, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Binaries, systemFolder } from './embedded-binaries.ts'
import { mayEnter, type ServiceAccount } from './service-account.ts'
import { refuseStart } from './start-failure.ts'

/** The one role that can sign in, and its database. It owns its databases and may make more, but is no superuser: a hole in our SQL stays in the database. */
export const role = 'fairquay'

/** Runs one of PostgreSQL's programs to its end, as its account, and returns what it said. */
export function runProgram(
  file: string,
  args: readonly string[],
  account: ServiceAccount,
  input = '',
): Promise<{ code: number; said: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, {
      uid: account?.uid,
      gid: account?.gid,
      cwd: '/',
      env: { LC_ALL: 'C', TZ: 'UTC' },
      stdio: 'pipe',
    })
    const said: Buffer[] = []
    child.stdout.on('data', (chunk: Buffer) => said.push(chunk))
    child.stderr.on('data', (chunk: Buffer) => said.push(chunk))
    child.on('error', reject)
    child.on('close', (code) => resolve({ code: code ?? 1, said: Buffer.concat(said).toString() }))
    child.stdin.on('error', () => {})
    child.stdin.end(input)
  })
}

/** Makes the database cluster in `folder` when there is none yet. An interrupted attempt leaves only a draft, which the next start throws away. */
export async function prepareCluster(
  folder: string,
  binaries: Binaries,
  account: ServiceAccount,
): Promise<{ cluster: string; password: string }> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  if (account) await chown(folder, account.uid, account.gid)
  const cluster = join(folder, 'cluster')
  const version = await readFile(join(cluster, 'PG_VERSION'), 'utf8').catch(() => undefined)
  if (version === undefined) {
    if (await stat(cluster).catch(() => undefined))
      throw refuseStart(`The folder ${cluster} holds something else than a database: move it away and start again.`)
    await createCluster(cluster, binaries, account)
  } else if (version.trim() !== binaries.major) {
    throw refuseStart(
      `The database in ${cluster} was made by PostgreSQL ${version.trim()}, this version brings ${binaries.major}: start the earlier version and move the data with a backup.`,
    )
  }
  const password = await readFile(join(folder, 'password'), 'utf8').catch(() => undefined)
  if (password === undefined)
    throw refuseStart(
      `The file ${join(folder, 'password')} is missing: restore it from the backup that the database came from.`,
    )
  return { cluster, password: password.trim() }
}

async function createCluster(cluster: string, binaries: Binaries, account: ServiceAccount): Promise<void> {
  const folder = join(cluster, '..')
  const password = randomBytes(32).toString('base64url')
  const draft = join(folder, 'draft')
  await rm(draft, { recursive: true, force: true })
  await initialise(draft, binaries, account)
  // Without a connection to protect: the role and its database are made in single-user mode, and no superuser can ever sign in.
  const statements = [
    `create role ${role} login createdb password '${password}'`,
    `create database ${role} owner ${role}`,
    `grant pg_monitor, pg_checkpoint to ${role}`,
  ]
  const filled = await runProgram(
    binaries.postgres,
    ['--single', '-D', draft, 'postgres'],
    account,
    `${statements.join(';\n')};\n`,
  )
  if (filled.code !== 0 || /ERROR|FATAL|PANIC/.test(filled.said))
    throw refuseInitialisation(filled.said.replaceAll(password, '…'))
  await writeFile(
    join(draft, 'pg_hba.conf'),
    `local all ${role} scram-sha-256\nhost all ${role} 127.0.0.1/32 scram-sha-256\n`,
  )
  await writeFile(join(folder, 'password'), `${password}\n`, { mode: 0o600 })
  await rename(draft, cluster)
}

/**
 * Sorting by code point needs no operating system and survives its upgrades; only the classes of characters (what is a letter, for trigrams)
 * come from a locale of the system, whichever it has.
 */
async function initialise(draft: string, binaries: Binaries, account: ServiceAccount): Promise<void> {
  const fixed = [
    `--pgdata=${draft}`,
    '--username=postgres',
    '--auth=reject',
    '--data-checksums',
    '--encoding=UTF8',
    '--locale=C',
  ]
  for (const locale of ['C.UTF-8', 'en_US.UTF-8', 'C']) {
    const made = await runProgram(
      binaries.initdb,
      [...fixed, '--locale-provider=builtin', '--builtin-locale=C.UTF-8', `--lc-ctype=${locale}`],
      account,
    )
    if (made.code === 0) return
    if (!made.said.includes('invalid locale')) throw refuseInitialisation(made.said)
  }
}

function refuseInitialisation(said: string): Error {
  if (/No space left|Disk quota/i.test(said)) return refuseStart('The disk is full: free some space and start again.')
  const last =
    said
      .trim()
      .split('\n')
      .findLast((line) => /error|fatal|could not|invalid/i.test(line)) ?? 'no reason was given'
  return refuseStart(
    `The database could not be created (${last.trim()}): correct this, or set DATABASE_URL to a PostgreSQL of version 15 or newer.`,
  )
}

/**
 * Where PostgreSQL works: the folder itself, or when its account cannot enter that (a data folder under /root), a folder of the system that a
 * link in the former names.
 */
export async function findReachableFolder(folder: string, account: ServiceAccount): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  if (!account) return folder
  const pointer = join(folder, 'elsewhere')
  const known = await readlink(pointer).catch(() => undefined)
  if (known !== undefined) {
    if (await stat(known).catch(() => undefined)) return known
    throw refuseStart(
      `The database of ${folder} was kept in ${known}, which is gone: restore that folder from a backup.`,
    )
  }
  await chown(folder, account.uid, account.gid)
  if (mayEnter(account, folder)) return folder
  await mkdir(systemFolder, { recursive: true, mode: 0o755 })
  const place = await mkdtemp(join(systemFolder, 'database-'))
  await symlink(place, pointer)
  return place
}
