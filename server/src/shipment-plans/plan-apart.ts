import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { planMessages } from '@fairquay/contract/shipment-plans/messages.ts'
import type { PlanInput, ShipmentPlan } from '@fairquay/contract/shipment-plans/shapes.ts'
import { Failure } from '../failure.ts'
import { makeWorkQueue, type QueuedFor } from '../work-queue.ts'

export type PlanRules = {
  /** Milliseconds one plan may take; a usual one takes some tens, the largest a few thousand. */
  timeLimit: number
  mostWaiting: number
  longestWait: number
  perPerson: number
}

const usualRules: PlanRules = { timeLimit: 10_000, mostWaiting: 30, longestWait: 15_000, perPerson: 6 }
/** Of the thread's memory; the largest plan needs a third of it. */
const mostMegabytes = 512
/** An unused thread gives its memory back. */
const idleTime = 5 * 60_000

export type PlanLoad = (input: PlanInput, of?: QueuedFor) => Promise<ShipmentPlan>

/** Plans a load in a thread of its own, so that nobody else waits for it; bounded in time, memory and number. Too much for the time is refused, not tried again. */
export const planLoad: PlanLoad = makePlanner()

export function makePlanner(change: Partial<PlanRules> = {}): PlanLoad {
  const { timeLimit, mostWaiting, longestWait, perPerson } = { ...usualRules, ...change }
  const refuse = { code: 'unavailable', retryAfter: 10 } as const
  const runQueued = makeWorkQueue({ most: 1, mostWaiting, longestWait, perPerson, refuse })
  let thread: Worker | undefined
  let idle: NodeJS.Timeout | undefined

  function end(): void {
    void thread?.terminate()
    thread = undefined
  }

  return (input, of) =>
    runQueued(async () => {
      clearTimeout(idle)
      thread ??= startThread()
      try {
        return await ask(thread, input, timeLimit)
      } catch (error) {
        end()
        throw error
      } finally {
        idle = setTimeout(end, idleTime)
        idle.unref()
      }
    }, of)
}

function startThread(): Worker {
  const thread = new Worker(new URL('./plan-worker.ts', import.meta.url), {
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: mostMegabytes },
  })
  thread.unref()
  return thread
}

async function ask(thread: Worker, input: PlanInput, timeLimit: number): Promise<ShipmentPlan> {
  // While somebody waits the server does not end without an answer.
  thread.ref()
  const heard = new AbortController()
  const timer = setTimeout(() => heard.abort(), timeLimit)
  try {
    thread.postMessage(input)
    // Of a thread that fails, `once` throws what it failed with.
    const [plan] = await once(thread, 'message', { signal: heard.signal })
    return plan
  } catch (error) {
    throw heard.signal.aborted || isOutOfMemory(error) ? new Failure('refused', undefined, planMessages.tooMuch) : error
  } finally {
    clearTimeout(timer)
    thread.unref()
  }
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
}
