// `npm run lighthouse`: the built marketplace with the demo in it, as a phone on a slow line sees it. Prints the scores of the budgets in docs/look.md#budgets and
// fails where one is missed. Scores are times: the machine should have nothing else to do (the last column falls when it has), and each is the median of RUNS (3).
import { spawnSync } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import lighthouse from 'lighthouse'
import { chromium } from 'playwright-core'
import { copyDemo } from '../server/test/demo-cache.ts'
import { makeTemporaryFolder } from '../server/test/postgres.ts'
import { prepareDemo } from '../server/test/prepare-demo.ts'
import { startFairquay } from '../server/test/start-fairquay.ts'
import { ensureChromium, findChromium } from './chromium.ts'
import { findFreePort } from './free-port.ts'

type Figures = {
  performance: number
  accessibility: number
  bestPractices: number
  shift: number
  /** Until the first and the largest paint, and how long the page was too busy to answer, milliseconds. */
  firstPaint: number
  largestPaint: number
  blocked: number
  /** Lighthouse's own measure of the machine in that moment: where it falls, something else was at work and the scores say little. */
  machine: number
  faults: string[]
}

const targets = { performance: 95, accessibility: 100, bestPractices: 100, shift: 0.02 }
const runs = Number(process.env.RUNS ?? 3)
const root = join(import.meta.dirname, '..')

ensureChromium()
const build = spawnSync(process.execPath, ['scripts/build-web.ts', '--when-changed'], { cwd: root, stdio: 'inherit' })
if (build.status !== 0) process.exit(1)
const faults: string[] = []
if (spawnSync(process.execPath, ['scripts/bundle-sizes.mjs'], { cwd: root, stdio: 'inherit' }).status !== 0)
  faults.push('sizes')

const folder = await makeTemporaryFolder('fairquay-lighthouse-')
try {
  await copyDemo(await prepareDemo(), folder, ['database', 'files'])
  const fairquay = await startFairquay({ DATA_DIR: folder, DEMO: 'true' })
  try {
    await measurePages(fairquay.url)
  } finally {
    await fairquay.stop()
  }
} finally {
  await rm(folder, { recursive: true, force: true })
}
if (faults.length > 0) {
  console.error(`Missed: ${faults.join('; ')}`)
  process.exitCode = 1
}

async function measurePages(origin: string): Promise<void> {
  console.log(
    '\nperformance  accessibility  best practices  layout shift  first paint  largest paint  blocked  machine',
  )
  for (const [name, path] of await findPages(origin)) {
    const measured: Figures[] = []
    for (let run = 0; run < runs; run++) measured.push(await measurePage(`${origin}${path}`))
    const figures = takeMedian(measured)
    console.log(
      [
        String(figures.performance).padStart(11),
        String(figures.accessibility).padStart(13),
        String(figures.bestPractices).padStart(14),
        figures.shift.toFixed(3).padStart(12),
        `${Math.round(figures.firstPaint)} ms`.padStart(11),
        `${Math.round(figures.largestPaint)} ms`.padStart(13),
        `${Math.round(figures.blocked)} ms`.padStart(7),
        String(figures.machine).padStart(7),
        name,
      ].join('  '),
    )
    for (const fault of new Set(measured.flatMap((one) => one.faults))) console.log(`             ${fault}`)
    for (const key of ['performance', 'accessibility', 'bestPractices'] as const)
      if (figures[key] < targets[key]) faults.push(`${name}: ${key} ${figures[key]} (${targets[key]})`)
    if (figures.shift >= targets.shift) faults.push(`${name}: layout shift ${figures.shift.toFixed(3)}`)
    if (measured.some((one) => one.faults.some((fault) => fault.startsWith('foreign'))))
      faults.push(`${name}: a foreign host`)
  }
}

/** Home, catalogue, and of the demo's first product the page and the showroom. */
async function findPages(origin: string): Promise<[name: string, path: string][]> {
  const answer = await fetch(`${origin}/api/v1/products/all?perPage=1&sortAlphabetically=true`)
  const { data } = (await answer.json()) as { data: { data: { slug: string; get_supplier: { slug: string } }[] } }
  const product = data.data[0]
  return [
    ['home', '/'],
    ['catalogue', '/#/products'],
    ['product', `/#/product/${product?.slug}`],
    ['showroom', `/#/showroom/${product?.get_supplier.slug}`],
  ]
}

/** One visit in a new browser. What keeps a score from being whole is named. */
async function measurePage(url: string): Promise<Figures> {
  const port = await findFreePort()
  const browser = await chromium.launch({
    executablePath: findChromium() ?? '',
    args: [`--remote-debugging-port=${port}`, '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
  })
  try {
    const result = await lighthouse(url, {
      port,
      logLevel: 'silent',
      onlyCategories: ['performance', 'accessibility', 'best-practices'],
    })
    if (!result) throw new Error(`Lighthouse said nothing about ${url}.`)
    const { categories, audits } = result.lhr
    const score = (category: string) => Math.round((categories[category]?.score ?? 0) * 100)
    const value = (audit: string) => audits[audit]?.numericValue ?? 0
    const requests = (audits['network-requests']?.details as { items?: { url: string }[] } | undefined)?.items ?? []
    const foreign = requests
      .map((one) => one.url)
      .filter((one) => !one.startsWith(new URL(url).origin) && !one.startsWith('data:'))
    return {
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      shift: audits['cumulative-layout-shift']?.numericValue ?? 1,
      firstPaint: value('first-contentful-paint'),
      largestPaint: value('largest-contentful-paint'),
      blocked: value('total-blocking-time'),
      machine: Math.round(result.lhr.environment.benchmarkIndex),
      faults: [
        ...['accessibility', 'best-practices'].flatMap((category) =>
          (categories[category]?.auditRefs ?? [])
            .filter(({ id, weight }) => weight > 0 && audits[id]?.score !== null && (audits[id]?.score ?? 1) < 1)
            .map(({ id }) => `${category}: ${audits[id]?.title}`),
        ),
        ...foreign.map((address) => `foreign host: ${address}`),
      ],
    }
  } finally {
    await browser.close()
  }
}

function takeMedian(measured: readonly Figures[]): Figures {
  const median = (key: Exclude<keyof Figures, 'faults'>) =>
    measured.map((one) => one[key]).sort((a, b) => a - b)[Math.floor(measured.length / 2)] ?? 0
  return {
    performance: median('performance'),
    accessibility: median('accessibility'),
    bestPractices: median('bestPractices'),
    shift: median('shift'),
    firstPaint: median('firstPaint'),
    largestPaint: median('largestPaint'),
    blocked: median('blocked'),
    machine: median('machine'),
    faults: [],
  }
}
