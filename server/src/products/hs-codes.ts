import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { type HsEntry, readHsEntries } from '@fairquay/contract/products/hs-codes.ts'
import { hsTradeWords } from './hs-trade-words.ts'

let loaded: Promise<HsEntry[]> | undefined

/**
 * The subheadings of the Harmonized System, edition 2022, read when somebody first looks for one and kept. The file beside this one has a line for each
 * code, with its text after a tab; its texts are in the public domain (PDDL 1.0).
 */
export function loadHsEntries(): Promise<HsEntry[]> {
  loaded ??= read().catch((fault: unknown) => {
    loaded = undefined
    throw fault
  })
  return loaded
}

async function read(): Promise<HsEntry[]> {
  const content = await promisify(gunzip)(await readFile(new URL('./hs-2022.tsv.gz', import.meta.url)))
  const lines = content
    .toString('utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
  return readHsEntries(
    lines.map((line) => {
      const end = line.indexOf('\t')
      return { code: line.slice(0, end), text: line.slice(end + 1) }
    }),
    hsTradeWords,
  )
}
