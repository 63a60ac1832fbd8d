import { defineMessages } from '../locale.ts'

/** Sentences of the first hour: asking people in, and setting the marketplace up. */
export const setupMessages = defineMessages({
  linkSpent: 'This link was used, taken back or is too old. Please ask for a new one.',
  firstLinkSpent:
    'This link was used, is older than a day or was replaced when the server started anew. The newest one stands in the log of the server.',
  accountThere: 'There is an account with this address already. Please choose another.',
  askedAlready: 'This address is asked already. You can send the message once more.',
  accountSuspended: 'The account of this address is suspended.',
  operatorAlready: 'This person is an operator already.',
  actsAlready: (company: string) =>
    `This person acts for ${company}, and a person can act for one company only. They have to leave it first.`,
  actsAlreadyOneself:
    'You act for a company, and a person can act for one only. Leave it first, then open the link again.',
  noCategory: 'Please choose at least one category.',
  sameName: (name: string) => `Two categories are called “${name}”.`,
  demoNeedsNobody: 'The demo can be loaded while no company is here. There is at least one.',
  demoMissing: 'The folder demo is not part of this installation.',
  demoLoading: 'The demo is being loaded at this moment.',
  demoNotThere: 'The demo is not here.',
  demoOneself:
    'This account came with the demo and would go with it. Ask yourself in as an operator first, under People, and sign in with that account.',
  demoWord: (name: string) => `Please type ${name}, the name of the marketplace.`,
  testSubject: (name: string) => `A test from ${name}`,
  testText: (name: string) => `If you read this, ${name} can send mails. Nothing else has to be done.`,
  testSent: (address: string) =>
    `The mail server took a message to ${address}. Look whether it arrives, also among unwanted mails.`,
  noMailServer:
    'No mail server is set up: mails stay in the outbox, where only operators read them. Set SMTP_URL and MAIL_FROM, and start the server anew.',
})
