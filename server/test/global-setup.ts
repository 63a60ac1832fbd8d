import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import type { TestProject } from 'vitest/node'
import { copyDemo, findDemoCache } from './demo-cache.ts'
import { findOutsideBinaries, startOutsidePostgres } from './outside-postgres.ts'
import { makeTemporaryFolder, startTestPostgres, type TestPostgres } from './postgres.ts'
import { dropDatabase, makeTemplate } from './templates.ts'

type Template = { url: string; name: string }

declare module 'vitest' {
  interface ProvidedContext {
    /** Where tests work, how an operator's server would reach it, and the template with the whole schema there. */
    postgres: { url: string; overTcp: string; empty: string }
    /** The template with the demo marketplace; it is there already, or made by the first test that asks for it. */
    demo: Template
    /** A folder for what several files of tests use; it goes when the run ends. */
    scratch: string
  }
}

let stops: (() => Promise<void>)[] = []

/**
 * The PostgreSQL of the run: the one in TEST_DATABASE_URL (whose user may create databases), else the oldest of this machine that is good enough, else
 * the embedded one. Copies of the demo marketplace are made by the embedded one, from a data folder that was filled before.
 */
export async function setup(project: TestProject): Promise<void> {
  const [{ url, overTcp }, demo] = await Promise.all([openServer(), openDemo()])
  const run = `run_${randomUUID().slice(0, 8)}`
  const empty = `${run}_empty`
  await makeTemplate(url, empty)
  project.provide('postgres', { url, overTcp, empty })
  const scratch = await makeTemporaryFolder('fairquay-scratch-')
  stops = [...stops, () => rm(scratch, { recursive: true, force: true })]
  project.provide('scratch', scratch)
  project.provide('demo', demo ?? { url, name: `${run}_demo` })
  if (!process.env.TEST_DATABASE_URL) return
  for (const name of [empty, `${run}_demo`]) stops = [...stops, () => dropDatabase(url, name)]
}

export async function teardown(): Promise<void> {
  await Promise.all(stops.map((stop) => stop()))
}

async function openServer(): Promise<{ url: string; overTcp: string }> {
  const outside = process.env.TEST_DATABASE_URL
  if (outside) return { url: outside, overTcp: outside }
  const bin = findOutsideBinaries()
  const postgres = bin ? await startOutsidePostgres(bin) : await startTestPostgres()
  return { overTcp: postgres.url, ...postgres, url: keep(postgres) }
}

async function openDemo(): Promise<Template | undefined> {
  const cache = await findDemoCache()
  if (!cache) return undefined
  const postgres = await startTestPostgres((folder) => copyDemo(cache, folder, ['database']))
  return { url: keep(postgres), name: 'fairquay' }
}

function keep({ url, stop }: TestPostgres): string {
  stops = [...stops, stop]
  return url
}
