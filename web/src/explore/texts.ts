import { defineMessages } from '@fairquay/contract/locale.ts'

/** What the screens of this folder say. */
export const exploreTexts = defineMessages({
  // explore-frame
  home: 'Home',
})
