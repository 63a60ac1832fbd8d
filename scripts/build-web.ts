// Builds the web into web/dist and lays a compressed copy beside each text file. With --when-changed nothing is done when the last build was of the same sources.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const root = join(import.meta.dirname, '..')
const dist = join(root, 'web/dist')
const stamp = join(dist, 'sources.txt')

const sources = await hashSources()
const isBuilt = (await readFile(stamp, 'utf8').catch(() => '')) === sources
if (!isBuilt || !process.argv.includes('--when-changed')) {
  console.error('Building the web …')
  execFileSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build', 'web', '--logLevel', 'warn'], {
    cwd: root,
    // What a person gets, whoever builds: a test's environment would make it half as large again.
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 2, 2],
  })
  await compressFiles()
  await writeFile(stamp, sources)
}

async function hashSources(): Promise<string> {
  const hash = createHash('sha256')
  const folders = ['web/src', 'web/public', 'contract/src'].map(async (folder) => {
    const names = await readdir(join(root, folder), { recursive: true, withFileTypes: true })
    return names.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  })
  const single = ['web/index.html', 'web/vite.config.ts', 'package-lock.json'].map((name) => join(root, name))
  for (const file of [...(await Promise.all(folders)).flat(), ...single].sort()) {
    if (file.includes('.test.')) continue
    hash.update(file.slice(root.length)).update(await readFile(file))
  }
  return hash.digest('hex')
}

async function compressFiles(): Promise<void> {
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }
  const names = await readdir(dist, { recursive: true })
  const texts = names.filter((name) => /\.(js|css|svg|json)$/.test(name) && !name.startsWith('.'))
  await Promise.all(
    texts.map(async (name) => {
      const content = await readFile(join(dist, name))
      if (content.length < 1024) return
      await writeFile(join(dist, `${name}.br`), await promisify(brotliCompress)(content, quality))
      await writeFile(join(dist, `${name}.gz`), await promisify(gzip)(content, { level: 9 }))
    }),
  )
}
