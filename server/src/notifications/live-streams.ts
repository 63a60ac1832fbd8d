import type { ServerResponse } from 'node:http'
import type { FastifyReply } from 'fastify'
import { Failure } from '../failure.ts'
import type { App } from '../http.ts'
import { type Listener, listenTo } from '../listener.ts'
import { findViewer } from '../session.ts'
import { readUnread } from './queries.ts'

type Stream = { userId: number; token: string; raw: ServerResponse; said: string }

export type LiveStreams = {
  /** Keeps the answer open and says the number of unread notifications now and whenever it changes. */
  open(reply: FastifyReply, userId: number, token: string): Promise<void>
}

/** A browser has six connections to a server for all of its tabs; two are left for everything else. */
const mostOfOnePerson = 4
const mostOfAll = 5000
/** What stands between takes connections away on which nothing is said. */
const beatEvery = 20_000
/** Whoever does not read so much is gone, or never meant to. */
const mostUnsent = 16_384
/** What happens in one breath is said once. */
const breath = 60

/** The open streams of this process. All processes hear of every change from the database, whichever of them made it. */
export function makeLiveStreams(app: App): LiveStreams {
  const streams = new Map<number, Set<Stream>>()
  const waiting = new Map<number, NodeJS.Timeout>()
  let listener: Promise<Listener> | undefined
  let beats = 0

  const beating = setInterval(beat, beatEvery)
  beating.unref()
  // Before the server waits for its connections to end: these would not.
  app.http.addHook('preClose', async () => {
    clearInterval(beating)
    for (const timer of waiting.values()) clearTimeout(timer)
    for (const stream of all()) end(stream)
    await (await listener)?.close()
  })

  const all = () => [...streams.values()].flatMap((own) => [...own])

  function hear(channel: string, text: string): void {
    const userId = Number(text)
    if (!streams.has(userId)) return
    if (channel === 'fairquay_sessions') void checkSessions(userId)
    else sayInABreath(userId)
  }

  function sayInABreath(userId: number): void {
    if (waiting.has(userId)) return
    waiting.set(
      userId,
      setTimeout(() => {
        waiting.delete(userId)
        void sayUnread(userId)
      }, breath),
    )
  }

  async function sayUnread(userId: number): Promise<void> {
    try {
      const text = JSON.stringify(await readUnread(app.db, userId))
      for (const stream of streams.get(userId) ?? [])
        if (stream.said !== text) {
          stream.said = text
          write(stream, `event: unread\ndata: ${text}\n\n`)
        }
    } catch (error) {
      // Whoever is cut off comes back and is told then.
      app.log.warn({ err: error }, 'a stream could not be told')
      for (const stream of streams.get(userId) ?? []) end(stream)
    }
  }

  async function checkSessions(userId: number): Promise<void> {
    for (const stream of streams.get(userId) ?? []) {
      const viewer = await findViewer(app.db, stream.token).catch(() => undefined)
      if (viewer?.userId !== userId) end(stream)
    }
  }

  function beat(): void {
    beats += 1
    for (const stream of all()) write(stream, ': still here\n\n')
    // A session that runs out makes no noise, so it is looked for.
    if (beats % 3 === 0) for (const userId of streams.keys()) void checkSessions(userId)
  }

  function write(stream: Stream, text: string): void {
    if (stream.raw.writableLength > mostUnsent) stream.raw.destroy()
    else stream.raw.write(text)
  }

  function end(stream: Stream): void {
    forget(stream)
    stream.raw.end()
  }

  function forget(stream: Stream): void {
    const own = streams.get(stream.userId)
    own?.delete(stream)
    if (own?.size === 0) streams.delete(stream.userId)
  }

  return {
    async open(reply, userId, token) {
      if ((streams.get(userId)?.size ?? 0) >= mostOfOnePerson) throw new Failure('too_many')
      if (all().length >= mostOfAll) throw new Failure('unavailable')
      // Whoever left while it was looked up who they are: their leaving was told before anybody listened, and their place would never be free again.
      if (reply.raw.destroyed) return
      const stream: Stream = { userId, token, raw: reply.raw, said: '' }
      // Known before the first number is read: what happens in between is then said as well.
      streams.set(userId, (streams.get(userId) ?? new Set()).add(stream))
      reply.raw.on('close', () => forget(stream))
      // Something may be written while the line breaks; 'close' follows.
      reply.raw.on('error', () => forget(stream))
      listener ??= listenTo(app.db, app.log, {
        channels: ['fairquay_notifications', 'fairquay_sessions'],
        hear,
        catchUp: () => {
          for (const one of streams.keys()) sayInABreath(one)
        },
      })
      await listener
      reply.hijack()
      reply.raw.writeHead(200, {
        ...(reply.getHeaders() as Record<string, string>),
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        // A server that stops need not wait for what nobody will ask on this connection.
        connection: 'close',
        // Asks a proxy not to collect what is meant to arrive at once.
        'x-accel-buffering': 'no',
      })
      reply.raw.flushHeaders()
      await sayUnread(userId)
    },
  }
}
