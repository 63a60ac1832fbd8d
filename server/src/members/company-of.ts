import { Failure } from '../failure.ts'
import type { Viewer } from '../session.ts'

/** The company whose members somebody looks at. Who belongs to the operator is not settled by invitations, and some act for nobody. */
export function companyOf(viewer: Viewer): NonNullable<Viewer['company']> {
  if (!viewer.company || viewer.company.kind === 'operator') throw new Failure('not_found')
  return viewer.company
}
