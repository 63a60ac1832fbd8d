// Every check and test, in the order in which they fail fastest; ends at the first step that fails. The last line counts the tests.
// `npm test -- journeys` runs only the steps whose name holds that word.
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureChromium } from './chromium.ts'

const root = join(import.meta.dirname, '..')
const reports = join(root, 'test-results/reports')

type Step = {
  name: string
  command?: readonly string[]
  act?: () => void
  env?: Record<string, string>
  count?: () => Count
}
type Count = { passed: number; failed: number }

const steps: Step[] = [
  { name: 'a browser', act: ensureChromium },
  { name: 'lint', command: ['biome', 'check', '.'] },
  ...['contract', 'server', 'web', 'e2e'].map((part) => ({ name: `types of ${part}`, command: ['tsc', '-p', part] })),
  { name: 'imports', command: ['node', 'scripts/check-imports.ts'] },
  { name: 'references', command: ['node', 'scripts/check-references.ts'] },
  { name: 'database types', command: ['node', 'scripts/generate-database-types.ts', '--check'] },
  { name: 'the web, built', command: ['node', 'scripts/build-web.ts', '--when-changed'] },
  { name: 'what the first page weighs', command: ['node', 'scripts/bundle-sizes.mjs'] },
  { name: 'the demo, loaded', command: ['node', 'scripts/prepare-demo.ts'] },
  {
    name: 'rules and routes',
    command: [
      'vitest',
      'run',
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${join(reports, 'vitest.json')}`,
    ],
    count: () => countVitest('vitest.json'),
  },
  {
    name: 'an outside PostgreSQL 15',
    command: ['node', 'scripts/test-outside-postgres.ts', join(reports, 'outside.json')],
    count: () => countVitest('outside.json'),
  },
  {
    name: 'journeys',
    command: ['playwright', 'test', '--reporter=line,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: join(reports, 'journeys.json') },
    count: countJourneys,
  },
]

rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })
const total: Count = { passed: 0, failed: 0 }
const words = process.argv.slice(2)
for (const step of steps.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)))) {
  const begin = Date.now()
  const isDone = runStep(step)
  const count = step.count?.() ?? { passed: 0, failed: 0 }
  total.passed += count.passed
  total.failed += isDone ? count.failed : Math.max(1, count.failed)
  console.log(`${isDone ? 'done' : 'FAILED'}: ${step.name} (${((Date.now() - begin) / 1000).toFixed(1)} s)`)
  if (!isDone) {
    process.exitCode = 1
    break
  }
}
console.log(`${total.passed} passed, ${total.failed} failed`)

function runStep({ command, act, env }: Step): boolean {
  try {
    act?.()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return false
  }
  const [program, ...args] = command ?? []
  if (!program) return true
  const options = {
    cwd: root,
    stdio: 'inherit' as const,
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  }
  return spawnSync(program, args, options).status === 0
}

function readReport<Report>(name: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(join(reports, name), 'utf8')) as Report
  } catch {
    return undefined
  }
}

function countVitest(name: string): Count {
  const report = readReport<{ numPassedTests: number; numFailedTests: number }>(name)
  return { passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 0 }
}

function countJourneys(): Count {
  const stats = readReport<{ stats: { expected: number; unexpected: number; flaky: number } }>('journeys.json')?.stats
  return { passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0), failed: stats?.unexpected ?? 0 }
}
