import { refuseRole } from '@fairquay/contract/company-roles.ts'
import type { AnswerOf, BodyOf, Endpoint, ParamsOf, QueryOf } from '@fairquay/contract/endpoint.ts'
import { findUnaccepted } from '@fairquay/contract/legal-documents.ts'
import { lookingOnMessages, mayCallWhileVisiting } from '@fairquay/contract/looking-on.ts'
import { scopeMessages } from '@fairquay/contract/scopes.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Transaction } from 'kysely'
import type { Logger } from 'pino'
import type { Config } from './config.ts'
import type { Database } from './database.ts'
import type { DB } from './database-types.generated.ts'
import { Failure } from './failure.ts'
import type { FileStore } from './files.ts'
import { answerOnce, type Secretive } from './idempotency.ts'
import type { Jobs } from './jobs.ts'
import { type Kept, rememberAnswer } from './known-answers.ts'
import { sendKeptAnswer } from './ready-answers.ts'
import { lacksSecondStep } from './second-step.ts'
import { apiTokenMark, findTokenViewer, findViewer, readBearer, type Viewer } from './session.ts'
import { grantTime } from './slow-bodies.ts'

/** What every capability is given: the server to hang its routes on, and the parts it works with. */
export type App = { http: FastifyInstance; db: Database; jobs: Jobs; files: FileStore; config: Config; log: Logger }

/** One call being answered. `viewer` is there whenever the endpoint asks for more than `anyone`. */
export type Call<E extends Endpoint> = {
  params: ParamsOf<E>
  query: QueryOf<E>
  body: BodyOf<E>
  viewer: E['access'] extends 'anyone' ? Viewer | undefined : Viewer
  request: FastifyRequest
  reply: FastifyReply
}

/** An answer that was made into JSON when it was written, and is sent as it is. */
export type JsonText = { jsonText: string }

/** What a seller may not do before an operator has approved the company. */
const waitingForApproval =
  'Your company waits for approval. Until then you can prepare your company and products; nothing can be asked or sold yet.'
const secondStepNeeded = 'Operators of this marketplace sign in in two steps. Please set up the second step first.'

/** What a handler returns that has sent something else than JSON through `reply`: a file, a stream. */
export const answered = { isAnswered: true } as const

declare module 'fastify' {
  interface FastifyRequest {
    viewer: Viewer | undefined
  }
  interface FastifyContextConfig {
    endpoint?: Endpoint
  }
}

/** Answers an endpoint. Access is checked before the body is read; what is asked for beyond access is the handler's first line. */
export function implement<E extends Endpoint>(
  app: App,
  endpoint: E,
  handle: (call: Call<E>) => Promise<AnswerOf<E> | JsonText | Kept | typeof answered>,
): void {
  app.http.route({
    ...routeOf(app, endpoint),
    handler: async (request, reply) => {
      const answer: unknown = await handle(callOf<E>(request, reply))
      // A stream has been sent whole, or cut off: there is nothing left to wait for, and an answer that was cut off is no second failure.
      if (answer === answered) return reply.raw.headersSent || reply.raw.destroyed ? undefined : reply
      if (endpoint.status) reply.status(endpoint.status)
      if (isKept(answer)) {
        rememberAnswer(app, request, reply, answer)
        return sendKeptAnswer(request, reply, answer.keptAnswer)
      }
      return isJsonText(answer) ? sendJson(reply, answer) : answer
    },
  })
}

/**
 * Answers an endpoint that creates something a person would not want twice: `work` runs in one transaction together with the record of its
 * answer, under the caller's `Idempotency-Key` (docs/safety.md#g1). An answer that holds a secret says what of it is kept, and how it is made
 * anew for a retry. `before` is what must last whether or not `work` succeeds, such as counted attempts: within the transaction it would wait for a second
 * connection, and as many calls as there are connections would wait for each other.
 */
export function implementOnce<E extends Endpoint & { idempotent: true; access: Exclude<Endpoint['access'], 'anyone'> }>(
  app: App,
  endpoint: E,
  work: (tx: Transaction<DB>, call: Call<E>) => Promise<AnswerOf<E>>,
  secretive?: (call: Call<E>) => Secretive<AnswerOf<E>>,
  before?: (call: Call<E>) => Promise<void>,
): void {
  app.http.route({
    ...routeOf(app, endpoint),
    handler: async (request, reply) => {
      const call = callOf<E>(request, reply)
      const once = {
        userId: (call.viewer as Viewer).userId,
        route: `${endpoint.method} ${endpoint.path}`,
        key: readKey(request, endpoint),
        // What is asked of one thing is not asked of another.
        body: endpoint.params ? { params: request.params, body: request.body } : request.body,
      }
      await before?.(call)
      const answer = await answerOnce(app.db, once, endpoint.status ?? 200, (tx) => work(tx, call), secretive?.(call))
      if (answer.isReplay) reply.header('Idempotent-Replayed', 'true')
      return reply.status(answer.status).type('application/json; charset=utf-8').send(answer.text)
    },
  })
}

