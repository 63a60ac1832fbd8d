import { DiagLogLevel, diag, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, TraceIdRatioBasedSampler, TracerProvider } from '@opentelemetry/sdk-trace'
import type { FastifyInstance } from 'fastify'
import type { LogEvent } from 'kysely'
import type { Logger } from 'pino'
import { type CallContext, currentCall } from '../call-context.ts'
import type { Config } from '../config.ts'
import { makeThrottledWarning } from '../throttled-warning.ts'

/** Percent. */
const whole = 100
/** A statement is as long as this in a trace. */
const longestStatement = 2000

export type Traces = {
  /** Records the calls of this server from now on, as far as they are among the share. */
  follow(http: FastifyInstance): void
  /** Records a statement of the database as a step of the call it was made for; `log` of the connection. */
  watch(event: LogEvent): void
  /** Hands over what is recorded, and ends. */
  stop(): Promise<void>
}

/**
 * Records a share of the calls with their statements, in the manner of OpenTelemetry, and sends them to a collector (docs/metrics.md#traces). Values of
 * statements, addresses and bodies are no part of it. Which calls are recorded is ours to say: a stranger's `traceparent` makes nothing be recorded.
 */
export function openTraces({ to, percent }: Config['traces'], log: Logger): Traces {
  const exporter = new OTLPTraceExporter({ url: `${to}/v1/traces` })
  const provider = new TracerProvider({
    resource: defaultResource().merge(resourceFromAttributes({ 'service.name': 'fairquay' })),
    sampler: new TraceIdRatioBasedSampler(percent / whole),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  })
  const tracer = provider.getTracer('fairquay')
  const spans = new WeakMap<CallContext, Span>()
  tellOfFailures(log)
  return {
    follow(http) {
      http.addHook('onRequest', (request, _reply, done) => {
        const call = currentCall()
        if (call) spans.set(call, begin(call, request.method, request.routeOptions.url))
        done()
      })
      http.addHook('onResponse', (_request, reply, done) => {
        const call = currentCall()
        const span = call && spans.get(call)
        span?.setAttribute('http.response.status_code', reply.statusCode)
        if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR })
        span?.end()
        done()
      })
    },
    watch({ level, query, queryDurationMillis: took }) {
      const call = currentCall()
      const parent = call && spans.get(call)
      if (!parent?.isRecording()) return
      const now = Date.now()
      const statement = query.sql.replace(/\s+/g, ' ').trim()
      const attributes = { 'db.system.name': 'postgresql', 'db.query.text': statement.slice(0, longestStatement) }
      const name = /^\w+/.exec(statement)?.[0] ?? 'statement'
      const options = { kind: SpanKind.CLIENT, startTime: now - took, attributes }
      const span = tracer.startSpan(name, options, trace.setSpan(ROOT_CONTEXT, parent))
      if (level === 'error') span.setStatus({ code: SpanStatusCode.ERROR })
      span.end(now)
    },
    stop: () => provider.shutdown().catch(() => undefined),
  }

  /** The first step of ours; from now on the call's own trace and step are known, to the log and to whom we call. */
  function begin(call: CallContext, method: string, route = 'none'): Span {
    const came = call.trace
    const parent = came
      ? trace.setSpanContext(ROOT_CONTEXT, {
          traceId: came.id,
          spanId: came.step,
          traceFlags: Number.parseInt(came.flags, 16) & 1,
          isRemote: true,
        })
      : ROOT_CONTEXT
    const attributes = { 'http.request.method': method, 'http.route': route, 'fairquay.request_id': call.id }
    const span = tracer.startSpan(call.route, { kind: SpanKind.SERVER, attributes }, parent)
    const { traceId, spanId, traceFlags } = span.spanContext()
    call.trace = { id: traceId, step: spanId, flags: traceFlags.toString(16).padStart(2, '0') }
    return span
  }
}

/** A collector that is away loses traces and nothing else; the log says so now and then. */
function tellOfFailures(log: Logger): void {
  const warn = makeThrottledWarning(log, 'traces could not be handed over')
  const tell = (...words: unknown[]) => warn(new Error(words.map(String).join(' ').slice(0, 300)))
  const ignore = () => undefined
  diag.setLogger({ error: tell, warn: tell, info: ignore, debug: ignore, verbose: ignore }, DiagLogLevel.WARN)
}
