import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { appendFile, copyFile, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { stampWeb } from './stamp-web.ts'

const project = join(import.meta.dirname, '..')

/** A project as small as one can be that has everything the build looks at. */
const sources = {
  'web/index.html': '<!doctype html><title>Quay</title><script type="module" src="/src/main.ts"></script>',
  'web/src/main.ts': `import { price } from '../../contract/src/price.ts'\ndocument.title = '${'quay '.repeat(300)}' + price`,
  'web/build/plugin.ts': `export const plugin = () => ({ name: 'plugin' })\n`,
  'web/vite.config.ts': `import { plugin } from './build/plugin.ts'\nexport default { plugins: [plugin()], build: { assetsInlineLimit: 0 } }\n`,
  'web/public/quay.js': '// quay\n',
  'web/tsconfig.json': '{}',
  'web/package.json': '{ "type": "module" }',
  'contract/src/price.ts': 'export const price = 1\n',
  'contract/package.json': '{ "type": "module" }',
  'package.json': '{ "type": "module" }',
  'package-lock.json': '{}',
  'tsconfig.base.json': '{}',
}

let root: string
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'fairquay-build-'))
  for (const [name, text] of Object.entries(sources)) {
    await mkdir(dirname(join(root, name)), { recursive: true })
    await writeFile(join(root, name), text)
  }
  await mkdir(join(root, 'scripts'))
  for (const name of ['build-web.ts', 'hash-sources.ts', 'stamp-web.ts'])
    await copyFile(join(project, 'scripts', name), join(root, 'scripts', name))
  await symlink(join(project, 'node_modules'), join(root, 'node_modules'))
})
afterAll(() => rm(root, { recursive: true, force: true }))

function build(...args: string[]): { status: number | null; isBuilt: boolean } {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/build-web.ts', ...args], {
    cwd: root,
    encoding: 'utf8',
  })
  return { status, isBuilt: stderr.includes('Building the web') }
}

async function readDist(): Promise<Record<string, string>> {
  const dist = join(root, 'web/dist')
  const entries = await readdir(dist, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  return Object.fromEntries(
    await Promise.all(files.map(async (file) => [file.slice(dist.length + 1), await readFile(file, 'latin1')])),
  )
}

test('a building that is given up leaves nothing behind', async () => {
  const building = spawn(process.execPath, ['scripts/build-web.ts'], { cwd: root, stdio: ['ignore', 'ignore', 'pipe'] })
  await once(building.stderr, 'data')
  // Until it has begun to lay something down.
  const drafts = async () =>
    (await readdir(join(root, '.cache')).catch(() => [])).filter((name) => name.startsWith('web-'))
  await expect.poll(drafts, { interval: 5 }).toHaveLength(1)
  building.kill('SIGTERM')
  const [code] = await once(building, 'exit')
  expect(code).not.toBe(0)
  expect(await drafts()).toEqual([])
})

test('a script lies there compressed as well, and nothing is left of the building', async () => {
  expect(build('--when-changed')).toEqual({ status: 0, isBuilt: true })
  const dist = await readDist()
  const script = Object.keys(dist).find((name) => name.endsWith('.js') && name !== 'quay.js') ?? ''
  const read = (name: string) => Buffer.from(dist[name] ?? '', 'latin1')
  expect(brotliDecompressSync(read(`${script}.br`)).equals(read(script))).toBe(true)
  expect(gunzipSync(read(`${script}.gz`)).equals(read(script))).toBe(true)
  expect(Object.keys(dist)).not.toContain('quay.js.br')
  expect(await readdir(join(root, '.cache'))).toEqual([])
})

test('what was built from the same sources is not built again, and a plugin is such a source', async () => {
  expect(build('--when-changed')).toEqual({ status: 0, isBuilt: false })
  await appendFile(join(root, 'web/build/plugin.ts'), '// changed\n')
  expect(build('--when-changed')).toEqual({ status: 0, isBuilt: true })
})

test.each([...Object.keys(sources), 'scripts/build-web.ts', 'web/build/another-plugin.ts', 'web/.env'])(
  'a change of %s is seen',
  async (name) => {
    const before = await stampWeb(root)
    await appendFile(join(root, name), '\n')
    expect(await stampWeb(root)).not.toBe(before)
  },
)

test.each(['web/src/main.test.ts', 'web/dist/quay.js', 'server/main.ts'])('%s shapes nothing', async (name) => {
  const before = await stampWeb(root)
  await mkdir(dirname(join(root, name)), { recursive: true })
  await appendFile(join(root, name), '\n')
  expect(await stampWeb(root)).toBe(before)
})

test('a build that fails leaves what is served as it was', async () => {
  const before = await readDist()
  await appendFile(join(root, 'web/src/main.ts'), 'import "./nowhere.ts"\n')
  expect(build('--when-changed').status).not.toBe(0)
  expect(await readDist()).toEqual(before)
  expect(await readdir(join(root, '.cache'))).toEqual([])
  await writeFile(join(root, 'web/src/main.ts'), sources['web/src/main.ts'])
})

test('a build for developing is not taken for a whole one', async () => {
  expect(build('--when-changed', '--dev')).toEqual({ status: 0, isBuilt: true })
  expect(Object.keys(await readDist()).filter((name) => /\.(br|gz|txt)$/.test(name))).toEqual([])
  expect(build('--when-changed').isBuilt).toBe(true)
})
