import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'
import { readConfig } from '../server/src/config.ts'
import { settingGroups } from '../server/src/setting-groups.ts'
import { describeSettings, writeExample } from './describe-settings.ts'

const readText = (path: string) => readFile(join(import.meta.dirname, '..', path), 'utf8')

test('.env.example and docs/configuration.md are those of the settings that are read', async () => {
  expect(await readText('docs/configuration.md'), 'Run npm run reference.').toBe(describeSettings())
  expect(await readText('.env.example'), 'Run npm run reference.').toBe(writeExample())
})

test('each setting stands once, with words for what it is, what it takes and what it is without a value', async () => {
  const names = settingGroups.flatMap(({ settings }) => Object.keys(settings))
  expect(new Set(names).size).toBe(names.length)
  for (const { words, settings } of settingGroups)
    for (const [name, { takes, unset }] of Object.entries(settings))
      for (const told of [words, takes, unset]) expect(told, name).not.toBe('')
  expect(Object.keys(parseEnv(await readText('.env.example'))).sort()).toEqual([...names].sort())
})

test('a copied .env.example changes nothing', async () => {
  const said = ({ settingsWith, ...rest }: ReturnType<typeof readConfig>) => ({ ...rest, withDemo: settingsWith(true) })
  expect(said(readConfig(parseEnv(await readText('.env.example'))))).toEqual(said(readConfig({})))
})
