import * as endpoints from '@fairquay/contract/members/endpoints.ts'
import { countAttemptFrom } from '../attempts.ts'
import { type App, implement, implementOnce } from '../http.ts'
import { acceptInvitation, lookAtInvitation } from './accept-invitation.ts'
import { changeRole, leaveCompany, removeMember } from './change-member.ts'
import { inviteMember, resendInvitation, revokeInvitation } from './invite.ts'
import { membersCompany } from './members-company.ts'
import { presentInvitation, presentMember } from './present.ts'
import { findInvitations, findMembers } from './queries.ts'

export function memberRoutes(app: App): void {
  implement(app, endpoints.listMembers, async ({ viewer }) => {
    const company = membersCompany(viewer)
    const members = await findMembers(app.db, company.id)
    const invitations = company.role === 'owner' ? await findInvitations(app.db, company.id) : []
    return {
      data: members.map((member) => presentMember(member, viewer)),
      invitations: invitations.map(presentInvitation),
    }
  })

  implementOnce(app, endpoints.inviteMember, async (tx, { viewer, body }) =>
    presentInvitation(await inviteMember(tx, app, viewer, body)),
  )
  implementOnce(app, endpoints.resendInvitation, async (tx, { viewer, params }) =>
    presentInvitation(await resendInvitation(tx, app, viewer, params.id)),
  )
  implement(app, endpoints.revokeInvitation, async ({ viewer, params }) => {
    await revokeInvitation(app, viewer, params.id)
    return { success: true }
  })

  implement(app, endpoints.changeMemberRole, async ({ viewer, params, body }) => {
    await changeRole(app, viewer, params.id, body.role)
    return { success: true }
  })
  implement(app, endpoints.removeMember, async ({ viewer, params }) => {
    await removeMember(app, viewer, params.id)
    return { success: true }
  })
  implement(app, endpoints.leaveCompany, async ({ viewer }) => {
    await leaveCompany(app, viewer)
    return { success: true }
  })

  implement(app, endpoints.lookAtInvitation, async ({ body, request }) => {
    await countAttemptFrom(app.db, 'invitation-from', request.ip)
    return lookAtInvitation(app, body.token)
  })
  implement(app, endpoints.acceptInvitation, async ({ body, request }) => {
    await countAttemptFrom(app.db, 'invitation-from', request.ip)
    return acceptInvitation(app, body)
  })
}
