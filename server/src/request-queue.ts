import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { Failure } from './failure.ts'
import { http } from './node-http.ts'

export type QueueLimits = {
  /** Requests of one connection that may wait behind the one in work. No browser sends a second before the first is answered; a few programs do. */
  waiting: number
  /** Requests that wait so on all connections: each is there as some 6 kB of objects before anybody has looked at it. */
  waitingInAll: number
  /**
   * Requests in work in all: those that have arrived whole and whose answers have not begun. Twelve database connections have done so many lists of a hundred
   * in about a second. What is still being sent is no work, or five hundred slow senders would keep everybody out; slow-bodies.ts bounds those.
   */
  inWork: number
  /** The same for connections that have sent a request before the one before was answered: when there is too much work, they are turned away first. */
  inWorkOfHasty: number
  /**
   * Seconds after which those that are turned away may come back, as many as let about `heardASecond` of them do so. More than so many lines are not kept at
   * rest: they are closed, for one that rests and is left by its client is noticed only when it is heard again.
   */
  rest: { least: number; most: number; heardASecond: number; lines: number }
}

export const queueLimits: QueueLimits = {
  waiting: 4,
  waitingInAll: 1000,
  inWork: 500,
  inWorkOfHasty: 24,
  rest: { least: 2, most: 15, heardASecond: 200, lines: 5000 },
}

/** Asked by whoever restarts a process that does not answer: a busy one must not be taken for a dead one. Costs nothing. */
export const lifeSign = '/live'

/** Of all connections of this process, for its monitoring: requests in work and waiting now, and how many were told to come back since it began. */
export const queueFacts = { inWork: 0, waiting: 0, turnedAway: 0 }

type Exchange = [IncomingMessage, ServerResponse]
type Line = { isBusy: boolean; isHasty: boolean; waiting: Exchange[] }

/** An answer that says when it begins to be sent: nothing Node has tells of that. */
export class WatchedResponse extends http.ServerResponse<IncomingMessage> {
  // Typed loosely because writeHead has overloads that all mean the same here.
  override writeHead(...parts: unknown[]): this {
    this.emit('begin')
    return (super.writeHead as (...parts: unknown[]) => this).apply(this, parts)
  }
}

/** A request that says when all of it is there, whether or not anybody has read it: Node tells only who reads. */
export class WatchedRequest extends http.IncomingMessage {
  override push(chunk: unknown, encoding?: BufferEncoding): boolean {
    if (chunk === null) this.emit('arrived')
    return super.push(chunk, encoding)
  }
}

/**
 * Node begins every request of a connection as soon as it has arrived, hundreds in one packet, and keeps the answers until the client reads them. Here a
 * connection has one request in work: the next begins when the answer before has been handed to the network. So one connection holds one answer.
 */
export function queueRequests(
  work: RequestListener,
  headers: Readonly<Record<string, string>> = {},
  limits = queueLimits,
): RequestListener {
  const lines = new WeakMap<Socket, Line>()
  const turnAway = makeRefusal(headers, limits.rest)
  let inWork = 0
  let waiting = 0

  function wait(more: number): void {
    waiting += more
    queueFacts.waiting += more
  }

  function open(socket: Socket): Line {
    const line: Line = { isBusy: false, isHasty: false, waiting: [] }
    lines.set(socket, line)
    socket.once('close', () => {
      wait(-line.waiting.length)
      line.waiting.length = 0
    })
    return line
  }

  function begin(line: Line, request: IncomingMessage, response: ServerResponse): void {
    line.isBusy = true
    // What came in the same packet is counted first: whoever sends too much at once has caused no work.
    process.nextTick(() => {
      if (request.socket.destroyed) return
      response.on('close', () => {
        line.isBusy = false
        const next = line.waiting.shift()
        if (!next) return
        wait(-1)
        begin(line, ...next)
      })
      const most = line.isHasty ? limits.inWorkOfHasty : limits.inWork
      if (inWork >= most && request.url !== lifeSign) return turnAway(response)
      countWork(request, response)
      work(request, response)
    })
  }

  function countWork(request: IncomingMessage, response: ServerResponse): void {
    let isCounted = false
    const count = () => {
      inWork += 1
      queueFacts.inWork += 1
      isCounted = true
    }
    const release = () => {
      request.off('arrived', count)
      if (!isCounted) return
      inWork -= 1
      queueFacts.inWork -= 1
      isCounted = false
    }
    // Heard once each anyway: `once` would make and unhook a wrapper around it.
    response.on('begin', release)
    response.on('close', release)
    if (request.complete) count()
    else request.once('arrived', count)
  }

  return (request, response) => {
    const { socket } = request
    const line = lines.get(socket) ?? open(socket)
    if (!line.isBusy) begin(line, request, response)
    else if (line.waiting.length < limits.waiting && waiting < limits.waitingInAll) {
      wait(1)
      line.isHasty = true
      line.waiting.push([request, response])
    } else cutOff(socket)
  }
}

/**
 * Ends it in the middle of what it sent. 64 kB in one read can be two thousand requests, and Node would make objects for all of them, some 70 ms, although the
 * line is gone. 2 is its parser's word for "what follows is none of yours"; nothing public says it, and without it the rest is merely refused one by one.
 */
function cutOff(socket: Socket): void {
  socket.resetAndDestroy()
  const { parser } = socket as Socket & { parser?: { onIncoming?: () => number } | null }
  if (parser?.onIncoming) parser.onIncoming = () => 2
}

/**
 * Whom it is too much. Reading a question and refusing it costs a tenth of a cheap answer: were all that come refused at once, ten times too many would leave
 * nothing for those that are answered. So whoever is refused is told when to come back, the later the more there are, and their line is not heard before then.
 */
function makeRefusal(headers: Readonly<Record<string, string>>, limits: QueueLimits['rest']) {
  const { least, most, heardASecond, lines } = limits
  const { status, body } = new Failure('unavailable')
  // In the words of every other refusal; made here because Fastify's way to them is the work there is too much of.
  const words = JSON.stringify(body)
  let resting = 0
  return function turnAway(response: ServerResponse): void {
    queueFacts.turnedAway += 1
    const seconds = Math.min(most, Math.max(least, Math.ceil(resting / heardASecond)))
    const { socket } = response
    if (resting < lines) {
      resting += 1
      // Not sooner: Node reads on when it closes an answer, and who reads it slowly must not be left unheard.
      response.once('close', () => {
        socket?.pause()
        setTimeout(() => {
          resting -= 1
          socket?.resume()
        }, seconds * 1000).unref()
      })
    } else response.shouldKeepAlive = false
    response
      .writeHead(status, {
        ...headers,
        'content-type': 'application/json; charset=utf-8',
        'cache-control': 'no-store',
        'retry-after': String(seconds),
      })
      .end(words)
  }
}
