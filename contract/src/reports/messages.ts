import { defineMessages } from '../locale.ts'

/** What is said of reports on screens, in mails and in refusals. */
export const reportMessages = defineMessages({
  noWords: 'Please write what is wrong.',
  reasonMissing: 'Say why. It stands in the audit log, and whoever is warned or hidden reads it.',
  ownThing: 'This is your own company’s.',
  reportedAlready: 'You have reported this. The marketplace looks at it.',
  decidedAlready: 'This case is settled already.',
  openAlready: 'This case is open already.',
  nobodyToWarn: 'There is nobody left who could be warned.',
  messageOf: (company: string) => `Message of ${company}`,
  removed: 'Removed by the operator of this marketplace',
  reasons: {
    prohibited: 'Prohibited goods or services',
    misleading: 'False or misleading',
    rights: 'Counterfeit, or against somebody’s rights',
    abuse: 'Misuse of prices or contact details',
    spam: 'Insult or spam',
    other: 'Something else',
  },
})

/** The mail a company gets that is warned; nothing that people typed stands in a subject (docs/safety.md#mail-and-documents). */
export const warningMail = defineMessages({
  subject: (marketplace: string) => `A warning from ${marketplace}`,
  about: {
    product: (name: string) => `This product of yours was reported to us, and we have looked at it: ${name}`,
    company: (name: string) => `Your company was reported to us, and we have looked at what it shows: ${name}`,
    message: (name: string) => `A message from your company was reported to us, and we have looked at it: ${name}`,
  },
  next: 'Please put it right. If nothing changes, it can be taken off the marketplace.',
  takenBack: {
    subject: (marketplace: string) => `A warning from ${marketplace} was taken back`,
    about: {
      product: (name: string) => `We have taken back our warning about this product of yours: ${name}`,
      company: (name: string) => `We have taken back our warning about what your company shows: ${name}`,
      message: (name: string) => `We have taken back our warning about a message from your company: ${name}`,
    },
  },
  support: (support: string) => `If we have misunderstood you, write to ${support}.`,
})

/** The mail a company gets whose message was taken out of a conversation, or put back. */
export const messageRemovalMail = defineMessages({
  removed: {
    subject: (marketplace: string) => `One of your messages at ${marketplace} was taken off`,
    about: 'A message from your company was reported to us. We have looked at it and taken it out of the conversation:',
  },
  restored: {
    subject: (marketplace: string) => `One of your messages at ${marketplace} is shown again`,
    about: 'We have put a message from your company back into the conversation:',
  },
  support: (support: string) => `If we have misunderstood you, write to ${support}.`,
})
