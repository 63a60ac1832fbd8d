import { defineMessages } from '@fairquay/contract/locale.ts'

/** What is said while the code of a dialog is on its way, and when it does not come. */
export const lazyDialogTexts = defineMessages({
  loading: 'Loading…',
  failed: 'This could not be opened.',
  failedHelp: 'Please look at your connection and press again. If that does not help, load the page anew.',
})
