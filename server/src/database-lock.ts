import { join } from 'node:path'
import type { Config } from './config.ts'
import { makeClusterFolder } from './embedded-cluster.ts'
import { type InstanceLock, type LockOptions, takeInstanceLock } from './instance-lock.ts'

/**
 * Keeps every other server from the files of the database, beside the lock on the data folder: two data folders can lead to one database, by DATABASE_DIR,
 * by a symbolic link, or because one is a copy of the other and an earlier version had put the database elsewhere. Without it the second server would take
 * the first one's PostgreSQL for a left-over, and stop it.
 */
export async function takeDatabaseLock(
  { dataDir, databaseDir }: Pick<Config, 'dataDir' | 'databaseDir'>,
  options: Pick<LockOptions, 'onLost'> = {},
): Promise<InstanceLock> {
  const place = await makeClusterFolder(databaseDir)
  // In its usual place the folder around it has been watched already.
  const isWatched = place === join(dataDir, 'database')
  return takeInstanceLock(place, {
    ...options,
    setting: 'DATABASE_DIR',
    ...(isWatched && { isLocal: async () => true }),
  })
}
