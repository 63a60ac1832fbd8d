import { defineMessages } from '../locale.ts'

/** What is said of taking one's data along, on the screens and in the archive. */
export const takeoutMessages = defineMessages({
  underWay: 'Your data is being put together already. Please wait until that has ended.',
  noCompany: 'You act for no company.',
  personTitle: 'What is kept about you',
  companyTitle: (company: string) => `The data of ${company}`,
  madeFor: (marketplace: string, moment: string) => `From ${marketplace}, ${moment}`,
  personHelp:
    'data.json holds the same for programs. The texts of mails are left out, because some of them hold links that let people in. What you did for a company is named here; the papers themselves are the company’s.',
  companyHelp:
    'It holds what the pages of the company show its people: its own goods, prices and papers, and of other companies what they sent to it. Data is in JSON, lists of goods and orders are tables, papers are PDF.',
  nothing: 'Nothing',
})

/** The parts of a person's data, in their order. */
export const personParts = defineMessages({
  account: 'Account',
  sessions: 'Sessions',
  browsers: 'Browsers that are known',
  two_step_sign_in: 'Two-step sign-in',
  operators_looking_on: 'Operators who asked or were allowed to look on, and when they did',
  passkeys: 'Passkeys',
  company_sign_in: 'Sign-in at your company’s provider',
  api_tokens: 'API tokens',
  notification_settings: 'How you are told',
  notification_choices: 'What you are told of',
  notifications: 'Notifications',
  mails: 'Mails to you',
  acceptances: 'Terms and privacy policy accepted',
  newsletter: 'Newsletter',
  invitations: 'Invitations to you and by you',
  cart: 'Cart',
  requests: 'Requests you sent',
  messages: 'Messages you wrote',
  offers: 'Offers you made',
  orders: 'Orders that came of your requests',
  order_events: 'What you did with orders',
  reviews: 'Reviews you wrote',
  reports: 'What you reported',
  review_reports: 'Reviews you reported',
  uploads: 'Pictures you uploaded',
  log: 'What you changed, and what was changed about you',
})
export type PersonPart = keyof typeof personParts

/** The folders of a company's data, in their order. */
export const companyFolders = defineMessages({
  company: 'Profile, people, billing and programs',
  products: 'Products and stock',
  'rate-cards': 'Rate cards with their lanes',
  requests: 'Requests with their offers, messages, papers and files',
  sourcing: 'What several sellers were asked for at once',
  orders: 'Orders with their money, papers, shipments and claims',
  money: 'Invoices and payments',
  reviews: 'Reviews',
})
export type CompanyFolder = keyof typeof companyFolders
