import type { PlanInput, PlannedCarton, ShipmentPlan } from '@fairquay/contract/shipment-plans/shapes.ts'
import { trustWorker } from '../ui/trusted-html.ts'
import type { PlannerQuestions } from './plan-worker.ts'
import address from './plan-worker.ts?worker&url'

type Waiting = { resolve: (answer: never) => void; reject: (reason: unknown) => void }

let thread: Worker | undefined
let count = 0
const waiting = new Map<number, Waiting>()

/** Plans a load beside the page, so that typing goes on meanwhile. */
export function planInWorker(input: PlanInput, signal: AbortSignal): Promise<ShipmentPlan> {
  return ask('plan', input, signal)
}

/** How many of a carton fill a pallet and a container, found beside the page. */
export function findFullInWorker(
  carton: PlannedCarton,
  signal: AbortSignal,
): Promise<PlannerQuestions['full']['answer']> {
  return ask('full', carton, signal)
}

/** How a carton that is being described loads, found beside the page; undefined for what is too small to be told of. */
export function findPackLoadsInWorker(
  carton: PlannedCarton,
  signal: AbortSignal,
): Promise<PlannerQuestions['pack']['answer']> {
  return ask('pack', carton, signal)
}

/** Questions are answered one after the other; `signal` ends the wait for one, and the thread when nobody waits any more. */
function ask<Kind extends keyof PlannerQuestions>(
  kind: Kind,
  of: PlannerQuestions[Kind]['of'],
  signal: AbortSignal,
): Promise<PlannerQuestions[Kind]['answer']> {
  return new Promise((resolve, reject) => {
    const number = ++count
    thread ??= startThread()
    waiting.set(number, { resolve, reject })
    signal.addEventListener('abort', () => {
      if (waiting.delete(number) && waiting.size === 0) endThread()
      reject(signal.reason)
    })
    thread.postMessage({ number, kind, of })
  })
}

function startThread(): Worker {
  const made = new Worker(trustWorker(address), { type: 'module' })
  made.addEventListener('message', ({ data }: MessageEvent<{ number: number; answer: never }>) => {
    waiting.get(data.number)?.resolve(data.answer)
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
