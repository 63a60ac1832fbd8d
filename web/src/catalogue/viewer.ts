import { readSession, useSession } from '../session.tsx'

/** Whose answers are kept apart: a guest's hold no price. A token not yet checked already asks as a member. */
export type ViewerKind = 'guest' | 'member'

export function useViewerKind(): ViewerKind {
  return useSession().status === 'guest' ? 'guest' : 'member'
}

/** The same outside of components, for fetching ahead. */
export function readViewerKind(): ViewerKind {
  return readSession().status === 'guest' ? 'guest' : 'member'
}
