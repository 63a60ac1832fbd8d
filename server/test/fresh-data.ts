import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { rename } from 'node:fs/promises'
import { join } from 'node:path'
import { inject } from 'vitest'
import { startFairquay } from './start-fairquay.ts'
import { holdLock } from './templates.ts'

let made: Promise<string> | undefined

/**
 * Lays a data folder at `target` as a first start without the demo leaves it, unless there is one. Made once in a run and copied: making the
 * database is more work than all else that a start does.
 */
export async function layFreshData(target: string): Promise<void> {
  made ??= makeData()
  const fresh = await made
  if (!existsSync(target)) execFileSync('cp', ['-a', fresh, target])
}

/** In the folder of the run, which goes when the run ends. The first process that asks makes it; the others wait for it. */
async function makeData(): Promise<string> {
  const folder = join(inject('scratch'), 'fresh')
  const draft = `${folder}-${process.pid}`
  await holdLock(inject('postgres').url, folder, async () => {
    if (existsSync(folder)) return
    await (await startFairquay({ DATA_DIR: draft, DEMO: 'false' })).stop()
    await rename(draft, folder)
  })
  return folder
}
