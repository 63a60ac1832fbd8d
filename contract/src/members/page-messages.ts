import type { CompanyRole } from '../company-roles.ts'
import { defineMessages } from '../locale.ts'

/** The words of the members' page and of the page behind an invitation's link. */
export const roleNames: Record<CompanyRole, string> = defineMessages({
  owner: 'Owner',
  editor: 'Editor',
  viewer: 'Viewer',
})

export const roleHelp: Record<CompanyRole, string> = defineMessages({
  owner: 'Everything, including the company profile and its members.',
  editor: 'Products, imports, the showroom and requests.',
  viewer: 'Reads everything, changes nothing.',
})

export const membersPageMessages = defineMessages({
  title: 'Members',
  intro: 'Who acts for your company, and what they may do.',
  loadFailed: 'The members could not be loaded',
  noCompany: 'You act for no company at the moment',
  noCompanyHelp: 'Open the link of an invitation to join one.',
  companySignIn: 'Company sign-in',
  companySignInHelp: 'Members can sign in at your company’s own provider, beside their passwords or instead of them.',
  companySignInLink: 'Set up the company’s sign-in',
  inviteTitle: 'Invite somebody',
  inviteHelp: 'They get a message with a link that works once and for seven days. They need no account yet.',
  invited: (email: string) => `${email} is invited.`,
  sentAgain: (email: string) => `A new invitation is on its way to ${email}.`,
  takenBack: (email: string) => `The invitation of ${email} no longer works.`,
  roleChanged: (name: string, role: CompanyRole) =>
    ({ owner: `${name} is an owner now.`, editor: `${name} is an editor now.`, viewer: `${name} is a viewer now.` })[
      role
    ],
  removed: (name: string) => `${name} no longer acts for your company.`,
  removeTitle: (name: string) => `Remove ${name}?`,
  removeHelp: 'They are signed out at once and can no longer see or change anything of your company.',
  leaving: 'Leaving',
  leaveTitle: 'Leave the company?',
  leaveHelp: 'You are signed out, and act for no company until somebody invites you again.',
  left: 'You have left the company.',
  waiting: 'Waiting for an answer',
  nobodyInvited: 'Nobody is invited at the moment.',
  expired: 'The link has expired',
  comesBack: 'Our mails to this address come back. Check how it is spelt, and take the invitation back if it is wrong.',
  validUntil: (date: string) => `The link works until ${date}`,
  readOnly: 'Only owners can invite, change roles and remove members.',
})

export const joinMessages = defineMessages({
  title: 'Join a company',
  invitation: (company: string) => `You are invited to act for ${company}`,
  invitedBy: (name: string, role: CompanyRole) =>
    ({
      owner: `${name} has invited you as an owner.`,
      editor: `${name} has invited you as an editor.`,
      viewer: `${name} has invited you as a viewer.`,
    })[role],
  invitedAs: (role: CompanyRole) =>
    ({
      owner: 'You are invited as an owner.',
      editor: 'You are invited as an editor.',
      viewer: 'You are invited as a viewer.',
    })[role],
  existing: (email: string) => `You will join with your account ${email}.`,
  fresh: (email: string) => `Your account will have the address ${email}.`,
  joined: (company: string) => `You act for ${company} now.`,
  signIn: 'Sign in to begin.',
  waiting: (company: string) =>
    `You act for ${company} now. Sign in and help to prepare it: we have not approved the company yet.`,
  linkMissing: 'This page needs the link from the invitation. Open it there once more.',
  loadFailed: 'The invitation could not be opened',
})
