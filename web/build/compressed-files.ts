import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

/** Lays every script, style and drawing down compressed as well, as small as it gets, so that the server need not compress while it answers. */
export function compressedFiles(): Plugin {
  let folder = ''
  return {
    name: 'compressed-files',
    apply: 'build',
    configResolved: (config) => {
      folder = resolve(config.root, config.build.outDir)
    },
    // Not closeBundle, which also runs after a failed build and would hide its reason.
    writeBundle: async () => {
      for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
        if (!entry.isFile() || !/\.(js|css|svg)$/.test(entry.name)) continue
        const file = join(entry.parentPath, entry.name)
        const content = await readFile(file)
        if (content.length < 1000) continue
        await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }))
        await writeFile(`${file}.br`, await promisify(brotliCompress)(content))
      }
    },
  }
}
