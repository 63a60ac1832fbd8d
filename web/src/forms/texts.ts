import { defineMessages } from '@fairquay/contract/locale.ts'

/** What the screens of this folder say. */
export const formsTexts = defineMessages({
  // form-dialog
  cancel: 'Cancel',
})
