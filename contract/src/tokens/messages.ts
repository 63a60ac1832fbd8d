import { defineMessages } from '../locale.ts'
export const tokenMessages = defineMessages({
  title: 'API tokens',
  help: 'Other programs of your company, such as an ERP, sign in with them.',
  tooMany: 'A company can have twenty API tokens. Revoke one that is not needed any more.',
  noCompany: 'Your account belongs to no company, so it has no integrations.',
  nameMissing: 'Please give the token a name.',
  noScopes: 'Please choose at least one thing it may do.',
  once: 'Copy the token now. It is not shown again.',
  revokeHelp: 'The program that uses it is refused from now on. This cannot be taken back.',
  revoked: 'The token is revoked.',
  empty: 'There are no API tokens yet.',
  ownerOnly: 'Only an owner of the company makes API tokens.',
})
