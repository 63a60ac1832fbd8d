import { createHash } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'

/** Folders that are made from sources or installed. */
const made = new Set(['node_modules', 'dist'])

/**
 * One hash over names and contents of `paths` below `root`: files, and folders with all that is in them, so that whatever was made from them can be told from
 * what they would make today. What is not there counts as absent. Tests, built and installed files make nothing and are passed over.
 */
export async function hashSources(root: string, paths: readonly string[]): Promise<string> {
  const files = (await Promise.all(paths.map((path) => listFiles(join(root, path))))).flat()
  const contents = await Promise.all(files.map((file) => readFile(file)))
  const hash = createHash('sha256')
  files.forEach((file, index) => {
    const content = contents[index] ?? ''
    hash.update(`${relative(root, file).replaceAll(sep, '/')}\n${content.length}\n`).update(content)
  })
  return hash.digest('hex')
}

async function listFiles(path: string): Promise<string[]> {
  const found = await stat(path).catch(() => undefined)
  if (!found?.isDirectory()) return found ? [path] : []
  const names = (await readdir(path)).filter((name) => !made.has(name) && !name.includes('.test.')).sort()
  return (await Promise.all(names.map((name) => listFiles(join(path, name))))).flat()
}
