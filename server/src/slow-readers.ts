import type { Server } from 'node:http'
import type { Socket } from 'node:net'

export type ReaderLimits = {
  /** Milliseconds without a byte being taken after which a client with an answer to read is no reader. */
  patience: number
  /** Bytes that wait for one client: above the largest answer that is sent in one piece. */
  perConnection: number
  /** Bytes that wait for all clients together. With what the process takes itself (about 210 MB) they stay below 400 MB. */
  inAll: number
  /**
   * Connections kept open. Above it those make room on which nothing is asked (or not all of a question has come), the longest silent first; above twice
   * as many no more are taken.
   */
  connections: number
  /** Milliseconds between two looks at all of them while no requests come. */
  every: number
}

export const readerLimits: ReaderLimits = {
  patience: 15_000,
  perConnection: 16_000_000,
  inAll: 48_000_000,
  connections: 5000,
  every: 1000,
}

/** Milliseconds between two looks while requests come. Twelve database connections make some 10 MB of answers in that time. */
const lookAgainAfter = 50
/** Whoever was stuck and read on has shown that somebody is there: a poor line with large buffers takes its bytes in few large bites. */
const readersPatience = 4

/** What a client has not taken yet: how many bytes the system had accepted when we last looked, since when it is that many, and whether it was ever more. */
type Stall = { accepted: number; since: number; hasReadOn: boolean }

/**
 * Closes clients that ask and do not read: after the patience, and at once, those first that have not read for longest, when too many bytes wait in all.
 * Answers at work and streams on which nothing waits are left alone however long they are silent.
 */
export function watchReaders(server: Server, limits = readerLimits): void {
  const stalls = new Map<Socket, Stall | undefined>()
  /** Connections on which nothing is being answered, the longest silent first. */
  const silent = new Set<Socket>()
  const asked = new Map<Socket, number>()
  let lookedAt = 0

  server.maxConnections = 2 * limits.connections
  server.on('connection', (socket) => {
    stalls.set(socket, undefined)
    silent.add(socket)
    socket.once('close', () => {
      stalls.delete(socket)
      silent.delete(socket)
      asked.delete(socket)
    })
    // Node's own closing of idle connections spares those that never said anything, or half a request: ten thousand of those would keep everybody out.
    if (stalls.size > limits.connections) closeLongestSilent()
  })
  function closeLongestSilent(): void {
    const [first] = silent
    if (!first) return
    silent.delete(first)
    first.destroy()
  }

  let timer: NodeJS.Timeout | undefined
  server.on('listening', () => {
    timer = setInterval(lookAround, limits.every).unref()
  })
  server.once('close', () => clearInterval(timer))

  function lookAround(): void {
    const now = performance.now()
    lookedAt = now
    let unread = 0
    const waiting: { socket: Socket; bytes: number; since: number }[] = []
    for (const [socket, known] of stalls) {
      const bytes = socket.writableLength
      if (bytes === 0) {
        if (known) stalls.set(socket, undefined)
        continue
      }
      const stall = follow(known, countAccepted(socket), now)
      stalls.set(socket, stall)
      const patience = stall.hasReadOn ? readersPatience * limits.patience : limits.patience
      if (now - stall.since >= patience || bytes > limits.perConnection) socket.resetAndDestroy()
      else {
        unread += bytes
        waiting.push({ socket, bytes, since: stall.since })
      }
    }
    if (unread > limits.inAll) shed(waiting, unread - (limits.inAll * 3) / 4)
  }

  server.prependListener('request', ({ socket }, response) => {
    silent.delete(socket)
    asked.set(socket, (asked.get(socket) ?? 0) + 1)
    response.on('close', () => {
      const left = (asked.get(socket) ?? 1) - 1
      if (left > 0) asked.set(socket, left)
      else if (asked.delete(socket) && !socket.destroyed) silent.add(socket)
    })
    if (performance.now() - lookedAt >= lookAgainAfter) lookAround()
  })
}

function follow(known: Stall | undefined, accepted: number, now: number): Stall {
  if (!known) return { accepted, since: now, hasReadOn: false }
  if (known.accepted === accepted) return known
  return { accepted, since: now, hasReadOn: true }
}

/** Those first that have taken nothing for longest; of several those for whom most waits. */
function shed(waiting: { socket: Socket; bytes: number; since: number }[], excess: number): void {
  let left = excess
  for (const { socket, bytes } of waiting.sort((a, b) => a.since - b.since || b.bytes - a.bytes)) {
    if (left <= 0) return
    // Not merely closed: the system would go on holding what it has accepted, megabytes a connection.
    socket.resetAndDestroy()
    left -= bytes
  }
}

/**
 * Bytes of this connection that the system has taken from us. A large answer is one write that goes out piece by piece, and only the handle knows how far it
 * is; Node's own timeout of sockets asks it the same. Where there is no such handle the finished writes are counted.
 */
function countAccepted(socket: Socket): number {
  const { _handle: handle } = socket as Socket & { _handle?: { bytesWritten?: number; writeQueueSize?: number } | null }
  if (handle?.bytesWritten === undefined || handle.writeQueueSize === undefined)
    return socket.bytesWritten - socket.writableLength
  return handle.bytesWritten - handle.writeQueueSize
}
