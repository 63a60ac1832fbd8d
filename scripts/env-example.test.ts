import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'
import { readConfig } from '../server/src/config.ts'

const root = join(import.meta.dirname, '..')
const example = parseEnv(await readFile(join(root, '.env.example'), 'utf8'))

test('.env.example names every setting that is read, and no other', async () => {
  const code = await readFile(join(root, 'server/src/config.ts'), 'utf8')
  const read = [...code.matchAll(/'([A-Z][A-Z0-9_]{3,})'/g)].map(([, name]) => name)
  expect(Object.keys(example).sort()).toEqual(
    [...new Set(read)].filter((name) => !/^(USD|EUR|GBP|CAD)$/.test(name ?? '')).sort(),
  )
})

test('a copied .env.example changes nothing', () => {
  const said = ({ settingsWith, ...rest }: ReturnType<typeof readConfig>) => ({ ...rest, withDemo: settingsWith(true) })
  expect(said(readConfig(example))).toEqual(said(readConfig({})))
})
