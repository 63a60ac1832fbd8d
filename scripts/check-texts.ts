// Fails when words for people stand in the code of the web; what they are is in text-rules.ts.
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { findTexts } from './text-rules.ts'

const root = join(import.meta.dirname, '..')
/** Where words may stand: the texts themselves, tests, and the one place that speaks HTTP. */
const exempt = /texts\.ts$|\.test\.tsx?$|-for-tests\.ts$|^web\/src\/call(-with-progress)?\.ts$/

const sources = new Map<string, string>()
for (const entry of await readdir(join(root, 'web/src'), { recursive: true })) {
  const path = `web/src/${entry.replaceAll('\\', '/')}`
  if (/\.tsx?$/.test(path) && !exempt.test(path)) sources.set(path, await readFile(join(root, path), 'utf8'))
}

for (const { file, line, words } of findTexts(sources)) {
  console.error(`${file}:${line} holds words that belong into the messages of its capability: ${words}`)
  process.exitCode = 1
}
