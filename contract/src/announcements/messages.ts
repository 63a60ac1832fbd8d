import { defineMessages } from '../locale.ts'

/** Sentences about what an operator tells everybody. */
export const announcementMessages = defineMessages({
  textWrong: 'Please write 1 to 300 characters.',
  linkWrong: 'A link begins with http:// or https://, or with /#/ for a page of the marketplace.',
  startMissing: 'Please say when it begins.',
  endsTooEarly: 'It cannot end before it begins.',
})
