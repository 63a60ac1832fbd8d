// Fails when a comment or a document names a file, a section or a decision that does not exist; the rules are in reference-rules.ts.
import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { findDeadReferences } from './reference-rules.ts'

const root = join(import.meta.dirname, '..')
const ignored = (await readFile(join(root, '.gitignore'), 'utf8'))
  .split('\n')
  .map((line) => line.trim().replace(/\/$/, ''))
const paths: string[] = []
const texts = new Map<string, string>()
await readFolder(root)

const faults = findDeadReferences(texts, paths)
for (const fault of faults) console.error(fault)
if (faults.length > 0) process.exitCode = 1

async function readFolder(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (ignored.includes(entry.name) || entry.name === '.git') continue
    const file = join(folder, entry.name)
    const path = relative(root, file).replaceAll('\\', '/')
    if (entry.isDirectory()) await readFolder(file)
    else {
      paths.push(path)
      // What a program wrote has no reasons in it.
      if (/\.(md|tsx?|mjs|sql|typ|css)$|^\.env\.example$|^\.ci\/run$/.test(path) && !path.includes('.generated.'))
        texts.set(path, await readFile(file, 'utf8'))
    }
  }
}
