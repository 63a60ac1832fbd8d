// `npm run supply`: whether every package may be used, comes with its checksum and runs nothing when it is installed. `npm run supply -- --stale` also asks the
// registry which of the packages we name had no release for two years. An SBOM: npm run sbom.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findStale, findSupplyFaults, type Lockfile } from './supply-rules.ts'

const root = join(import.meta.dirname, '..')
const readJson = <T>(file: string) => JSON.parse(readFileSync(join(root, file), 'utf8')) as T

type Manifest = {
  allowScripts?: Record<string, boolean>
  workspaces?: string[]
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
}

const main = readJson<Manifest>('package.json')
const lockfile = readJson<Lockfile>('package-lock.json')
const faults = findSupplyFaults(lockfile, main.allowScripts ?? {})
for (const fault of faults) console.error(fault)
if (process.argv.includes('--stale')) faults.push(...tellStale())
if (faults.length === 0) console.log(`${Object.keys(lockfile.packages).length} packages: nothing to say against them.`)
process.exitCode = faults.length > 0 ? 1 : 0

function tellStale(): string[] {
  const manifests = [main, ...(main.workspaces ?? []).map((folder) => readJson<Manifest>(join(folder, 'package.json')))]
  const names = manifests
    .flatMap(({ dependencies = {}, devDependencies = {} }) => [
      ...Object.keys(dependencies),
      ...Object.keys(devDependencies),
    ])
    .filter((name) => !name.startsWith('@fairquay/'))
  const released = Object.fromEntries([...new Set(names)].map((name) => [name, findNewest(name)]))
  const { kept } = readJson<{ kept: Record<string, string> }>('scripts/kept-packages.json')
  const { stale, needless } = findStale(released, { now: new Date(), years: 2, kept })
  const said = [
    ...stale.map(
      (name) =>
        `${name}: no release since ${released[name]?.slice(0, 10)}. Replace it, or say in scripts/kept-packages.json why it stays.`,
    ),
    ...needless.map(
      (name) => `${name}: it has had a release, or is gone; its line in scripts/kept-packages.json is needless.`,
    ),
  ]
  for (const sentence of said) console.error(sentence)
  return said
}

/** The day of the newest release of any version: what is maintained. */
function findNewest(name: string): string {
  const times = JSON.parse(execFileSync('npm', ['view', name, 'time', '--json'], { encoding: 'utf8' })) as Record<
    string,
    string
  >
  return Object.entries(times)
    .filter(([version]) => /^\d/.test(version))
    .map(([, at]) => at)
    .sort()
    .at(-1) as string
}
