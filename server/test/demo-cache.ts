import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdir, readFile, realpath, stat } from 'node:fs/promises'
import { join, posix } from 'node:path'

const root = join(import.meta.dirname, '../..')

/**
 * A data folder with the demo marketplace in it, made once and copied for every run; nothing when it was not made yet for the sources as they
 * are (`npm test` makes it, see scripts/prepare-demo.ts).
 */
export async function findDemoCache(): Promise<string | undefined> {
  const folder = await nameDemoCache()
  return (await stat(folder).catch(() => undefined)) ? folder : undefined
}

/** Where the cache for the present sources lies. Part of the name is what the demo is made by: the migrations, and the seed with all that it imports. */
export async function nameDemoCache(): Promise<string> {
  const hash = createHash('sha256')
  const seed = (await listFiles('demo')).filter((file) => !file.includes('.test.'))
  for (const file of [...(await listFiles('server/migrations')), ...(await findImported(seed))].sort())
    hash.update(`${file}\n`).update(await readFile(join(root, file)))
  return join(root, '.cache', `demo-${hash.digest('hex').slice(0, 16)}`)
}

async function listFiles(folder: string): Promise<string[]> {
  const names = await readdir(join(root, folder), { recursive: true })
  return names.filter((name) => /\.(ts|sql|json)$/.test(name)).map((name) => posix.join(folder, name))
}

/** The files, those they import, and so on. */
async function findImported(files: readonly string[]): Promise<Set<string>> {
  const found = new Set(files)
  // A set that grows while it is walked is walked to its end.
  for (const file of found) {
    if (!file.endsWith('.ts')) continue
    for (const [, name = ''] of (await readFile(join(root, file), 'utf8')).matchAll(/(?:from|import\()\s*'([^']+)'/g)) {
      if (name.startsWith('.')) found.add(posix.join(posix.dirname(file), name))
      else if (name.startsWith('@fairquay/contract/')) found.add(name.replace('@fairquay/contract', 'contract/src'))
    }
  }
  return found
}

/** Copies with owners and modes, on which PostgreSQL insists; in the moment of a reflink where the file system can. */
export async function copyDemo(cache: string, folder: string, parts: readonly ('database' | 'files')[]): Promise<void> {
  for (const part of parts) {
    if (!(await stat(join(cache, part)).catch(() => undefined))) continue
    const elsewhere = await realpath(join(cache, part, 'elsewhere')).catch(() => undefined)
    execFileSync('cp', ['-a', elsewhere ?? join(cache, part), join(folder, part)])
  }
}
