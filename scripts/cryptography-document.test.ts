import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const document = readFileSync(join(root, 'docs/cryptography.md'), 'utf8')
const self = 'scripts/cryptography-document.test.ts'
const library =
  /from '(node:crypto|@node-rs\/argon2|age-encryption|@simplewebauthn\/server.*|openid-client)'|import\('(@simplewebauthn\/server|openid-client)/

/** A file is named by its path, or by the end of it behind a neighbour's. */
const isNamed = (file: string) => {
  const parts = file.split('/')
  return parts.some((_, from) => document.includes(`\`${parts.slice(from).join('/')}\``))
}

test('whatever uses keys, hashes or random numbers stands in docs/cryptography.md, and what stands there is so', () => {
  const files = ['server/src', 'scripts', 'contract/src']
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
    )
    .filter((file) => /(?<!\.test)\.ts$/.test(file))
  const using = files.filter((file) => library.test(readFileSync(join(root, file), 'utf8')))
  expect(using.length).toBeGreaterThan(25)
  expect(using.filter((file) => !isNamed(file))).toEqual([])
  const named = [...document.matchAll(/`([\w./-]+\.ts)`/g)].map((match) => match[1] ?? '')
  expect(named.filter((name) => !files.some((file) => `/${file}`.endsWith(`/${name}`)) && name !== self)).toEqual([])
})
