import { defineMessages } from '@fairquay/contract/locale.ts'

/** What the screens of this folder say. */
export const membersTexts = defineMessages({
  // invitation-list
  invitations: 'Invitations',
  sendAgain: 'Send again',
  sendAgainTo: (email: string) => `Send again to ${email}`,
  takeBack: 'Take back',
  takeBackInvitation: (email: string) => `Take back the invitation of ${email}`,
  // invite-form
  email: 'E-mail',
  role: 'Role',
  sendInvitation: 'Send invitation',
  // join-page
  loading: 'Loading',
  join: 'Join',
  login: 'Login',
  // member-list
  you: 'You',
  cannotSignIn: 'Cannot sign in',
  roleOf: (name: string) => `Role of ${name}`,
  remove: 'Remove',
  removeMember: (name: string) => `Remove ${name}`,
  // members-page
  company: 'Company',
  leave: 'Leave',
  // newcomer-form
  yourAccount: 'Your account',
  firstName: 'First name',
  lastName: 'Last name',
  password: 'Password',
})
