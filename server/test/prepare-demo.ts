import { mkdir, readdir, realpath, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { findDemoCache, nameDemoCache } from './demo-cache.ts'
import { startFairquay } from './start-fairquay.ts'

/** A data folder with the demo marketplace of the present sources; the first time it is made by a real first start. */
export async function prepareDemo(): Promise<string> {
  const known = await findDemoCache()
  if (known) return known
  const folder = await nameDemoCache()
  const draft = join(dirname(folder), `draft-${process.pid}`)
  await mkdir(dirname(folder), { recursive: true })
  const fairquay = await startFairquay({ DATA_DIR: draft, DEMO: 'goods' })
  await fairquay.stop()
  await removeOlder(folder)
  await rename(draft, folder)
  return folder
}

/** Caches of earlier sources are of no use to anybody. */
async function removeOlder(folder: string): Promise<void> {
  for (const name of await readdir(dirname(folder))) {
    if (!name.startsWith('demo-') || name === basename(folder)) continue
    const old = join(dirname(folder), name)
    const elsewhere = await realpath(join(old, 'database/elsewhere')).catch(() => undefined)
    if (elsewhere) await rm(elsewhere, { recursive: true, force: true })
    await rm(old, { recursive: true, force: true })
  }
}
