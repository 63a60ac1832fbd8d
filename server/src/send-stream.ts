import { PassThrough, Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { answered } from './http.ts'

/**
 * Sends what is made while it is sent; every answer that is a stream goes through here. Resolves when the source is closed, so that whatever was taken for
 * it can be given back then: at its end, when it failed, or when the client left. What fails before the first piece is refused like anything else; an answer
 * that has begun is cut off, so that nobody takes half a file for a whole one.
 */
export async function sendStream(reply: FastifyReply, source: Readable): Promise<typeof answered> {
  const { request, raw } = reply
  const closed = new Promise((resolve) => source.once('close', resolve))
  const leave = () => source.destroy()
  raw.once('close', leave)
  try {
    // Fastify would read all of a GET's answer to answer a HEAD: for nobody, and as fast as it comes.
    if (request.method === 'HEAD' || raw.destroyed) source.destroy()
    else await waitForFirst(source)
  } catch (error) {
    reply.removeHeader('content-disposition')
    throw error
  }
  source.on('error', (error) => {
    request.log.error({ err: error, req: request }, 'an answer was cut off')
    raw.destroy()
  })
  if (request.method === 'HEAD') reply.send(Readable.from([]))
  // What is sent ends without the source's error, which has been told of here and would be told of again by whoever compresses it.
  else if (!raw.destroyed) reply.send(source.pipe(new PassThrough()))
  await closed
  raw.off('close', leave)
  return answered
}

/** Until something can be read or there is nothing to read; throws what fails before. */
function waitForFirst(source: Readable): Promise<unknown> {
  return new Promise((resolve, reject) => {
    source.once('error', reject)
    for (const event of ['readable', 'end', 'close']) source.once(event, resolve)
  })
}

/** Told when a client leaves before its answer is whole: what it asked for need not be done. */
export function signalLeaving({ raw }: FastifyReply): AbortSignal {
  const leaving = new AbortController()
  const look = () => {
    if (!raw.writableFinished) leaving.abort(new ClientLeft())
  }
  if (raw.destroyed) look()
  else raw.once('close', look)
  return leaving.signal
}

/** Why work for somebody who is gone ends: nobody reads this refusal, and no log calls it unexpected. */
class ClientLeft extends Error {
  readonly code = 'ECONNRESET'

  constructor() {
    super('The client left before its answer was made')
    this.name = 'ClientLeft'
  }
}
