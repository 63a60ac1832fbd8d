import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // Names of tests are sentences; which file failed is told anyway.
    maxWorkers: 2,
    projects: [
      // Pure functions: nothing that one file's tests could leave behind for the next.
      { test: { name: 'contract', root: 'contract', include: ['src/**/*.test.ts'], isolate: false } },
      // Every drawing, several times: seconds of work.
      { test: { name: 'demo', root: 'demo', include: ['**/*.test.ts'], isolate: false, testTimeout: 40_000 } },
      { test: { name: 'web', root: 'web', include: ['src/**/*.test.ts'], isolate: false } },
      {
        test: {
          name: 'server',
          root: 'server',
          include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
          globalSetup: ['test/global-setup.ts'],
          testTimeout: 40_000,
          // As for the journeys: only on machines of CI, which may stand still.
          retry: process.env.CI ? 1 : 0,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'scripts',
          root: 'scripts',
          include: ['**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
