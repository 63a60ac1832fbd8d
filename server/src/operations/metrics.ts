import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Meter } from '@opentelemetry/api'
import { PrometheusExporter } from '@opentelemetry/exporter-prometheus'
import { MeterProvider } from '@opentelemetry/sdk-metrics'
import { poolFacts } from '../database.ts'
import type { App } from '../http.ts'
import { keptFacts } from '../kept-answers.ts'
import { watchKnownAnswers } from '../known-answers.ts'
import { readFromReplicas } from '../replicas.ts'
import { queueFacts } from '../request-queue.ts'
import { refuseStart } from '../start-failure.ts'
import { findLastBackups } from './backup-queries.ts'
import { findJobFacts, findMailFacts } from './health-queries.ts'

/** Seconds; the usual answer takes some milliseconds, and what takes ten seconds has failed. */
const bounds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

/**
 * What an operator's monitoring reads (docs/metrics.md), at a port of its own that only that monitoring should reach: the figures say how much is traded.
 * The calls of `app` are counted from now on. Throws StartRefused where the port cannot be had.
 */
export async function openMetrics(app: App): Promise<{ stop(): Promise<void> }> {
  const { host, port } = app.config.metrics
  const exporter = new PrometheusExporter({
    host,
    port,
    preventServerStart: true,
    withoutScopeInfo: true,
    withoutTargetInfo: true,
  })
  const provider = new MeterProvider({ readers: [exporter] })
  const meter = provider.getMeter('fairquay')
  countCalls(meter, app)
  watchProcess(meter)
  watchQueue(meter)
  watchKeptAnswers(meter, app)
  watchDatabase(meter, app)
  await exporter.startServer().catch((cause: NodeJS.ErrnoException) => {
    throw refuseStart(
      `Metrics cannot be answered at ${host}, port ${port} (${cause.code}): correct METRICS_HOST or METRICS_PORT, or end what listens there.`,
      cause,
    )
  })
  return { stop: () => provider.shutdown() }
}

function countCalls(meter: Meter, { http, db }: App): void {
  const duration = meter.createHistogram('fairquay_http_request_duration_seconds', {
    unit: 'seconds',
    description: 'How long calls took, from their arrival to the end of the answer.',
    advice: { explicitBucketBoundaries: bounds },
  })
  http.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions } = request
    duration.record(reply.elapsedTime / 1000, { method, route: routeOptions.url ?? 'none', status: reply.statusCode })
    done()
  })
  watchKnownAnswers(db, ({ route, status, milliseconds }) =>
    duration.record(milliseconds / 1000, { method: 'GET', route, status }),
  )
}

function watchProcess(meter: Meter): void {
  const started = Date.now() / 1000 - process.uptime()
  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()
  observe(
    meter,
    'process_start_time_seconds',
    'seconds',
    'When the process was started, seconds since 1970.',
    () => started,
  )
  observe(meter, 'process_resident_memory_bytes', 'bytes', 'Memory the process holds.', () => process.memoryUsage.rss())
  observe(meter, 'nodejs_heap_used_bytes', 'bytes', 'Memory its objects take.', () => process.memoryUsage().heapUsed)
  observe(
    meter,
    'nodejs_eventloop_lag_p99_seconds',
    'seconds',
    'How late the process was at its work since it was last asked.',
    () => {
      const late = delay.percentile(99) / 1e9
      delay.reset()
      return Number.isFinite(late) ? late : 0
    },
  )
}

function watchQueue(meter: Meter): void {
  const requests = meter.createObservableGauge('fairquay_queue_requests', {
    description: 'Requests now: in work, waiting behind another of their connection.',
  })
  requests.addCallback((result) => {
    result.observe(queueFacts.inWork, { state: 'working' })
    result.observe(queueFacts.waiting, { state: 'waiting' })
  })
  const refused = meter.createObservableCounter('fairquay_queue_turned_away', {
    description: 'Requests that were told to come back because there was too much work.',
  })
  refused.addCallback((result) => result.observe(queueFacts.turnedAway))
}

function watchKeptAnswers(meter: Meter, { db }: App): void {
  const asked = meter.createObservableCounter('fairquay_kept_answers_asked', {
    description: 'Calls whose answers are kept ready: found as they were, made anew.',
  })
  asked.addCallback((result) => {
    const { found, made } = keptFacts(db)
    result.observe(found, { state: 'found' })
    result.observe(made, { state: 'made' })
  })
  const copied = meter.createObservableCounter('fairquay_answers_from_replicas', {
    description: 'Answers that were read from replicas of the database.',
  })
  copied.addCallback((result) => result.observe(readFromReplicas(db)))
  observe(meter, 'fairquay_kept_answers', '', 'Answers that are kept ready now.', () => keptFacts(db).answers)
  observe(meter, 'fairquay_kept_answers_bytes', 'bytes', 'Memory they take at most.', () => keptFacts(db).bytes)
}

function watchDatabase(meter: Meter, { db }: App): void {
  const gauge = (name: string, description: string, unit = '') =>
    meter.createObservableGauge(`fairquay_${name}`, { description, unit })
  const connections = gauge('database_connections', 'Connections of this process to its database: idle, busy.')
  const waiting = gauge('database_waiting', 'Questions that wait for a connection.')
  meter.addBatchObservableCallback(
    (result) => {
      const { idle, total, queued } = poolFacts(db)
      result.observe(connections, idle, { state: 'idle' })
      result.observe(connections, total - idle, { state: 'busy' })
      result.observe(waiting, queued)
    },
    [connections, waiting],
  )
  const jobs = gauge('jobs', 'Work after answers, of all processes: waiting, running, failed (in the last day).')
  const lag = gauge('jobs_lag_seconds', 'How long the oldest work that is due has waited.', 'seconds')
  const mails = gauge('mails', 'Mails, of all processes: waiting, failed, sent (in the last day).')
  const backup = gauge(
    'backup_last_success_timestamp_seconds',
    'When the last backup that succeeded was begun.',
    'seconds',
  )
  meter.addBatchObservableCallback(
    async (result) => {
      const [work, post, { last_done }] = await Promise.all([findJobFacts(db), findMailFacts(db), findLastBackups(db)])
      result.observe(jobs, work.waiting, { state: 'waiting' })
      result.observe(jobs, work.running, { state: 'running' })
      result.observe(jobs, work.failed_last_day, { state: 'failed' })
      result.observe(lag, work.lag)
      result.observe(mails, post.waiting, { state: 'waiting' })
      result.observe(mails, post.failed, { state: 'failed' })
      result.observe(mails, post.sent_last_day, { state: 'sent' })
      if (last_done) result.observe(backup, Date.parse(last_done.started_at) / 1000)
    },
    [jobs, lag, mails, backup],
  )
}

function observe(meter: Meter, name: string, unit: string, description: string, read: () => number): void {
  meter.createObservableGauge(name, { unit, description }).addCallback((result) => result.observe(read()))
}
