import { fromKysely, PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import {
  connectionOptions,
  noticeLostClients,
  type Patience,
  usualPatience,
  watchedClient,
} from './connection-watch.ts'
import type { Queryable } from './database.ts'
import { makeThrottledWarning } from './throttled-warning.ts'

/**
 * Work that is done after the answer. A job is stored in the transaction of the thing it belongs to, so that both exist or neither does;
 * it may run more than once (after a crash), so every handler must be able to meet work already done.
 */
export type JobKind<Data extends object> = {
  name: string
  retries: number
  seconds: number
  atOnce: number
  data?: Data
}

/** `seconds` is how long one run may take before it counts as lost. `atOnce` are done at a time in one process. */
export function jobKind<Data extends object>(
  name: string,
  more: { retries?: number; seconds?: number; atOnce?: number } = {},
): JobKind<Data> {
  const { retries = 20, seconds = 300, atOnce = 1 } = more
  return { name, retries, seconds, atOnce }
}

/**
 * With `daily`, an hour and minute in UTC, it is done once a day by one of the processes, and later when none was running at that time; with `isEveryMinute`
 * once a minute by one of them.
 */
export type JobHandler = {
  kind: JobKind<object>
  handle: (data: object) => Promise<void>
  daily?: `${number}:${number}`
  isEveryMinute?: true
}

export function handleJob<Data extends object>(kind: JobKind<Data>, handle: (data: Data) => Promise<void>): JobHandler {
  return { kind: kind as JobKind<object>, handle: handle as (data: object) => Promise<void> }
}

export type Jobs = {
  /** Stores a job with the writes of `tx`; `after` delays it. */
  enqueue<Data extends object>(
    tx: Queryable,
    kind: JobKind<Data>,
    data: Data,
    options?: { after?: Date; onceAs?: string },
  ): Promise<void>
  /** Starts workers that take jobs until `stop`. */
  startWorkers(handlers: readonly JobHandler[]): Promise<void>
  /** Does every waiting job now, one after another, and returns how many it did; for tests and commands. */
  runWaiting(handlers: readonly JobHandler[]): Promise<number>
  /** Waits so many milliseconds for work that is under way. */
  stop(patience?: number): Promise<void>
}

const longestUpkeep = 60_000

/**
 * Work of a process that died is taken up by another when it has not been heard of for so long, and that is looked for so often, seconds: who waits for an
 * import to go on does not wait for minutes.
 */
const lifeSign = { lost: 20, lookEvery: 10 }

/** Opens the queue on its own small pool. `kinds` are all kinds that may be enqueued; their queues are made when missing. */
export async function openJobs(
  url: string,
  kinds: readonly JobKind<object>[],
  log: Logger,
  patience: Patience = usualPatience,
): Promise<Jobs> {
  const pool = {
    ...connectionOptions(url, patience),
    // What the queue does to its own tables (making them, reindexing, throwing away) may take longer than a call's statements may. That the way to the
    // database is broken is found out by those.
    Client: watchedClient(url, { ...patience, answer: Math.max(patience.answer, longestUpkeep) }),
    max: 3,
    application_name: 'fairquay-jobs',
    options: noticeLostClients,
    superviseIntervalSeconds: lifeSign.lookEvery,
    monitorIntervalSeconds: lifeSign.lookEvery,
  }
  const boss = new PgBoss(pool)
  boss.on('error', makeThrottledWarning(log, 'job queue'))
  await boss.start()
  // Making one that is there changes nothing, and takes a transaction each.
  const there = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
  for (const kind of kinds) {
    const queue = there.get(kind.name)
    // Queues of earlier versions waited longer.
    if (queue && queue.heartbeatSeconds !== lifeSign.lost)
      await boss.updateQueue(kind.name, { heartbeatSeconds: lifeSign.lost })
    if (queue) continue
    await boss.createQueue(kind.name, {
      retryLimit: kind.retries,
      retryDelay: 5,
      retryBackoff: true,
      retryDelayMax: 3600,
      expireInSeconds: kind.seconds,
      heartbeatSeconds: lifeSign.lost,
    })
  }
  return {
    async enqueue(tx, kind, data, options = {}) {
      await boss.send(kind.name, data, {
        db: fromKysely(tx as Parameters<typeof fromKysely>[0]),
        ...(options.after && { startAfter: options.after }),
        ...(options.onceAs && { singletonKey: options.onceAs }),
      })
    },
    async startWorkers(handlers) {
      for (const { kind, handle, daily, isEveryMinute } of handlers) {
        if (isEveryMinute) await boss.schedule(kind.name, '* * * * *', {}, { tz: 'UTC' })
        if (daily) await boss.schedule(kind.name, toCron(daily), {}, { tz: 'UTC', missed: 'once' })
        const turns = { localConcurrency: kind.atOnce }
        await boss.work<object>(kind.name, { pollingIntervalSeconds: 1, batchSize: 1, ...turns }, async (jobs) => {
          for (const job of jobs) await handle(job.data)
        })
      }
    },
    async runWaiting(handlers) {
      let done = 0
      for (const { kind, handle } of handlers)
        for (
          let jobs = await boss.fetch<object>(kind.name, { batchSize: 50 });
          jobs.length > 0;
          jobs = await boss.fetch<object>(kind.name, { batchSize: 50 })
        )
          for (const job of jobs) {
            // A handler that throws leaves the job to the retry its queue allows, as under a worker.
            await handle(job.data).then(
              () => boss.complete(kind.name, job.id),
              (error: Error) =>
                boss.fail(kind.name, job.id, { message: error.message }).then(() => Promise.reject(error)),
            )
            done++
          }
      return done
    },
    stop: (patience = 5000) => boss.stop({ graceful: patience > 0, timeout: patience }),
  }
}

function toCron(daily: string): string {
  const [hour, minute] = daily.split(':').map(Number)
  return `${minute} ${hour} * * *`
}
