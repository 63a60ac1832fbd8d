import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdir, readFile, realpath, stat } from 'node:fs/promises'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

/**
 * A data folder with the demo marketplace in it, made once and copied for every run; nothing when it was not made yet for the sources as they
 * are (`npm test` makes it, see scripts/prepare-demo.ts).
 */
export async function findDemoCache(): Promise<string | undefined> {
  const folder = await nameDemoCache()
  return (await stat(folder).catch(() => undefined)) ? folder : undefined
}

/** Where the cache for the present sources lies: whatever the demo is made by is part of the name. */
export async function nameDemoCache(): Promise<string> {
  const hash = createHash('sha256')
  for (const part of ['server/migrations', 'demo', 'server/src', 'contract/src'])
    for (const name of (await readdir(join(root, part), { recursive: true })).sort())
      if (/\.(ts|sql|json)$/.test(name) && !name.includes('.test.'))
        hash.update(`${part}/${name}\n`).update(await readFile(join(root, part, name)))
  return join(root, '.cache', `demo-${hash.digest('hex').slice(0, 16)}`)
}

/** Copies with owners and modes, on which PostgreSQL insists; in the moment of a reflink where the file system can. */
export async function copyDemo(cache: string, folder: string, parts: readonly ('database' | 'files')[]): Promise<void> {
  for (const part of parts) {
    if (!(await stat(join(cache, part)).catch(() => undefined))) continue
    const elsewhere = await realpath(join(cache, part, 'elsewhere')).catch(() => undefined)
    execFileSync('cp', ['-a', elsewhere ?? join(cache, part), join(folder, part)])
  }
}
