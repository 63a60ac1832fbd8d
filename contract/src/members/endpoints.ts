import * as Type from 'typebox'
import { companyRoles } from '../company-roles.ts'
import { endpoint } from '../endpoint.ts'
import { closed, id, nullable, text } from '../fields.ts'

const role = Type.Enum(companyRoles)

/** A person of the company. `is_self` is whoever asks; somebody who is not active cannot sign in at the moment. */
const member = Type.Object({
  id: Type.Integer(),
  first_name: Type.String(),
  last_name: Type.String(),
  email: Type.String(),
  role,
  is_active: Type.Boolean(),
  is_self: Type.Boolean(),
})
export type Member = Type.Static<typeof member>

const invitation = Type.Object({
  id: Type.Integer(),
  email: Type.String(),
  role,
  sent_at: Type.String(),
  expires_at: Type.String(),
  is_expired: Type.Boolean(),
  /** There is no such mailbox, as far as our mails to it tell. */
  comes_back: Type.Boolean(),
})
export type Invitation = Type.Static<typeof invitation>

const done = Type.Object({ success: Type.Boolean() })

/** `invitations` are those that wait for an answer; only owners are shown them. An operator has no company here. */
export const listMembers = endpoint({
  method: 'GET',
  path: '/api/v1/members',
  access: 'signedIn',
  whileWaiting: true,
  summary: "The people of one's own company, and who is invited",
  answer: Type.Object({ data: Type.Array(member), invitations: Type.Array(invitation) }),
})

/** Mails a link that works once and for seven days. 422 with the reason at `email` for somebody who is a member or invited already. */
export const inviteMember = endpoint({
  method: 'POST',
  path: '/api/v1/invitations',
  access: 'signedIn',
  needs: 'owner',
  summary: 'Invite somebody into the company',
  body: closed({ email: text(254), role }),
  answer: invitation,
  status: 201,
  idempotent: true,
  refuses: ['too_many'],
})

/** Mails a new link; the earlier one no longer works. */
export const resendInvitation = endpoint({
  method: 'POST',
  path: '/api/v1/invitations/:id/mails',
  access: 'signedIn',
  needs: 'owner',
  summary: 'Send an invitation once more',
  params: Type.Object({ id }),
  answer: invitation,
  idempotent: true,
  refuses: ['too_many'],
})

export const revokeInvitation = endpoint({
  method: 'DELETE',
  path: '/api/v1/invitations/:id',
  access: 'signedIn',
  needs: 'owner',
  summary: 'Take an invitation back',
  params: Type.Object({ id }),
  answer: done,
})

/** Refused (422) when it would leave the company without an owner who can sign in. */
export const changeMemberRole = endpoint({
  method: 'PUT',
  path: '/api/v1/members/:id/role',
  access: 'signedIn',
  needs: 'owner',
  summary: 'Change what a member may do',
  params: Type.Object({ id }),
  body: closed({ role }),
  answer: done,
})

/** Ends their sessions at once; their account stays, without a company. Oneself is removed by leaving. */
export const removeMember = endpoint({
  method: 'DELETE',
  path: '/api/v1/members/:id',
  access: 'signedIn',
  needs: 'owner',
  summary: 'Remove a member from the company',
  params: Type.Object({ id }),
  answer: done,
})

/** Ends every session of the person: who they are to the marketplace has changed. */
export const leaveCompany = endpoint({
  method: 'DELETE',
  path: '/api/v1/membership',
  access: 'signedIn',
  beforeAccepting: true,
  summary: 'Leave the company',
  answer: done,
})

const token = text(200, 1)

/** What the page behind the link of an invitation shows. `has_account`: nothing but a yes is asked for; `has_company`: they act for another one. */
export const lookAtInvitation = endpoint({
  method: 'POST',
  path: '/api/v1/invitations/look',
  access: 'anyone',
  summary: 'Read an invitation by the token of its link',
  body: closed({ token }),
  answer: Type.Object({
    company: Type.String(),
    email: Type.String(),
    role,
    invited_by: nullable(Type.String()),
    has_account: Type.Boolean(),
    has_company: Type.Boolean(),
  }),
  refuses: ['too_many'],
})

/** `person` is needed of somebody without an account. The link has shown that the address is theirs, so it is confirmed at once. */
export const acceptInvitation = endpoint({
  method: 'POST',
  path: '/api/v1/invitations/acceptances',
  access: 'anyone',
  summary: 'Join the company with the token of an invitation',
  body: closed({
    token,
    person: Type.Optional(
      closed({
        first_name: text(80),
        last_name: text(80),
        phone_code: Type.Optional(text(10)),
        phone: Type.Optional(text(30)),
        password: text(128),
      }),
    ),
  }),
  /** `waiting`: of a seller whose company an operator still has to approve. */
  answer: Type.Object({ state: Type.Enum(['active', 'waiting']), email: Type.String(), company: Type.String() }),
  refuses: ['too_many'],
})
