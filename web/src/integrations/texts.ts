import { defineMessages } from '@fairquay/contract/locale.ts'

/** What the screens of this folder say. */
export const integrationsTexts = defineMessages({
  // deliveries-page
  webhook: 'Webhook',
  thereNoSuchWebhook: 'There is no such webhook',
  integrations: 'Integrations',
  theLogCouldNotLoaded: 'The log could not be loaded',
  loading: 'Loading',
  log: 'Log',
  sendATest: 'Send a test',
  newSecret: 'New secret',
  deleteWord: 'Delete',
  makeNewSecret: 'Make a new secret?',
  makeNewSecret2: 'Make a new secret',
  deleteThisWebhook: 'Delete this webhook?',
  theSecretYourWebhook: 'The secret of your webhook',
  // delivery-row
  attempts: 'Attempts',
  ms: (at: string | number, milliseconds: string | number) => `${at}, ${milliseconds} ms`,
  sendAgain: 'Send again',
  // integrations-page
  connectYourOwnPrograms: 'Connect your own programs.',
  howInterfaceWorks: 'How the interface works',
  // secret-dialog
  iHaveCopied: 'I have copied it',
  copied: 'Copied',
  copy: 'Copy',
  // section-frame
  couldNotLoaded: (title: string | number) => `${title} could not be loaded`,
  // token-dialog
  newApiToken: 'New API token',
  makeToken: 'Make token',
  name: 'Name',
  ourErp: 'Our ERP',
  itMay: 'It may',
  goodFor: 'Good for',
  // token-section
  apiTokens: 'API tokens',
  yourApiToken: 'Your API token',
  revoke: (value: string | number) => `Revoke ${value}?`,
  revoke2: 'Revoke',
  expired: 'Expired',
  until: (expires_at: string | number) => `Until ${expires_at}`,
  revoke3: (name: string | number) => `Revoke ${name}`,
  // webhook-dialog
  editWebhook: 'Edit webhook',
  newWebhook: 'New webhook',
  save: 'Save',
  address: 'Address',
  httpsErpExampleComFairquay: 'https://erp.example.com/fairquay',
  description: 'Description',
  callItWhen: 'Call it when',
  switchedOn: 'Switched on',
  // webhook-section
  webhooks: 'Webhooks',
  logOf: (url: string | number) => `Log of ${url}`,
  edit: (url: string | number) => `Edit ${url}`,
  edit2: 'Edit',
  off: 'Off',
  failing: 'Failing',
  on: 'On',
})
