import { readdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

/** Lays the flags of all countries down under `flags/<code>.svg`, so that none is asked of a foreign host (docs/product.md#outside-services). */
export function flagFiles(): Plugin {
  return {
    name: 'flag-files',
    apply: 'build',
    generateBundle: async function () {
      const folder = join(dirname(createRequire(import.meta.url).resolve('flag-icons/package.json')), 'flags/4x3')
      for (const name of await readdir(folder))
        if (/^[a-z]{2}\.svg$/.test(name))
          this.emitFile({ type: 'asset', fileName: `flags/${name}`, source: await readFile(join(folder, name)) })
    },
  }
}
