import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyInstance } from 'fastify'

/** Which call is being answered: its number, as the answer and the log name it, and its route. */
export type CallContext = { id: string; route: string }

const contexts = new AsyncLocalStorage<CallContext>()

/** The call on whose behalf this runs; undefined for what nobody has asked for: jobs, mails, sweeps. */
export function currentCall(): CallContext | undefined {
  return contexts.getStore()
}

/** Everything that is done for a call knows which it is, and the answer says its number. */
export function keepCallContexts(http: FastifyInstance): void {
  http.addHook('onRequest', (request, reply, done) => {
    const { id, method, routeOptions } = request
    reply.header('X-Request-Id', id)
    contexts.run({ id, route: `${method} ${routeOptions.url ?? 'nothing'}` }, done)
  })
}
