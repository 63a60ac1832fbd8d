// Fails when a file imports what it may not; the rules are in import-rules.ts.
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { findViolations } from './import-rules.ts'

const root = join(import.meta.dirname, '..')
const sources = new Map<string, string>()
for (const folder of [
  'contract/src',
  'planner/src',
  'planner/bench',
  'server/src',
  'server/test',
  'demo',
  'web/src',
  'client/src',
  'e2e',
  'scripts',
  'bench',
])
  for (const entry of await readdir(join(root, folder), { recursive: true }).catch(() => []))
    if (/\.tsx?$/.test(entry) && !entry.includes('node_modules')) {
      const path = `${folder}/${entry.replaceAll('\\', '/')}`
      sources.set(path, await readFile(join(root, path), 'utf8'))
    }

const violations = findViolations(sources)
for (const violation of violations) console.error(violation)
if (violations.length > 0) process.exitCode = 1
