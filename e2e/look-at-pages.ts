// `npm run pages`: every page as the demo's guest, buyer, seller, carrier, broker and operator see it, freshly opened at three widths, light and dark. Prints how far each
// page moves by itself, and what a machine finds wrong: faults of access (axe), sideways scrolling, messages of the console, calls that fail, foreign hosts. Fails where
// there is anything (docs/look.md#budgets). Words choose pages by person or address (`npm run pages -- seller requests`); `BASE` names a marketplace that runs already.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Browser, type BrowserContext, chromium, type Page, type Request } from 'playwright-core'
import { ensureChromium, findChromium } from '../scripts/chromium.ts'
import { makeTemporaryFolder } from '../server/test/postgres.ts'
import { startFairquay } from '../server/test/start-fairquay.ts'
import { findUnvisited, listVisits, signIn, type Visit } from './page-visits.ts'

const widths = [390, 820, 1440]
const mostShift = 0.02
const root = join(import.meta.dirname, '..')
const words = process.argv.slice(2)
const axe = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

declare global {
  var layoutShift: number
}

ensureChromium()
if (process.env.BASE) await lookAtAll(process.env.BASE)
else {
  const build = spawnSync(process.execPath, ['scripts/build-web.ts', '--when-changed'], { cwd: root, stdio: 'inherit' })
  if (build.status !== 0) process.exit(1)
  const folder = await makeTemporaryFolder('fairquay-pages-')
  try {
    const fairquay = await startFairquay({ DATA_DIR: folder, DEMO: 'true' })
    try {
      await lookAtAll(fairquay.url)
    } finally {
      await fairquay.stop()
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function lookAtAll(origin: string): Promise<void> {
  const visits = await listVisits(origin)
  const unvisited = await findUnvisited(visits)
  const chosen = visits.filter(({ email = 'guest', address }) =>
    words.every((word) => `${email} ${address}`.includes(word)),
  )
  const browser = await chromium.launch({
    executablePath: findChromium() ?? '',
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
  })
  let faulty = 0
  console.log(`${widths.map((width) => String(width).padStart(6)).join('')}  layout shift at these widths`)
  try {
    for (const visit of chosen) {
      const { shifts, faults } = await look(browser, origin, visit)
      console.log(
        `${shifts.map((shift) => shift.toFixed(3).padStart(6)).join('')}  ${(visit.email ?? 'guest').split('@')[0]} ${visit.address}`,
      )
      for (const fault of faults) console.log(`${' '.repeat(20)}${fault}`)
      if (faults.length > 0 || Math.max(...shifts) >= mostShift) faulty += 1
    }
  } finally {
    await browser.close()
  }
  for (const route of unvisited) console.log(`No visit leads to ${route}.`)
  console.log(`${chosen.length} pages, ${faulty} with something to say`)
  if (faulty > 0 || unvisited.length > 0) process.exitCode = 1
}

async function look(
  browser: Browser,
  origin: string,
  { email, address }: Visit,
): Promise<{ shifts: number[]; faults: string[] }> {
  const shifts: number[] = []
  const faults = new Set<string>()
  for (const width of widths) {
    // A new one for each look: some pages sign out.
    const token = email ? await signIn(origin, email) : undefined
    const context = await browser.newContext({
      viewport: { width, height: width < 600 ? 844 : 900 },
      hasTouch: width < 900,
      bypassCSP: true,
      // The pages as the server sends them, not as a worker has kept them.
      serviceWorkers: 'block',
    })
    try {
      await prepare(context, token)
      const page = await context.newPage()
      const report = (fault: string) => faults.add(`${width}: ${fault}`)
      listen(page, origin, report)
      await open(page, `${origin}/#${address}`)
      shifts.push(await page.evaluate(() => layoutShift))
      await inspect(page, report)
      await page.emulateMedia({ colorScheme: 'dark' })
      // Nothing but colours is different in the dark.
      await inspect(page, (fault) => report(`dark: ${fault}`), ['color-contrast'])
    } finally {
      await context.close()
    }
  }
  return { shifts, faults: [...faults] }
}

async function prepare(context: BrowserContext, token: string | undefined): Promise<void> {
  await context.addInitScript((kept) => {
    // Once: who has signed out stays signed out.
    if (kept && !sessionStorage.getItem('isSignedIn')) localStorage.setItem('token', kept)
    sessionStorage.setItem('isSignedIn', 'true')
    globalThis.layoutShift = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) globalThis.layoutShift += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  }, token)
  await context.addInitScript(axe)
}

function listen(page: Page, origin: string, report: (fault: string) => void): void {
  page.on('console', (message) => {
    if (message.type() === 'error') report(`console: ${message.text().slice(0, 200)}`)
  })
  page.on('pageerror', (error) => report(`exception: ${String(error).slice(0, 200)}`))
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.protocol.startsWith('http') && url.origin !== new URL(origin).origin) report(`foreign host: ${url.origin}`)
  })
  page.on('response', (answer) => {
    if (answer.status() >= 400) report(`${answer.status()} ${new URL(answer.url()).pathname}`)
  })
}

/** Opens and waits until half a second has passed without an answer on its way; the stream of news never ends and is none. */
async function open(page: Page, url: string): Promise<void> {
  const onTheWay = new Set<Request>()
  let since = Date.now()
  const note = (change: () => void) => {
    change()
    since = Date.now()
  }
  page.on('request', (request) => {
    if (!request.url().endsWith('/stream')) note(() => onTheWay.add(request))
  })
  const end = (request: Request) => note(() => onTheWay.delete(request))
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  await page.goto(url, { waitUntil: 'domcontentloaded' })
  const latest = Date.now() + 10_000
  while (Date.now() < latest && (onTheWay.size > 0 || Date.now() - since < 500)) await page.waitForTimeout(50)
}

type Axe = {
  run(options: object): Promise<{ violations: { id: string; nodes: { target: string[] }[] }[] }>
}

/** Every rule of axe, or those named. Colours that are still on their way to others are waited for. */
async function inspect(page: Page, report: (fault: string) => void, rules?: readonly string[]): Promise<void> {
  await page
    .waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'), undefined, {
      timeout: 2000,
    })
    .catch(() => {})
  const found = await page.evaluate(async (only) => {
    const { scrollWidth, clientWidth } = document.documentElement
    const over = scrollWidth - clientWidth
    const { axe } = globalThis as unknown as { axe: Axe }
    const { violations } = await axe.run({ resultTypes: ['violations'], ...(only && { runOnly: only }) })
    return [
      ...(over > 1 ? [`scrolls sideways by ${over} px`] : []),
      ...violations.map(
        ({ id, nodes }) =>
          `${id}: ${nodes
            .slice(0, 3)
            .map(({ target }) => target.join(' '))
            .join(', ')}`,
      ),
    ]
  }, rules)
  for (const fault of found) report(fault)
}
