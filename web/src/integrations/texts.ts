import { defineMessages, formatNumber, formatPlural } from '@fairquay/contract/locale.ts'

const eventCount = (count: number) => formatPlural(count, { one: '# event', other: '# events' })

/** What the screens of this folder say. */
export const integrationsTexts = defineMessages({
  // deliveries-page
  webhook: 'Webhook',
  noSuchWebhook: 'There is no such webhook',
  integrations: 'Integrations',
  logLoadFailed: 'The log could not be loaded',
  loading: 'Loading',
  log: 'Log',
  newSecret: 'New secret',
  delete: 'Delete',
  newSecretQuestion: 'Make a new secret?',
  makeNewSecret: 'Make a new secret',
  deleteQuestion: 'Delete this webhook?',
  webhookSecret: 'The secret of your webhook',
  // delivery-row
  test: 'Test',
  sent: 'What was sent',
  attempts: 'Attempts',
  attemptTime: (moment: string, milliseconds: number) => `${moment}, ${formatNumber(milliseconds)} ms`,
  sendAgain: 'Send again',
  notReceived: 'Not received yet',
  nextTry: (moment: string) => `Not received. It is sent again by itself, next at ${moment}.`,
  // integrations-page
  lead: 'Connect your own programs.',
  howItWorks: 'Guide for developers',
  allCalls: 'All calls of the API',
  // secret-dialog
  haveCopied: 'I have copied it',
  copied: 'Copied',
  copy: 'Copy',
  notCopied: 'The browser did not let it be copied. It is marked: copy it with the keyboard or the menu.',
  // section-frame
  loadFailed: (title: string) => `${title} could not be loaded`,
  // token-dialog
  newToken: 'New API token',
  makeToken: 'Make token',
  name: 'Name',
  nameExample: 'Our ERP',
  scopes: 'It may',
  goodFor: 'Good for',
  days: (count: number) => formatPlural(count, { one: '# day', other: '# days' }),
  // token-section
  apiTokens: 'API tokens',
  yourToken: 'Your API token',
  revoke: 'Revoke',
  revokeToken: (name: string) => `Revoke ${name}`,
  revokeQuestion: (name: string) => `Revoke ${name}?`,
  expired: 'Expired',
  until: (day: string) => `Until ${day}`,
  lastUsed: (madeBy: string, day: string) => `${madeBy}, last used ${day}`,
  neverUsed: (madeBy: string) => `${madeBy}, not used yet`,
  // try-out
  tryOut: 'Try it out',
  tryOutHelp: 'Sends an example, signed as always and marked with is_test. Nothing happens to your orders or goods.',
  exampleOf: 'Example of',
  pingOption: 'Nothing in particular (ping)',
  eventOption: (name: string, event: string) => `${name} (${event})`,
  sendTest: 'Send a test',
  // webhook-dialog
  editWebhook: 'Edit webhook',
  newWebhook: 'New webhook',
  save: 'Save',
  address: 'Address',
  description: 'Description',
  callItWhen: 'Call it when',
  switchedOn: 'Switched on',
  // webhook-section
  webhooks: 'Webhooks',
  webhookNote: (description: string, events: number) =>
    description === '' ? eventCount(events) : `${description} · ${eventCount(events)}`,
  logOf: (url: string) => `Log of ${url}`,
  edit: 'Edit',
  editOf: (url: string) => `Edit ${url}`,
  off: 'Off',
  failing: 'Failing',
  on: 'On',
})
