import type { FastifyReply } from 'fastify'
import { signalLeaving } from './send-stream.ts'
import type { Viewer } from './session.ts'
import type { QueuedFor } from './work-queue.ts'

/** Whose costly work it is, and that it need not be begun when they have left. */
export function queuedFor({ viewer, reply }: { viewer: Viewer; reply: FastifyReply }): QueuedFor {
  return { person: viewer.userId, signal: signalLeaving(reply) }
}
