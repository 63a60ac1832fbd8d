import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome.exe',
  'msedge.exe',
]
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]

/** The browser for the journeys: the one named in CHROMIUM_PATH, else a Chromium of this machine; nothing when there is none. */
export function findChromium(): string | undefined {
  const named = process.env.CHROMIUM_PATH
  if (named) return existsSync(named) ? named : undefined
  const folders = (process.env.PATH ?? '').split(delimiter)
  return [...folders.flatMap((folder) => names.map((name) => join(folder, name))), ...places].find((path) =>
    existsSync(path),
  )
}

/** Installs the distribution's browser when there is none and we may, the one without windows first: journeys take a quarter less time in it. Otherwise says in one sentence what to do. */
export function ensureChromium(): void {
  if (findChromium()) return
  const named = process.env.CHROMIUM_PATH
  if (named) throw new Error(`CHROMIUM_PATH names ${named}, which is not there: correct it.`)
  if (mayInstall())
    for (const name of ['chromium-headless-shell', 'chromium']) if (!findChromium()) installPackages(name)
  if (!findChromium())
    throw new Error(
      'The journeys need a browser: install Chromium or Chrome, or set CHROMIUM_PATH to one (for root on Debian this is done by itself).',
    )
}

/** Whether packages of Debian and its kin can be installed without asking anybody. */
export function mayInstall(): boolean {
  return process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0
}

export function installPackages(...packages: readonly string[]): void {
  console.error(`Installing ${packages.join(', ')} …`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...packages]])
    spawnSync('apt-get', ['-q', ...args], { stdio: ['ignore', 'ignore', 'inherit'], env })
}
