import { defineMessages } from '@fairquay/contract/locale.ts'

/** What the screens of this folder say. */
export const requestsTexts = defineMessages({
  // what a request is called: 'Purchase request 12'
  name: (kind: string, id: number) => `${kind} ${id}`,
  // the same where the kind is not known yet
  request: (id: string) => `Request ${id}`,
})
