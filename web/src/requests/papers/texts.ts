import { defineMessages } from '@fairquay/contract/locale.ts'

/** What the screens of this folder say. */
export const papersTexts = defineMessages({
  // request-papers
  pdf: 'PDF',
})
