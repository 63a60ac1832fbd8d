import { defineMessages } from '@fairquay/contract/locale.ts'

/** What the screens of this folder say. */
export const importsTexts = defineMessages({
  // outcome-list
  line: (line: string | number) => `Line ${line}`,
})
