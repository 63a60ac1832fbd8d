import type { AnswerOf, BodyOf, Endpoint, ParamsOf, QueryOf } from '@fairquay/contract/endpoint.ts'
import { genericNotice } from '@fairquay/contract/generic-notice.ts'
import { addressOf } from './call-address.ts'
import { CallFailure, readRefusal } from './call-failure.ts'
import { settings } from './settings.ts'

type Given<Name extends string, Value> = [Value] extends [undefined] ? unknown : { [key in Name]: Value }

export type CallOptions<E extends Endpoint> = Given<'params', ParamsOf<E>> &
  Given<'body', BodyOf<E>> & {
    query?: QueryOf<E>
    /** Files go as a form instead of a body. */
    form?: FormData
    signal?: AbortSignal | undefined
    /** The call still ends when the page is left. */
    keepalive?: boolean
  }

/** What must not happen twice: it is asked under a key, which `forms/use-once.ts` keeps. */
export type OnceEndpoint = Endpoint & { idempotent: true }
export type PlainEndpoint = Endpoint & { idempotent?: undefined }

const tokenKey = 'token'
const { unreachable } = genericNotice

/** In this tab an operator looks on as somebody else; their own token stays where it is, for the other tabs and for afterwards. */
const visitKey = 'visit'

export function isVisiting(): boolean {
  return sessionStorage.getItem(visitKey) !== null
}

export function storeVisit(token: string): void {
  sessionStorage.setItem(visitKey, token)
}

/** Leaves the tab to the operator's own token, which nothing about a visit ever takes away. */
export function forgetVisit(): void {
  sessionStorage.removeItem(visitKey)
}

/** The session's token, where docs/product.md#accounts says. */
export function readToken(): string | null {
  return sessionStorage.getItem(visitKey) ?? localStorage.getItem(tokenKey)
}

/** Whose session this browser's is from now on; null forgets it. A visit in this tab is over with it. */
export function storeToken(token: string | null): void {
  forgetVisit()
  if (token === null) localStorage.removeItem(tokenKey)
  else localStorage.setItem(tokenKey, token)
}

/** Makes a call of the product's interface and answers what its endpoint says. Throws CallFailure; an aborted call throws the abort. */
export async function call<E extends PlainEndpoint>(
  endpoint: E,
  ...[options]: Record<never, never> extends CallOptions<E> ? [CallOptions<E>?] : [CallOptions<E>]
): Promise<AnswerOf<E>> {
  return readAnswer(await send(endpoint, options ?? {}))
}

/** Makes a call that is answered once per key, however often it arrives. */
export async function callUnderKey<E extends OnceEndpoint>(
  endpoint: E,
  idempotencyKey: string,
  options: CallOptions<E>,
): Promise<AnswerOf<E>> {
  return readAnswer(await send(endpoint, { ...options, idempotencyKey }))
}

/** Makes a call that answers with a file. */
export async function download<E extends Endpoint>(endpoint: E, options: CallOptions<E>): Promise<Blob> {
  const response = await send(endpoint, options)
  try {
    return await response.blob()
  } catch (error) {
    if (options.signal?.aborted) throw error
    // A file that was cut off half-way.
    throw new CallFailure(0, 'unreachable', unreachable)
  }
}

/**
 * Listens to an endpoint that keeps answering with server-sent events; the browser's own EventSource can send no token. Resolves when the server ends the
 * stream, throws like `call` when it refuses it, and `unreachable` when the line breaks.
 */
export async function listen(
  endpoint: Endpoint,
  signal: AbortSignal,
  hear: (event: string, data: unknown) => void,
): Promise<void> {
  const response = await send(endpoint, { signal, accept: 'text/event-stream' })
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let unread = ''
  try {
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      unread += part.value
      const blocks = unread.split('\n\n')
      unread = blocks.pop() ?? ''
      for (const block of blocks) {
        const [, event, data] = /^event: (.+)\ndata: (.+)$/.exec(block) ?? []
        if (event !== undefined && data !== undefined) hear(event, JSON.parse(data))
      }
    }
  } catch (error) {
    if (signal.aborted) throw error
    throw new CallFailure(0, 'unreachable', unreachable)
  }
}

type LooseOptions = {
  params?: unknown
  query?: unknown
  body?: unknown
  form?: FormData
  signal?: AbortSignal | undefined
  idempotencyKey?: string
  keepalive?: boolean
  accept?: string
}

/** Whether the server can be reached at all; nothing is said about who asks. */
export async function isServerThere(): Promise<boolean> {
  return fetch('/', { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  )
}

/** What app/before-scripts.js has asked before there was anything else, by its address, and with whose token. */
export type AskedAhead = {
  token: string | null
  /** What the page itself asks first, where that is known. */
  question?: string | undefined
  answers: Record<string, Promise<Response>>
}

/** Nothing where the page is opened without that script. */
function readAskedAhead(): AskedAhead | undefined {
  return (window as { askedAhead?: AskedAhead }).askedAhead
}

/** An answer is good once, for whoever asked, and for as long as a page takes to open (milliseconds). */
function takeAhead(address: string, token: string | null): Promise<Response> | undefined {
  const ahead = readAskedAhead()
  if (!ahead) return
  const answer = ahead.answers[address]
  delete ahead.answers[address]
  return ahead.token === token && performance.now() < 20_000 ? answer : undefined
}

async function send(endpoint: Endpoint, options: LooseOptions): Promise<Response> {
  const token = readToken()
  const headers = new Headers()
  if (token) headers.set('Authorization', `Bearer ${token}`)
  if (options.idempotencyKey) headers.set('Idempotency-Key', options.idempotencyKey)
  if (options.accept) headers.set('Accept', options.accept)
  if (options.body !== undefined) headers.set('Content-Type', 'application/json')
  let response: Response
  try {
    const address = addressOf(endpoint.path, settings.hosts, options.params, options.query)
    const ask = () =>
      fetch(address, {
        method: endpoint.method,
        headers,
        body: options.form ?? (options.body === undefined ? null : JSON.stringify(options.body)),
        signal: options.signal ?? null,
        keepalive: options.keepalive ?? false,
      })
    // What did not get through so early may do so now.
    const ahead = endpoint.method === 'GET' ? takeAhead(address, token)?.catch(ask) : undefined
    response = await (ahead ?? ask())
  } catch (error) {
    if (options.signal?.aborted) throw error
    throw new CallFailure(0, 'unreachable', unreachable)
  }
  if (response.ok) return response
  throw readRefusal(response.status, await response.json().catch(() => undefined), token)
}

async function readAnswer<E extends Endpoint>(response: Response): Promise<AnswerOf<E>> {
  return (response.status === 204 ? undefined : await readJson(response)) as AnswerOf<E>
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json()
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error
    throw new CallFailure(response.status, 'unexpected', genericNotice.sentence)
  }
}
