import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chown, mkdir, readFile, readlink, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Binaries } from './embedded-binaries.ts'
import { mayEnter, mayEnterFromInside, type ServiceAccount } from './service-account.ts'
import { isDiskFull, refuseFullDisk, refuseStart } from './start-failure.ts'

/** The one role that can sign in, and its database. It owns its databases and may make more, but is no superuser: a hole in our SQL stays in the database. */
export const role = 'fairquay'

/** Runs one of PostgreSQL's programs to its end, as its account and standing in `cwd`, and returns what it said. */
export function runProgram(
  file: string,
  args: readonly string[],
  { account, cwd = '/', input = '' }: { account?: ServiceAccount; cwd?: string; input?: string },
): Promise<{ code: number; said: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, {
      uid: account?.uid,
      gid: account?.gid,
      cwd,
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

export type Cluster = { folder: string; cluster: string; password: string }

/** Makes the database cluster in `folder` when there is none yet. An interrupted attempt leaves only a draft, which the next start throws away. */
export async function prepareCluster(folder: string, binaries: Binaries, account: ServiceAccount): Promise<Cluster> {
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
  return { folder, cluster, password: password.trim() }
}

async function createCluster(cluster: string, binaries: Binaries, account: ServiceAccount): Promise<void> {
  const folder = join(cluster, '..')
  const password = randomBytes(32).toString('base64url')
  const draft = join(folder, 'draft')
  await rm(draft, { recursive: true, force: true })
  await mkdir(draft, { mode: 0o700 })
  if (account) await chown(draft, account.uid, account.gid)
  await initialise(draft, binaries, account)
  // Without a connection to protect: the role and its database are made in single-user mode, and no superuser can ever sign in.
  const statements = [
    `create role ${role} login createdb password '${password}'`,
    `create database ${role} owner ${role}`,
    `grant pg_monitor, pg_checkpoint to ${role}`,
  ]
  const filled = await runProgram(binaries.postgres, ['--single', '-D', nameFor(account, draft), 'postgres'], {
    account,
    cwd: draft,
    input: `${statements.join(';\n')};\n`,
  })
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
    `--pgdata=${nameFor(account, draft)}`,
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
      { account, cwd: draft },
    )
    if (made.code === 0) return
    if (!made.said.includes('invalid locale')) throw refuseInitialisation(made.said)
  }
}

function refuseInitialisation(said: string): Error {
  if (isDiskFull(said)) return refuseFullDisk()
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
 * How PostgreSQL's account calls a folder that it stands in. A data folder under /root cannot be reached by its path, as every folder above it
 * counts; the folder one stands in can.
 */
export function nameFor(account: ServiceAccount, folder: string): string {
  return mayEnter(account, folder) ? folder : here
}

const here = '/proc/self/cwd'

/** Where the files of the database are: the folder itself, or what earlier versions chose for an account that could not reach that. */
export async function findClusterFolder(folder: string): Promise<string> {
  return (await readlink(join(folder, 'elsewhere')).catch(() => undefined)) ?? folder
}

/** The same once it is there: made when it is the folder itself, refused when it was another one that is gone. */
export async function makeClusterFolder(folder: string): Promise<string> {
  // PostgreSQL may run as another account, which has to pass through what is above.
  await mkdir(dirname(folder), { recursive: true, mode: 0o711 })
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const place = await findClusterFolder(folder)
  if (place !== folder && !(await stat(place).catch(() => undefined)))
    throw refuseStart(
      `The database of ${folder} was kept in ${place}, which is gone: restore that folder from a backup.`,
    )
  return place
}

/** Makes the folder of the database one that PostgreSQL's account can work in, or says what to do. */
export async function openClusterFolder(folder: string, account: ServiceAccount): Promise<string> {
  const place = await makeClusterFolder(folder)
  if (!account) return place
  await refuseForeignCluster(join(place, 'cluster'), account)
  await chown(place, account.uid, account.gid)
  if (mayEnter(account, place) || mayEnterFromInside(account, place, here)) return place
  throw refuseStart(
    `PostgreSQL runs as the account ${account.name}, which cannot enter ${place}: let it pass through every folder above (chmod o+x on each), or set DATABASE_DIR to a folder that it can reach and back that up as well.`,
  )
}

/** Before anything is given to our account: the one that the database belongs to would be shut out of its own folder. */
async function refuseForeignCluster(cluster: string, account: NonNullable<ServiceAccount>): Promise<void> {
  const found = await stat(cluster).catch(() => undefined)
  if (!found || found.uid === account.uid) return
  throw refuseStart(
    `The database in ${cluster} belongs to another account (number ${found.uid}) than ${account.name}, which runs it when root starts Fairquay: start Fairquay as that account, or give the database away with chown -R ${account.name} on it.`,
  )
}
