import { Failure } from '../failure.ts'
import { companyOf, type Viewer, type ViewerCompany } from '../session.ts'

/** The company whose members somebody looks at. Who belongs to the operator is not settled by invitations. */
export function membersCompany(viewer: Viewer): ViewerCompany {
  const company = companyOf(viewer)
  if (company.kind === 'operator') throw new Failure('not_found')
  return company
}
