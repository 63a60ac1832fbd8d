import { copyFile, cp, mkdir, rm, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { makeTemporaryFolder } from './postgres.ts'
import { failToStart, startFairquay } from './start-fairquay.ts'

// A first start makes a database.
vi.setConfig({ testTimeout: 90_000 })

const root = join(import.meta.dirname, '../..')

/** An installation as an operator may make it: what the server needs to run, and no folder `demo`. */
let installation: string
beforeAll(async () => {
  installation = await makeTemporaryFolder('fairquay-without-demo-')
  for (const part of ['contract', 'server/src', 'server/migrations', 'server/documents'])
    await cp(join(root, part), join(installation, part), {
      recursive: true,
      filter: (path) => !path.includes('.test.'),
    })
  await copyFile(join(root, 'server/package.json'), join(installation, 'server/package.json'))
  await mkdir(join(installation, 'web'))
  for (const made of ['node_modules', 'server/node_modules', 'web/dist'])
    await symlink(join(root, made), join(installation, made))
})
afterAll(() => rm(installation, { recursive: true, force: true }))

const there = () => ['env', `--chdir=${installation}`]

test('starts empty, and its login page offers no demo accounts', async () => {
  const server = await startFairquay({ DATA_DIR: join(installation, 'data') }, 'main.ts', there())
  try {
    expect(server.line).not.toContain('demo')
    const page = await (await fetch(server.url)).text()
    expect(page).toContain('"demo":false')
    expect(page).toContain('"cardFacts":"data"')
    const list = await fetch(`${server.url}/api/v1/products/all`)
    expect(await list.json()).toMatchObject({ data: { data: [], total: 0 } })
  } finally {
    await server.stop()
  }
})

test('says what is missing when it is to show the demo', async () => {
  const { code, said } = await failToStart({ DATA_DIR: join(installation, 'other'), DEMO: 'true' }, there())
  expect(code).toBe(1)
  expect(said.trim()).toBe('DEMO=true needs the folder demo, which is not part of this installation: remove DEMO=true.')
})
