import { execFileSync, spawnSync } from 'node:child_process'
import { refuseStart } from './start-failure.ts'

/** The account that PostgreSQL runs as; nothing when that is simply ours. */
export type ServiceAccount = { name: string; uid: number; gid: number } | undefined

/** PostgreSQL refuses to run as root, so that root lends it an account without rights: `postgres` where there is one, else our own. */
export function findServiceAccount(): ServiceAccount {
  if (process.getuid?.() !== 0) return undefined
  const found = findAccount('postgres') ?? findAccount('fairquay')
  if (found) return found
  spawnSync('useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', 'fairquay'])
  const created = findAccount('fairquay')
  if (!created)
    throw refuseStart(
      'PostgreSQL cannot run as root and no account could be made for it: start Fairquay as an ordinary user.',
    )
  return created
}

function findAccount(name: string): ServiceAccount {
  try {
    const read = (flag: string) =>
      Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }))
    return { name, uid: read('-u'), gid: read('-g') }
  } catch {
    return undefined
  }
}

/** Whether the account may enter a folder: every folder above it counts, so the system is asked instead of reading modes. */
export function mayEnter(account: ServiceAccount, folder: string): boolean {
  if (!account) return true
  const { uid, gid } = account
  return spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], { uid, gid, cwd: '/', stdio: 'ignore' }).status === 0
}

/** Whether the account may work in a folder that it is put into, under the name that stands for where one is. */
export function mayEnterFromInside(account: ServiceAccount, folder: string, here: string): boolean {
  if (!account || process.platform !== 'linux') return false
  const { uid, gid } = account
  const looked = spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', here], { uid, gid, cwd: folder, stdio: 'ignore' })
  return looked.status === 0
}
