import type { SessionUser } from '@fairquay/contract/accounts/session-endpoints.ts'
import { findUnaccepted } from '@fairquay/contract/legal-documents.ts'
import type { Config } from '../config.ts'
import { lacksSecondStep } from '../second-step.ts'
import type { Viewer } from '../session.ts'

/** A signed-in person in the words of the wire (docs/product.md#wire). */
export function presentUser(config: Config, viewer: Viewer): SessionUser {
  const { company } = viewer
  return {
    id: viewer.userId,
    email: viewer.email,
    is_admin: viewer.role === 'admin' ? 3 : 0,
    role: viewer.role,
    needs_second_step: lacksSecondStep(config, viewer),
    // Whoever looks on accepts nothing for them.
    to_accept: viewer.role === 'admin' || viewer.visit ? [] : findUnaccepted(config.settings.legal, viewer.accepted),
    is_waiting: viewer.isWaiting,
    company: company
      ? {
          id: company.id,
          slug: company.slug,
          name: company.name,
          role: company.role,
          is_approved: company.isVerified,
        }
      : null,
    profile: {
      id: viewer.userId,
      first_name: viewer.firstName,
      last_name: viewer.lastName,
      is_seller: viewer.role === 'seller',
      is_seller_verified: viewer.role === 'seller' && company?.isVerified === true,
    },
    visit: viewer.visit ? { operator: viewer.visit.operator, until: viewer.visit.until.toISOString() } : null,
  }
}
