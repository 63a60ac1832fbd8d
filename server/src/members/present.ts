import type { Invitation, Member } from '@fairquay/contract/members/endpoints.ts'
import type { Viewer } from '../session.ts'
import type { InvitationRow, MemberRow } from './queries.ts'

export function presentMember({ isActive, ...member }: MemberRow, viewer: Viewer): Member {
  return { ...member, is_active: isActive, is_self: member.id === viewer.userId }
}

export function presentInvitation({ company_id: _, sent_at, expires_at, ...invitation }: InvitationRow): Invitation {
  return { ...invitation, sent_at: sent_at.toISOString(), expires_at: expires_at.toISOString() }
}
