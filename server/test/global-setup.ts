import { randomUUID } from 'node:crypto'
import type { TestProject } from 'vitest/node'
import { copyDemo, findDemoCache } from './demo-cache.ts'
import { startTestPostgres } from './postgres.ts'
import { makeTemplate, runStatement } from './templates.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Templates: `demo` holds the demo marketplace; it is there already, or made by the first test that asks for it. */
    postgres: { url: string; empty: string; demo: string }
  }
}

let stop: (() => Promise<void>) | undefined

/** One PostgreSQL for the whole run: the one in TEST_DATABASE_URL (whose user may create databases), or the embedded one. */
export async function setup(project: TestProject): Promise<void> {
  const outside = process.env.TEST_DATABASE_URL
  const cache = outside ? undefined : await findDemoCache()
  const embedded = outside
    ? undefined
    : await startTestPostgres(async (folder) => {
        if (cache) await copyDemo(cache, folder, ['database'])
      })
  const url = embedded?.url ?? outside ?? ''
  const run = `run_${randomUUID().slice(0, 8)}`
  const templates = { empty: `${run}_empty`, demo: cache ? 'fairquay' : `${run}_demo` }
  stop = async () => {
    if (embedded) return embedded.stop()
    for (const name of Object.values(templates)) await runStatement(url, `drop database if exists ${name} with (force)`)
  }
  await makeTemplate(url, templates.empty)
  project.provide('postgres', { url, ...templates })
}

export async function teardown(): Promise<void> {
  await stop?.()
}
