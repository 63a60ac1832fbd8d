import { mkdir, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hashSources } from '../../scripts/hash-sources.ts'

const root = join(import.meta.dirname, '../..')

/** What a test of the whole server depends on, its own file aside. */
const sources = ['contract/src', 'server/src', 'server/migrations', 'server/test', 'package-lock.json']

/**
 * For tests that do the same each time: whether they have passed on this machine with the very same sources, Node and settings, and a way to note that they
 * have. Where `CI` is set nothing counts as passed before.
 */
export async function findPassed(file: string, settings: readonly (string | number)[]) {
  const key = await hashSources(root, [...sources, file])
  const folder = join(root, '.cache/passed')
  const note = join(folder, [file.replaceAll('/', '-'), key.slice(0, 16), process.version, ...settings].join('_'))
  const isPassed = !process.env.CI && (await stat(note).catch(() => undefined)) !== undefined
  return {
    isPassed,
    async keep(): Promise<void> {
      await mkdir(folder, { recursive: true })
      await writeFile(note, '')
    },
  }
}
