import { defineMessages } from '@fairquay/contract/locale.ts'

/** What the screens of this folder say beside the texts of their pages. */
export const pagesTexts = defineMessages({
  // information-page
  missing: 'There is no such page',
  missingHelp: 'The link may be incomplete or out of date.',
})
