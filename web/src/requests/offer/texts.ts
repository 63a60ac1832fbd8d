import { defineMessages } from '@fairquay/contract/locale.ts'

/** What the screens of this folder say. */
export const offerTexts = defineMessages({
  // comparison-accept
  withWord: (name: string | number) => `with ${name}`,
})
