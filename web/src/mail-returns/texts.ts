import { defineMessages, formatPlural } from '@fairquay/contract/locale.ts'

/** What the screens of this folder say. */
export const mailReturnsTexts = defineMessages({
  // mail-address-notice
  noMailsToYou: (address: string) => `We do not send notifications to ${address}`,
  since: (moment: string) => `Since ${moment}.`,
  said: (reason: string) => `What was said: “${reason}”`,
  whatToDo: 'Mails about your account still go there. Change your address, or tell us when mail arrives again.',
  changeAddress: 'Change address',
  arrivesAgain: 'Mail arrives again',
  // admin/held-addresses-page
  title: 'Addresses that return mail',
  lead: 'Only mails somebody waits for, such as a new password, are still sent to them. Whoever opens a link of such a mail, or says so in their profile, is written to again.',
  toOutbox: 'Outbox',
  search: 'Search addresses',
  searchHint: 'Part of the address',
  addresses: 'Addresses',
  none: 'No mail comes back',
  noMatch: 'No address fits',
  nobody: 'Nobody has an account with it',
  heldMails: (count: number) => formatPlural(count, { one: '# mail held', other: '# mails held' }),
  sendAgain: 'Send again',
  sendAgainTo: (address: string) => `Send again to ${address}`,
  noMailbox:
    'Nobody reads what comes back: only what the mail server refuses at once is known. Set MAIL_RETURN_TO and RETURN_MAILBOX for the server.',
  failing: (moment: string, reason: string) => `The mailbox of returns cannot be read since ${moment}: ${reason}`,
  neverRead: 'The mailbox of returns was not read yet.',
  readNow: 'Read it now',
  readAt: (moment: string) => `The mailbox of returns was read ${moment}.`,
})
