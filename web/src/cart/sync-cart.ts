import { type CartAnswer, type CartLine, mostLines } from '@fairquay/contract/cart/endpoints.ts'
import { lineKey } from '@fairquay/contract/cart/items.ts'
import { keepWanted } from '@fairquay/contract/cart/merge.ts'
import type { CallFailure } from '../call-failure.ts'
import type { Cart } from './cart-store.ts'

/** Sends changed lines to the server and gets its cart back. */
export type SendCart = (lines: CartLine[]) => Promise<CartAnswer>

type Clock = { setTimeout: (work: () => void, ms: number) => unknown; clearTimeout: (timer: never) => void }

/** Waits this long after a change for the next one, milliseconds: a stepper pressed ten times is sent once. */
const pause = 500
const firstRetry = 2000
const lastRetry = 60_000

/**
 * Keeps a person's cart and the server's the same: tells it every change, one message at a time, again and again while it cannot be reached. Returns
 * `syncNow` (for when the machine is online again, or the page is looked at again) and `stop`.
 */
export function syncCart(
  cart: Cart,
  send: SendCart,
  clock: Clock = window,
): { syncNow: () => Promise<void>; stop: () => void } {
  let isStopped = false
  let running: Promise<void> | undefined
  let retry = firstRetry
  let timer: unknown

  function schedule(ms: number): void {
    clock.clearTimeout(timer as never)
    timer = clock.setTimeout(() => void syncNow(), ms)
  }

  async function exchange(): Promise<void> {
    const { lines, pending, userId } = cart.getState()
    const sent = lines.filter((line) => pending.includes(lineKey(line))).slice(0, 2 * mostLines)
    try {
      const answer = await send(sent)
      if (isStopped || cart.getState().userId !== userId) return
      retry = firstRetry
      cart.getState().replaceFromServer(answer, sent)
    } catch (error) {
      if (isStopped || cart.getState().userId !== userId) return
      meetFailure(error)
    }
  }

  function meetFailure(error: unknown): void {
    if (isRefusal(error)) {
      cart.getState().refuse(Object.values(error.details)[0] ?? error.message)
      return
    }
    cart.getState().miss()
    schedule(retry)
    retry = Math.min(2 * retry, lastRetry)
  }

  function syncNow(): Promise<void> {
    if (isStopped) return Promise.resolve()
    clock.clearTimeout(timer as never)
    running ??= exchange().finally(() => {
      running = undefined
    })
    return running
  }

  const unsubscribe = cart.subscribe((state, before) => {
    if (state.lines === before.lines || isStopped) return
    // Another tab may have put in goods that this one has never seen.
    const isPartUnknown = keepWanted(state.lines).some(
      ({ product_id }) => !state.goods[product_id] && !state.gone[product_id],
    )
    if (state.pending.length > 0 || isPartUnknown) schedule(pause)
  })
  void syncNow()
  return {
    syncNow,
    stop() {
      isStopped = true
      clock.clearTimeout(timer as never)
      unsubscribe()
    },
  }
}

/** Whether the server said no, and would say it again. Known by its name, so that this file needs nothing of a page. */
function isRefusal(error: unknown): error is CallFailure {
  if (!(error instanceof Error) || error.name !== 'CallFailure') return false
  const { status } = error as CallFailure
  return status >= 400 && status < 500 && status !== 409 && status !== 429
}
