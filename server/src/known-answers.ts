import { randomUUID } from 'node:crypto'
import type { IncomingMessage, OutgoingHttpHeaders, RequestListener, ServerResponse } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from './config.ts'
import type { Database } from './database.ts'
import { findGiven, type GivenAt, givenAt, rememberAddress } from './kept-answers.ts'
import { type KeptAnswer, readyFor, writeReadyAnswer } from './ready-answers.ts'
import { lacksSecondStep } from './second-step.ts'
import { type Audience, apiTokenMark, findViewerAndState, readBearer } from './session.ts'

/**
 * An answer that is kept ready, and sent as it is. One to a guest depends on nothing but the address that was asked; `isForMembers` says the same of all who are
 * signed in, and is left out where it depends on who they are, such as on the currency they count in.
 */
export type Kept = { keptAnswer: KeptAnswer; isForMembers?: boolean }

type Parts = { db: Database; config: Config }

/** Remembers what is answered, with its headers as all that looks at calls has made them: who asks the same next is answered by `answerKnown`. */
export function rememberAnswer(
  { db }: Parts,
  request: FastifyRequest,
  reply: FastifyReply,
  { keptAnswer: { key }, isForMembers }: Kept,
): void {
  const { viewer, url, routeOptions } = request
  if (!isPlain(request.raw) || (viewer && !isForMembers)) return
  // Who is no longer signed in, or not far enough, is answered as a guest, but not with a guest's headers.
  if (!viewer && request.headers.authorization !== undefined) return
  const { 'x-request-id': _number, ...headers } = reply.getHeaders() as OutgoingHttpHeaders
  rememberAddress(db, addressOf(viewer ? 'member' : 'guest', url), { key, route: routeOptions.url ?? '', headers })
}

/**
 * Answers who asks what was asked before past Fastify, which takes as long for a call as all else together: no router, no hooks, no context. What differs from call
 * to call is looked at here, and whatever is not plain is left to `work`, which answers it the same: this is never a refusal.
 */
export function answerKnown(parts: Parts): (work: RequestListener, isReady: () => boolean) => RequestListener {
  // A trace has the steps of the whole way.
  if (parts.config.traces.to !== undefined) return (work) => work
  return (work, isReady) => (request, response) => {
    const asked = isReady() && isPlain(request) ? findKnown(parts, request) : undefined
    if (asked) void sendKnown(parts.db, asked, request, response, work)
    else work(request, response)
  }
}

/** `work` is left with what is no longer right, and with a database that is away: it has the words for it. */
async function sendKnown(
  db: Database,
  asked: Promise<Found | undefined>,
  request: IncomingMessage,
  response: ServerResponse,
  work: RequestListener,
): Promise<void> {
  const begun = performance.now()
  const found = await asked.catch(() => undefined)
  if (request.socket.destroyed) return
  if (!found) return work(request, response)
  const { answer, given } = found
  const ready = await readyFor(request, answer)
  tellOf(db, given.route, response, begun)
  writeReadyAnswer(request, response, { ...given.headers, 'x-request-id': randomUUID() }, ready)
}

type Found = { answer: KeptAnswer; given: GivenAt }

/** Nothing at once where the address is not known; who asks is looked up with the state of the market. */
function findKnown(
  parts: Parts,
  { url = '', headers: { authorization } }: IncomingMessage,
): Promise<Found | undefined> | undefined {
  const given = givenAt(parts.db, addressOf(authorization === undefined ? 'guest' : 'member', url))
  if (!given) return undefined
  return authorization === undefined ? findForGuest(parts, given) : findForMember(parts, given, authorization)
}

async function findForGuest({ db }: Parts, given: GivenAt): Promise<Found | undefined> {
  const answer = await findGiven(db, given)
  return answer && { answer, given }
}

async function findForMember({ db, config }: Parts, given: GivenAt, authorization: string): Promise<Found | undefined> {
  const token = readBearer(authorization)
  if (token === undefined || token.startsWith(apiTokenMark)) return undefined
  const found = await findViewerAndState(db, token)
  if (!found || found.viewer.visit || lacksSecondStep(config, found.viewer)) return undefined
  const answer = await findGiven(db, given, found.marketState)
  return answer && { answer, given }
}

/** Asked for as a page of ours asks: from elsewhere other headers are due, and a body has to be read. */
function isPlain({ method, headers }: IncomingMessage): boolean {
  return (
    method === 'GET' &&
    headers.origin === undefined &&
    headers['content-length'] === undefined &&
    headers['transfer-encoding'] === undefined
  )
}

/** What is asked, and as whom: guests are told less. */
function addressOf(audience: Audience, url: string): string {
  return `${audience} ${url}`
}

type Tell = (call: { route: string; status: number; milliseconds: number }) => void

const watchers = new WeakMap<Database, Tell>()

/** Tells of every answer that is given so, which no hook of Fastify sees. */
export function watchKnownAnswers(db: Database, tell: Tell): void {
  watchers.set(db, tell)
}

function tellOf(db: Database, route: string, response: ServerResponse, begun: number): void {
  const tell = watchers.get(db)
  if (!tell) return
  response.once('finish', () => tell({ route, status: response.statusCode, milliseconds: performance.now() - begun }))
}
