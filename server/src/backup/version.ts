import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The version of Fairquay that runs. */
export async function readVersion(): Promise<string> {
  const text = await readFile(join(import.meta.dirname, '../../package.json'), 'utf8')
  return (JSON.parse(text) as { version: string }).version
}
