import type { FastifyRequest } from 'fastify'
import { readBearer, type Viewer } from '../session.ts'

/** Whoever acts, and the session they act in: it must still stand when something is written. */
export type Acting = { viewer: Viewer; session: string }

export function actingOf(viewer: Viewer, request: FastifyRequest): Acting {
  return { viewer, session: readBearer(request.headers.authorization) ?? '' }
}
