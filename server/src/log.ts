import type { FastifyRequest } from 'fastify'
import { type DestinationStream, type Logger, pino } from 'pino'
import { currentCall } from './call-context.ts'
import { readTraceParent } from './trace-parent.ts'

/** Structured logs on standard output. Tokens, passwords and query strings (which may carry either) never reach them. */
export function makeLog(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    // Whatever is logged while a call is answered names it.
    mixin: () => {
      const call = currentCall()
      return call ? { id: call.id } : {}
    },
    redact: {
      paths: ['req.headers.authorization', 'req.headers.cookie', '*.password', '*.token', '*.password_hash'],
      censor: '[redacted]',
    },
    serializers: {
      req: describeCall,
      res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
      err: describeError,
    },
  }
  return destination ? pino(options, destination) : pino(options)
}

function describeCall({ method, url, id, headers }: FastifyRequest): object {
  const trace = currentCall()?.trace ?? readTraceParent(headers?.traceparent)
  return { method, path: pathOf(url ?? ''), id, ...(trace && { trace: trace.id }) }
}

/**
 * An error without what the database says of it beyond the sentence: its details repeat the row, password hash and all. Nor the connection it was met
 * on, which a pool hangs on it with everything that is known of it.
 */
function describeError(error: Error): object {
  const { detail: _detail, where: _where, hint: _hint, client: _client, ...described } = pino.stdSerializers.err(error)
  return described
}

function pathOf(url: string): string {
  const end = url.indexOf('?')
  return end < 0 ? url : url.slice(0, end)
}