function routeOf(app: App, endpoint: Endpoint) {
  return {
    method: endpoint.method,
    url: endpoint.path,
    config: { endpoint },
    ...(endpoint.bodyLimit && { bodyLimit: endpoint.bodyLimit }),
    schema: {
      ...(endpoint.params && { params: endpoint.params }),
      ...(endpoint.query && { querystring: endpoint.query }),
      ...(endpoint.body && { body: endpoint.body }),
      ...(endpoint.answer && { response: { [endpoint.status ?? 200]: endpoint.answer } }),
    },
    onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
      const token = readBearer(request.headers.authorization)
      request.viewer = token === undefined ? undefined : await findCaller(app.db, endpoint, token)
      // What one person may see must not be kept for another.
      reply.header('Cache-Control', endpoint.access === 'anyone' && !request.viewer ? 'no-cache' : 'no-store')
      reply.header('Vary', 'Authorization')
      if (request.viewer && lacksSecondStep(app.config, request.viewer) && !endpoint.beforeSecondStep) {
        if (endpoint.access !== 'anyone') throw new Failure('not_allowed', undefined, secondStepNeeded)
        request.viewer = undefined
      }
      refuseUnlessAllowed(endpoint, request.viewer)
      if (request.viewer?.visit && !mayCallWhileVisiting(endpoint))
        throw new Failure('not_allowed', undefined, lookingOnMessages.onlyLooking)
      if (request.viewer && !isProgram(token) && isHeldByTerms(app.config, endpoint, request.viewer))
        throw new Failure('terms_changed')
      if (endpoint.bodySeconds && request.viewer) grantTime(app.http.server, request.raw, endpoint.bodySeconds)
    },
    preValidation: async (request: FastifyRequest) => {
      const refusal = endpoint.refuseBody?.(request.body, new Date())
      if (refusal) throw new Failure('refused', refusal.details, refusal.message)
    },
  }
}

/** Whose call it is. A program with an API token acts for a person, but only where the endpoint names a scope that the token has. */
async function findCaller(db: Database, { scope }: Endpoint, token: string): Promise<Viewer | undefined> {
  if (!token.startsWith(apiTokenMark)) return findViewer(db, token)
  const found = await findTokenViewer(db, token)
  if (!found) throw new Failure('not_signed_in')
  if (scope === undefined || !found.scopes.includes(scope))
    throw new Failure('not_allowed', undefined, scopeMessages.outOfScope(scope))
  return found.viewer
}

/** Programs go on: who made their token is asked when they come themselves. */
const isProgram = (token: string | undefined) => token?.startsWith(apiTokenMark) === true

/** Whether a call has to wait until the person has accepted new terms. Reading never does; operators ask themselves nothing. */
function isHeldByTerms({ settings }: Config, endpoint: Endpoint, { role, accepted }: Viewer): boolean {
  if (endpoint.method === 'GET' || endpoint.access === 'anyone' || endpoint.beforeAccepting || role === 'admin')
    return false
  return findUnaccepted(settings.legal, accepted).length > 0
}

/** Access and role as declared on the endpoint: 401 without a session, 403 with the wrong one. */
export function refuseUnlessAllowed(endpoint: Endpoint, viewer: Viewer | undefined): void {
  if (endpoint.access === 'anyone') return
  if (!viewer) throw new Failure('not_signed_in')
  if (viewer.role === 'admin') return
  if (viewer.isWaiting && endpoint.access !== 'seller' && !endpoint.whileWaiting)
    throw new Failure('not_allowed', undefined, waitingForApproval)
  if (endpoint.access !== 'signedIn' && viewer.role !== endpoint.access) throw new Failure('not_allowed')
  const refusal = endpoint.needs && viewer.company && refuseRole(viewer.company.role, endpoint.needs)
  if (refusal) throw new Failure('not_allowed', undefined, refusal)
}

function callOf<E extends Endpoint>(request: FastifyRequest, reply: FastifyReply): Call<E> {
  return {
    params: request.params as ParamsOf<E>,
    query: request.query as QueryOf<E>,
    body: request.body as BodyOf<E>,
    viewer: request.viewer as Call<E>['viewer'],
    request,
    reply,
  }
}

/** As bytes: a string this long would be joined with the headers and encoded again on its way to the socket, which took half of the time of a list. */
function sendJson(reply: FastifyReply, { jsonText }: JsonText): FastifyReply {
  return reply.type('application/json; charset=utf-8').send(Buffer.from(jsonText))
}

function isKept(answer: unknown): answer is Kept {
  return typeof answer === 'object' && answer !== null && 'keptAnswer' in answer
}

function isJsonText(answer: unknown): answer is JsonText {
  return typeof answer === 'object' && answer !== null && 'jsonText' in answer
}

/** The caller's key; nothing where the endpoint lets the content stand for it. */
function readKey(request: FastifyRequest, { isKeyOptional }: Endpoint): string | undefined {
  const key = request.headers['idempotency-key']
  if (key === undefined && isKeyOptional) return undefined
  if (typeof key !== 'string' || !/^[\x21-\x7e]{8,100}$/.test(key)) throw new Failure('idempotency_key_missing')
  return key
}
