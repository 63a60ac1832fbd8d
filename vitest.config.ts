import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

// Workers, and the processes that tests start, take what was compiled before from where `npm start` keeps it.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, '.cache/node')

/** What starts servers and attacks them takes longest: it begins first, so that at the end nobody waits for the last of them. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isLong = ({ moduleId }: TestSpecification) => moduleId.includes('/server/test/')
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}

export default defineConfig({
  test: {
    // Names of tests are sentences; which file failed is told anyway.
    // One more than there are cores: tests that start, kill and cut off servers spend half of their time waiting.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: LongestFirst },
    projects: [
      // Pure functions: nothing that one file's tests could leave behind for the next. On a busy machine the usual five seconds are not enough for all of them.
      {
        test: {
          name: 'contract',
          root: 'contract',
          include: ['src/**/*.test.ts'],
          isolate: false,
          testTimeout: 40_000,
        },
      },
      // Properties of whole shipments: seconds of work.
      {
        test: {
          name: 'planner',
          root: 'planner',
          include: ['src/**/*.test.ts'],
          isolate: false,
          testTimeout: 40_000,
        },
      },
      // Every drawing, several times: seconds of work.
      { test: { name: 'demo', root: 'demo', include: ['**/*.test.ts'], isolate: false, testTimeout: 40_000 } },
      { test: { name: 'web', root: 'web', include: ['src/**/*.test.ts'], isolate: false, testTimeout: 40_000 } },
      {
        test: {
          name: 'server',
          root: 'server',
          // The client for programs is tried against this server.
          include: ['src/**/*.test.ts', 'test/**/*.test.ts', '../client/test/**/*.test.ts'],
          globalSetup: ['test/global-setup.ts'],
          // Each file has a database and an application of its own; loading the same thousand modules for each was half of the work.
          isolate: false,
          testTimeout: 40_000,
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
