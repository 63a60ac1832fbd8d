import type { FastifyReply } from 'fastify'
import { signalLeaving } from './send-stream.ts'
import type { Viewer } from './session.ts'
import type { TurnOf } from './take-turns.ts'

/** Whose costly work it is, and that it need not be begun when they have left. */
export function turnOf({ viewer, reply }: { viewer: Viewer; reply: FastifyReply }): TurnOf {
  return { person: viewer.userId, signal: signalLeaving(reply) }
}
