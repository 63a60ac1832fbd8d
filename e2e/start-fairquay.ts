import { rm } from 'node:fs/promises'
import { findFreePort } from '../scripts/free-port.ts'
import { copyDemo } from '../server/test/demo-cache.ts'
import { makeTemporaryFolder } from '../server/test/postgres.ts'
import { prepareDemo } from '../server/test/prepare-demo.ts'
import { startFairquay } from '../server/test/start-fairquay.ts'

/** The built marketplace with the demo in it, started once for all journeys on data that goes with them. Mails end in the outbox. */
export async function startForJourneys(): Promise<() => Promise<void>> {
  // One that is there already, such as a cluster, and stays.
  if (process.env.FAIRQUAY_URL) return async () => {}
  const demo = await prepareDemo()
  const folder = await makeTemporaryFolder('fairquay-journeys-')
  await copyDemo(demo, folder, ['database', 'files'])
  const fairquay = await startFairquay({
    DATA_DIR: folder,
    DEMO: 'true',
    PORT: String(await findFreePort()),
    PRIVATE_WEBHOOKS: 'true',
  })
  process.env.FAIRQUAY_URL = fairquay.url
  return async () => {
    await fairquay.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

// biome-ignore lint/style/noDefaultExport: Playwright calls what a set-up file exports by default.
export default startForJourneys
