import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findStale, findSupplyFaults, isLicenceAllowed, type LockedPackage, type Lockfile } from './supply-rules.ts'

const root = join(import.meta.dirname, '..')
const readJson = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'))
const good: LockedPackage = { version: '1.0.0', license: 'MIT', integrity: `sha512-${'A'.repeat(86)}==` }
const faultsOf = (change: LockedPackage, name = 'one') =>
  findSupplyFaults(
    { packages: { '': {}, [`node_modules/${name}`]: { ...good, ...change } } },
    { '@db/linux-x64': true },
  )

test('nothing is to be said against the packages of this project', () => {
  expect(findSupplyFaults(readJson('package-lock.json') as Lockfile, readJson('package.json').allowScripts)).toEqual([])
})

test.each<[string, LockedPackage, string | undefined, string | undefined]>([
  ['a good one', {}, undefined, undefined],
  ['a licence that is not on the list', { license: 'SSPL-1.0' }, undefined, 'licence SSPL-1.0'],
  ['no licence', { license: undefined as never }, undefined, 'licence (none)'],
  ['no checksum', { integrity: undefined as never }, undefined, 'sha512'],
  ['a weak checksum', { integrity: 'sha1-abc=' }, undefined, 'sha512'],
  ['another source', { resolved: 'git+ssh://git@example.org/x.git' }, undefined, 'registry'],
  ['an install script', { hasInstallScript: true }, undefined, 'install script'],
  ['an install script that is allowed', { hasInstallScript: true }, '@db/linux-x64', undefined],
  ['the same for another machine', { hasInstallScript: true }, '@db/darwin-arm64', undefined],
  ['another of its scope', { hasInstallScript: true }, '@db/tools', 'install script'],
  ['one of a similar scope', { hasInstallScript: true }, '@dbx/linux-x64', 'install script'],
])('%s', (_what, change, name, fault) => {
  expect(faultsOf(change, name)).toEqual(fault === undefined ? [] : [expect.stringContaining(fault)])
})

test.each([
  ['MIT', true],
  ['(MIT OR SSPL-1.0)', true],
  ['MIT AND SSPL-1.0', false],
  ['GPL-2.0-only', false],
  ['MIT OR (GPL-2.0-only AND X)', false],
])('%s: %s', (licence, isAllowed) => {
  expect(isLicenceAllowed(licence)).toBe(isAllowed)
})

test('what had no release for two years is named, unless there is a reason; a reason too many as well', () => {
  const released = { old: '2024-01-01T00:00:00Z', kept: '2023-01-01T00:00:00Z', young: '2026-06-01T00:00:00Z' }
  const kept = { kept: 'It is done.', young: 'It was old once.' }
  expect(findStale(released, { now: new Date('2026-11-25'), years: 2, kept })).toEqual({
    stale: ['old'],
    needless: ['young'],
  })
})
