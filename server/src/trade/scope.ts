import { deskOf, type RequestReader } from '@fairquay/contract/trade/parties.ts'
import type { Viewer } from '../session.ts'

/** Whose requests a person sees; nobody's without a company. */
export function scopeOf(viewer: Viewer): RequestReader | undefined {
  if (viewer.role === 'admin') return 'admin'
  return viewer.company && { companyId: viewer.company.id, desk: deskOf(viewer.company) }
}
