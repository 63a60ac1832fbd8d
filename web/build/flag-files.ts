import { readdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

/** Two letters; Ascension and Tristan da Cunha, which have codes of their own, stand under Saint Helena there. */
const countryFlag = /^(?:sh-(?=ac|ta))?([a-z]{2})\.svg$/

/** Where the flag of each country is, by its code in small letters. */
export async function findFlags(): Promise<Map<string, string>> {
  const folder = join(dirname(createRequire(import.meta.url).resolve('flag-icons/package.json')), 'flags/4x3')
  const names = (await readdir(folder)).flatMap((name) => {
    const code = countryFlag.exec(name)?.[1]
    return code ? [[code, join(folder, name)] as const] : []
  })
  return new Map(names)
}

/** Lays the flags of all countries down under `flags/<code>.svg`, so that none is asked of a foreign host (docs/product.md#outside-services). */
export function flagFiles(): Plugin {
  return {
    name: 'flag-files',
    apply: 'build',
    generateBundle: async function () {
      for (const [code, path] of await findFlags())
        this.emitFile({ type: 'asset', fileName: `flags/${code}.svg`, source: await readFile(path) })
    },
  }
}
