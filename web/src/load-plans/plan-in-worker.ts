import type { PlanInput, ShipmentPlan } from '@fairquay/contract/shipment-plans/shapes.ts'
import { trustWorker } from '../ui/trusted-html.ts'
import address from './plan-worker.ts?worker&url'

type Waiting = { resolve: (plan: ShipmentPlan) => void; reject: (reason: unknown) => void }

let thread: Worker | undefined
let count = 0
const waiting = new Map<number, Waiting>()

/** Plans a load beside the page, so that typing goes on meanwhile. Plans are made one after the other; `signal` ends the wait for one, and the thread when nobody waits any more. */
export function planInWorker(input: PlanInput, signal: AbortSignal): Promise<ShipmentPlan> {
  return new Promise((resolve, reject) => {
    const number = ++count
    thread ??= startThread()
    waiting.set(number, { resolve, reject })
    signal.addEventListener('abort', () => {
      if (waiting.delete(number) && waiting.size === 0) endThread()
      reject(signal.reason)
    })
    thread.postMessage({ number, input })
  })
}

function startThread(): Worker {
  const made = new Worker(trustWorker(address), { type: 'module' })
  made.addEventListener('message', ({ data }: MessageEvent<{ number: number; plan: ShipmentPlan }>) => {
    waiting.get(data.number)?.resolve(data.plan)
    waiting.delete(data.number)
  })
  made.addEventListener('error', (event) => {
    for (const { reject } of waiting.values()) reject(event)
    waiting.clear()
    endThread()
  })
  return made
}

/** What it was at is not needed any more; the next plan starts another one. */
function endThread(): void {
  thread?.terminate()
  thread = undefined
}
