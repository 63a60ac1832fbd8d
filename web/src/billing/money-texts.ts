import { defineMessages } from '@fairquay/contract/locale.ts'

/** What the pages about money over all orders say. */
export const moneyTexts = defineMessages({
  title: 'Money',
  lead: 'What is open over all your orders, by how long it is overdue.',
  loading: 'Loading what is open',
  loadFailed: 'What is open could not be loaded.',
  receivable: 'Owed to you',
  payable: 'Owed by you',
  none: 'Nothing is open',
  noneHelp: 'Invoices and deposits of your orders stand here until they are paid.',
  toOrders: 'See orders',
  total: 'Total',
  currency: 'Currency',
  company: 'Company',
  overdueSince: (sum: string, day: string) => `${sum} overdue, the oldest since ${day}`,
  dueOn: (day: string) => `Due ${day}`,
  all: 'All',
  // statement-page
  statementTitle: (company: string) => `Account with ${company}`,
  statement: 'Account',
  statementLoading: 'Loading the account',
  statementFailed: 'The account could not be loaded.',
  missing: 'There is no such account',
  missingHelp: 'You have had no invoice with this company yet.',
  balance: 'Balance',
  before: 'Balance of before',
  openItems: 'What is open',
  download: { pdf: 'PDF', csv: 'CSV', xlsx: 'Excel' },
  downloadAs: (format: string) => `Download the statement as ${format}`,
  fileFailed: 'The file could not be made. Please try again.',
  // dashboard
  dashboardFailed: 'What is open could not be loaded.',
})
