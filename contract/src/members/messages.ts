import { defineMessages } from '../locale.ts'
/** Sentences about the people of a company and what they may do for it. */
export const memberMessages = defineMessages({
  lastOwner: 'A company needs an owner who can sign in. Make somebody else an owner first.',
  leaveInstead: 'To go yourself, leave the company.',
  noCompany: 'You act for no company at the moment.',
  memberAlready: 'This person is a member of your company already.',
  invitedAlready: 'This person is invited already. You can send the invitation once more.',
  tooManyInvitations: 'Too many invitations wait for an answer. Take some of them back first.',
  linkSpent: 'This invitation was used, taken back or is older than seven days. Please ask for a new one.',
  otherCompany:
    'You act for another company already, and a person can act for one only. Leave that one first, then open the link again.',
  suspended: 'This account is suspended. Please write to our support.',
})
