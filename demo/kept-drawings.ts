import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants } from 'node:zlib'
import { hashSources } from '../scripts/hash-sources.ts'
import type { Drawn } from './draw-marketplace.ts'

/** Whatever a drawing is made from; other drawings are kept under another name. */
const sources = ['demo/goods', 'demo/drawings', 'demo/draw-marketplace.ts', 'demo/shape.ts']

/**
 * The drawings of the demo: drawn when their sources have changed, and kept in `.cache` beside the project, 12 MB that are 0.3 MB compressed. Drawing takes
 * 1.3 s of a processor, reading what was kept 0.1 s. `kept` resolves once the file is written, which nobody else need wait for.
 */
export async function takeDrawings(
  draw: () => Promise<Drawn>,
  root = join(import.meta.dirname, '..'),
): Promise<{ drawn: Drawn; kept: Promise<void> }> {
  const file = join(root, '.cache', `drawings-${(await hashSources(root, sources)).slice(0, 16)}.json.br`)
  const known = await readKept(file)
  if (known) return { drawn: known, kept: Promise.resolve() }
  const drawn = await draw()
  // An installation that may not write there draws each time.
  return { drawn, kept: keep(file, drawn).catch(() => {}) }
}

/** Nothing when there is none, or what is there cannot be read: then it is drawn anew. */
async function readKept(file: string): Promise<Drawn | undefined> {
  try {
    return JSON.parse(String(await promisify(brotliDecompress)(await readFile(file)))) as Drawn
  } catch {
    return undefined
  }
}

async function keep(file: string, drawn: Drawn): Promise<void> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 }
  const bytes = await promisify(brotliCompress)(JSON.stringify(drawn), { params })
  const folder = dirname(file)
  const draft = `${file}.${process.pid}`
  await mkdir(folder, { recursive: true })
  await writeFile(draft, bytes)
  // A whole file or none, whoever else is loading.
  await rename(draft, file)
  for (const name of await readdir(folder))
    if (/^drawings-\w+\.json\.br$/.test(name) && name !== basename(file)) await rm(join(folder, name), { force: true })
}
