import { randomUUID } from 'node:crypto'
import type { RequestListener } from 'node:http'
import { failures } from '@fairquay/contract/errors.ts'
import cors from '@fastify/cors'
import helmet from '@fastify/helmet'
import underPressure from '@fastify/under-pressure'
import {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  fastify,
  LogController,
} from 'fastify'
import type { Logger } from 'pino'
import { keepCallContexts } from './call-context.ts'
import { compileWhenUsed } from './compile-when-used.ts'
import { compressAnswers } from './compress-answers.ts'
import type { Config } from './config.ts'
import { Failure } from './failure.ts'
import { makeGuardedServer } from './guarded-server.ts'
import { readInputFaults } from './read-input-faults.ts'
import { lifeSign } from './request-queue.ts'
import { longestBodySeconds } from './slow-bodies.ts'
import { watchProxies } from './watch-proxies.ts'

/** Bodies larger than this are refused, except uploads, which state their own limit. */
const bodyLimit = 64 * 1024
/** Milliseconds a connection is kept on which nothing is asked. */
const keepAliveTimeout = 72_000

/** Answers what it can, and leaves all else to `work`; for as long as `isReady` it may. */
export type AnswerFirst = (work: RequestListener, isReady: () => boolean) => RequestListener

/** The bare server: limits, headers, validation, and one handler that turns every error into the product's refusal. */
export async function makeServer(
  config: Config,
  log: Logger,
  answerFirst: AnswerFirst = (work) => work,
): Promise<FastifyInstance> {
  const fixed = await readFixedHeaders(config)
  let isClosing = false
  // Else it is Fastify that says so, and closes the line.
  const isReady = () => !isClosing && !http.isUnderPressure()
  const http: FastifyInstance = fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit,
    // A log of its own for every call took a fiftieth of a short answer's time; lines name their call without one (log.ts).
    childLoggerFactory: (logger) => logger,
    genReqId: () => randomUUID(),
    trustProxy: [...config.trustProxy],
    routerOptions: { maxParamLength: 300 },
    // Addresses that reach no route and no hook: one that cannot be decoded, and one with a part that is longer than any name here.
    frameworkErrors: (error: FastifyError, _request: FastifyRequest, reply: FastifyReply) => {
      const failure = new Failure(error.code === 'FST_ERR_MAX_PARAM_LENGTH' ? 'not_found' : 'invalid_input')
      reply.status(failure.status).headers(fixed).send(failure.body)
    },
    // Twice: Node's server watches slow senders for what is said to it, Fastify only knows it. The time for a body is watched by slow-bodies.ts.
    requestTimeout: longestBodySeconds * 1000,
    keepAliveTimeout,
    serverFactory: (work) =>
      makeGuardedServer(
        answerFirst(work as RequestListener, isReady),
        {
          requestTimeout: longestBodySeconds * 1000,
          headersTimeout: 8000,
          connectionsCheckingInterval: 2000,
          keepAliveTimeout,
        },
        fixed,
      ),
  })
  // A connection that could not be taken (no file descriptors left) is told of here; without a listener it would end the process.
  http.server.on('error', (error) => {
    if (http.server.listening) log.error({ err: error }, 'a connection could not be accepted')
  })
  http.addHook('preClose', async () => {
    isClosing = true
  })
  http.decorateRequest('viewer', undefined)
  compileWhenUsed(http)
  setErrorAnswers(http)
  keepCallContexts(http)
  const lookAtPeer = watchProxies(log)
  http.addHook('onRequest', (request, reply, done) => {
    lookAtPeer(request)
    reply.headers(fixed)
    done()
  })
  await http.register(cors, {
    origin: [config.publicUrl],
    methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    maxAge: 3600,
  })
  await compressAnswers(http)
  await http.register(underPressure, {
    maxEventLoopDelay: config.overloadDelay,
    pressureHandler: (request) => {
      if (request.url !== lifeSign) throw new Failure('unavailable')
    },
  })
  http.addHook('onRequest', (request, _reply, done) => {
    // PostgreSQL's text holds no NUL; nobody types one.
    done(request.url.includes('%00') ? new Failure('invalid_input') : undefined)
  })
  http.addHook('preValidation', (request, _reply, done) => {
    const place = request.body === undefined ? undefined : findUnwritable(request.body)
    done(place === undefined ? undefined : new Failure('invalid_input', { [place || 'body']: unwritable }))
  })
  return http
}

function setErrorAnswers(http: FastifyInstance): void {
  http.setNotFoundHandler((_request, reply) => {
    reply.status(404).send(new Failure('not_found').body)
  })
  http.setErrorHandler((error: FastifyError, request, reply) => {
    const failure = error instanceof Failure ? error : readFailure(error)
    if (isOfClient(error, reply)) request.log.debug({ req: request, reason: error.message }, 'the client left')
    // Foreseen, whether we are too busy or the database is away: a line for each, without where in the code it was.
    else if (failure.code === 'unavailable') request.log.warn({ req: request, reason: error.message }, 'turned away')
    else if (failure.status >= 500) request.log.error({ err: error, req: request }, 'unexpected error')
    if (failure.retryAfter !== undefined) reply.header('Retry-After', failure.retryAfter)
    reply.status(failure.status).type('application/json; charset=utf-8').send(JSON.stringify(failure.body))
  })
}

