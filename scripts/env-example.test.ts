import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'
import { readConfig } from '../server/src/config.ts'
import { describeSettings, readSettingGroups } from './describe-settings.ts'

const root = join(import.meta.dirname, '..')
const text = await readFile(join(root, '.env.example'), 'utf8')
const example = parseEnv(text)

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

test('docs/configuration.md tells of every setting, in the words of .env.example', async () => {
  const groups = readSettingGroups(text)
  expect(groups.flatMap(({ names }) => names).sort()).toEqual(Object.keys(example).sort())
  for (const { names, words } of groups) expect(words, names.join()).not.toBe('')
  const written = await readFile(join(root, 'docs/configuration.md'), 'utf8')
  expect(written, 'Run npm run reference.').toBe(describeSettings(text))
})
