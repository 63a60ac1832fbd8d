import { availableParallelism } from 'node:os'
import { defineConfig, devices } from '@playwright/test'
import { findChromium } from './scripts/chromium.ts'

/** What takes longest begins first, so that at the end nobody waits for the last of them. */
const longest =
  /(first-hour|another-language|trade-file|edit-product|import|sourcing|operator|lost-answers|company-desk|deal-\w+)\.spec\.ts$/

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/journeys',
  globalSetup: './e2e/start-fairquay.ts',
  // One more than there are cores: a journey waits for answers, typing pauses and its browser for a fifth of its time.
  workers: availableParallelism() + 1,
  fullyParallel: true,
  projects: [
    { name: 'long', testMatch: longest },
    { name: 'short', testIgnore: longest },
  ],
  forbidOnly: Boolean(process.env.CI),
  // Generous: what takes longer is broken, and what takes long on a busy machine is not.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    // What it answers could not be held back or taken away; the journey without a connection asks for it.
    serviceWorkers: 'block',
    // Set by the global set-up, which runs before the workers read this file.
    baseURL: process.env.FAIRQUAY_URL,
    // Recording every step with its pictures is half of the work of a run; a failure leaves a picture and what the page said. `--trace on` shows more.
    trace: 'off',
    // What slides and fades is waited for before it can be clicked; the journeys about motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findChromium(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
})
