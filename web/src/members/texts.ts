import { defineMessages } from '@fairquay/contract/locale.ts'

/** What the screens of this folder say. */
export const membersTexts = defineMessages({
  // invitation-list
  invitations: 'Invitations',
  sendAgainTo: (email: string | number) => `Send again to ${email}`,
  sendAgain: 'Send again',
  takeBackInvitation: (email: string | number) => `Take back the invitation of ${email}`,
  takeBack: 'Take back',
  // invite-form
  eMail: 'E-mail',
  role: 'Role',
  sendInvitation: 'Send invitation',
  // join-page
  loading: 'Loading',
  join: 'Join',
  login: 'Login',
  // member-list
  you: 'You',
  cannotSignIn: 'Cannot sign in',
  roleOf: (name: string | number) => `Role of ${name}`,
  remove: (name: string | number) => `Remove ${name}`,
  remove2: 'Remove',
  // members-page
  company: 'Company',
  leave: 'Leave',
  // newcomer-form
  yourAccount: 'Your account',
  firstName: 'First name',
  lastName: 'Last name',
  password: 'Password',
})
