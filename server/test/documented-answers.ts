import { listRefusals } from '@fairquay/contract/documentation/refusals.ts'
import type { Endpoint } from '@fairquay/contract/endpoint.ts'
import type { FailureCode } from '@fairquay/contract/errors.ts'
import type { FastifyInstance, FastifyReply } from 'fastify'

/**
 * Looks at every answer of every test: a refusal or a type of file that the API documentation does not know of that call is a fault of the
 * endpoint (`refuses`, `file`). To be called before the application is ready.
 */
export function watchAnswers(http: FastifyInstance) {
  const undocumented = new Set<string>()
  http.addHook('onSend', (request, reply, payload, done) => {
    const { endpoint } = request.routeOptions.config
    const fault = endpoint && findFault(endpoint, reply, payload)
    if (fault) undocumented.add(`${endpoint.method} ${endpoint.path} answers ${fault}`)
    done(null, payload)
  })
  return {
    refuseUndocumented: () => {
      if (undocumented.size > 0)
        throw new Error(`The API documentation does not say that\n${[...undocumented].sort().join('\n')}`)
    },
  }
}

function findFault(endpoint: Endpoint, reply: FastifyReply, payload: unknown): string | undefined {
  const { statusCode } = reply
  if (statusCode === 304) return undefined
  if (statusCode >= 400) return findRefusalFault(endpoint, payload)
  if (statusCode !== (endpoint.status ?? 200)) return `${statusCode}`
  const [type = ''] = String(reply.getHeader('content-type') ?? '').split(';')
  const known: readonly string[] = [...(endpoint.answer ? ['application/json'] : []), ...(endpoint.file ?? [])]
  return known.includes(type) ? undefined : type
}

function findRefusalFault(endpoint: Endpoint, payload: unknown): string | undefined {
  const code = typeof payload === 'string' ? (JSON.parse(payload) as { code: FailureCode }).code : undefined
  // What guests may ask needs no token; an API token that is sent all the same is refused like anywhere.
  if (endpoint.access === 'anyone' && (code === 'not_signed_in' || code === 'not_allowed')) return undefined
  return code && !listRefusals(endpoint).includes(code) ? code : undefined
}
