import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbedded } from '../src/embedded.ts'

export type TestPostgres = { url: string; folder: string; stop(): Promise<void> }

/** A test's data may vanish with the power: these make it twice as fast and change no behaviour of a query. */
export const careless = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off', shared_buffers: '128MB' }

/** The embedded PostgreSQL for one run, in a temporary folder that goes with it; `prepare` may lay data there first. */
export async function startTestPostgres(
  prepare: (folder: string) => Promise<void> = async () => {},
): Promise<TestPostgres> {
  const folder = await makeTemporaryFolder('fairquay-test-')
  await prepare(folder)
  const embedded = await startEmbedded({ folder: join(folder, 'database'), log: console.error, settings: careless })
  return {
    url: embedded.url,
    folder,
    stop: async () => {
      await embedded.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** A temporary folder that the database's account may pass through, which the usual ones of root are not. */
export async function makeTemporaryFolder(prefix: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), prefix))
  if (process.getuid?.() === 0) await chmod(folder, 0o711)
  return folder
}
