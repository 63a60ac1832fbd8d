import { defineMessages } from '../locale.ts'
export const uploadMessages = defineMessages({
  missing: 'Choose a picture to upload.',
  wrongType: 'Only PNG, JPEG, WebP and AVIF pictures can be used here.',
  tooLarge: 'A picture may have at most 5 MB.',
})
