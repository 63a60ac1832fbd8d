import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'
import { startFairquay } from './start-fairquay.ts'

let made: Promise<string> | undefined

/**
 * Lays a data folder at `target` as a first start without the demo leaves it, unless there is one. Made once in a process and copied: making the
 * database is more work than all else that a start does.
 */
export async function layFreshData(target: string): Promise<void> {
  made ??= makeData()
  const fresh = await made
  if (!existsSync(target)) execFileSync('cp', ['-a', fresh, target])
}

/** In the folder of the run, which goes when the run ends. */
async function makeData(): Promise<string> {
  const folder = join(inject('scratch'), `fresh-${process.pid}`)
  await (await startFairquay({ DATA_DIR: folder, DEMO: 'false' })).stop()
  return folder
}
