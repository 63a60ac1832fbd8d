import { defineConfig, devices } from '@playwright/test'
import { findChromium } from './scripts/chromium.ts'

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/journeys',
  globalSetup: './e2e/start-fairquay.ts',
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A machine of CI may stand still in the middle of a journey; what fails three times is no accident. Every failure stays in the report.
  retries: process.env.CI ? 2 : 0,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    // Set by the global set-up, which runs before the workers read this file.
    baseURL: process.env.FAIRQUAY_URL,
    trace: 'retain-on-failure',
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
