import type { App } from '../http.ts'
import { makeThrottledWarning } from '../throttled-warning.ts'
import { usualPatience } from './call-webhook.ts'
import { deliverWebhook } from './deliver-webhook.ts'
import { dropLine, freeLine, takeLines, takeRound } from './webhook-queue.ts'

export type WebhookSender = {
  /** Calls whoever is to be called until `stop`. */
  start(): void
  /** Makes the calls that are due now and returns how many these were; for tests and commands. */
  sendDue(): Promise<number>
  /** Finishes the calls under way, but does not wait long for them. */
  stop(): Promise<void>
}

/** Milliseconds, and how many lines of webhooks are worked off beside each other; of one of them so many calls at once, each about another thing. */
export const usualLimits = {
  lookEvery: 1000,
  quickLines: 32,
  slowLines: 32,
  atOnce: 8,
  patience: usualPatience,
  stopping: 8000,
}

/**
 * Works off the lines of webhooks. Each webhook has its own, so that it waits for nobody else's receiver; those that last took long have places of their own.
 * `collect` puts into the lines what has gathered elsewhere, before each look at them.
 * Any number of processes may do so on one database: a line belongs to one of them at a time.
 */
export function makeWebhookSender(
  app: Pick<App, 'db' | 'jobs' | 'config' | 'log'>,
  limits: typeof usualLimits = usualLimits,
  collect: () => Promise<unknown> = async () => {},
): WebhookSender {
  const { db, log } = app
  const lines = { quick: new Set<Promise<void>>(), slow: new Set<Promise<void>>() }
  const cutOff = new AbortController()
  let calls = 0
  let running: Promise<void> | undefined
  let isStopping = false
  let wake = () => {}

  const underWay = () => [...lines.quick, ...lines.slow]
  const isFull = () => lines.quick.size >= limits.quickLines || lines.slow.size >= limits.slowLines

  async function takeSome(): Promise<number> {
    const quick = await takeLines(db, false, limits.quickLines - lines.quick.size)
    for (const id of quick) keepTrack(lines.quick, workOff(id, false))
    const slow = await takeLines(db, true, limits.slowLines - lines.slow.size)
    for (const id of slow) keepTrack(lines.slow, workOff(id, true))
    return quick.length + slow.length
  }

  function keepTrack(places: Set<Promise<void>>, line: Promise<void>): void {
    const watched = line
      // The database is away: the line is free again when its lease is over.
      .catch((err: unknown) => log.warn({ err }, 'webhooks were called, but that could not be noted'))
      .finally(() => places.delete(watched))
    places.add(watched)
  }

  /** Until nothing is due, or the receiver turns out to be of the other sort. */
  async function workOff(webhookId: number, asSlow: boolean): Promise<void> {
    let isSlow = asSlow
    while (isSlow === asSlow && !isStopping) {
      const round = await takeRound(db, webhookId, limits.atOnce)
      if (round[0]?.is_active === false) await dropLine(db, webhookId, new Date())
      if (!round[0]?.is_active) break
      calls += round.length
      const { patience } = limits
      const called = await Promise.all(
        round.map((target) => deliverWebhook(app, target, { patience, stopping: cutOff.signal })),
      )
      isSlow = called.some((one) => one.isSlow)
    }
    await freeLine(db, webhookId)
  }

  async function run(): Promise<void> {
    const warnLookedInVain = makeThrottledWarning(log, 'webhooks could not be looked for')
    while (!isStopping) {
      await collect().catch(warnLookedInVain)
      await takeSome().catch(warnLookedInVain)
      if (isStopping) return
      await Promise.race([nap(), ...(isFull() ? underWay() : [])])
      wake()
    }
  }

  function nap(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, limits.lookEvery)
      wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }

  return {
    start() {
      running ??= run()
    },
    async sendDue() {
      const before = calls
      await collect()
      for (;;) {
        const taken = await takeSome()
        const working = underWay()
        if (working.length > 0) await Promise.race(working)
        else if (taken === 0) return calls - before
      }
    },
    async stop() {
      isStopping = true
      wake()
      const patience = setTimeout(() => cutOff.abort(), limits.stopping)
      await running
      await Promise.all(underWay())
      clearTimeout(patience)
    },
  }
}
