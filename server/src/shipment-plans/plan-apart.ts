import { planMessages } from '@fairquay/contract/shipment-plans/messages.ts'
import type { PlanInput, ShipmentPlan } from '@fairquay/contract/shipment-plans/shapes.ts'
import { Failure } from '../failure.ts'
import { keepApart, TooMuch } from '../work-apart.ts'
import { makeWorkQueue, type QueuedFor } from '../work-queue.ts'

export type PlanRules = {
  /** Milliseconds one plan may take; a usual one takes some tens, the largest a few thousand. */
  timeLimit: number
  mostWaiting: number
  longestWait: number
  perPerson: number
}

const usualRules: PlanRules = { timeLimit: 10_000, mostWaiting: 30, longestWait: 15_000, perPerson: 6 }
/** Of the process's memory; the largest plan needs a third of it. */
const mostMegabytes = 512
/** An unused process gives its memory back. */
const idleTime = 5 * 60_000

const program = new URL('./plan-process.ts', import.meta.url)

export type PlanLoad = (input: PlanInput, of?: QueuedFor) => Promise<ShipmentPlan>

/** Plans a load in a process of its own, so that nobody else waits for it; bounded in time, memory and number. Too much is refused, not tried again. */
export const planLoad: PlanLoad = makePlanner()

export function makePlanner(change: Partial<PlanRules> = {}): PlanLoad {
  const { timeLimit, mostWaiting, longestWait, perPerson } = { ...usualRules, ...change }
  const refuse = { code: 'unavailable', retryAfter: 10 } as const
  const runQueued = makeWorkQueue({ most: 1, mostWaiting, longestWait, perPerson, refuse })
  const ask = keepApart<PlanInput, ShipmentPlan>(program, { megabytes: mostMegabytes, idle: idleTime })

  return (input, of) =>
    runQueued(async () => {
      try {
        return await ask(input, timeLimit)
      } catch (error) {
        throw error instanceof TooMuch ? new Failure('refused', undefined, planMessages.tooMuch) : error
      }
    }, of)
}
