import { toFile, toUpload, typeOf } from './files.ts'
import { MarketError, readRefusal } from './market-error.ts'

export type Route = { method: string; path: string; open?: true; once?: true; upload?: readonly string[] }
export type Input = { params?: object; query?: object; body?: unknown }

export type CallOptions = {
  /** Ends the call. */
  signal?: AbortSignal
  /** What is meant once: the same key again gets the first answer, also from another process. By itself every call has a new one. */
  idempotencyKey?: string
}

export type Sending = {
  /** Where the marketplace answers, such as `https://market.example`. */
  address: string
  /** An API token, made under `#/integrations`; without one only what everybody may read. */
  token?: string | undefined
  /** How often a call is tried again that may be: what only reads, and what is sent under a key. Three times unless said otherwise. */
  retries?: number
  /** Milliseconds one attempt may take, 30,000 unless said otherwise. */
  timeout?: number
  /** In place of the `fetch` there is, such as one that goes through a proxy. */
  fetch?: typeof globalThis.fetch
}

/** Longer than this nobody waits within a call; the caller gets the refusal with its `retryAfter`. */
const longestWait = 60

/** Makes one call, again where that does no harm, and reads its answer. */
export async function send(
  sending: Sending,
  operation: string,
  route: Route,
  input: Input,
  { signal, idempotencyKey }: CallOptions,
): Promise<unknown> {
  // One key for all attempts: whichever arrives first is the one that counts.
  const key = route.once ? (idempotencyKey ?? crypto.randomUUID()) : undefined
  const url = writeUrl(sending.address, route.path, input)
  for (let attempt = 0; ; attempt += 1) {
    const outcome = await attemptOnce(sending, operation, route, url, input.body, key, signal)
    if (!(outcome instanceof MarketError)) return outcome.answer
    if (attempt >= (sending.retries ?? 3) || !mayRepeat(outcome, route)) throw outcome
    await wait(secondsBefore(outcome, attempt), signal)
  }
}

async function attemptOnce(
  { token, timeout = 30_000, fetch = globalThis.fetch }: Sending,
  operation: string,
  { method, open, upload }: Route,
  url: URL,
  body: unknown,
  key: string | undefined,
  signal: AbortSignal | undefined,
): Promise<{ answer: unknown } | MarketError> {
  const sent = upload && body !== undefined ? toUpload(body, upload) : toJson(body)
  const headers: Record<string, string> = {
    // What everybody may read is read without: there a token is refused.
    ...(token && !open && { authorization: `Bearer ${token}` }),
    ...(sent?.type && { 'content-type': sent.type }),
    ...(key && { 'idempotency-key': key }),
  }
  const late = AbortSignal.timeout(timeout)
  let response: Response
  try {
    // Another address than the one given never gets the token, or what is sent.
    response = await fetch(url, {
      method,
      headers,
      body: sent?.body ?? null,
      redirect: 'error',
      signal: signal ? AbortSignal.any([signal, late]) : late,
    })
    if (!response.ok) return await readRefusal(operation, response)
    return { answer: await readAnswer(response) }
  } catch (cause) {
    if (signal?.aborted) throw signal.reason
    const why = late.aborted ? `no answer within ${timeout} ms` : String((cause as Error).cause ?? cause)
    return new MarketError(operation, 0, { code: 'no_answer', message: `${url.origin}: ${why}` }, { cause })
  }
}

function toJson(body: unknown): { body: string; type: string } | undefined {
  return body === undefined ? undefined : { body: JSON.stringify(body), type: 'application/json' }
}

async function readAnswer(response: Response): Promise<unknown> {
  if (response.status === 204) return undefined
  return typeOf(response) === 'application/json' ? response.json() : toFile(response)
}

function writeUrl(address: string, path: string, { params = {}, query = {} }: Input): URL {
  const values = new Map(Object.entries(params))
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values.get(name))))
  const url = new URL(address.replace(/\/+$/, '') + filled)
  for (const [name, value] of Object.entries(query)) {
    if (Array.isArray(value)) for (const one of value) url.searchParams.append(name, String(one))
    else if (value !== undefined && value !== null) url.searchParams.set(name, String(value))
  }
  return url
}

/**
 * A call that was refused for its frequency has done nothing. Of one without an answer nobody knows: only what reads, and what goes under a key, is sent again.
 */
function mayRepeat({ code, status, retryAfter = 0 }: MarketError, { method, once }: Route): boolean {
  if (retryAfter > longestWait) return false
  if (code === 'too_many') return true
  if (method !== 'GET' && !once) return false
  return code === 'no_answer' || code === 'still_running' || [502, 503, 504].includes(status)
}

function secondsBefore({ retryAfter }: MarketError, attempt: number): number {
  // Not all at the same moment, where many were refused together.
  return retryAfter ?? 2 ** attempt * (0.25 + Math.random() / 4)
}

function wait(seconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((fulfil, reject) => {
    const stop = () => {
      clearTimeout(timer)
      reject(signal?.reason)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop)
      fulfil()
    }, seconds * 1000)
    signal?.addEventListener('abort', stop, { once: true })
  })
}
