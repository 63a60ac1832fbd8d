// Fails when a function of the web is too long; the rule is in function-lengths.ts. Tests are lists of cases and may be long.
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { findLongFunctions } from './function-lengths.ts'

const root = join(import.meta.dirname, '..')
const folder = 'web/src'
const found: string[] = []
for (const entry of await readdir(join(root, folder), { recursive: true }))
  if (/\.tsx?$/.test(entry) && !/\.test\.tsx?$/.test(entry)) {
    const path = `${folder}/${entry.replaceAll('\\', '/')}`
    found.push(...findLongFunctions(path, await readFile(join(root, path), 'utf8')))
  }

for (const sentence of found) console.error(sentence)
if (found.length > 0) process.exitCode = 1
