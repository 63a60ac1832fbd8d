import type { Viewer } from '../session.ts'
import type { Scope } from './inbox.ts'

/** Whose requests a person sees; nobody's without a company. */
export function scopeOf(viewer: Viewer): Scope | undefined {
  if (viewer.role === 'admin') return 'all'
  return viewer.company && { companyId: viewer.company.id }
}