const broken = ['ECONNRESET', 'EPIPE', 'ERR_STREAM_PREMATURE_CLOSE', 'ERR_STREAM_UNABLE_TO_PIPE']

/** Whether the line to the client broke. The line to the database breaks with the same codes, but then the client is still there. */
function isOfClient(error: { code?: string }, { raw, request }: FastifyReply): boolean {
  return (raw.destroyed || (request.raw.destroyed && !request.raw.complete)) && broken.includes(error.code ?? '')
}

/** What a foreign error means for the person: Fastify's and PostgreSQL's codes that stem from what was sent, or the generic sentence. */
function readFailure(error: FastifyError): Failure {
  if (error.validation)
    return new Failure('invalid_input', readInputFaults(error.validation, failures.invalid_input.message))
  switch (error.code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
    case 'FST_REQ_FILE_TOO_LARGE':
      return new Failure('too_large')
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
    case 'FST_INVALID_MULTIPART_CONTENT_TYPE':
      return new Failure('unsupported_type')
    case 'FST_ERR_CTP_EMPTY_JSON_BODY':
    case 'FST_ERR_CTP_INVALID_JSON_BODY':
    case 'FST_ERR_CTP_INVALID_CONTENT_LENGTH':
      return new Failure('invalid_body')
    // A disk that is full, memory or open files that have run out, or a disk that failed: ours and the database's. Nothing was written.
    case '53000':
    case '53100':
    case '53200':
    case '53400':
    case '58030':
    case 'ENOSPC':
    case 'EDQUOT':
    case 'EMFILE':
    case 'ENFILE':
    case 'ENOMEM':
    case 'EIO':
    case 'EROFS':
    // Too many connections, or the database is starting, stopping or away; the same call may go through in a moment.
    case '53300':
    case '57P01':
    case '57P02':
    case '57P03':
    // A standby, or a database that is being moved: it can be read only.
    case '25006':
    case '08003':
    case '08006':
    case 'EPIPE':
    case 'ECONNRESET':
    case '55P03':
    case '57014':
    case 'ECONNREFUSED':
    case 'ENOENT':
    case 'ETIMEDOUT':
    case 'EHOSTUNREACH':
    case 'ENETUNREACH':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new Failure('unavailable')
    case '22021':
    case '22P05':
    case '22003':
      return new Failure('invalid_input')
    case '40001':
    case '40P01':
      return new Failure('conflict')
  }
  if (isDatabaseAway(error)) return new Failure('unavailable')
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500)
    return new Failure('invalid_input')
  return new Failure('unexpected')
}

/** Told by words alone: by `pg`, and by a pooler with the code that PostgreSQL has for a broken protocol. */
function isDatabaseAway({ code, message = '' }: FastifyError): boolean {
  if (code === '08P01')
    return /server_login_retry|server conn crashed|query_wait_timeout|server_lifetime|server closed|pgbouncer cannot connect|no more connections allowed|shutting down/.test(
      message,
    )
  return /timeout exceeded when trying to connect|timeout expired|Connection terminated|connection error and is not queryable/.test(
    message,
  )
}

/** What helmet would send with every answer: asked once, because working it out each time took a twentieth of a short answer's time. */
async function readFixedHeaders(config: Config): Promise<Record<string, string>> {
  const asked = fastify()
  await asked.register(helmet, headersFor(config))
  asked.get('/', async () => '')
  const { headers } = await asked.inject('/')
  await asked.close()
  const own = ['content-type', 'content-length', 'date', 'connection', 'keep-alive']
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      own.includes(name) || value === undefined ? [] : [[name, String(value)]],
    ),
  )
}

/** One policy for everything the server sends: our own scripts only, no frames, no plug-ins, HTML only through one named policy. */
export function headersFor(config: Config) {
  const hosts = Object.values(config.settings.hosts).filter((host) => host !== '')
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        connectSrc: ["'self'", ...hosts],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        requireTrustedTypesFor: ["'script'"],
        trustedTypes: ['fairquay'],
      },
    },
    // 0 is sent as well: browsers forget what they were told only when they are told so.
    strictTransportSecurity: config.publicUrl.startsWith('https:')
      ? { maxAge: config.hsts.seconds, includeSubDomains: config.hsts.hasSubdomains }
      : false,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'same-origin' as const },
  }
}

const unwritable = 'holds a character that cannot be written'

/** Where a body holds what no text can: NUL, which PostgreSQL refuses, or half of a pair of surrogates, which has no encoding. */
function findUnwritable(value: unknown, place = '', depth = 0): string | undefined {
  if (typeof value === 'string') return value.includes('\u0000') || !value.isWellFormed() ? place : undefined
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value) || depth > 40) return undefined
  for (const [key, inner] of Object.entries(value)) {
    if (key.includes('\u0000') || !key.isWellFormed()) return place
    const found = findUnwritable(inner, place === '' ? key : `${place}.${key}`, depth + 1)
    if (found !== undefined) return found
  }
  return undefined
}
