import { defineMessages } from '@fairquay/contract/locale.ts'

/** What forms say that keep what is typed: few pages have one. */
export const keptNoteTexts = defineMessages({
  kept: 'What you have typed is kept in this tab.',
  startAnew: 'Start again',
})
