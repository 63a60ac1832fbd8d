import { defineMessages } from '@fairquay/contract/locale.ts'

/** What the screens say of taking one's data along. */
export const takeoutTexts = defineMessages({
  ownTitle: 'Take your data along',
  ownHelp: 'Everything that is kept about you: to read, and for programs.',
  ownAction: 'Download my data',
  companyTitle: 'Take the company’s data along',
  companyHelp:
    'Profile, goods, requests, orders, invoices, papers and files, in one ZIP. Only owners can do this; it is on record.',
  companyAction: 'Download the company’s data',
  working: 'Your data is being put together. With many orders this takes minutes; please keep this page open.',
  ready: (name: string) => `${name} is among your downloads.`,
  failed: 'Your data could not be put together',
})
