// Every check and test, side by side as far as there are cores, the longest first; ends at the first step that fails. The last
// line counts the tests. `npm test -- journeys` runs only the steps whose name holds that word, and what they need.
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { ensureChromium } from './chromium.ts'
import { ensurePostgres } from './ensure-postgres.ts'
import { chooseSteps, type Outcome, runSteps, type Step } from './run-steps.ts'
import { type Failed, type Result, readJourneys, readVitest } from './test-reports.ts'

const root = join(import.meta.dirname, '..')
const reports = join(root, 'test-results/reports')

const checkTypes = (part: string): Step => ({
  name: `types of ${part}`,
  command: ['tsc', '-p', part],
})
const runVitest =
  (...projects: readonly string[]) =>
  (name: string) => [
    'vitest',
    'run',
    ...projects.map((project) => `--project=${project}`),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${join(reports, `${name}.json`)}`,
  ]

// The longest steps, and what they wait for, come first: one of them runs from then on, and all that is light beside it.
const steps: Step[] = [
  { name: 'the web, built', command: ['node', 'scripts/build-web.ts', '--when-changed'] },
  // A real first start, which wants the web built.
  { name: 'the demo, loaded', command: ['node', 'scripts/prepare-demo.ts'], after: ['the web, built'] },
  {
    name: 'routes',
    command: runVitest('server')('routes'),
    after: ['the web, built', 'the demo, loaded'],
    heavy: true,
    quiet: true,
  },
  { name: 'lint', command: ['biome', 'check', '.'], quiet: true },
  ...['contract', 'planner', 'server', 'web', 'e2e'].map(checkTypes),
  { name: 'the calls, for the client', command: ['node', 'scripts/build-client.ts', '--types'] },
  { ...checkTypes('client'), after: ['the calls, for the client'] },
  { name: 'imports', command: ['node', 'scripts/check-imports.ts'] },
  { name: 'functions', command: ['node', 'scripts/check-functions.ts'] },
  { name: 'references', command: ['node', 'scripts/check-references.ts'] },
  { name: 'texts', command: ['node', 'scripts/check-texts.ts'] },
  { name: 'database types', command: ['node', 'scripts/generate-database-types.ts', '--check'] },
  { name: 'what the first page weighs', command: ['node', 'scripts/bundle-sizes.mjs'], after: ['the web, built'] },
  { name: 'rules', command: runVitest('contract', 'planner', 'web', 'scripts', 'demo')('rules'), quiet: true },
  {
    name: 'journeys',
    command: ['playwright', 'test', '--reporter=line,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: join(reports, 'journeys.json') },
    after: ['the web, built', 'the demo, loaded'],
    heavy: true,
    quiet: true,
  },
]
const results: Readonly<Record<string, () => Result>> = {
  rules: () => readReport('rules', readVitest),
  routes: () => readReport('routes', readVitest),
  journeys: () => readReport('journeys', readJourneys),
}

const nothing: Result = { passed: 0, failed: 0, failures: [] }

rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })
const chosen = chooseSteps(steps, process.argv.slice(2))
const interrupted = new AbortController()
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => interrupted.abort())

const total = { passed: 0, failed: 0 }
const failures: Failed[] = []
const isReadyToRun = prepareMachine()
const outcomes = isReadyToRun
  ? await runSteps(chosen, { lanes: Math.max(2, availableParallelism()), root, signal: interrupted.signal, tell })
  : []
const isGreen = outcomes.length === chosen.length && outcomes.every(({ isDone }) => isDone)
if (!isGreen) {
  process.exitCode = 1
  total.failed = Math.max(1, total.failed)
}
// Once more at the end: what is kept of a long log is its last lines.
for (const { name, message } of failures) console.log(`failed: ${name}\n${message}`)
console.log(`${total.passed} passed, ${total.failed} failed`)

function prepareMachine(): boolean {
  try {
    if (chosen.some(({ name }) => name === 'journeys')) ensureChromium()
    if (chosen.some(({ name }) => name === 'routes')) ensurePostgres()
    return true
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return false
  }
}

function tell({ step, isDone, seconds, said }: Outcome): void {
  const { passed, failed, failures: ofStep } = results[step.name]?.() ?? nothing
  total.passed += passed
  total.failed += failed
  failures.push(...ofStep)
  if (said.trim() !== '' && (!step.quiet || !isDone)) console.log(said.trimEnd())
  const tests = passed > 0 ? `${passed} tests, ` : ''
  console.log(`${isDone ? 'done' : 'FAILED'}: ${step.name} (${tests}${seconds.toFixed(1)} s)`)
}

function readReport<Report>(name: string, read: (report: Report) => Result): Result {
  try {
    return read(JSON.parse(readFileSync(join(reports, `${name}.json`), 'utf8')) as Report)
  } catch {
    return nothing
  }
}
