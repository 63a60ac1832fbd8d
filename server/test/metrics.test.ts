import { execFileSync } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { findFreePort } from '../../scripts/free-port.ts'
import { makeTemporaryFolder } from './postgres.ts'
import { failToStart, startFairquay } from './start-fairquay.ts'
import { cloneDatabase } from './templates.ts'

vi.setConfig({ testTimeout: 90_000 })

let folder = ''
beforeAll(async () => {
  execFileSync(process.execPath, [join(import.meta.dirname, '../../scripts/build-web.ts'), '--when-changed'])
  folder = await makeTemporaryFolder('fairquay-metrics-')
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** The samples of a text in the format of Prometheus: `name{labels}` to value. */
function readSamples(text: string): Map<string, number> {
  return new Map(
    text
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ') + 1))]),
  )
}

test('a monitoring reads calls by route, the database, work, mails and memory, at a port of its own', async () => {
  const { overTcp, empty } = inject('postgres')
  const clone = await cloneDatabase(overTcp, empty)
  const port = await findFreePort()
  const fairquay = await startFairquay({
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL: clone.url,
    METRICS_PORT: String(port),
  })
  try {
    const read = async () => readSamples(await (await fetch(`http://127.0.0.1:${port}/metrics`)).text())
    for (const address of ['/api/v1/products/all', '/api/v1/products/all?page=2', '/api/v1/marketplace/product/none'])
      await (await fetch(`${fairquay.url}${address}`)).text()
    await (await fetch(`${fairquay.url}/api/v1/products/all`)).text()
    const samples = await read()
    const counted = (route: string, status: number) =>
      samples.get(`fairquay_http_request_duration_seconds_count{method="GET",route="${route}",status="${status}"}`)
    expect(counted('/api/v1/products/all', 200)).toBe(3)
    expect(counted('/api/v1/marketplace/product/:slug', 404)).toBe(1)
    // What was asked stands in no label, or each address would be one more.
    expect([...samples.keys()].join()).not.toContain('page=2')
    // The first page was asked for twice; that there is no such product is not kept.
    expect(samples.get('fairquay_kept_answers_asked_total{state="found"}')).toBe(1)
    expect(samples.get('fairquay_kept_answers_asked_total{state="made"}')).toBe(3)
    expect(samples.get('fairquay_kept_answers')).toBe(2)
    expect(samples.get('fairquay_kept_answers_bytes')).toBeGreaterThan(100)
    expect(samples.get('fairquay_queue_requests{state="working"}')).toBe(0)
    expect(samples.get('fairquay_queue_requests{state="waiting"}')).toBe(0)
    expect(samples.get('fairquay_queue_turned_away_total')).toBe(0)
    expect(samples.get('fairquay_jobs{state="waiting"}')).toBeGreaterThanOrEqual(0)
    expect(samples.get('fairquay_jobs_lag_seconds')).toBeGreaterThanOrEqual(0)
    expect(samples.get('fairquay_mails{state="waiting"}')).toBe(0)
    expect(samples.get('fairquay_database_connections{state="idle"}')).toBeGreaterThanOrEqual(1)
    expect(samples.get('fairquay_database_waiting')).toBe(0)
    expect(samples.get('process_resident_memory_bytes')).toBeGreaterThan(50e6)
    expect(samples.get('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThanOrEqual(0)
    expect(Math.abs((samples.get('process_start_time_seconds') ?? 0) - Date.now() / 1000)).toBeLessThan(60)
    // Never made: nobody reads that it was made in 1970.
    expect(samples.has('fairquay_backup_last_success_timestamp_seconds')).toBe(false)
    // The marketplace itself answers none of it.
    expect((await fetch(`${fairquay.url}/metrics`)).status).toBe(404)
  } finally {
    await fairquay.stop()
    await clone.drop()
  }
})

test('a port that is taken is told of in a sentence', async () => {
  const { overTcp, empty } = inject('postgres')
  const clone = await cloneDatabase(overTcp, empty)
  const taken = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => taken.once('listening', resolve))
  const { port } = taken.address() as { port: number }
  const settings = { DATA_DIR: join(folder, 'taken'), DATABASE_URL: clone.url, METRICS_PORT: String(port) }
  expect(await failToStart(settings)).toMatchObject({
    code: 1,
    said: `Metrics cannot be answered at 127.0.0.1, port ${port} (EADDRINUSE): correct METRICS_HOST or METRICS_PORT, or end what listens there.\n`,
  })
  taken.close()
  await clone.drop()
})
