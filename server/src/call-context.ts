import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyInstance } from 'fastify'
import { readTraceParent, type Trace } from './trace-parent.ts'

/**
 * Which call is being answered: its number, as the answer and the log name it, its route, the trace it is a part of, if any, and the number of the
 * account that somebody tries to get into, from when it is known; and the state of the market, if it was read for this call (market-state.ts).
 */
export type CallContext = {
  id: string
  route: string
  trace: Trace | undefined
  account?: number
  marketState?: MarketState
}

/** A number for the market as each audience sees it: what only members see changes more often, for guests are shown no prices. */
export type MarketState = { readonly guest: string; readonly member: string }

const contexts = new AsyncLocalStorage<CallContext>()

/** The call on whose behalf this runs; undefined for what nobody has asked for: jobs, mails, sweeps. */
export function currentCall(): CallContext | undefined {
  return contexts.getStore()
}

/** Remembers which account this call tries to get into. */
export function nameAccount(id: number): void {
  const call = currentCall()
  if (call) call.account = id
}

/** Everything that is done for a call knows which it is, and the answer says its number. */
export function keepCallContexts(http: FastifyInstance): void {
  http.addHook('onRequest', (request, reply, done) => {
    const { id, method, routeOptions, headers } = request
    reply.header('X-Request-Id', id)
    const trace = readTraceParent(headers.traceparent)
    contexts.run({ id, route: `${method} ${routeOptions.url ?? 'nothing'}`, trace }, done)
  })
}
