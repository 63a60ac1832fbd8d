// Stops the embedded database that a killed server left running: `npm start` does, when it is told to end before it has started that server again.
import { join } from 'node:path'
import { readConfig } from './config.ts'
import { stopEmbedded } from './embedded.ts'
import { takeInstanceLock } from './instance-lock.ts'

const { dataDir, databaseUrl } = readConfig()
if (databaseUrl === undefined) {
  const lock = await takeInstanceLock(dataDir)
  await stopEmbedded(join(dataDir, 'database'))
  await lock.release()
}
